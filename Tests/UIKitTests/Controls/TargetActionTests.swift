import EventTrace
import Testing

@testable import UIKit

/// The list of targets: adding, removing, asking.
@Suite struct TargetActionTests {
    let first = Spy()
    let second = Spy()

    private func run(_ body: (World, UIControl) -> Void) -> [String] {
        let (world, button) = World.with { $0.addButton() }
        world.simulation.perform { body(world, button) }
        return world.run()
    }

    @Test func `CO.4 the same target and action is one entry, in its first place`() {
        var order: [String] = []
        first.body = { _ in order.append("first") }
        second.body = { _ in order.append("second") }
        _ = run { _, button in
            button.addTarget(first, action: Spy.fire, for: .touchDown)
            button.addTarget(second, action: Spy.fire, for: .touchUpInside)
            button.addTarget(first, action: Spy.fire, for: .touchUpInside)
            button.addTarget(first, action: Spy.fire, for: .touchUpInside)
            button.addTarget(first, action: Spy.fire, for: [])
            button.sendActions(for: .touchUpInside)
        }
        #expect(order == ["first", "second"])
    }

    @Test func `CO.4 two actions of one target are two entries`() {
        let tokens = run { _, button in
            button.addTarget(first, action: Spy.fire, for: .touchUpInside)
            button.addTarget(first, action: Spy.other, for: .touchUpInside)
            #expect(button.actions(forTarget: first, forControlEvent: .touchUpInside) == ["fire(_:)", "other(_:)"])
            #expect(button.actions(forTarget: first, forControlEvent: .touchDown) == nil)
            #expect(button.actions(forTarget: second, forControlEvent: .touchUpInside) == nil)
            button.sendActions(for: .touchUpInside)
        }
        #expect(tokens == ["button.action(touchUpInside)", "button.action(touchUpInside)"])
    }

    @Test func `CO.4 a target is not retained, and one that is gone is not called`() {
        let tokens = run { _, button in
            var target: Spy? = Spy()
            weak let watched = target
            button.addTarget(target, action: Spy.fire, for: .touchUpInside)
            target = nil
            #expect(watched == nil)
            button.sendActions(for: .touchUpInside)
        }
        #expect(tokens == [])
    }

    @Test func `CO.4 removeTarget takes away just these events`() {
        let tokens = run { _, button in
            button.addTarget(first, action: Spy.fire, for: [.touchDown, .touchUpInside])
            button.removeTarget(first, action: Spy.fire, for: .touchDown)
            #expect(button.allControlEvents == .touchUpInside)
            button.sendActions(for: .touchDown)
            button.sendActions(for: .touchUpInside)
        }
        #expect(tokens == ["button.action(touchUpInside)"])
    }

    @Test func `CO.4 in removeTarget nil stands for any target and any action`() {
        _ = run { _, button in
            button.addTarget(first, action: Spy.fire, for: .touchDown)
            button.addTarget(first, action: Spy.other, for: .touchDown)
            button.addTarget(second, action: Spy.fire, for: .touchDown)
            button.removeTarget(first, action: nil, for: .allEvents)
            #expect(button.actions(forTarget: first, forControlEvent: .touchDown) == nil)
            #expect(button.actions(forTarget: second, forControlEvent: .touchDown) == ["fire(_:)"])
            button.addTarget(first, action: Spy.other, for: .touchDown)
            button.removeTarget(nil, action: Spy.fire, for: .allEvents)
            #expect(button.actions(forTarget: second, forControlEvent: .touchDown) == nil)
            #expect(button.actions(forTarget: first, forControlEvent: .touchDown) == ["other(_:)"])
            button.removeTarget(nil, action: nil, for: .allEvents)
            #expect(button.allControlEvents == [])
        }
    }

    @Test func `CO.4 allTargets holds NSNull for the responder chain`() {
        let target = Target()
        _ = run { _, button in
            button.addTarget(target, action: Selector("fire", Target.fire), for: .touchDown)
            #expect(button.allTargets == [target])
            button.addTarget(nil, action: Selector("fire", Target.fire), for: .touchDown)
            #expect(button.allTargets.count == 2)
            #expect(button.allTargets.contains { $0.base is NSNull })
            #expect(button.actions(forTarget: nil, forControlEvent: .touchDown) == nil)
        }
    }

    @Test func `CO.4 an action with the same identifier replaces the one before`() {
        var said: [String] = []
        let tokens = run { _, button in
            let identifier = UIAction.Identifier("say")
            button.addAction(UIAction(identifier: identifier) { _ in said.append("old") }, for: .touchDown)
            button.addTarget(first, action: Spy.fire, for: .touchDown)
            button.addAction(UIAction(identifier: identifier) { _ in said.append("new") }, for: .touchUpInside)
            button.sendActions(for: .touchDown)
            button.removeAction(identifiedBy: identifier, for: .touchDown)
            button.sendActions(for: .touchDown)
        }
        #expect(said == ["new"])
        #expect(tokens == ["button.action(touchDown)", "button.action(touchDown)", "button.action(touchDown)"])
    }

    @Test func `CO.4 actions without an identifier are different`() {
        var count = 0
        _ = run { _, button in
            let action = UIAction { _ in count += 1 }
            button.addAction(action, for: .touchDown)
            button.addAction(UIAction { _ in count += 10 }, for: .touchDown)
            button.sendActions(for: .touchDown)
            button.removeAction(action, for: .touchDown)
            button.sendActions(for: .touchDown)
        }
        #expect(count == 21)
    }

    @Test func `CO.4 an action knows its sender while it runs`() {
        _ = run { _, button in
            let action = UIAction { #expect($0.sender as? UIControl === button) }
            button.addAction(action, for: .touchDown)
            button.sendActions(for: .touchDown)
            #expect(action.sender == nil)
        }
    }

    @Test func `CO.4 enumerateEventHandlers shows all entries until it is stopped`() {
        _ = run { _, button in
            button.addTarget(first, action: Spy.fire, for: [.touchDown, .touchCancel])
            button.addAction(UIAction(title: "a") { _ in }, for: .touchUpInside)
            button.addTarget(nil, action: Spy.other, for: .touchDown)
            var seen: [String] = []
            button.enumerateEventHandlers { action, targetAction, events, stop in
                seen.append("\(action?.title ?? targetAction?.1.description ?? "") \(events.rawValue)")
                stop = seen.count == 3
            }
            #expect(seen == ["fire(_:) 257", "a 64", "other(_:) 1"])
            seen = []
            button.enumerateEventHandlers { _, _, _, stop in
                seen.append("one")
                stop = true
            }
            #expect(seen == ["one"])
        }
    }

    @Test func `CO.12 an action that one before it removes is not sent, one that it adds waits`() {
        let third = Spy()
        first.body = { sender in
            sender.removeTarget(self.second, action: nil, for: .allEvents)
            sender.addTarget(third, action: Spy.fire, for: .touchDown)
        }
        second.body = { _ in Issue.record("removed") }
        let tokens = run { _, button in
            button.addTarget(first, action: Spy.fire, for: .touchDown)
            button.addTarget(second, action: Spy.fire, for: .touchDown)
            button.sendActions(for: .touchDown)
        }
        #expect(tokens == ["button.action(touchDown)"])
    }

    @Test func `CO.12 an action that one before it replaces is not sent, and the one in its place waits`() {
        var calls: [String] = []
        _ = run { _, button in
            let identifier = UIAction.Identifier("a")
            first.body = { sender in
                calls.append("first")
                sender.addAction(UIAction(identifier: identifier) { _ in calls.append("new") }, for: .touchDown)
            }
            button.addTarget(first, action: Spy.fire, for: .touchDown)
            button.addAction(UIAction(identifier: identifier) { _ in calls.append("old") }, for: .touchDown)
            button.addTarget(second, action: Spy.fire, for: .touchDown)
            second.body = { _ in calls.append("second") }
            button.sendActions(for: .touchDown)
            first.body = { _ in calls.append("first") }
            button.sendActions(for: .touchDown)
        }
        #expect(calls == ["first", "second", "first", "new", "second"])
    }

    private final class Target: NSObject {
        func fire() {}
    }
}
