import Testing

@testable import UIKit

/// What is set to the value that it has lays out nothing, so that layout code may set it.
struct LayoutGuardTests {
    /// Sets something whenever it is laid out.
    private final class Setter: UIView {
        var set: () -> Void = {}
        var count = 0
        override func layoutSubviews() {
            super.layoutSubviews()
            count += 1
            set()
        }
    }

    /// A setter in a window, what it does when it is laid out, and the name of that.
    private static var settings: [(name: String, make: (Setter) -> () -> Void)] {
        [
            (
                "constraint",
                { view in
                    let child = UIView()
                    child.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(child)
                    let width = child.widthAnchor.constraint(equalToConstant: 10)
                    width.isActive = true
                    return {
                        (width.constant, width.priority, width.isActive) = (10, .required, true)
                        child.addConstraint(width)
                        child.setContentHuggingPriority(.defaultLow, for: .vertical)
                        child.translatesAutoresizingMaskIntoConstraints = false
                    }
                }
            ),
            (
                "stack",
                { view in
                    let (stack, first, second) = (UIStackView(), UIView(), UIView())
                    view.addSubview(stack)
                    for arranged in [first, second] { stack.addArrangedSubview(arranged) }
                    return {
                        (stack.axis, stack.spacing, stack.alignment, stack.distribution) = (.horizontal, 0, .fill, .fill)
                        stack.isLayoutMarginsRelativeArrangement = false
                        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: first)
                        stack.layoutMargins = stack.layoutMargins
                        first.isHidden = false
                    }
                }
            ),
            (
                "text",
                { view in
                    let (label, button, field) = (UILabel(), UIButton(type: .system), UITextField())
                    let segments = UISegmentedControl(items: ["a", "b"])
                    let stack = UIStackView(arrangedSubviews: [label, button, field, segments])
                    view.addSubview(stack)
                    return {
                        (label.text, label.font, label.numberOfLines) = ("a", .systemFont(ofSize: 12), 0)
                        (field.text, field.font, field.placeholder) = ("a", .boldSystemFont(ofSize: 12), "b")
                        button.setTitle("a", for: .normal)
                        button.setImage(UIImage(systemName: "star"), for: .normal)
                        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
                        segments.setTitle("c", forSegmentAt: 0)
                        segments.setWidth(50, forSegmentAt: 1)
                    }
                }
            ),
            (
                "place",
                { view in
                    let (child, other, layer) = (UIView(), UIView(), CALayer())
                    for child in [child, other] { view.addSubview(child) }
                    view.layer.addSublayer(layer)
                    return {
                        (view.frame, view.bounds, view.layer.bounds) = (view.frame, view.bounds, view.layer.bounds)
                        view.bringSubviewToFront(child)
                        view.exchangeSubview(at: 0, withSubviewAt: 1)
                        view.layer.insertSublayer(layer, at: 0)
                        layer.removeFromSuperlayer()
                        view.layer.addSublayer(layer)
                        other.removeFromSuperview()
                        view.addSubview(other)
                        child.frame = CGRect(x: 1, y: 1, width: 20, height: 20)
                    }
                }
            ),
            (
                "lists",
                { view in
                    let (table, header, layout) = (
                        UITableView(), UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), UICollectionViewFlowLayout()
                    )
                    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
                    for list in [table, collection] { view.addSubview(list) }
                    return {
                        (table.tableHeaderView, table.rowHeight, table.sectionHeaderHeight) = (header, 30, 10)
                        (table.dataSource, table.delegate, collection.dataSource) = (nil, nil, nil)
                        (layout.itemSize, layout.sectionInset) = (CGSize(width: 5, height: 5), .zero)
                        collection.collectionViewLayout = layout
                    }
                }
            ),
        ]
    }

    @Test(arguments: settings.indices)
    func `PL.9 values that stay the same come to rest`(index: Int) {
        var count: [Int] = []
        let world = World { world in
            let view = Setter(frame: world.root.bounds)
            view.set = Self.settings[index].make(view)
            world.root.addSubview(view)
            world.simulation.schedule(at: 1) { count.append(view.count) }
            world.simulation.schedule(at: 2) { count.append(view.count) }
        }
        world.run()
        #expect(world.simulation.mistakes == [], "\(Self.settings[index].name)")
        #expect(count.first.map { (1...3).contains($0) } == true && count.first == count.last, "\(Self.settings[index].name): \(count)")
    }

    @Test func `PL.9 a view that lays itself out while it is laid out waits for the next time, and is named`() {
        final class Endless: UIView {
            override func layoutSubviews() {
                setNeedsLayout()
                layoutIfNeeded()
            }
        }
        let world = World { world in
            world.root.addSubview(world.name(Endless(frame: world.root.bounds), "endless"))
            world.simulation.schedule(at: 1) { world.root.subviews[0].setNeedsLayout() }
        }
        world.run()
        #expect(world.simulation.mistakes.map(\.summary) == ["layout has not come to an end after 100 times: endless marked again"])
    }

    @Test func `fonts of the same name, size and weight are equal`() {
        #expect(UIFont.systemFont(ofSize: 10) == .systemFont(ofSize: 10) && UIFont.systemFont(ofSize: 10) != .systemFont(ofSize: 11))
        #expect(UIFont.systemFont(ofSize: 10) != .boldSystemFont(ofSize: 10))
        #expect(Set([UIFont.systemFont(ofSize: 10), .systemFont(ofSize: 10)]).count == 1)
    }

    @Test func `PL.11 other margins move what is placed by them`() {
        let (view, child) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
        child.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child)
        NSLayoutConstraint.activate([
            child.leftAnchor.constraint(equalTo: view.layoutMarginsGuide.leftAnchor), child.widthAnchor.constraint(equalToConstant: 5),
        ])
        view.layoutIfNeeded()
        #expect(child.frame.minX == 8)
        view.layoutMargins.left = 20
        view.layoutIfNeeded()
        #expect(child.frame.minX == 20)
    }
}
