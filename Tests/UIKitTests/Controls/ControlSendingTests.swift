import EventTrace
import Testing

@testable import UIKit

/// The way of an action from control to target, with overrides on it.
@Suite struct ControlSendingTests {
    let spy = Spy()

    private class Sender: UIButton {
        var callsSuper = true
        var delay: Double?
        var repeats = 1

        override func sendAction(_ action: Selector, to target: AnyOrObject?, for event: UIEvent?) {
            guard callsSuper else { return }
            for _ in 0..<repeats { super.sendAction(action, to: target, for: event) }
        }
        override func sendAction(_ action: UIAction) {
            if callsSuper { super.sendAction(action) }
        }
    }

    private func sender(_ build: (Sender) -> Void) -> (World, Sender) {
        World.with { world in
            let button = world.add(Sender(frame: CGRect(x: 100, y: 100, width: 100, height: 100)), "button")
            build(button)
            return button
        }
    }

    @Test func `CO.4 an override of sendAction stands between control and target`() {
        let (world, _) = sender { $0.addTarget(spy, action: Spy.fire, for: .touchUpInside) }
        world.tap(150, 150)
        #expect(world.run() == ["button.sendAction", "button.action(touchUpInside)"])
        #expect(world.trace.ordering.map(\.depth) == [0, 1])
    }

    @Test func `CO.4 without super the target is not reached`() {
        let (world, _) = sender {
            $0.callsSuper = false
            $0.addTarget(spy, action: Spy.fire, for: .touchUpInside)
            $0.addAction(UIAction { _ in Issue.record("reached") }, for: .touchUpInside)
        }
        world.tap(150, 150)
        #expect(world.run() == ["button.sendAction", "button.sendAction"])
    }

    @Test func `CO.4 an override can send twice, each time for the same event`() {
        let (world, _) = sender {
            $0.repeats = 2
            $0.addTarget(spy, action: Spy.fire, for: .touchUpInside)
        }
        world.tap(150, 150)
        #expect(world.run() == ["button.sendAction", "button.action(touchUpInside)", "button.action(touchUpInside)"])
    }

    @Test func `CO.4 without it actions and closures go past sendAction`() {
        let world = World(ablation: Ablation(switchedOff: Rule.targetAction.id)) { world in
            let button = world.add(Sender(frame: CGRect(x: 100, y: 100, width: 100, height: 100)), "button")
            button.addTarget(spy, action: Spy.fire, for: .touchUpInside)
            button.addAction(UIAction { _ in }, for: .touchUpInside)
        }
        world.tap(150, 150)
        #expect(world.run() == ["button.action(touchUpInside)", "button.action(touchUpInside)"])
    }

    @Test func `CO.4 a UIAction goes through sendAction too`() {
        let (world, _) = sender { $0.addAction(UIAction { _ in }, for: .touchUpInside) }
        world.tap(150, 150)
        #expect(world.run() == ["button.sendAction", "button.action(touchUpInside)"])
    }

    @Test func `CO.4 a send within an action has its own event, and the outer one goes on with its`() {
        let other = Spy()
        let (world, button) = World.with { world in
            let button = world.addButton()
            button.addTarget(spy, action: Spy.fire, for: .touchUpInside)
            button.addTarget(other, action: Spy.other, for: .touchUpInside)
            button.addTarget(other, action: Spy.fire, for: .valueChanged)
            return button
        }
        spy.body = { sender in
            sender.sendActions(for: .valueChanged)
            sender.sendAction(Spy.fire, to: other, for: nil)
        }
        world.tap(150, 150)
        #expect(
            world.run() == [
                "button.action(touchUpInside)", "button.action(valueChanged)", "button.action", "button.action(touchUpInside)",
            ])
        withExtendedLifetime(button) {}
    }

    @Test func `CO.4 actions are sent at once, with the event of the touch`() {
        class Target {
            var phases: [UITouch.Phase] = []
            func fire(_ sender: UIButton, _ event: UIEvent) { phases += event.allTouches?.map(\.phase) ?? [] }
        }
        let target = Target()
        let (world, _) = sender { $0.addTarget(target, action: Selector("fire(_:_:)", Target.fire), for: [.touchDown, .touchUpInside]) }
        world.tap(150, 150)
        world.run()
        #expect(target.phases == [.began, .ended])
    }

    @Test func `RC.5 an action without a target goes to the first of the chain that has the method`() {
        class Holder: UIView {
            func fire(_ sender: UIControl) {}
        }
        let (world, _) = World.with { world in
            let holder = world.add(Holder(frame: world.root.bounds), "holder")
            let button = world.addButton(to: holder)
            button.addTarget(nil, action: Selector("fire(_:)", Holder.fire), for: .touchUpInside)
            return button
        }
        world.tap(150, 150)
        #expect(world.run() == ["button.action(touchUpInside)"])
    }
}
