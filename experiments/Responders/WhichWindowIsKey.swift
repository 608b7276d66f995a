import EventTrace
import ExperimentKit
import UIKit

private enum Treatment: String, Choice {
    case shown = "only shown"
    case madeKey = "made key"
    case madeKeyWhileHidden = "made key while hidden"
    case unableToBeKey = "unable to become key"
    case leftAlone = "left when `lower` is hidden"
    case touched = "only shown before it is tapped"
    case touchedUnable = "unable to become key when it is tapped"
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
        "`lower` is the key window. A second window, `upper`, is shown over it, is made key, cannot become key, stays when `lower` is hidden, or is tapped. Which callbacks does each window receive, and which one receives a shake?",
    answer:
        "Showing a window does not make it key. When a window is made key, hidden or not, the old key window receives `resignKey`, then the new key window receives `becomeKey`, and a shake goes to the new key window. If the window to be made key cannot become key, the old one stays key. When the key window is hidden, the other window becomes key (assumed). Since iOS 14.2 a touch in a window that is only shown makes the window key, unless `canBecomeKey` (iOS 15) is `false` (reported by developers).",
    remedy:
        "To make a window key, call `makeKey()`; `makeKeyAndVisible()` also shows the window and puts it in front of the others of its level. A window that only shows something need not be key: create it with `UIWindow(windowScene:)`, keep a reference, and set `isHidden = false`. If it can be touched, also return `false` from `canBecomeKey` (iOS 15): else the first touch makes it key. After you hide a window of your own that was key, call `makeKey()` on the app's window.",
    symptoms: [
        "keyWindow is wrong after showing a second UIWindow",
        "overlay window takes the key window and the keyboard",
        "difference between makeKeyAndVisible and isHidden = false",
        "becomeKey and resignKey: when are they called",
        "canBecomeKey false",
        "window becomes key when it is tapped since iOS 14",
        "debug or floating window takes the key window on touch",
    ],
    variables: [what],
    stage: { stage in
        stage.window.isHidden = true
        let lower = stage.name(KeyedWindow(frame: Stage.bounds), lower)
        let upper = stage.name(KeyedWindow(frame: Stage.bounds), upper)
        let choice = stage[what]
        upper.mayBeKey = choice != .unableToBeKey && choice != .touchedUnable
        lower.makeKeyAndVisible()
        stage.script.wait(0.1)
        stage.script.perform {
            switch choice {
            case .shown, .touched, .touchedUnable: upper.isHidden = false
            case .madeKeyWhileHidden: upper.makeKey()
            case .leftAlone:
                upper.isHidden = false
                lower.isHidden = true
            case .madeKey, .unableToBeKey: upper.makeKeyAndVisible()
            }
        }
        if choice == .touched || choice == .touchedUnable {
            stage.script.wait(0.2)
            stage.script.tap(at: CGPoint(x: 195, y: 400))
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
            explanation: "Only one window of a scene is key; up to iOS 14, only one of the app.", rules: [.keyWindow]
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
        Claim(
            "A touch in a window that is only shown makes the window key.", when: what == .touched,
            explanation: "Since iOS 14.2, as developers report; in earlier versions the key stays where it is.", rules: [.touchMakesKey]
        ) {
            lower.resignKey
            upper.becomeKey
            upper.motionBegan
        }
        Claim(
            "A touch in a window that cannot become key leaves the key where it is.", when: what == .touchedUnable,
            rules: [.keyWindow]
        ) {
            upper.canBecomeKey.happens
            upper.becomeKey.never
            lower.motionBegan.happens
        }
    })
