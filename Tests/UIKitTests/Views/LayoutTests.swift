import Testing

@testable import UIKit

@Suite struct LayoutTests {
    private final class Laid: UIView {
        let child = UIView()
        override func layoutSubviews() {
            if child.superview == nil { addSubview(child) }
            child.frame = bounds.insetBy(dx: 10, dy: 10)
        }
    }

    @Test func `PL.9 a marked view is laid out at the next commit, once`() {
        let world = World { world in
            let view = world.name(Laid(frame: world.root.bounds), "view")
            world.root.addSubview(view)
            world.simulation.schedule(at: 1) {
                view.setNeedsLayout()
                view.setNeedsLayout()
                world.simulation.recorder.mark("asked")
            }
        }
        world.simulation.run(until: 0.5)
        let before = world.trace.ordering.count
        #expect(world.run().dropFirst(before) == ["asked", "view.layoutSubviews"])
    }

    @Test func `PL.9 layoutIfNeeded does it at once`() {
        let world = World()
        world.simulation.perform {
            let view = Laid(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
            view.layoutIfNeeded()
            #expect(view.child.frame == CGRect(x: 10, y: 10, width: 80, height: 30))
        }
    }

    @Test func `PL.16 a root view's controller receives calls before and after`() {
        final class Controller: UIViewController {
            override func viewWillLayoutSubviews() {}
            override func viewDidLayoutSubviews() {}
        }
        let world = World { world in world.window.rootViewController = world.name(Controller(), "vc") }
        #expect(world.run() == ["vc.viewWillLayoutSubviews", "vc.viewDidLayoutSubviews"])
    }

    @Test func `PL.9 a subview of another size marks its superview, one of another place does not`() {
        final class Parent: UIView {
            override func layoutSubviews() {}
        }
        let world = World { world in
            let parent = world.name(Parent(frame: world.root.bounds), "parent")
            let child = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            parent.addSubview(child)
            world.root.addSubview(parent)
            world.simulation.schedule(at: 1) {
                child.frame.origin.x = 20
                world.simulation.recorder.mark("moved")
            }
            world.simulation.schedule(at: 2) {
                child.frame.size.width = 80
                world.simulation.recorder.mark("resized")
            }
        }
        #expect(world.run() == ["parent.layoutSubviews", "moved", "resized", "parent.layoutSubviews"])
    }

    @Test func `PL.9 a view that lays out its subviews is not marked by their new sizes`() {
        let world = World { world in
            let view = world.name(Laid(frame: world.root.bounds), "view")
            world.root.addSubview(view)
            world.simulation.schedule(at: 1) { view.frame.size.width = 100 }
        }
        world.simulation.run(until: 0.5)
        let before = world.trace.ordering.count
        #expect(world.run().dropFirst(before) == ["view.layoutSubviews"])
    }

    @Test(arguments: [
        (UIView.AutoresizingMask.flexibleWidth, CGRect(x: 10, y: 0, width: 180, height: 50)),
        (UIView.AutoresizingMask.flexibleLeftMargin, CGRect(x: 110, y: 0, width: 80, height: 50)),
        (UIView.AutoresizingMask([.flexibleLeftMargin, .flexibleRightMargin]), CGRect(x: 60, y: 0, width: 80, height: 50)),
        (UIView.AutoresizingMask([.flexibleWidth, .flexibleHeight]), CGRect(x: 10, y: 0, width: 180, height: 150)),
        (UIView.AutoresizingMask([]), CGRect(x: 10, y: 0, width: 80, height: 50)),
    ])
    func `a view follows its superview's size as its mask says`(mask: UIView.AutoresizingMask, expected: CGRect) {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 10, y: 0, width: 80, height: 50))
        child.autoresizingMask = mask
        parent.addSubview(child)
        parent.frame.size = CGSize(width: 200, height: 200)
        #expect(child.frame == expected)
    }
}
