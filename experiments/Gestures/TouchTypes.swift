import EventTrace
import ExperimentKit
import UIKit

private enum Allowed: String, Choice {
    case all = "all types of touches"
    case finger = "only fingers"
    case pencil = "only pencils"
}
private let allowed = Variable<Allowed>("allowed", "The recognizers allow")
private let exclusive = Variable<Bool>("exclusive", "`requiresExclusiveTouchType`", default: true)

private enum Tools: String, Choice {
    case finger = "a finger"
    case pencil = "a pencil"
    case fingerPencilMeanwhile = "a pencil while a finger is down"
}
private let tools = Variable<Tools>("tools", "The tap is made with")

private let view = Named<UIView>("view")
private let one = Named<UITapGestureRecognizer>("one")
private let two = Named<UITapGestureRecognizer>("two")

private let isForbidden = Condition(
    "the tap is made with a type of touch that the recognizers do not allow", not: "the recognizers allow a touch of the tap",
    allowed == .finger && tools == .pencil || allowed == .pencil && tools == .finger)
private let isOfOneTypeOfAll = Condition(
    "all types of touches are allowed and the tap is of one type", not: "the types of touches are restricted or mixed",
    allowed == .all && tools != .fingerPencilMeanwhile)
private let isMixed = Condition(
    "all types of touches are allowed and a pencil joins a finger", not: "the tap is of one type, or only one type is allowed",
    allowed == .all && tools == .fingerPencilMeanwhile)

/// Fingers and pencils.
let touchTypes: Experiment = Experiment(
    id: "TouchTypes",
    title: "`allowedTouchTypes`: tap gestures for finger and Pencil",
    question:
        "A view has a one-touch and a two-touch tap recognizer; both take all types of touches, or only one type. A finger taps, a pencil taps, or a pencil taps while a finger is down. Which recognizer fires?",
    answer:
        "A tap recognizer takes only touches of its `allowedTouchTypes`. While it has a touch of one type it takes none of another, so finger and pencil together count as a one-touch tap; with `requiresExclusiveTouchType = false` they count as a two-touch tap.",
    remedy:
        "For pencil-only gestures set `allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]`. For fingers name `.direct`, and `.indirectPointer` as well: in an app with `UIApplicationSupportsIndirectInputEvents` a click of a mouse or trackpad is of that type. The view itself still receives the touches that its recognizer refuses. To mix both in one gesture, set `requiresExclusiveTouchType = false`.",
    symptoms: [
        "gesture recognizer only for Apple Pencil",
        "ignore the pencil in a tap gesture",
        "allowedTouchTypes example",
        "requiresExclusiveTouchType meaning",
        "finger and Apple Pencil at the same time in one gesture",
    ],
    variables: [allowed, exclusive, tools],
    excluding: Exclusion(exclusive.isOff && allowed != .all, because: "With only one allowed type there is nothing to exclude."),
    stage: { stage in
        let view = stage.add(UIView(), view)
        for (name, touches) in [(one, 1), (two, 2)] {
            let tap = stage.add(UITapGestureRecognizer(), name, to: view)
            tap.numberOfTouchesRequired = touches
            tap.requiresExclusiveTouchType = stage[exclusive]
            switch stage[allowed] {
            case .finger: tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
            case .pencil: tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
            case .all: break
            }
        }
        let tool = stage[tools]
        if tool != .finger { stage.tap(with: .pencil, finger: 2, at: CGPoint(x: 250, y: 300), time: 0.1) }
        if tool != .pencil { stage.script.tap(.point(x: 50, y: 100, in: view), hold: 0.25) }
    },
    outcomes: {
        Outcome("the one-touch tap fires", not: "the one-touch tap does not fire", one.action)
        Outcome("the two-touch tap fires", not: "the two-touch tap does not fire", two.action)
    },
    claims: {
        Claim(
            "A recognizer gets no touch of a type that it does not allow.",
            when: isForbidden,
            explanation: "A recognizer gets only touches of its `allowedTouchTypes`.", rules: [.touchTypes]
        ) {
            noCalls
            neverDecided("*: collect view")
        }
        Claim(
            "One touch of an allowed type is recognized as a one-touch tap.",
            when: isOfOneTypeOfAll
        ) {
            only { one.action(.ended) }
        }
        Claim(
            "Finger and pencil together are not a two-touch tap: the touch of the second type is not taken.",
            when: isMixed && exclusive.isOn,
            explanation: "After a touch of one type, touches of other types are ignored until the reset; the header says so.",
            rules: [.touchTypes]
        ) {
            only { one.action(.ended) }
        }
        Claim(
            "With `requiresExclusiveTouchType = false`, finger and pencil together are a two-touch tap.",
            when: isMixed && exclusive.isOff
        ) {
            only { two.action(.ended) }
        }
        Claim(
            "For touches of one type, `requiresExclusiveTouchType` changes nothing.",
            when: isOfOneTypeOfAll, exclusive.changesNothing())
    })
