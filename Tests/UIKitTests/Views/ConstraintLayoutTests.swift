import EventTrace
import Testing

@testable import UIKit

/// PL.11: frames that follow from constraints.
@Suite struct ConstraintLayoutTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))

    private func add(to parent: UIView? = nil, _ view: UIView = UIView()) -> UIView {
        view.translatesAutoresizingMaskIntoConstraints = false
        (parent ?? root).addSubview(view)
        return view
    }

    private func activate(_ constraints: NSLayoutConstraint...) {
        NSLayoutConstraint.activate(constraints)
        root.layoutIfNeeded()
    }

    @Test func `PL.11 edges of the superview, its safe area and its margins`() {
        let (edges, safe, margins) = (add(), add(), add())
        activate(
            edges.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            edges.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
            edges.topAnchor.constraint(equalTo: root.topAnchor), edges.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            safe.leftAnchor.constraint(equalTo: root.safeAreaLayoutGuide.leftAnchor),
            safe.rightAnchor.constraint(equalTo: root.safeAreaLayoutGuide.rightAnchor),
            safe.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 50),
            safe.heightAnchor.constraint(equalToConstant: 44),
            margins.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
            margins.widthAnchor.constraint(equalTo: root.layoutMarginsGuide.widthAnchor, multiplier: 0.5),
            margins.bottomAnchor.constraint(equalTo: root.layoutMarginsGuide.bottomAnchor),
            margins.heightAnchor.constraint(equalToConstant: 20))
        #expect(edges.frame == CGRect(x: 10, y: 0, width: 270, height: 600))
        #expect(safe.frame == CGRect(x: 0, y: 50, width: 300, height: 44))
        #expect(margins.frame == CGRect(x: 8, y: 572, width: 142, height: 20))
    }

    @Test func `PL.11 centres, sizes, siblings and views further down`() {
        let (box, next) = (add(), add())
        let inner = add(to: box)
        activate(
            box.centerXAnchor.constraint(equalTo: root.centerXAnchor), box.centerYAnchor.constraint(equalTo: root.centerYAnchor),
            box.widthAnchor.constraint(equalToConstant: 100), box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 2),
            next.topAnchor.constraint(equalTo: box.bottomAnchor, constant: 8), next.leftAnchor.constraint(equalTo: box.leftAnchor),
            next.widthAnchor.constraint(equalTo: inner.widthAnchor), next.heightAnchor.constraint(equalToConstant: 10),
            inner.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 110), inner.rightAnchor.constraint(equalTo: box.rightAnchor),
            inner.topAnchor.constraint(equalTo: box.topAnchor), inner.bottomAnchor.constraint(equalTo: box.centerYAnchor))
        #expect(box.frame == CGRect(x: 100, y: 200, width: 100, height: 200))
        #expect(inner.frame == CGRect(x: 10, y: 0, width: 90, height: 100))
        #expect(next.frame == CGRect(x: 100, y: 408, width: 90, height: 10))
    }

    @Test func `PL.11 a view can get its size from what is in it`() {
        let box = add()
        let (first, second) = (add(to: box, UISwitch()), add(to: box))
        activate(
            box.leftAnchor.constraint(equalTo: root.leftAnchor), box.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
            first.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 5), first.topAnchor.constraint(equalTo: box.topAnchor),
            first.rightAnchor.constraint(equalTo: box.rightAnchor, constant: -5),
            second.topAnchor.constraint(equalTo: first.bottomAnchor), second.leftAnchor.constraint(equalTo: first.leftAnchor),
            second.rightAnchor.constraint(equalTo: first.rightAnchor), second.heightAnchor.constraint(equalToConstant: 9),
            second.bottomAnchor.constraint(equalTo: box.bottomAnchor))
        let size = UISwitch().intrinsicContentSize
        #expect(first.frame.size == size)
        #expect(box.frame == CGRect(x: 0, y: 20, width: size.width + 10, height: size.height + 9))
        #expect(second.frame == CGRect(x: 5, y: size.height, width: size.width, height: 9))
    }

    @Test func `PL.11 higher priorities hold first, and an inequality only bounds`() {
        let view = add()
        let wide = view.widthAnchor.constraint(equalTo: root.widthAnchor)
        wide.priority = .defaultHigh
        activate(
            wide, view.widthAnchor.constraint(lessThanOrEqualToConstant: 120),
            view.heightAnchor.constraint(greaterThanOrEqualToConstant: 30),
            view.centerXAnchor.constraint(equalTo: root.centerXAnchor), view.topAnchor.constraint(equalTo: root.topAnchor))
        #expect(view.frame == CGRect(x: 90, y: 0, width: 120, height: 30))
    }

    @Test func `PL.11 all bounds hold in any order, and a wish as far as they let it`() {
        let (low, high, narrow, tall) = (add(), add(), add(), add())
        func wish(_ constraint: NSLayoutConstraint, _ priority: Float) -> NSLayoutConstraint {
            constraint.priority = UILayoutPriority(priority)
            return constraint
        }
        activate(
            low.widthAnchor.constraint(greaterThanOrEqualToConstant: 50), low.widthAnchor.constraint(greaterThanOrEqualToConstant: 80),
            high.widthAnchor.constraint(greaterThanOrEqualToConstant: 80), high.widthAnchor.constraint(greaterThanOrEqualToConstant: 50),
            wish(narrow.widthAnchor.constraint(equalToConstant: 200), 750),
            narrow.widthAnchor.constraint(lessThanOrEqualToConstant: 150), narrow.widthAnchor.constraint(lessThanOrEqualToConstant: 75),
            wish(tall.heightAnchor.constraint(equalToConstant: 30), 250),
            tall.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
            wish(tall.heightAnchor.constraint(greaterThanOrEqualToConstant: 60), 999))
        #expect([low, high, narrow].map(\.frame.width) == [80, 80, 75])
        #expect(tall.frame.height == 60)
    }

    @Test func `PL.11 a view keeps the size of its content as its priorities have it`() {
        let (label, other) = (add(UILabel()), add(UILabel()))
        for case let view as UILabel in [label, other] { view.text = "some words" }
        let own = label.intrinsicContentSize
        label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        let line = [
            label.leftAnchor.constraint(equalTo: root.leftAnchor), other.leftAnchor.constraint(equalTo: label.rightAnchor),
            other.rightAnchor.constraint(equalTo: root.rightAnchor),
        ]
        NSLayoutConstraint.activate(line)
        root.layoutIfNeeded()
        #expect(label.frame.size == own && other.frame.width == 300 - own.width)
        label.setContentCompressionResistancePriority(.required, for: .horizontal)
        root.frame.size.width = own.width + 10
        root.layoutIfNeeded()
        #expect(label.frame.width == own.width && other.frame.width == 10)
    }

    @Test func `PL.11 what cannot hold breaks and stands in the record`() {
        let world = World { world in
            let view = world.name(UIView(), "view")
            view.translatesAutoresizingMaskIntoConstraints = false
            world.root.addSubview(view)
            NSLayoutConstraint.activate([
                view.widthAnchor.constraint(equalToConstant: 10), view.widthAnchor.constraint(equalToConstant: 20),
            ])
        }
        world.run()
        let decisions = world.trace.entries.filter { $0.rule == Rule.constraints.id }.map { world.trace.describe($0) }
        #expect(decisions.count == 2 && decisions[0].contains("unsatisfiable") && decisions[1].contains("place"), "\(decisions)")
    }

    @Test func `PL.11 a size that fits follows from what is inside`() {
        let box = UIView(frame: CGRect(x: 5, y: 5, width: 70, height: 70))
        let inner = add(to: box)
        NSLayoutConstraint.activate([
            inner.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 10), inner.topAnchor.constraint(equalTo: box.topAnchor),
            box.rightAnchor.constraint(greaterThanOrEqualTo: inner.rightAnchor, constant: 10),
            inner.widthAnchor.constraint(equalToConstant: 30), inner.heightAnchor.constraint(equalToConstant: 20),
            box.bottomAnchor.constraint(equalTo: inner.bottomAnchor),
        ])
        #expect(box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 50, height: 20))
        #expect(box.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == CGSize(width: 10000, height: 20))
        let target = CGSize(width: 120, height: 99)
        let fitting = box.systemLayoutSizeFitting(target, withHorizontalFittingPriority: .required, verticalFittingPriority: .defaultLow)
        #expect(fitting == CGSize(width: 120, height: 20))
        #expect(box.frame == CGRect(x: 5, y: 5, width: 70, height: 70))
    }

    @Test func `PL.11 a stack view without a size of its own is as large as what is in it`() {
        let stack = UIStackView()
        stack.spacing = 4
        let (first, second, container) = (UISwitch(), UIStepper(), UIView())
        for view in [first, second, container] { stack.addArrangedSubview(view) }
        let inner = add(to: container)
        NSLayoutConstraint.activate([
            inner.leftAnchor.constraint(equalTo: container.leftAnchor), inner.rightAnchor.constraint(equalTo: container.rightAnchor),
            inner.topAnchor.constraint(equalTo: container.topAnchor), inner.bottomAnchor.constraint(equalTo: container.bottomAnchor),
            inner.widthAnchor.constraint(equalToConstant: 20), inner.heightAnchor.constraint(equalToConstant: 50),
        ])
        _ = add(stack)
        activate(
            stack.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7), stack.topAnchor.constraint(equalTo: root.topAnchor))
        #expect(stack.frame == CGRect(x: 7, y: 0, width: 51 + 4 + 94 + 4 + 20, height: 50))
        #expect(second.frame == CGRect(x: 55, y: 0, width: 94, height: 50) && inner.frame.size == CGSize(width: 20, height: 50))
        first.isHidden = true
        root.layoutIfNeeded()
        #expect(stack.frame.width == 94 + 4 + 20 && second.frame.minX == 0)
    }

    @Test func `PL.11 a value that stays the same marks nothing`() {
        let view = add()
        let width = view.widthAnchor.constraint(equalToConstant: 10)
        activate(width)
        width.constant = 10
        width.priority = .required
        view.translatesAutoresizingMaskIntoConstraints = false
        view.setContentHuggingPriority(.defaultLow, for: .horizontal)
        view.setContentCompressionResistancePriority(.defaultHigh, for: .vertical)
        #expect(!root.layer.needsLayout() && !view.layer.needsLayout())
        width.constant = 11
        #expect(root.layer.needsLayout())
    }

    @Test func `PL.11 a constraint that layout changes each time comes to an end, and the views are named`() {
        final class Restless: UIView {
            var width: NSLayoutConstraint?
            override func layoutSubviews() {
                super.layoutSubviews()
                width?.constant = width?.constant == 10 ? 20 : 10
            }
        }
        let world = World { world in
            let view = world.name(Restless(frame: world.root.bounds), "restless")
            let child = UIView()
            child.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(child)
            world.root.addSubview(view)
            view.width = child.widthAnchor.constraint(equalToConstant: 10)
            view.width?.isActive = true
        }
        world.run()
        #expect(world.simulation.mistakes.count == 1)
        #expect(world.simulation.mistakes.first?.summary.contains("restless") == true, "\(world.simulation.mistakes)")
    }

    @Test func `PL.11 a changed constraint moves its view with the next layout`() {
        let view = add()
        let left = view.leftAnchor.constraint(equalTo: root.leftAnchor)
        activate(
            left, view.topAnchor.constraint(equalTo: root.topAnchor), view.widthAnchor.constraint(equalToConstant: 10),
            view.heightAnchor.constraint(equalToConstant: 10))
        left.constant = 70
        #expect(view.frame.minX == 0)
        root.layoutIfNeeded()
        #expect(view.frame.minX == 70)
        root.frame.size.width = 400
        left.isActive = false
        view.rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 390, y: 0, width: 10, height: 10))
    }

    @Test func `PL.11 the edges of a scroll view are those of its content`() {
        let scroll = UIScrollView()
        _ = add(scroll)
        let content = add(to: scroll)
        activate(
            scroll.leftAnchor.constraint(equalTo: root.leftAnchor), scroll.rightAnchor.constraint(equalTo: root.rightAnchor),
            scroll.topAnchor.constraint(equalTo: root.topAnchor), scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            content.leftAnchor.constraint(equalTo: scroll.leftAnchor), content.rightAnchor.constraint(equalTo: scroll.rightAnchor),
            content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 10),
            content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
            content.widthAnchor.constraint(equalTo: scroll.widthAnchor), content.heightAnchor.constraint(equalToConstant: 900))
        #expect(scroll.frame == root.bounds)
        #expect(content.frame == CGRect(x: 0, y: 10, width: 300, height: 900))
        #expect(scroll.contentSize == CGSize(width: 300, height: 910))
    }

    @Test func `PL.11 guides of one's own, and views that are left alone`() {
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        let view = add()
        let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        let (loose, old) = (add(), UIView(frame: frame))
        loose.frame = frame
        root.addSubview(old)
        activate(
            guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 30), guide.widthAnchor.constraint(equalToConstant: 50),
            guide.topAnchor.constraint(equalTo: old.bottomAnchor), guide.heightAnchor.constraint(equalToConstant: 60),
            view.centerXAnchor.constraint(equalTo: guide.centerXAnchor), view.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
            view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalTo: guide.heightAnchor))
        #expect(view.frame == CGRect(x: 50, y: 6, width: 10, height: 60))
        #expect(loose.frame == frame && old.frame == frame)
    }

    @Test func `PL.11 a view that goes takes its constraints with it`() {
        let (first, second) = (add(), add())
        let between = second.leftAnchor.constraint(equalTo: first.rightAnchor, constant: 10)
        activate(
            first.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 40), first.widthAnchor.constraint(equalToConstant: 20), between,
            second.widthAnchor.constraint(equalToConstant: 5))
        #expect(second.frame.minX == 70)
        first.removeFromSuperview()
        #expect(!between.isActive && root.constraints.isEmpty && first.constraints.count == 1)
        root.layoutIfNeeded()
        #expect(second.frame.minX == 0)
    }

    @Test func `PL.11 constraints that contradict one another and a loop come to an end`() {
        let view = add()
        activate(
            view.widthAnchor.constraint(equalToConstant: 10), view.widthAnchor.constraint(equalToConstant: 20),
            view.widthAnchor.constraint(greaterThanOrEqualToConstant: 30), view.widthAnchor.constraint(lessThanOrEqualToConstant: 5),
            view.heightAnchor.constraint(equalTo: view.widthAnchor), view.widthAnchor.constraint(equalTo: view.heightAnchor))
        #expect(view.frame.size == CGSize(width: 10, height: 10))
    }
}
