import EventTrace
import ExperimentKit
import UIKit

private enum Scene: String, Choice {
    case none = "stays nil"
    case before = "is set before the window is shown"
    case after = "is set after the window is shown"
    case taken = "is set to nil after the window is shown"
}
private let scene = Variable<Scene>("scene", "`windowScene` of the overlay")
private let isMadeKey = Variable<Bool>(
    "key", "The overlay is shown with `makeKeyAndVisible()`", off: "the overlay is shown with `isHidden = false`")

/// Prints that it becomes key, and what it is sent.
private final class KeyedWindow: UIWindow {
    override func becomeKey() { super.becomeKey() }
    override func resignKey() { super.resignKey() }
    override func sendEvent(_ event: UIEvent) { super.sendEvent(event) }
}

private let main = Named<KeyedWindow>("main")
private let overlay = Named<KeyedWindow>("overlay")
private let shown = Mark("overlay is shown")
private let touched = Mark("the finger comes down")

private let hasScene = Condition(
    "the overlay has a scene at the end", not: "the overlay has no scene at the end", scene.isOneOf(.before, .after))

/// A window that belongs to no scene.
let windowWithoutAScene: Experiment = Experiment(
    id: "WindowWithoutAScene",
    title: "A `UIWindow` for an alert or overlay does not appear since iOS 13",
    question:
        "Code makes a second window, `overlay`, with the level of alerts, and shows it. Its `windowScene` stays nil, as that of `UIWindow(frame:)` does in an app with scenes, or is set before or after the window is shown, or back to nil. Which window gets a tap, and which one is key?",
    answer:
        "A window without a scene is in no list of windows: it is not shown and gets no touches, and the other window stays in use; here it does not become key either, which no source confirms for a device. As soon as `windowScene` is set, a window that was shown before gets the touches, but is not key until it is touched: `makeKeyAndVisible()` came too early. Since iOS 14.2 a touch makes its window key. Setting `windowScene` to nil takes a window away, and the key goes to the other window.",
    remedy:
        "Make the window with `UIWindow(windowScene:)`, or set `windowScene` before `makeKeyAndVisible()`, give the window a `rootViewController`, which presents the alert, and keep a strong reference to the window. Take the scene from the view at hand (`view.window?.windowScene`), or the one in `UIApplication.shared.connectedScenes` whose `activationState` is `.foregroundActive`; right after a launch or a notification none may be active yet. To remove the overlay set `isHidden = true` and `windowScene` to nil, and drop the reference: without the other two steps the window can stay in front, because its scene keeps it.",
    symptoms: [
        "UIWindow not showing iOS 13 SceneDelegate",
        "overlay window doesn't appear windowScene",
        "alert in its own UIWindow not visible with scenes",
        "makeKeyAndVisible does nothing iOS 13",
        "HUD not shown since SceneDelegate",
    ],
    variables: [scene, isMadeKey],
    stage: { stage in
        stage.window.isHidden = true
        let main = stage.name(KeyedWindow(frame: Stage.bounds), main)
        main.makeKeyAndVisible()
        let overlay = stage.name(KeyedWindow(frame: Stage.bounds), overlay)
        overlay.windowLevel = .alert
        let home = main.windowScene
        let (choice, isMadeKey) = (stage[scene], stage[isMadeKey])
        overlay.windowScene = choice == .before || choice == .taken ? home : nil
        stage.script.wait(0.5)
        stage.script.mark(shown)
        stage.script.perform { if isMadeKey { overlay.makeKeyAndVisible() } else { overlay.isHidden = false } }
        stage.script.wait(0.5)
        stage.script.perform {
            if choice == .after { overlay.windowScene = home }
            if choice == .taken { overlay.windowScene = nil }
        }
        stage.script.wait(0.5)
        stage.script.mark(touched)
        stage.script.tap(at: CGPoint(x: 195, y: 400))
    },
    outcomes: {
        Outcome("`overlay` gets the tap", not: "`main` gets the tap", overlay.sendEvent)
        Outcome("`overlay`", otherwise: "never becomes key") {
            Outcome.State(
                "becomes key when it is touched",
                order {
                    touched; overlay.becomeKey
                })
            Outcome.State("becomes key when it is shown", overlay.becomeKey)
        }
    },
    claims: {
        Claim(
            "A window without a scene gets no touches; the window below gets them.", when: scene == .none,
            explanation: "More than ten projects report that such windows do not appear since iOS 13.", rules: [.windowNeedsScene],
            grade: .assumed
        ) {
            overlay.sendEvent.never
            main.sendEvent.happens
        }
        Claim(
            "`makeKeyAndVisible()` of a window without a scene leaves the key where it is.", when: scene == .none,
            explanation: "No source tells whether UIKit does so.", rules: [.windowNeedsScene], grade: .assumed
        ) {
            overlay.becomeKey.never
            main.resignKey.never
        }
        Claim("A window with a scene gets the touches.", when: hasScene, overlay.sendEvent.happens)
        Claim(
            "A scene that is set later shows the window, and does not make it key; the first touch does.", when: scene == .after,
            explanation: "Since iOS 14.2; in earlier versions the window stays without the key.", rules: [.touchMakesKey]
        ) {
            touched
            overlay.becomeKey
            overlay.sendEvent
        }
        Claim(
            "`windowScene = nil` takes the window away, and the key goes to the other window.",
            when: scene == .taken && isMadeKey.isOn, rules: [.keyPassesOn]
        ) {
            overlay.becomeKey
            overlay.resignKey
            main.becomeKey
            main.sendEvent
        }
    })
