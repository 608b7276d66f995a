import Testing

@testable import UIKit

@Suite struct StackViewTests {
    /// As large as it says.
    private final class Block: UIView {
        let size: CGSize
        init(_ width: CGFloat, _ height: CGFloat = 20) {
            size = CGSize(width: width, height: height)
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { fatalError() }
        override var intrinsicContentSize: CGSize { size }
    }

    private func stack(_ views: [UIView], _ width: CGFloat = 300, _ height: CGFloat = 50) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
        return stack
    }

    /// Where each view begins and ends along the stack.
    private func spans(_ stack: UIStackView) -> [[Double]] {
        stack.layoutIfNeeded()
        return stack.arrangedSubviews.map { view in
            stack.axis == .horizontal
                ? [Double(view.frame.minX), Double(view.frame.maxX)] : [Double(view.frame.minY), Double(view.frame.maxY)]
        }
    }

    @Test(
        arguments: [
            (.fill, [[0, 40], [50, 110], [120, 300]]), (.fillEqually, [[0, 93], [103, 196], [206, 299]]),
            (.fillProportionally, [[0, 56], [66, 150], [160, 300]]), (.equalSpacing, [[0, 40], [90, 150], [200, 300]]),
            (.equalCentering, [[0, 40], [105, 165], [200, 300]]),
        ] as [(UIStackView.Distribution, [[Double]])])
    func `each distribution of room that is left over`(distribution: UIStackView.Distribution, expected: [[Double]]) {
        let blocks = [Block(40), Block(60), Block(100)]
        let stack = stack(blocks, distribution == .fillEqually ? 299 : 300)
        blocks[2].setContentHuggingPriority(UILayoutPriority(200), for: .horizontal)
        stack.distribution = distribution
        stack.spacing = 10
        #expect(spans(stack) == expected)
    }

    @Test func `without room the one that resists least gives way`() {
        let blocks = [Block(100), Block(100)]
        blocks[0].setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        #expect(spans(stack(blocks, 150)) == [[0, 50], [50, 150]])
    }

    @Test(arguments: [(300, [[0, 40], [40, 80], [80, 300]]), (100, [[0, 40], [40, 80], [80, 100]])] as [(Double, [[Double]])])
    func `of views that mind equally the last one gives way`(width: Double, expected: [[Double]]) {
        #expect(spans(stack([Block(40), Block(40), Block(40)], CGFloat(width))) == expected)
    }

    @Test(
        arguments: [
            (.fill, [0, 50]), (.leading, [0, 20]), (.top, [0, 20]), (.center, [15, 35]), (.trailing, [30, 50]), (.bottom, [30, 50]),
        ] as [(UIStackView.Alignment, [Double])])
    func `each alignment across the stack`(alignment: UIStackView.Alignment, expected: [Double]) {
        let block = Block(40)
        let stack = stack([block])
        stack.alignment = alignment
        stack.layoutIfNeeded()
        #expect([Double(block.frame.minY), Double(block.frame.maxY)] == expected)
        let all = [UIStackView.Alignment.fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline]
        #expect(all.map(\.rawValue) == Array(0...5))
    }

    @Test func `a hidden view takes no room, one that leaves is arranged no more`() {
        let blocks = [Block(40), Block(40), Block(40)]
        let stack = stack(blocks, 120)
        blocks[0].isHidden = true
        stack.layoutIfNeeded()
        #expect(blocks[1].frame.minX == 0)
        blocks[1].removeFromSuperview()
        #expect(stack.arrangedSubviews == [blocks[0], blocks[2]])
        stack.removeArrangedSubview(blocks[0])
        #expect(stack.arrangedSubviews == [blocks[2]] && blocks[0].superview === stack)
        stack.insertArrangedSubview(blocks[0], at: 0)
        blocks[0].isHidden = false
        stack.addArrangedSubview(blocks[1])
        #expect(spans(stack) == [[0, 40], [40, 80], [80, 120]])
    }

    @Test func `spacing of one's own, margins, and the other axis`() {
        let blocks = [Block(40), Block(40), Block(40)]
        let stack = stack(blocks, 60, 200)
        stack.axis = .vertical
        stack.distribution = .equalSpacing
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 10, left: 5, bottom: 0, right: 5)
        stack.setCustomSpacing(UIStackView.spacingUseSystem, after: blocks[0])
        stack.setCustomSpacing(100, after: blocks[1])
        #expect(stack.customSpacing(after: blocks[2]) == UIStackView.spacingUseDefault)
        // The gaps are at least 8 and 100, and as equal as they can be.
        #expect(spans(stack) == [[10, 30], [60, 80], [180, 200]])
        #expect(blocks.allSatisfy { $0.frame.minX == 5 && $0.frame.width == 50 })
    }

    @Test func `a stack in a stack is as large as what it arranges, and a constant constraint counts before that`() {
        let inner = stack([Block(40), Block(60)])
        inner.spacing = 10
        let fixed = Block(10)
        fixed.widthAnchor.constraint(equalToConstant: 30).isActive = true
        let outer = stack([inner, fixed, Block(70)])
        outer.distribution = .equalSpacing
        #expect(spans(outer) == [[0, 110], [155, 185], [230, 300]])
    }

    @Test func `HT.4 an arranged view is hit where the stack has put it`() {
        let world = World { world in
            let stack = UIStackView(arrangedSubviews: ["left", "right"].map { world.name(TouchView(frame: .zero), $0) })
            stack.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
            stack.distribution = .fillEqually
            world.root.addSubview(stack)
        }
        world.tap(150, 50)
        #expect(world.run() == ["right.touchesBegan", "right.touchesEnded"])
    }

    // MARK: Together with other constraints

    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))

    /// In the upper left corner of the root.
    private func pinned(_ stack: UIStackView, _ more: NSLayoutConstraint...) {
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        NSLayoutConstraint.activate(
            [stack.leftAnchor.constraint(equalTo: root.leftAnchor), stack.topAnchor.constraint(equalTo: root.topAnchor)] + more)
        root.layoutIfNeeded()
    }

    @Test func `PL.11 constraints between arranged views hold`() {
        let (label, bar, icon) = (UILabel(), UIView(), UIView())
        label.text = "Name"
        let stack = UIStackView(arrangedSubviews: [icon, label, bar])
        NSLayoutConstraint.activate([
            icon.widthAnchor.constraint(equalTo: icon.heightAnchor), bar.widthAnchor.constraint(equalTo: icon.widthAnchor, multiplier: 2),
            bar.heightAnchor.constraint(equalToConstant: 40),
        ])
        pinned(stack)
        let width = label.intrinsicContentSize.width
        #expect(icon.frame == CGRect(x: 0, y: 0, width: 40, height: 40))
        #expect(label.frame == CGRect(x: 40, y: 0, width: width, height: 40))
        #expect(bar.frame.width == 80 && stack.frame.size == CGSize(width: 120 + width, height: 40))
    }

    @Test func `PL.11 a stack in a stack in a view with constraints is laid out in one commit, and what is in it is hit`() {
        let world = World { world in
            let pads = ["a", "b", "c"].map { world.name(TouchView(frame: .zero), $0) }
            let (row, column) = (UIStackView(arrangedSubviews: Array(pads[...1])), UIStackView())
            row.distribution = .fillEqually
            column.axis = .vertical
            for view in [row, pads[2]] { column.addArrangedSubview(view) }
            column.translatesAutoresizingMaskIntoConstraints = false
            world.root.addSubview(column)
            NSLayoutConstraint.activate([
                column.leadingAnchor.constraint(equalTo: world.root.leadingAnchor),
                column.trailingAnchor.constraint(equalTo: world.root.trailingAnchor),
                column.centerYAnchor.constraint(equalTo: world.root.centerYAnchor), pads[2].heightAnchor.constraint(equalToConstant: 100),
                row.heightAnchor.constraint(equalTo: pads[2].heightAnchor),
            ])
        }
        for (index, point) in [(50.0, 400.0), (300, 400), (200, 500)].enumerated() { world.tap(point.0, point.1, at: Double(index)) }
        #expect(world.run().filter { $0.hasSuffix("Began") } == ["a", "b", "c"].map { "\($0).touchesBegan" })
        #expect(world.simulation.mistakes == [])
    }

    @Test func `PL.11 text that has not its whole width is as high as its lines, and what is below makes room`() {
        let (text, below) = (UILabel(), UIView())
        text.numberOfLines = 0
        text.text = "some words that do not have room in a single line of this width"
        let stack = UIStackView(arrangedSubviews: [text, below])
        stack.axis = .vertical
        below.heightAnchor.constraint(equalToConstant: 10).isActive = true
        pinned(stack, stack.rightAnchor.constraint(equalTo: root.rightAnchor))
        let lines = text.sizeThatFits(CGSize(width: 300, height: 0)).height
        #expect(lines > 21 && text.frame == CGRect(x: 0, y: 0, width: 300, height: lines))
        #expect(below.frame == CGRect(x: 0, y: lines, width: 300, height: 10))
        #expect(
            stack.systemLayoutSizeFitting(
                CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 300, height: lines + 10))
    }

    @Test func `PL.11 the size that fits a stack follows its views`() {
        let stack = UIStackView(arrangedSubviews: [UISwitch(), UIButton(type: .system)])
        stack.alignment = .center
        stack.spacing = 5
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 51 + 5 + 30, height: 34))
        stack.arrangedSubviews[0].isHidden = true
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 30, height: 34))
        stack.isLayoutMarginsRelativeArrangement = true
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 46, height: 50))
    }

    @Test func `PL.11 a view that comes to a stack, changes or goes gives the stack another size`() {
        let (stack, label) = (UIStackView(), UILabel())
        pinned(stack)
        #expect(stack.frame.size == .zero)
        label.text = "a"
        stack.addArrangedSubview(label)
        root.layoutIfNeeded()
        let narrow = stack.frame.width
        label.text = "a longer text"
        root.layoutIfNeeded()
        #expect(narrow > 0 && stack.frame.size == label.intrinsicContentSize && stack.frame.width > narrow)
        label.removeFromSuperview()
        root.layoutIfNeeded()
        #expect(stack.frame.size == .zero && !label.translatesAutoresizingMaskIntoConstraints)
    }

    @Test func `views on a line of text stand on it`() {
        let (small, large) = (UILabel(), UILabel())
        (small.text, large.text) = ("a", "b")
        large.font = .systemFont(ofSize: 40)
        let stack = stack([small, large], 100, 100)
        stack.alignment = .lastBaseline
        stack.layoutIfNeeded()
        #expect(small.frame.maxY == large.frame.maxY && large.frame.height == 48)
    }
}
