import Testing

@testable import UIKit

/// The four logs of document 004, line by line, each with its time in milliseconds since the first line.
///
/// The log's times include what the device took for printing; what a finger or a timer sets off may be later there, never earlier.
@Suite struct DocumentLogTests {
    let listener = Listener()

    /// The longest that a line of these logs comes after its cause, in milliseconds.
    private let slack = 2.3

    private func expect(_ log: [(time: Double, line: String)], from world: World) {
        world.run()
        let lines = world.trace.ordering
        #expect(lines.map(\.token) == log.map(\.line))
        for (line, logged) in zip(lines, log) {
            let late = logged.time - line.time * 1000
            #expect(late > -0.001 && late < slack, "\(logged.line): \(line.time * 1000) ms, in the log \(logged.time) ms")
        }
    }

    private func world(_ view: @autoclosure () -> UIView, _ name: String, tapOnRoot: Bool = false) -> World {
        World { world in
            let view = world.name(view(), name)
            world.root.addSubview(view)
            (view as? UIControl)?.addTarget(listener, action: Listener.pressed, for: .touchUpInside)
            let carrier = tapOnRoot ? world.root : view
            if name != "long" { carrier.addGestureRecognizer(world.name(LoggingTap(target: listener, action: Listener.tapped), "tap")) }
        }
    }

    private let frame = CGRect(x: 0, y: 0, width: 200, height: 200)

    @Test func `GE.17 the log of a tap`() {
        let world = world(TouchView(frame: frame), "view")
        world.tap(100, 100, hold: 0.001_757)
        expect(
            [
                (0, "tap.touchesBegan"), (0.648, "view.touchesBegan"), (1.757, "tap.touchesEnded"), (2.217, "tap.action(ended)"),
                (2.397, "view.touchesCancelled"),
            ], from: world)
    }

    @Test func `GE.18 the log of a long press of one second`() {
        let world = world(TouchView(frame: frame), "long")
        world.simulation.perform {
            let press = PressOfTheLog(target: listener, action: Listener.tapped)
            press.minimumPressDuration = 1
            world.root.subviews[0].addGestureRecognizer(world.name(press, "press"))
        }
        world.down(100, 100, at: 0)
        for (index, time) in [1.080_578, 1.081_008, 1.193_164, 1.369_722, 1.377_710].enumerated() {
            world.move(102 + 2 * Double(index), 100, at: time)
        }
        world.up(110, 100, at: 1.387_665)
        expect(
            [
                (0, "press.touchesBegan"), (1.047, "long.touchesBegan"), (1001.806, "press.action(began)"),
                (1002.270, "long.touchesCancelled"), (1080.578, "press.action(changed)"), (1081.008, "press.action(changed)"),
                (1193.164, "press.action(changed)"), (1369.722, "press.action(changed)"), (1377.710, "press.action(changed)"),
                (1387.665, "press.touchesEnded"), (1387.959, "press.action(ended)"),
            ], from: world)
    }

    @Test func `CO.6 the log of a button in a view with a tap`() {
        let world = world(LoggingButton(frame: frame), "button", tapOnRoot: true)
        world.tap(100, 100, hold: 0.001_144)
        expect(
            [
                (0, "tap.touchesBegan"), (0.467, "button.touchesBegan"), (0.598, "button.beginTracking"), (1.144, "tap.touchesEnded"),
                (1.358, "button.touchesEnded"), (1.463, "button.endTracking"), (1.620, "button.action(touchUpInside)"),
            ], from: world)
    }

    @Test func `CO.6 the log of a subclass of UIControl in a view with a tap`() {
        let world = world(LoggingControl(frame: frame), "control", tapOnRoot: true)
        world.tap(100, 100, hold: 0.002_239)
        expect(
            [
                (0, "tap.touchesBegan"), (0.829, "control.touchesBegan"), (0.999, "control.beginTracking"), (2.239, "tap.touchesEnded"),
                (2.630, "tap.action(ended)"), (2.802, "control.touchesCancelled"), (2.944, "control.cancelTracking"),
            ], from: world)
    }
}

/// The recognizer of the log prints the beginning and the end of touches only.
private final class PressOfTheLog: UILongPressGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesBegan(touches, with: event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesEnded(touches, with: event) }
}
