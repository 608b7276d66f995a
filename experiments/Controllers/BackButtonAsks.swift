import EventTrace
import ExperimentKit
import UIKit

private enum Way: String, Choice {
    case button = "taps the back button"
    case swipe = "swipes back from the left edge"
    case givenUp = "begins to swipe back and gives up"
    case code = "waits, and code calls `popViewController`"
}
private let way = Variable<Way>("way", "The user")
private let allows = Variable<Bool>("allows", "`shouldPop` returns `true`", off: "`shouldPop` returns `false`", default: true)

/// A navigation controller that asks before the user goes back.
private final class AskingNavigation: UINavigationController, UINavigationBarDelegate {
    var allows = true

    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { allows }
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

/// Prints how it goes.
private final class Screen: UIViewController {
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
}

private let detail = Named<Screen>("detail")
private let navigation = Named<AskingNavigation>("navigation")

/// The question before the back button pops.
let backButtonAsks: Experiment = Experiment(
    id: "BackButtonAsks",
    title: "`navigationBar(_:shouldPop:)`: the back button asks, the swipe back does not",
    question:
        "A subclass of `UINavigationController` has `navigationBar(_:shouldPop:)` and `navigationBar(_:didPop:)`, because a navigation controller is the delegate of its bar. The user taps the back button or swipes back, or code pops. When is `shouldPop` called, and does `false` keep the controller?",
    answer:
        "The back button asks before anything changes, and `false` keeps the controller. A swipe back asks nothing and pops whatever `shouldPop` would return; so does code. `didPop` comes at the end after the back button and after a finished swipe. Accounts of iOS 7 to 10 have `shouldPop` at the beginning of a swipe too; accounts of 2024 to 2026 do not.",
    remedy:
        "While there are unsaved changes, return `false` from `navigationBar(_:shouldPop:)` in your subclass, show the alert, and call `popViewController(animated:)` when the user confirms: code asks nothing. In the same cases return `false` from `gestureRecognizerShouldBegin(_:)` of the delegate of `interactivePopGestureRecognizer`, in all others `viewControllers.count > 1`; since iOS 26, disable `interactiveContentPopGestureRecognizer` too. Since iOS 16 `navigationItem.backAction` replaces the pop of the back button, without a subclass.",
    symptoms: [
        "navigationBar shouldPop not called on swipe back",
        "intercept the back button to confirm unsaved changes",
        "swipe back bypasses my back button handler",
        "navigationBar didPop not called popViewController",
        "shouldPopItem called for back button but not for the gesture",
    ],
    observations: ["ouk-navbar-of-controller-back-tap", "ouk-navbar-of-controller-push"],
    variables: [way, allows],
    stage: { stage in
        let navigation = stage.name(AskingNavigation(), navigation)
        navigation.allows = stage[allows]
        navigation.viewControllers = [UIViewController(), stage.name(Screen(), detail)]
        stage.window.rootViewController = navigation
        let script = stage.script
        script.wait(1)
        switch stage[way] {
        case .button: script.tap(at: CGPoint(x: 20, y: 20))
        case .swipe: script.swipe(from: .left, by: 298)
        case .givenUp: script.swipe(from: .left, by: 88, end: .rest(0.3))
        case .code: script.perform { navigation.popViewController(animated: true) }
        }
        script.wait(1)
    },
    outcomes: {
        Outcome("`detail` goes", not: "`detail` stays", detail.viewDidDisappear)
        Outcome("`shouldPop` is called", not: "`shouldPop` is not called", navigation.shouldPopItem)
        Outcome("`didPop` is called", not: "`didPop` is not called", navigation.didPopItem)
    },
    claims: {
        Claim(
            "The back button calls `shouldPop` first and `didPop` at the end.", when: way == .button && allows.isOn,
            explanation: "Somebody measured it on a simulator of iOS 26.1.", rules: [.backButtonAsks, .barLearnsOfPop]
        ) {
            navigation.shouldPopItem
            detail.viewWillDisappear
            detail.viewDidDisappear
            navigation.didPopItem
        }
        Claim(
            "`false` keeps the controller from the back button only.", when: way == .button && allows.isOff,
            detail.viewWillDisappear.never, rules: [.backButtonAsks])
        Claim(
            "A swipe back asks nothing.", when: way.isOneOf(.swipe, .givenUp), navigation.shouldPopItem.never,
            explanation: "The authors of .NET MAUI had to ask in the delegate of the recognizer as well.", grade: .assumed,
            unnoticed: "No rule asks when a swipe begins: the claim says what does not happen.")
        Claim(
            "A finished swipe calls `didPop`, one that is given up does not.", when: way == .swipe,
            navigation.didPopItem.happens,
            explanation: "In .NET MAUI, what follows a pop by a swipe hangs on `didPop`.", rules: [.barLearnsOfPop, .interactivePop])
        Claim(
            "Code asks nothing.", when: way == .code, navigation.shouldPopItem.never,
            unnoticed: "No rule asks when code pops: the claim says what does not happen.")
    })
