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
        #expect([UIStackView.Alignment.fill, .leading, .center, .trailing].map(\.rawValue) == [0, 1, 3, 4])
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
        #expect(spans(stack) == [[10, 30], [38, 58], [158, 178]])
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
}
