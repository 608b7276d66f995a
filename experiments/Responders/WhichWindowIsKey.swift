import EventTrace
import ExperimentKit
import UIKit

private enum Treatment: String, Choice {
    case shown = "only shown"
    case madeKey = "made key"
    case madeKeyWhileHidden = "made key while hidden"
    case unableToBeKey = "unable to become key"
    case leftAlone = "left when lower is hidden"
}
private let what = Variable<Treatment>("what", "The second window, `upper`, is")

/// Hears that it becomes key, and of shakes.
private final class KeyedWindow: UIWindow {
    var mayBeKey = true

    override var canBecomeKey: Bool { mayBeKey }
    override func becomeKey() { super.becomeKey() }
    override func resignKey() { super.resignKey() }
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
}

private let lower = Named<KeyedWindow>("lower")
private let upper = Named<KeyedWindow>("upper")

/// How the key moves from window to window.
let whichWindowIsKey: Experiment = Experiment(
    id: "WhichWindowIsKey",
    title: "Which window is the key window, and what it receives",
    question:
        "`lower` is the key window. A second window, `upper`, is shown over it, is made key, cannot become key, or stays when `lower` is hidden. Which callbacks does each window receive, and which one receives a shake?",
    answer:
        "Showing a window does not make it key. When a window is made key, hidden or not, the old key window receives `resignKey`, then the new key window receives `becomeKey`, and a shake goes to the new key window. A window that cannot become key changes nothing. When the key window is hidden, the other window becomes key (assumed).",
    remedy:
        "To make a window key, call `makeKey()` or `makeKeyAndVisible()`. For an overlay that must not become key, return `false` from `canBecomeKey`.",
    symptoms: [
        "keyWindow is wrong after showing a second UIWindow",
        "overlay window takes the key window and the keyboard",
        "difference between makeKeyAndVisible and isHidden = false",
        "becomeKey and resignKey: when are they called",
        "canBecomeKey false",
    ],
    variables: [what],
    stage: { stage in
        stage.window.isHidden = true
        let lower = stage.name(KeyedWindow(frame: Stage.bounds), lower)
        let upper = stage.name(KeyedWindow(frame: Stage.bounds), upper)
        let choice = stage[what]
        upper.mayBeKey = choice != .unableToBeKey
        lower.makeKeyAndVisible()
        stage.script.wait(0.1)
        stage.script.perform {
            switch choice {
            case .shown: upper.isHidden = false
            case .madeKeyWhileHidden: upper.makeKey()
            case .leftAlone:
                upper.isHidden = false
                lower.isHidden = true
            case .madeKey, .unableToBeKey: upper.makeKeyAndVisible()
            }
        }
        stage.shake(at: 1)
    },
    outcomes: {
        Outcome("`lower` resigns, and then `upper` becomes key", not: "`lower` stays key", .order([lower.resignKey, upper.becomeKey]))
        Outcome("the shake goes to `upper`", not: "the shake goes to `lower`", upper.motionBegan)
        Outcome("`canBecomeKey` of `upper` is called", not: "`canBecomeKey` of `upper` is not called", upper.canBecomeKey)
    },
    claims: {
        Claim(
            "A window that is only shown is not key.",
            when: what == .shown,
            explanation: "A shake goes to the key window.", rules: [.windowOfTheTouch]
        ) {
            upper.everything.never
            lower.motionBegan.happens
        }
        Claim(
            "A window that cannot become key is asked `canBecomeKey`, and nothing else happens.",
            when: what == .unableToBeKey,
            explanation: "`makeKey` asks `canBecomeKey`.", rules: [.keyWindow]
        ) {
            only(among: upper.everything) { upper.canBecomeKey }
            lower.resignKey.never
            lower.motionBegan.happens
        }
        Claim(
            "The old key window resigns before the new one becomes key.",
            when: what.isOneOf(.madeKey, .madeKeyWhileHidden),
            explanation: "Only one window is key.", rules: [.keyWindow]
        ) {
            lower.resignKey
            upper.becomeKey
            upper.motionBegan
        }
        Claim(
            "When the key window is hidden, the other window becomes key.", when: what == .leftAlone,
            explanation: "Assumed: the window in front becomes key.", rules: [.keyWindow]
        ) {
            lower.resignKey
            upper.becomeKey
            upper.motionBegan
        }
    })
