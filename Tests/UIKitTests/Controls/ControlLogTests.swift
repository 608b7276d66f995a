import Testing

@testable import UIKit

/// Published logs of controls, line by line.
@Suite struct ControlLogTests {
    let listener = Listener()

    private func world(_ control: UIControl, _ name: String, _ build: (World) -> Void = { _ in }) -> World {
        World { world in
            _ = world.add(control, name)
            control.addTarget(listener, action: Listener.pressed, for: .touchUpInside)
            build(world)
        }
    }

    private let frame = CGRect(x: 100, y: 100, width: 100, height: 100)

    private func tapped(_ world: World) -> [String] {
        world.tap(150, 150)
        return world.run()
    }

    private func loggingTap(_ world: World) -> UIGestureRecognizer {
        world.name(LoggingTap(target: listener, action: Listener.tapped), "tap")
    }

    static let plain = [
        "button.touchesBegan", "button.beginTracking", "button.touchesEnded", "button.endTracking", "button.action(touchUpInside)",
    ]

    /// button-plain-csf, button-touches-calls-tracking, button-alone-tracking
    @Test func `CO.1 a button alone`() {
        let world = world(LoggingButton(frame: frame), "button")
        #expect(tapped(world) == Self.plain)
        #expect(world.trace.ordering.map(\.depth) == [0, 1, 0, 1, 1])
    }

    /// button-tap-plain-tracking, button-superview-tap-full-zz
    @Test func `CO.1 tracking methods without super do not keep the action away`() {
        class Button: LoggingButton {
            override func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
            override func cancelTracking(with event: UIEvent?) {}
        }
        #expect(tapped(world(Button(frame: frame), "button")) == Self.plain)
    }

    /// button-touches-without-super, button-touch-began-without-super
    @Test func `CO.1 touch methods without super keep tracking and action away`() {
        class Button: LoggingButton {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
        }
        #expect(tapped(world(Button(frame: frame), "button")) == ["button.touchesBegan", "button.touchesEnded"])
    }

    /// button-parent-tap, button-superview-tap-full
    @Test func `CO.6 a button in a view with a tap`() {
        let world = world(LoggingButton(frame: frame), "button") { $0.root.addGestureRecognizer(loggingTap($0)) }
        #expect(
            tapped(world) == [
                "tap.touchesBegan", "button.touchesBegan", "button.beginTracking", "tap.touchesEnded", "button.touchesEnded",
                "button.endTracking", "button.action(touchUpInside)",
            ])
    }

    /// button-own-tap-state, button-own-tap-zz, button-own-tap-csf, button-own-tap-full, button-own-gr-fy
    @Test func `CO.7 a button with a tap of its own`() {
        let button = LoggingButton(frame: frame)
        let world = world(button, "button") { button.addGestureRecognizer(loggingTap($0)) }
        #expect(
            tapped(world) == [
                "tap.touchesBegan", "button.touchesBegan", "button.beginTracking", "tap.touchesEnded", "tap.action(ended)",
                "button.touchesCancelled", "button.cancelTracking",
            ])
    }

    /// custom-control-parent-tap, custom-uicontrol-loses-to-superview-tap
    @Test func `CO.6 a bare control in a view with a tap`() {
        let world = world(LoggingControl(frame: frame), "control") { $0.root.addGestureRecognizer(loggingTap($0)) }
        #expect(
            tapped(world) == [
                "tap.touchesBegan", "control.touchesBegan", "control.beginTracking", "tap.touchesEnded", "tap.action(ended)",
                "control.touchesCancelled", "control.cancelTracking",
            ])
    }

    /// control-touchdown-vs-parent-tap
    @Test func `CO.6 the touch-down of a bare control fires before the tap of its superview`() {
        let control = UIControl(frame: frame)
        let world = world(control, "control") { world in
            control.addTarget(listener, action: Listener.pressed, for: .touchDown)
            world.root.addGestureRecognizer(world.name(UITapGestureRecognizer(target: listener, action: Listener.tapped), "tap"))
        }
        #expect(tapped(world) == ["control.action(touchDown)", "tap.action(ended)"])
    }

    /// button-parent-tap-cancelsTouches-no; control-touchdown-vs-parent-tap
    @Test(arguments: [true, false])
    func `CO.6 both fire when the tap of the superview cancels no touches`(isButton: Bool) {
        let control = isButton ? UIButton(frame: frame) : UIControl(frame: frame)
        let world = world(control, "control") { world in
            let tap = world.name(UITapGestureRecognizer(target: listener, action: Listener.tapped), "tap")
            tap.cancelsTouchesInView = false
            world.root.addGestureRecognizer(tap)
        }
        #expect(tapped(world) == ["tap.action(ended)", "control.action(touchUpInside)"])
    }

    /// button-own-tap-beats-action
    @Test func `CO.7 a tap on the button beats the action in spite of taps above`() {
        let button = UIButton(frame: frame)
        let world = world(button, "button") { world in
            world.root.addGestureRecognizer(world.name(LoggingTap(target: listener, action: Listener.tapped), "rootTap"))
            button.addGestureRecognizer(loggingTap(world))
        }
        let tokens = tapped(world)
        #expect(tokens.last == "tap.action(ended)")
        #expect(!tokens.contains { $0.hasPrefix("button.action") || $0 == "rootTap.action(ended)" })
    }

    /// uibutton-blocks-via-shouldbegin
    @Test func `CO.6 the veto is the button's answer to gestureRecognizerShouldBegin`() {
        class Button: UIButton {
            override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                super.gestureRecognizerShouldBegin(gestureRecognizer)
            }
        }
        let world = world(Button(frame: frame), "button") { world in
            world.root.addGestureRecognizer(world.name(UITapGestureRecognizer(target: listener, action: Listener.tapped), "tap"))
        }
        #expect(tapped(world) == ["button.gestureRecognizerShouldBegin(tap)", "button.action(touchUpInside)"])
        #expect(world.trace.ordering.first?.answer == "false")
    }

    /// coderstar-uicontrol-does-not-forward
    @Test func `RC.3 a control keeps its touches to itself`() {
        let world = World { world in
            let view = world.add(TouchView(frame: world.root.bounds), "view")
            _ = world.add(LoggingControl(frame: frame), "control", to: view)
        }
        #expect(!tapped(world).contains { $0.hasPrefix("view.") })
    }

    /// button-action-stack-plain, so-event-path-order, stack-button-action-ios14-device
    @Test func `CO.4 the calls on the way of a tap, each in the one before`() {
        class Window: UIWindow {
            override func sendEvent(_ event: UIEvent) { super.sendEvent(event) }
        }
        class Button: UIButton {
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesEnded(touches, with: event) }
            override func sendAction(_ action: Selector, to target: AnyOrObject?, for event: UIEvent?) {
                super.sendAction(action, to: target, for: event)
            }
        }
        let simulation = Simulation()
        let window = simulation.perform {
            let window = Window(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            window.makeKeyAndVisible()
            let button = Button(frame: frame)
            button.addTarget(listener, action: Listener.pressed, for: .touchUpInside)
            window.addSubview(button)
            simulation.name(button, "button")
            simulation.name(window, "window")
            return window
        }
        simulation.schedule([FingerSample(finger: 1, .down, at: CGPoint(x: 150, y: 150))], at: 0)
        simulation.schedule([FingerSample(finger: 1, .up, at: CGPoint(x: 150, y: 150))], at: 0.1)
        simulation.run()
        let calls = simulation.recorder.trace.ordering
        #expect(
            calls.map(\.token) == [
                "window.sendEvent", "window.sendEvent", "button.touchesEnded", "button.sendAction", "button.action(touchUpInside)",
            ])
        #expect(calls.map(\.depth) == [0, 0, 1, 2, 3])
        withExtendedLifetime(window) {}
    }

    /// button-no-gesture-latency, button-superview-singletap-latency, button-hitTest-to-action-plain
    @Test(arguments: [false, true])
    func `HT.6 a button is hit-tested twice, and its action waits for nothing but the lift`(hasTap: Bool) {
        class Button: UIButton {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
        }
        let world = world(Button(frame: frame), "button") { world in
            if hasTap { world.root.addGestureRecognizer(UITapGestureRecognizer(target: listener, action: Listener.tapped)) }
        }
        world.tap(150, 150, hold: 0.076)
        #expect(world.run() == ["button.hitTest", "button.hitTest", "button.action(touchUpInside)"])
        #expect(world.trace.ordering.last?.time == 0.076)
    }

    /// button-hold-touch-cancel, with the cause that its report supposes
    @Test func `CO.2 a long press above cancels a held button`() {
        let button = UIButton(frame: frame)
        let world = world(button, "button") { world in
            button.addTarget(listener, action: Listener.pressed, for: [.touchDown, .touchCancel])
            world.root.addGestureRecognizer(
                world.name(UILongPressGestureRecognizer(target: listener, action: Listener.tapped), "press"))
        }
        world.tap(150, 150, hold: 1)
        #expect(
            world.run() == ["button.action(touchDown)", "press.action(began)", "button.action(touchCancel)", "press.action(ended)"])
    }
}
