import EventTrace
import ExperimentKit
import UIKit

private enum Bar: String, Choice {
    case system = "the system's back button"
    case ownItem = "a bar button item of its own on the left"
    case hiddenButton = "no back button: `hidesBackButton` is true"
    case hiddenBar = "no navigation bar"
}
private let bar = Variable<Bar>("bar", "`detail` has")

private enum Delegate: String, Choice {
    case system = "the system's"
    case none = "nil"
    case own = "one that allows it above the root"
}
private let delegate = Variable<Delegate>("delegate", "The delegate of `interactivePopGestureRecognizer` is")

/// Allows the swipe if there is a controller to go back to.
private final class Allowing: NSObject, UIGestureRecognizerDelegate {
    var isAboveRoot: () -> Bool = { false }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { isAboveRoot() }
}

/// Prints how it goes.
private final class Screen: UIViewController {
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
}

private let detail = Named<Screen>("detail")
private let allowing = Named<Allowing>("delegate")
private let pop = Named<UIGestureRecognizer>("pop")

/// The back swipe beside a back button of one's own.
let backSwipeRefused: Experiment = Experiment(
    id: "BackSwipeRefused",
    title: "Swipe back does not work with a custom back button or a hidden bar",
    question:
        "`detail` is on top of a navigation controller and has the system's back button, a bar button item of its own on the left, no back button, or no navigation bar. A finger swipes from the left edge. Does it go back, and what does the delegate of `interactivePopGestureRecognizer` change?",
    answer:
        "With the system's delegate the swipe goes back only beside the system's back button: in the other cases that delegate declines the touch. With a delegate of nil the swipe goes back in all four, and with a delegate of your own if this one allows it.",
    remedy:
        "In `viewDidLoad()` of a subclass of the navigation controller, set `interactivePopGestureRecognizer?.delegate` to an object that you keep (the property is weak), and return `viewControllers.count > 1` from its `gestureRecognizerShouldBegin(_:)`. With nil a swipe at the root begins too, and the next push can freeze. Your own delegate also takes away the precedence over pans of the content: return `true` from `gestureRecognizer(_:shouldBeRequiredToFailBy:)`. Or keep the system's back button and change only its look: set `backIndicatorImage` and `backIndicatorTransitionMaskImage` of the navigation bar together (with a `UINavigationBarAppearance`, `setBackIndicatorImage(_:transitionMaskImage:)`). For the swipe in the content since iOS 26 see ContentSwipe.",
    symptoms: [
        "swipe back not working custom back button",
        "interactivePopGestureRecognizer not working when navigation bar hidden",
        "swipe to go back disabled with leftBarButtonItem",
        "hidesBackButton disables swipe back",
    ],
    variables: [bar, delegate],
    stage: { stage in
        let detail = stage.name(Screen(), detail)
        let navigation = stage.keep(UINavigationController())
        navigation.viewControllers = [UIViewController(), detail]
        stage.window.rootViewController = navigation
        switch stage[bar] {
        case .system: break
        case .ownItem:
            detail.navigationItem.leftBarButtonItem = UIBarButtonItem(
                title: "Back", style: .plain, target: nil, action: nil)
        case .hiddenButton: detail.navigationItem.hidesBackButton = true
        case .hiddenBar: navigation.isNavigationBarHidden = true
        }
        if let recognizer = navigation.interactivePopGestureRecognizer {
            _ = stage.name(recognizer, pop)
            switch stage[delegate] {
            case .system: break
            case .none: recognizer.delegate = nil
            case .own:
                let own = stage.name(Allowing(), allowing)
                own.isAboveRoot = { navigation.viewControllers.count > 1 }
                recognizer.delegate = own
            }
        }
        let script = stage.script
        script.wait(1)
        script.swipe(from: .left, by: 298)
        script.wait(1)
    },
    outcomes: {
        Outcome("the swipe goes back", not: "the swipe does nothing", detail.viewDidDisappear)
    },
    claims: {
        Claim(
            "With the system's delegate the swipe goes back only beside the system's back button.",
            when: delegate == .system && bar != .system, detail.viewWillDisappear.never,
            explanation: "Reports since iOS 7 say so of items on the left, hidden back buttons and hidden bars.",
            rules: [.popGestureDelegate])
        Claim(
            "Beside the system's back button the swipe goes back.", when: bar == .system, detail.viewDidDisappear.happens,
            rules: [.interactivePop])
        Claim(
            "With a delegate of nil, or one that allows it, the swipe goes back whatever the bar shows.", when: delegate != .system,
            detail.viewDidDisappear.happens,
            explanation: "The rules are those of the system's delegate; they go with it.")
        Claim(
            "A delegate of one's own is asked when the finger has moved.", when: delegate == .own,
            allowing.gestureRecognizerShouldBegin.happens, rules: [.shouldBegin])
    })
