import EventTrace
import ExperimentKit
import UIKit

private let fingers = Variable<Int>("fingers", "Number of fingers", clause: "{value} fingers touch down one after the other", [5, 6])

private enum Place: String, Choice {
    case oneView = "one view"
    case twoViews = "two views"
}
private let place = Variable<Place>("place", "The fingers land on")

/// Says how many touches each call brings.
private final class CountingPad: UIView {
    var say: (String) -> Void = { _ in }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { say("\(touches.count) ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { say("\(touches.count) cancelled") }
}

private let upper = Named<UIView>("upper")
private let lower = Named<UIView>("lower")

/// One finger too many.
let fingerLimit: Experiment = Experiment(
    id: "FingerLimit",
    title: "More than five fingers at once on a phone",
    question: "On a phone, fingers touch down one after the other and then lift together. What happens with the sixth?",
    answer:
        "A phone follows five fingers at most, each with a touch of its own. The sixth finger has no touch, and when the sixth touches down the five touches are cancelled, on every view; when the fingers lift, no view receives anything.",
    remedy:
        "An app cannot raise the limit; an iPad follows more fingers, so keep touches in a dictionary, not in five places. Override `touchesCancelled` as well as `touchesEnded`: for every touch of the set, forget the touch and undo what its touch down has begun, without the action of a lift. One call can bring all fingers.",
    symptoms: [
        "touchesCancelled called when a sixth finger touches the iPhone",
        "maximum number of simultaneous touches on iPhone",
        "multitouch stops with more than five fingers",
        "all touches cancelled at once, touchesEnded never comes",
    ],
    variables: [fingers, place],
    stage: { stage in
        for (name, top) in [("upper", 150.0), ("lower", 450)] {
            let pad = stage.name(CountingPad(frame: CGRect(x: 20, y: top, width: 350, height: 200)), name)
            pad.isMultipleTouchEnabled = true
            pad.say = { stage.mark($0) }
            stage.view.addSubview(pad)
        }
        let all = (1...stage[fingers]).map { stage.script.finger($0) }
        for finger in all {
            let isLower = stage[place] == .twoViews && finger.number % 2 == 0
            finger.down(at: .point(x: Double(finger.number) * 50, y: 100, in: isLower ? "lower" : "upper"))
            stage.script.wait(0.05)
        }
        for finger in all { finger.up() }
    },
    outcomes: {
        Outcome("all touches are cancelled", not: "all touches end", anyone.touchesCancelled)
        Outcome(
            "five fingers have a touch", not: "all fingers have a touch", constant: "A phone follows five fingers at most.",
            anyone.touchesBegan.times(5))
    },
    claims: {
        Claim(
            "With up to five fingers, each `touchesBegan` has its `touchesEnded`.", when: fingers != 6
        ) {
            anyone.touchesCancelled.never
            anyone.touchesEnded.happens
        }
        Claim(
            "There are five touches and no more: the sixth finger has none.", anyone.touchesBegan.times(5),
            explanation: "A phone tracks five fingers; an iPad tracks more.", rules: [.fingerLimit])
        Claim(
            "When the sixth finger touches down, the other touches are cancelled, and `touchesEnded` is never called.",
            when: fingers == 6,
            explanation:
                "One finger more than the device can track cancels all touches, as three projects report; no log is published.",
            rules: [.fingerLimit]
        ) {
            anyone.touchesCancelled.happens
            anyone.touchesEnded.never
        }
        Claim(
            "All touches of a view are cancelled in one call.",
            when: fingers == 6 && place == .oneView,
            explanation: "Touches that change in one event come in one call.", rules: [.oneCallPerEvent]
        ) {
            only(among: "*cancelled", "*Cancelled") {
                upper.touchesCancelled
                "5 cancelled"
            }
        }
        Claim(
            "With two views, each view receives the cancellation of its own touches.",
            when: fingers == 6 && place == .twoViews,
            explanation: "Every began of a receiver has its end.", rules: [.everyBeganEnds]
        ) {
            TokenPattern("3 cancelled").inside(upper.touchesCancelled)
            TokenPattern("2 cancelled").inside(lower.touchesCancelled)
        }
    })
