import EventTrace
import ExperimentKit
import Studies
import UIKit

/// What the documents say of a control that tracks a touch.
extension ObservationScene {
    private static let tracking: [TokenPattern] = ["control.*Tracking", "*: tracking", "*: not tracking"]

    static let foundTracking: [ObservationScene] = [
        ObservationScene(
            "control-istracking-doc",
            prints: ["control.beginTracking", "held: tracking", "control.endTracking", "after: not tracking"], of: tracking
        ) { stage in
            stage.addTracker()
            stage.hold { stage.script.finger(1).up() }
        },
        ObservationScene(
            "control-istracking-doc",
            prints: ["control.beginTracking", "held: tracking", "control.cancelTracking", "after: not tracking"], of: tracking
        ) { stage in
            stage.addTracker()
            stage.hold { stage.script.cancelAll() }
        },
        ObservationScene(
            "control-begin-refused-doc", prints: ["control.beginTracking", "held: not tracking", "after: not tracking"], of: tracking
        ) { stage in
            stage.addTracker().begins = false
            stage.hold {
                stage.script.finger(1).move(to: .point(x: 120, y: 100, in: "control"))
                stage.script.finger(1).up()
            }
        },
        ObservationScene(
            "control-continue-refused-doc",
            prints: ["control.beginTracking", "held: tracking", "control.continueTracking", "after: not tracking"],
            of: ["control.beginTracking", "control.continueTracking", "held: *", "after: *"]
        ) { stage in
            stage.addTracker().continues = false
            stage.hold { stage.script.finger(1).move(along: [.point(x: 120, y: 100, in: "control"), "control"], over: 0.2) }
            stage.script.finger(1).up()
        },
        ObservationScene(
            "control-istouchinside-doc",
            prints: ["inside: true", "control.action(touchDragExit)", "inside: false", "control.action(touchDragEnter)", "inside: true"],
            of: ["inside: *", "control.action(*)"]
        ) { stage in
            let control = stage.addTracker()
            stage.addTargets(to: control, for: [.touchDragExit, .touchDragEnter])
            let far = Place.point(x: 100, y: 400, in: "control")
            stage.script.finger(1).down(at: "control")
            for place: Place in [far, "control"] {
                stage.tellInside(control)
                stage.script.finger(1).move(to: place, over: 0.2)
            }
            stage.tellInside(control)
            stage.script.finger(1).up()
        },
    ]
}

extension Stage {
    @discardableResult
    fileprivate func addTracker() -> TrackingControl { add(TrackingControl(), "control") }

    /// A finger that comes down; what it does next; and after each whether the control tracks.
    fileprivate func hold(_ next: () -> Void) {
        script.finger(1).down(at: "control")
        script.wait(0.1)
        tellTracking("held")
        next()
        script.wait(0.1)
        tellTracking("after")
    }

    private func tellTracking(_ when: String) {
        script.perform { [self] in
            mark((view(named: "control") as? UIControl)?.isTracking == true ? "\(when): tracking" : "\(when): not tracking")
        }
    }

    fileprivate func tellInside(_ control: UIControl) {
        script.perform { [self] in mark("inside: \(control.isTouchInside)") }
    }
}

/// Says whether to begin and to go on.
private final class TrackingControl: UIControl {
    var begins = true
    var continues = true

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { begins }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { continues }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    override func cancelTracking(with event: UIEvent?) {}
}
