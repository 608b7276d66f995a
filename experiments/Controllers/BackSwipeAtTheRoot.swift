import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Delegate: String, Choice {
    case system = "the system's"
    case none = "nil"
    case yes = "one that always says yes"
    case counting = "one that says yes above the root only"
}
private let delegate = Variable<Delegate>("delegate", "The delegate of `interactivePopGestureRecognizer` is")
private let isAnimated = Variable<Bool>("animated", "The next push is animated", off: "the next push is not animated")

private final class Answering: NSObject, UIGestureRecognizerDelegate {
    var answer: () -> Bool = { true }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { answer() }
}

/// Prints how it appears.
private final class Screen: UIViewController {
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
}

private let detail = Named<Screen>("detail")
private let pad = Named<BeganPad>("pad")
private let answering = Named<Answering>("delegate")

private let letsBegin = Condition(
    "the delegate lets the recognizer begin at the root", not: "the delegate does not let the recognizer begin at the root",
    delegate.isOneOf(.none, .yes))

/// A back swipe where there is nothing to go back to.
let backSwipeAtTheRoot: Experiment = Experiment(
    id: "BackSwipeAtTheRoot",
    title: "App freezes after a swipe from the edge on the root controller",
    question:
        "Only the root is on the stack. A finger swipes from the left edge, and afterwards `detail` is pushed. Does `detail` appear, and does it receive touches, depending on the delegate of `interactivePopGestureRecognizer`?",
    answer:
        "If the delegate is nil or always says yes, a swipe at the root shows nothing, but the next animated push never ends: `detail` receives `viewWillAppear` and never `viewDidAppear`, and touches are no longer delivered. The system's delegate, and a delegate that says yes only if the stack holds more than the root, prevent the freeze.",
    remedy:
        "Set `interactivePopGestureRecognizer?.delegate` to an object that you keep, such as a subclass of the navigation controller, and return `viewControllers.count > 1` from `gestureRecognizerShouldBegin(_:)`. Do not set the delegate to nil; the property is weak, so a delegate that nobody keeps becomes nil too.",
    symptoms: [
        "app freezes after swipe back on root view controller",
        "interactivePopGestureRecognizer.delegate = nil freeze on push",
        "screen does not respond to touches after swiping from the left edge",
        "viewDidAppear never called after push",
    ],
    variables: [delegate, isAnimated],
    base: delegate.isOneOf(.none),
    stage: { stage in
        let detail = stage.name(Screen(), detail)
        detail.view.addSubview(stage.name(BeganPad(frame: CGRect(x: 95, y: 300, width: 200, height: 200)), pad))
        let navigation = stage.keep(UINavigationController(rootViewController: UIViewController()))
        stage.window.rootViewController = navigation
        let recognizer = navigation.interactivePopGestureRecognizer
        switch stage[delegate] {
        case .system: break
        case .none: recognizer?.delegate = nil
        case .yes, .counting:
            let own = stage.name(Answering(), answering)
            if stage[delegate] == .counting { own.answer = { navigation.viewControllers.count > 1 } }
            recognizer?.delegate = own
        }
        let (script, animated) = (stage.script, stage[isAnimated])
        script.wait(1)
        script.swipe(from: .left, by: 298)
        script.wait(1)
        script.perform { navigation.pushViewController(detail, animated: animated) }
        script.wait(1)
        script.tap(at: CGPoint(x: 195, y: 400))
    },
    outcomes: {
        Outcome("`detail` appears", not: "`detail` never appears", detail.viewDidAppear)
        Outcome("`detail` receives touches", not: "no touch is delivered", pad.touchesBegan)
    },
    claims: {
        Claim(
            "If the recognizer begins at the root, the next animated push never ends, and touches are dropped.",
            when: letsBegin && isAnimated.isOn,
            explanation: "Reports of several apps tell the outcome; the mechanism is this project's guess.",
            rules: [.popAtTheRoot, .noTouchesBesideAPop]
        ) {
            detail.viewWillAppear.times(1)
            detail.viewDidAppear.never
            pad.touchesBegan.never
        }
        Claim(
            "If the recognizer cannot begin at the root, the push is like any other.", when: !letsBegin,
            explanation: "The system's delegate, too, declines at the root."
        ) {
            detail.viewWillAppear
            detail.viewDidAppear
            pad.touchesBegan
        }
    })
