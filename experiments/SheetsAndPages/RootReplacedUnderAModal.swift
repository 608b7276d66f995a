import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Way: String, Choice {
    case atOnce = "sets `rootViewController` at once"
    case dismissFirst = "sets `rootViewController` in the completion of `dismiss(animated: false)`"
    case container = "exchanges the child of a container that stays the root"
    case containerDismissed = "in the completion of `dismiss(animated: false)` exchanges the child of a container that stays the root"
}
private let way = Variable<Way>("way", "The code")

private enum Style: String, Choice {
    case fullScreen = "`.fullScreen`"
    case sheet = "`.pageSheet`"
}
private let style = Variable<Style>("style", "`modal` is presented with")

private let old = Named<AppearingPage>("old")
private let modal = Named<AppearingPage>("modal")
private let new = Named<AppearingPage>("new")
private let modalPad = Named<LoggedView>("modal_pad")
private let newPad = Named<LoggedView>("new_pad")
private let change = Mark("the change")
private let isLeft = Mark("the view of modal is in the window")

private let isDismissed = Condition(
    "`modal` is dismissed", not: "`modal` is not dismissed", way.isOneOf(.dismissFirst, .containerDismissed))

extension Way {
    /// Whether the root of the window stays.
    fileprivate var keepsRoot: Bool { self == .container || self == .containerDismissed }
}

/// What a new root controller leaves of a presentation.
let rootReplacedUnderAModal: Experiment = Experiment(
    id: "RootReplacedUnderAModal",
    title: "New `rootViewController` while something is presented: the modal stays in the window",
    question:
        "`old` is on the screen and presents `modal`. The user logs out, and code shows `new` in place of `old`: it sets the window's `rootViewController` at once, after a dismissal, or it keeps a container as root and exchanges its child. What becomes of `modal`?",
    answer:
        "If code sets the new root at once, only the view of `old` leaves the window. By reports, the view of `modal` stays there, here behind the view of `new`, and `modal` receives neither `viewWillDisappear` nor `viewDidDisappear`. If a container stays the root and exchanges its child, `modal` stays too, in front of `new`, and can still be dismissed. Only `dismiss` takes `modal` away; if code shows `new` in the completion of `dismiss`, nothing of `modal` is left.",
    remedy:
        "If the old root presents something, dismiss first: `root.dismiss(animated: false) { window.rootViewController = new }`; if `root.presentedViewController` is nil, set the new root at once. `dismiss` on the root takes away all that is stacked on it. Set the new root in the completion: on iOS 8 a new root right after `dismiss` left the old root's view in the window. A container that stays the root has to dismiss as well before it exchanges its child. That the modal stays, and that it is leaked, is reported from iOS 8 to 13, and in 2025 by an app whose forced logout left it there. Reports do not agree on what is in front, nor on whether old controllers are released: look at the debugger's view hierarchy.",
    symptoms: [
        "old view stays after changing rootViewController",
        "set window.rootViewController while a modal is presented",
        "presented view controller still visible after logout",
        "UITransitionView left in the window after changing rootViewController",
        "memory leak when replacing rootViewController",
        "viewDidDisappear not called when rootViewController changes",
    ],
    variables: [way, style],
    stage: { stage in
        let (first, second) = (stage.name(AppearingPage(), old), stage.name(AppearingPage(), new))
        let presented = stage.name(AppearingPage(), modal)
        presented.modalPresentationStyle = stage[style] == .fullScreen ? .fullScreen : .pageSheet
        let place = CGRect(x: 45, y: 400, width: 300, height: 200)
        stage.add(LoggedView(), modalPad, at: place, in: presented.view)
        stage.add(LoggedView(), newPad, at: place, in: second.view)
        let (choice, window) = (stage[way], stage.window)
        let container = stage.keep(UIViewController())
        window.rootViewController = choice.keepsRoot ? container : first
        if choice.keepsRoot { container.show(first, inPlaceOf: nil) }
        stage.present(presented)
        stage.script.mark(change)
        stage.script.perform {
            switch choice {
            case .atOnce: window.rootViewController = second
            case .dismissFirst: first.dismiss(animated: false) { window.rootViewController = second }
            case .container: container.show(second, inPlaceOf: first)
            case .containerDismissed: container.dismiss(animated: false) { container.show(second, inPlaceOf: first) }
            }
        }
        stage.script.wait(1)
        stage.script.perform { if presented.view.window != nil { stage.mark(isLeft) } }
        stage.script.tap(at: CGPoint(x: 195, y: 520))
    },
    outcomes: {
        Outcome("the view of `modal` stays in the window", not: "the view of `modal` leaves the window", isLeft.written)
        Outcome("a tap reaches `new`", not: "a tap reaches `modal`", newPad.touchesBegan)
    },
    claims: {
        Claim(
            "Unless it is dismissed, the view of `modal` stays in the window, and `modal` does not disappear.", when: !isDismissed,
            explanation: "Reports on iOS 8 to 13 find the view there, though Apple’s page says that a new root removes the old views.",
            rules: [.presentationOutlivesRoot]
        ) {
            isLeft.written.happens
            modal.viewWillDisappear.never
        }
        Claim(
            "A new root lies in front of what the old one presented, and gets the taps.", when: way == .atOnce, newPad.touchesBegan.happens,
            explanation:
                "A report on iOS 8 has the views in this order; an issue of a navigation library (iOS 12) has the modal in sight.",
            rules: [.presentationOutlivesRoot])
        Claim(
            "Dismissed first, `modal` disappears before `new` appears, and nothing is left.", when: isDismissed,
            explanation: "The completion of a dismissal without animation runs once `modal` has disappeared.", rules: [.presentation]
        ) {
            change.written
            modal.viewWillDisappear
            modal.viewDidDisappear
            new.viewWillAppear
            new.viewDidAppear
            isLeft.written.never
        }
        Claim(
            "Under a container that stays the root, `modal` is in front of the new child and gets the taps.", when: way == .container,
            modalPad.touchesBegan.happens, explanation: "The container’s presentation is not touched by an exchange of its children.")
    })

extension UIViewController {
    /// Shows a child in place of another one.
    fileprivate func show(_ new: UIViewController, inPlaceOf old: UIViewController?) {
        old?.willMove(toParent: nil)
        addChild(new)
        new.view.frame = view.bounds
        old?.view.removeFromSuperview()
        view.addSubview(new.view)
        old?.removeFromParent()
        new.didMove(toParent: self)
    }
}
