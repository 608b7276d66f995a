import Testing

@testable import UIKit

@Suite struct TreeCallbackTests {
    private final class Node: UIView {
        override func willMove(toSuperview newSuperview: UIView?) {}
        override func didMoveToSuperview() {}
        override func willMove(toWindow newWindow: UIWindow?) {}
        override func didMoveToWindow() {}
        override func didAddSubview(_ subview: UIView) {}
        override func willRemoveSubview(_ subview: UIView) {}
        override func layoutSubviews() {}
    }

    @Test func `RC.12 outside a window first, then with its superview into one`() {
        let world = World { world in
            let (view, child) = (world.name(Node(frame: world.root.bounds), "view"), world.name(Node(), "child"))
            view.addSubview(child)
            world.root.addSubview(view)
        }
        #expect(
            world.run() == [
                "child.willMoveToSuperview", "child.didMoveToSuperview", "view.didAddSubview", "view.willMoveToWindow",
                "child.willMoveToWindow", "view.willMoveToSuperview", "view.didMoveToWindow", "child.didMoveToWindow",
                "view.didMoveToSuperview", "view.layoutSubviews",
            ])
    }

    @Test func `RC.12 removal from a window`() {
        let world = World { world in
            let (view, child) = (world.name(Node(), "view"), world.name(Node(), "child"))
            world.root.addSubview(view)
            view.addSubview(child)
            world.simulation.schedule(at: 1) { child.removeFromSuperview() }
        }
        world.simulation.run(until: 0.5)
        let before = world.trace.ordering.count
        #expect(
            world.run().dropFirst(before) == [
                "view.willRemoveSubview", "child.willMoveToSuperview", "child.willMoveToWindow", "child.didMoveToWindow",
                "child.didMoveToSuperview", "view.layoutSubviews",
            ])
    }

    @Test func `RC.12 a move within a window is no move of windows and keeps the touches`() {
        let world = World { world in
            let view = world.name(TouchView(frame: world.root.bounds), "view")
            let other = UIView(frame: world.root.bounds)
            world.root.addSubview(other)
            world.root.addSubview(view)
            world.simulation.schedule(at: 0.05) { other.addSubview(view) }
        }
        world.tap(50, 50)
        #expect(world.run() == ["view.touchesBegan", "view.touchesEnded"])
    }
}
