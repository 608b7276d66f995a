import EventTrace
import ExperimentKit
import UIKit

private enum Allowed: String, Choice { case all, finger, pencil }
private let allowed = Variable<Allowed>("allowed", "`allowedTouchTypes` of the tap")
private let exclusive = Variable<Bool>("exclusive", "`requiresExclusiveTouchType`", default: true)

private enum Tools: String, Choice {
    case finger, pencil
    case fingerPencilMeanwhile = "finger, pencil meanwhile"
}
private let tools = Variable<Tools>("tools", "What taps")

extension Experiment {
    /// Fingers and pencils.
    static let touchTypes = Experiment(
        id: "TouchTypes",
        title: "Fingers and pencils: which touches a tap takes",
        question:
            "A tap of two touches and a tap of one are on a view; both take all types of touches, or one only. A finger taps, a pencil taps, or a pencil taps while a finger is down. Which acts?",
        answer:
            "A tap acts on touches of its types only. While it has a touch of one type it takes none of another, so finger and pencil together are a tap of one; with `requiresExclusiveTouchType` off they are a tap of two.",
        variables: [allowed, exclusive, tools],
        excluding: Exclusion(exclusive.isOff && allowed != .all, because: "Of one type there is nothing to shut out."),
        stage: { stage in
            let view = stage.add(UIView(), "view")
            for (name, touches) in [("one", 1), ("two", 2)] {
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
            if tool != .pencil { stage.script.tap(.point(x: 50, y: 100, in: "view"), hold: 0.25) }
        },
        claims: [
            Claim(
                "Of a type that is not allowed it gets no touch.",
                when: (allowed == .finger && tools == .pencil) || (allowed == .pencil && tools == .finger),
                .all([.noCalls, .neverDecided("*: collect view")]),
                explanation: "A recognizer gets touches of its `allowedTouchTypes` only.", rules: [.touchTypes]
            ),
            Claim(
                "Of an allowed type one touch is a tap of one.",
                when: allowed == .all && tools != .fingerPencilMeanwhile, .ordering(["one.action(ended)"])),
            Claim(
                "Finger and pencil together are no tap of two: the second type is not taken.",
                when: allowed == .all && exclusive.isOn && tools == .fingerPencilMeanwhile, .ordering(["one.action(ended)"]),
                explanation: "After a touch of one type, touches of others are ignored until the reset; the header says so.",
                rules: [.touchTypes]),
            Claim(
                "With `requiresExclusiveTouchType` off they are.",
                when: allowed == .all && exclusive.isOff && tools == .fingerPencilMeanwhile, .ordering(["two.action(ended)"])),
            Claim(
                "For touches of one type the property changes nothing.",
                when: allowed == .all && tools != .fingerPencilMeanwhile, .same(whatever: exclusive)),
        ])
}
