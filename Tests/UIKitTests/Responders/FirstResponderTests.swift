import Testing

@testable import UIKit

@Suite struct FirstResponderTests {
    private func world(_ build: @escaping (World, FocusView, FocusView) -> Void = { _, _, _ in }) -> World {
        World { world in
            let first = world.name(FocusView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), "R1")
            let second = world.name(FocusView(frame: CGRect(x: 0, y: 100, width: 100, height: 100)), "R2")
            world.root.addSubview(first)
            world.root.addSubview(second)
            first.becomeFirstResponder()
            build(world, first, second)
        }
    }

    @Test func `RC.7 the old one is asked and resigns, then the new one is asked and becomes`() {
        let world = world { _, first, second in
            #expect(second.becomeFirstResponder())
            #expect(second.isFirstResponder && !first.isFirstResponder)
        }
        #expect(
            world.run() == [
                "R1.canBecomeFirstResponder", "R1.canResignFirstResponder", "R1.resignFirstResponder", "R2.canBecomeFirstResponder",
            ])
    }

    @Test func `RC.7 one that does not resign stays`() {
        _ = world { _, first, second in
            first.canResign = false
            #expect(!second.becomeFirstResponder())
            #expect(first.isFirstResponder)
        }
    }

    @Test func `RC.7 by default nobody can become and everybody resigns`() {
        let world = World()
        world.simulation.perform {
            let view = UIView()
            #expect(!view.canBecomeFirstResponder && view.canResignFirstResponder && view.resignFirstResponder())
        }
    }

    @Test func `RC.9 a view without a window does not become`() {
        let world = World()
        world.simulation.perform {
            #expect(!FocusView().becomeFirstResponder())
        }
        #expect(world.run() == [])
    }

    @Test func `RC.9 one whose view leaves its window resigns, whether it wants to or not`() {
        let world = world { world, first, _ in
            first.canResign = false
            world.root.removeFromSuperview()
            #expect(UIApplication.shared.firstResponder == nil)
        }
        #expect(world.run() == ["R1.canBecomeFirstResponder", "R1.resignFirstResponder"])
    }
}
