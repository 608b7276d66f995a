import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Showing: String, Choice {
    case madeKey = "with `makeKeyAndVisible()`"
    case shown = "with `isHidden = false`"
    case tapped = "with `isHidden = false`, and tapped"
    case tappedUnable = "with `isHidden = false`, and tapped; its `canBecomeKey` is `false`"
}
private let showing = Variable<Showing>("showing", "The banner's window is shown", clause: "the banner's window is shown {value}")

private enum End: String, Choice {
    case hidden = "is hidden"
    case givesBack = "is hidden, and the app's window is made key"
}
private let end = Variable<End>("end", "A second later the banner's window", clause: "the banner's window {value}")

/// A window that may be unable to become key.
private final class BannerWindow: UIWindow {
    var mayBeKey = true

    override var canBecomeKey: Bool { mayBeKey }
}

private let field = Named<UITextField>("field")
private let listener = Named<KeyboardFieldListener>("listener")
private let banner = Named<BannerWindow>("banner")
private let shown = Mark("the banner is shown")
private let away = Mark("the banner is hidden")

private let becomesKey = Condition(
    "the banner's window becomes key", not: "the banner's window does not become key", showing.isOneOf(.madeKey, .tapped))

/// What a second window does to the keyboard of the first.
let keyboardUnderAnotherWindow: Experiment = Experiment(
    id: "KeyboardUnderAnotherWindow",
    title: "Keyboard disappears when a second `UIWindow` is shown",
    question: """
        A text field is being edited. A banner comes in a window of its own and goes a second later. Does the keyboard go, does \
        editing end, and does the keyboard come again?
        """,
    answer: """
        The keyboard goes if the banner's window becomes key, by `makeKeyAndVisible()` or, since iOS 14.2, by a touch in it. The \
        field stays first responder and its delegate is not called; when the banner's window is hidden and the field's window is key \
        again, the keyboard comes again. A window that is only shown, or whose `canBecomeKey` is `false`, leaves the keyboard. All of \
        this is reported by developers, except that no end of editing comes, which is assumed.
        """,
    remedy: """
        Show a window that needs no keyboard with `isHidden = false`, not with `makeKeyAndVisible()`, and override `canBecomeKey` \
        (iOS 15) in a subclass of `UIWindow` to return `false`, so that a touch does not make the window key. If the banner's window \
        has to be key, remember the key window before, and call `makeKey()` on it when the banner goes. For a text field inside the \
        banner's window that window has to be key: call `makeKeyAndVisible()` before `becomeFirstResponder()`, and do not \
        override `canBecomeKey`.
        """,
    symptoms: [
        "keyboard dismissed when showing toast in new UIWindow",
        "makeKeyAndVisible hides the keyboard",
        "keyboardWillHide when overlay window becomes key",
        "HUD in its own window closes the keyboard",
        "keyboard comes back after the banner window is hidden",
    ],
    variables: [showing, end],
    stage: { stage in
        let field = stage.add(UITextField(), field, at: CGRect(x: 45, y: 200, width: 300, height: 40))
        let listener = stage.name(KeyboardFieldListener(), listener)
        field.delegate = listener
        listener.observeKeyboard()
        let window = stage.window
        window.makeKeyAndVisible()
        let banner = stage.name(BannerWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 100)), banner)
        let (way, end) = (stage[showing], stage[end])
        banner.mayBeKey = way != .tappedUnable
        stage.script.tap(field)
        stage.script.wait(1)
        stage.script.mark(shown)
        stage.script.perform { if way == .madeKey { banner.makeKeyAndVisible() } else { banner.isHidden = false } }
        stage.script.wait(0.5)
        if way == .tapped || way == .tappedUnable { stage.script.tap(at: CGPoint(x: 195, y: 50)) }
        stage.script.wait(0.5)
        stage.script.mark(away)
        stage.script.perform {
            banner.isHidden = true
            if end == .givesBack { window.makeKey() }
        }
        stage.script.wait(1)
    },
    outcomes: {
        Outcome(
            "the keyboard goes with the banner", not: "the keyboard stays",
            listener.call("notification")("keyboardWillHide"))
        Outcome(
            "the keyboard comes again", not: "the keyboard does not come a second time",
            .order([away.written, listener.call("notification")("keyboardWillShow")]))
    },
    claims: {
        Claim(
            "The keyboard goes when the banner's window becomes key, and comes again when the field's window is key again.",
            when: becomesKey,
            explanation: "Reported by the users of several libraries for messages; Apple documents only that keys go to the key window.",
            rules: [.keyboardOfKeyWindow]
        ) {
            shown.written
            listener.call("notification")("keyboardWillHide")
            away.written
            listener.call("notification")("keyboardWillShow")
        }
        Claim(
            "The field stays first responder meanwhile, and its delegate receives no end of editing.", when: becomesKey,
            listener.textFieldDidEndEditing.never,
            explanation: "No report tells of a call; that none comes is assumed.", grade: .assumed,
            unnoticed: "No change that is tried ends editing here.")
        Claim(
            "A window that is only shown, or cannot become key, leaves the keyboard where it is.", when: !becomesKey,
            explanation: "The window that was key stays key.", rules: [.keyWindow]
        ) {
            listener.call("notification")("keyboardWillShow").times(1)
            listener.call("notification")("keyboardWillHide").never
        }
    })
