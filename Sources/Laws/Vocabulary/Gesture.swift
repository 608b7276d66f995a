import ExperimentKit
import UIKit

/// A gesture of a family of worlds, played at the middle of the innermost view under the finger.
public struct Gesture: Hashable, Sendable {
    /// A clause for readers: "the finger taps".
    public let name: String
    /// The time of a change in mid-touch, in seconds since the script began: a finger is down then.
    public let middle: Double
    /// Swift lines of the script, in which `$` stands for the name of the view.
    public let source: [String]
    private let write: @Sendable (Script, UIView) -> Void

    public init(
        _ name: String, middle: Double, source: [String], play: @escaping @Sendable (Script, UIView) -> Void
    ) {
        self.name = name
        self.middle = middle
        self.source = source
        write = play
    }

    func play(_ script: Script, _ view: UIView) { write(script, view) }

    /// Gestures are equal if their names are.
    public static func == (left: Gesture, right: Gesture) -> Bool { left.name == right.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Gesture {
    public static let tap = Gesture("the finger taps", middle: 0.04, source: ["stage.script.tap($)"]) { $0.tap($1) }

    public static let doubleTap = Gesture("the finger taps twice", middle: 0.04, source: ["stage.script.doubleTap($)"]) {
        $0.doubleTap($1)
    }

    /// A press longer than that of `UILongPressGestureRecognizer`.
    public static let hold = Gesture("the finger holds for 0.8 s", middle: 0.3, source: ["stage.script.press($, for: 0.8)"]) {
        $0.press($1, for: 0.8)
    }

    /// A drag up by 100 points, at rest before the lift.
    public static let drag = slowDrag("the finger drags", middle: 0.22, held: 0.05, between: 0.1)

    /// A press of 0.3 s that goes on as a drag up by 100 points.
    public static let holdThenDrag = slowDrag("the finger holds, then drags", middle: 0.4, held: 0.3, between: 0.2)

    /// A drag up by 100 points in two moves, at rest before the lift: `held` seconds before the first, `between` seconds between them.
    private static func slowDrag(_ name: String, middle: Double, held: Double, between: Double) -> Gesture {
        Gesture(
            name, middle: middle,
            source: [
                "stage.script.finger(1).down(at: .point(x: 50, y: 150, in: $))",
                "stage.script.wait(\(held))",
                "stage.script.finger(1).move(to: .point(x: 50, y: 100, in: $))",
                "stage.script.wait(\(between))",
                "stage.script.finger(1).move(to: .point(x: 50, y: 50, in: $))",
                "stage.script.wait(0.3)",
                "stage.script.finger(1).up()",
            ]
        ) { script, view in
            let finger = script.finger(1)
            finger.down(at: .point(x: 50, y: 150, in: view))
            script.wait(held)
            finger.move(to: .point(x: 50, y: 100, in: view))
            script.wait(between)
            finger.move(to: .point(x: 50, y: 50, in: view))
            script.wait(0.3)
            finger.up()
        }
    }

    /// A quick stroke up by 120 points.
    public static let flick = Gesture(
        "the finger swipes", middle: 0.05,
        source: [
            "stage.script.drag([.point(x: 50, y: 170, in: $), .point(x: 50, y: 50, in: $)], duration: 0.1)"
        ]
    ) { $0.drag([.point(x: 50, y: 170, in: $1), .point(x: 50, y: 50, in: $1)], duration: 0.1) }

    /// A tap of two fingers side by side that land at once.
    public static let twoFingerTap = Gesture(
        "two fingers tap", middle: 0.04,
        source: [
            "stage.script.together {",
            "    stage.script.tap(.point(x: 50, y: 100, in: $))",
            "    stage.script.tap(.point(x: 90, y: 100, in: $), finger: 2)",
            "}",
        ]
    ) { script, view in
        script.together {
            script.tap(.point(x: 50, y: 100, in: view))
            script.tap(.point(x: 90, y: 100, in: view), finger: 2)
        }
    }

    /// A press of one finger during which a second one taps.
    public static let secondFinger = Gesture(
        "a second finger taps while the first holds", middle: 0.2,
        source: [
            "stage.script.finger(1).down(at: .point(x: 50, y: 100, in: $))",
            "stage.script.wait(0.1)",
            "stage.script.tap(.point(x: 90, y: 100, in: $), finger: 2)",
            "stage.script.wait(0.1)",
            "stage.script.finger(1).up()",
        ]
    ) { script, view in
        script.finger(1).down(at: .point(x: 50, y: 100, in: view))
        script.wait(0.1)
        script.tap(.point(x: 90, y: 100, in: view), finger: 2)
        script.wait(0.1)
        script.finger(1).up()
    }

    /// The gestures of a finger alone, the simplest first.
    public static let ofOneFinger: [Gesture] = [.tap, .doubleTap, .hold, .drag, .flick]
}
