import Testing

@testable import UIKit

/// PL.12: constraints are updated before views are laid out.
@Suite struct ConstraintUpdateTests {
    private class Updated: UIView {
        override func updateConstraints() { super.updateConstraints() }
        override func layoutSubviews() { super.layoutSubviews() }
    }

    private final class Requiring: Updated {
        override class var requiresConstraintBasedLayout: Bool { true }
    }

    private func world(_ outer: UIView, _ inner: UIView, _ build: @escaping (World) -> Void = { _ in }) -> World {
        World { world in
            outer.addSubview(world.name(inner, "inner"))
            world.root.addSubview(world.name(outer, "outer"))
            build(world)
        }
    }

    @Test func `PL.12 those below first, and all before the layout`() {
        #expect(
            world(Requiring(), Updated()).run() == [
                "inner.updateConstraints", "outer.updateConstraints", "outer.layoutSubviews",
            ])
    }

    @Test func `PL.12 nobody is called before there is a constraint`() {
        #expect(world(Updated(), Updated()).run() == ["outer.layoutSubviews"])
        let constrained = world(Updated(), Updated()) { $0.root.widthAnchor.constraint(equalToConstant: 9).isActive = true }
        #expect(constrained.run().prefix(2) == ["inner.updateConstraints", "outer.updateConstraints"])
    }

    @Test func `PL.12 a class that requires constraints speaks for the tree it comes into`() {
        let lone = Updated()
        let world = world(Updated(), lone) { world in
            world.simulation.schedule(at: 1) { lone.addSubview(world.name(Requiring(), "late")) }
        }
        let calls = world.run()
        #expect(
            calls.dropFirst() == [
                "late.updateConstraints", "inner.updateConstraints", "outer.updateConstraints", "inner.layoutSubviews",
            ])
    }

    @Test func `PL.12 a view is called again when it is marked`() {
        let (outer, inner) = (Requiring(), Updated())
        let world = world(outer, inner) { world in
            world.simulation.schedule(at: 1) {
                #expect(!inner.needsUpdateConstraints())
                inner.setNeedsUpdateConstraints()
                inner.setNeedsUpdateConstraints()
                #expect(inner.needsUpdateConstraints())
                world.simulation.recorder.mark("marked")
            }
            world.simulation.schedule(at: 2) {
                outer.setNeedsUpdateConstraints()
                outer.updateConstraintsIfNeeded()
                world.simulation.recorder.mark("updated")
            }
        }
        #expect(world.run().dropFirst(3) == ["marked", "inner.updateConstraints", "outer.updateConstraints", "updated"])
    }

    @Test func `PL.12 constraints that are installed then count in the layout that follows`() {
        final class Late: UIView {
            let box = UIView()
            override class var requiresConstraintBasedLayout: Bool { true }
            override func updateConstraints() {
                if box.superview == nil {
                    addSubview(box)
                    box.translatesAutoresizingMaskIntoConstraints = false
                    NSLayoutConstraint.activate([
                        box.leftAnchor.constraint(equalTo: leftAnchor, constant: 3), box.widthAnchor.constraint(equalToConstant: 40),
                        box.topAnchor.constraint(equalTo: topAnchor), box.heightAnchor.constraint(equalTo: heightAnchor),
                    ])
                }
                super.updateConstraints()
            }
        }
        let late = Late(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        late.layoutIfNeeded()
        #expect(late.box.frame == CGRect(x: 3, y: 0, width: 40, height: 50))
    }

    @Test func `PL.12 a controller is called in the place of its view`() {
        final class Controller: UIViewController {
            override func loadView() { view = Requiring() }
            override func updateViewConstraints() { super.updateViewConstraints() }
        }
        let world = World { world in
            let controller = Controller()
            world.window.rootViewController = world.name(controller, "vc")
            _ = world.name(controller.view, "view")
        }
        #expect(world.run().filter { $0.contains("pdate") } == ["vc.updateViewConstraints", "view.updateConstraints"])
    }
}
