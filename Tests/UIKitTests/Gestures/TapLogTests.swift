import Testing

@testable import UIKit

/// Published logs of taps, line by line.
@Suite struct TapLogTests {
    let listener = Listener()

    @Test func `GE.2 recognizer, view, recognizer, action, cancelled`() {
        let world = World { world in
            let view = world.name(TouchView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), "view")
            world.root.addSubview(view)
            view.addGestureRecognizer(world.name(LoggingTap(target: listener, action: Listener.tapped), "tap"))
        }
        world.tap(50, 50)
        #expect(world.run() == ["tap.touchesBegan", "view.touchesBegan", "tap.touchesEnded", "tap.action(ended)", "view.touchesCancelled"])
    }

    @Test func `CO.6 a button keeps a tap of its superview from recognizing`() {
        let world = World { world in
            let button = world.name(LoggingButton(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), "button")
            world.root.addSubview(button)
            button.addTarget(listener, action: Listener.pressed, for: .touchUpInside)
            world.root.addGestureRecognizer(world.name(LoggingTap(target: listener, action: Listener.tapped), "tap"))
        }
        world.tap(50, 50)
        #expect(
            world.run() == [
                "tap.touchesBegan", "button.touchesBegan", "button.beginTracking", "tap.touchesEnded", "button.touchesEnded",
                "button.endTracking", "button.action(touchUpInside)",
            ])
    }

    @Test func `CO.6 a direct subclass of UIControl loses to a tap of its superview`() {
        let world = World { world in
            let control = world.name(LoggingControl(frame: CGRect(x: 100, y: 100, width: 100, height: 100)), "control")
            world.root.addSubview(control)
            control.addTarget(listener, action: Listener.pressed, for: .touchUpInside)
            world.root.addGestureRecognizer(world.name(LoggingTap(target: listener, action: Listener.tapped), "tap"))
        }
        world.tap(150, 150)
        #expect(
            world.run() == [
                "tap.touchesBegan", "control.touchesBegan", "control.beginTracking", "tap.touchesEnded", "tap.action(ended)",
                "control.touchesCancelled", "control.cancelTracking",
            ])
    }
}
