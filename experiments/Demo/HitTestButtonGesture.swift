import EventTrace
import ExperimentDocuments
import ExperimentKit
import ExperimentSupport
import UIKit

private let callsSuper = Variable<Bool>("callsSuper", "Touch methods call super", default: true)
private let cancels = Variable<Bool>("cancelsTouchesInView", "`cancelsTouchesInView` of the taps", default: true)

private enum Carriers: String, Choice {
    case everyLevel = "every level"
    case level3 = "level_3"
    case level1 = "level_1"
}
private let carriers = Variable<Carriers>("taps", "Tap recognizers are on")

extension Experiment {
    /// Three buttons in one another with actions and tap recognizers.
    static let hitTestButtonGesture = Experiment(
        id: "HitTestButtonGesture",
        title: "A button with actions and a tap recognizer",
        question: """
            The same three buttons have actions for touch-down, touch-up inside and cancellation, and tap recognizers as well. A finger \
            taps `level_3`. Who wins, the button's own action or the recognizer, and whose?
            """,
        answer: """
            A recognizer **on** the button wins: the touch-up action is replaced by a cancellation, unless `cancelsTouchesInView` is off; \
            then both fire, the tap first. A recognizer on a **parent** loses: a button turns down one-finger single taps of the views \
            above it. With `cancelsTouchesInView` off it has nothing to turn down, and both fire.
            """,
        origins: [Document000.bothWithSuper],
        observations: ["button-parent-tap"],
        variables: [callsSuper, cancels, carriers],
        stage: { stage in
            let listener = stage.keep(ActionTarget())
            for (index, level) in ThreeLevels.add(to: stage, { LevelButton(frame: $0) }).enumerated() {
                level.callsSuper = stage[callsSuper]
                level.addTarget(listener, action: ActionTarget.fire, for: [.touchDown, .touchUpInside, .touchCancel])
                guard stage[carriers] == .everyLevel || stage[carriers].rawValue == ThreeLevels.names[index] else { continue }
                let tap = stage.name(UITapGestureRecognizer(target: listener, action: ActionTarget.fire), "tap_\(index + 1)")
                tap.cancelsTouchesInView = stage[cancels]
                level.addGestureRecognizer(tap)
            }
            stage.script.tap("level_3")
        },
        claims: [
            Claim(
                "Without super and with cancelling: began, the deepest tap, cancelled.",
                when: callsSuper.isOff && cancels.isOn && carriers != .level1,
                .ordering(["level_3.touchesBegan", "tap_3.action(ended)", "level_3.touchesCancelled"]),
                quotes: Document000.lastTapWithoutSuper),
            Claim(
                "Without super and without cancelling: began, the deepest tap, ended.",
                when: callsSuper.isOff && cancels.isOff && carriers != .level1,
                .ordering(["level_3.touchesBegan", "tap_3.action(ended)", "level_3.touchesEnded"]),
                quotes: Document000.lastTapWithoutSuper),
            Claim(
                "Without super no control action is sent.", when: callsSuper.isOff,
                .never("level_3.action(*)"),
                quotes: Document000.stillNoActionWithoutSuper),
            Claim(
                "With super and without cancelling: touch-down, the tap, touch-up, in this order.",
                when: callsSuper.isOn && cancels.isOff && carriers != .level1,
                .order([
                    "level_3.touchesBegan", "level_3.action(touchDown)", "tap_3.action(ended)", "level_3.touchesEnded",
                    "level_3.action(touchUpInside)",
                ]),
                quotes: Document000.bothWithSuper),
            Claim(
                "With super and with cancelling: began, the tap, cancelled, and no touch-up.",
                when: callsSuper.isOn && cancels.isOn && carriers != .level1,
                .all([
                    .order(["level_3.touchesBegan", "tap_3.action(ended)", "level_3.touchesCancelled", "level_3.action(touchCancel)"]),
                    .never("*.action(touchUpInside)"),
                ]),
                quotes: Document000.cancelledWithSuper,
                explanation: "A recognizer on the control itself wins over the control.", rules: [.ownRecognizerWins]),
            Claim(
                "The touch does not reach the parent.",
                .all([.never("level_1.touches*"), .never("level_2.touches*")]),
                quotes: Document000.nothingReachesTheParent),
            Claim(
                "The parent's tap does not fire where it would cancel the button's touch.",
                when: cancels.isOn,
                .all([.never("tap_1.action*"), .never("tap_2.action*")]), quotes: Document000.nothingReachesTheParent,
                explanation: "The button turns it down, whether its own methods call super or not.", rules: [.veto]),
            Claim(
                "The parent's tap never fires.", .all([.never("tap_1.action*"), .never("tap_2.action*")]),
                quotes: Document000.nothingReachesTheParent,
                rules: [.shouldBegin],
                knownRefutation: """
                    It fires when `cancelsTouchesInView` is off and nothing deeper recognizes: the button is asked only about \
                    recognizers that would cancel its touch, so tap and button both act.
                    """),
            Claim(
                "`touchesCancelled` calls `cancelTracking`.",
                when: callsSuper.isOn && cancels.isOn && carriers != .level1,
                .all([.happens("level_3.cancelTracking"), .nested("level_3.cancelTracking", in: "level_3.touchesCancelled")]),
                quotes: Document000.cancelTrackingFromCancelled),
            Claim(
                "The actions of the control do not disturb the recognizer: whether super sends them or not, the same taps fire.",
                .same(whatever: callsSuper, among: ["tap*.action*"]), quotes: Document000.actionsSample),
        ])
}
