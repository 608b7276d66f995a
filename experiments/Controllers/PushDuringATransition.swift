import EventTrace
import ExperimentKit
import UIKit

private let system = Variable<SystemVersion>("system", "The version of iOS", clause: "the device runs {value}", [26, 18])

private enum Second: String, Choice {
    case push = "a second push"
    case pop = "a pop"
    case set = "`setViewControllers` without `b`"
    case again = "a second push of `b`"
}
private let second = Variable<Second>("second", "During the push of `b` comes")
private let isLater = Variable<Bool>("later", "It comes 0.1 s later", off: "it comes in the same turn")

/// Prints how it appears and goes.
private final class Screen: UIViewController {
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
}

private let a = Named<Screen>("a")
private let b = Named<Screen>("b")
private let c = Named<Screen>("c")
private let again = Mark("the second change")
private let atOnce = Mark("viewControllers has changed")

/// A change of the stack while a push runs.
let pushDuringATransition: Experiment = Experiment(
    id: "PushDuringATransition",
    title: "Push twice quickly, or `setViewControllers` during a push",
    question:
        "`b` is pushed on `a`, animated. While the push runs, or in the same turn, a second push, a pop or `setViewControllers` comes. Which appearance calls are made, and does `viewControllers` change at once?",
    answer:
        "Before iOS 26 the second change waits until the push has ended, and `viewControllers` shows the old stack until then. Since iOS 26 a change that comes later completes the push at once: `b` receives `viewDidAppear`, and in the same turn `viewWillDisappear`; one that comes in the same turn, before the push has begun, makes one transition with it, in which, as inferred, `b` does not appear. Every controller that receives `viewWillAppear` also receives `viewDidAppear`. If the second push is of `b` itself, as after two quick taps, the app stops: “pushing the same view controller instance more than once”, before iOS 26 at the end of the first push. Reports of iOS 7 and 8 have “nested push animation can result in corrupted navigation bar” on the console for a second push.",
    remedy:
        "Guard an action against a second tap: disable the button, or check that `navigationController?.transitionCoordinator` is nil. Before iOS 26 do not rely on `viewControllers` right after a change during a transition: make the change in the completion of `transitionCoordinator?.animate(alongsideTransition:completion:)`, or at once if there is no coordinator.",
    symptoms: [
        "button tapped twice pushes two view controllers",
        "push view controller twice quickly",
        "setViewControllers during a push animation is ignored",
        "viewControllers not updated during transition",
        "pop during push animation",
        "pushing the same view controller instance more than once is not supported",
        "app crashes when a cell is tapped twice quickly: pushing the same view controller instance",
    ],
    observations: ["wwdc24-pop-during-push"],
    variables: [system, second, isLater],
    excluding: Exclusion(
        second == .again && system == 26 && isLater.isOn,
        because: "No source says whether iOS 26 completes the push that runs before the exception."),
    stage: { stage in
        stage.systemVersion = stage[system]
        let (a, b, c) = (stage.name(Screen(), a), stage.name(Screen(), b), stage.name(Screen(), c))
        let navigation = stage.keep(UINavigationController(rootViewController: a))
        stage.window.rootViewController = navigation
        let change = { [change = stage[second]] in
            stage.mark(again)
            let before = navigation.viewControllers
            switch change {
            case .push: navigation.pushViewController(c, animated: true)
            case .pop: navigation.popViewController(animated: true)
            case .set: navigation.setViewControllers([a, c], animated: true)
            case .again: navigation.pushViewController(b, animated: true)
            }
            if navigation.viewControllers != before { stage.mark(atOnce) }
        }
        let isLater = stage[isLater]
        stage.script.wait(1)
        stage.script.perform {
            navigation.pushViewController(b, animated: true)
            if !isLater { change() }
        }
        stage.script.wait(0.1)
        if isLater { stage.script.perform(change) }
        stage.script.wait(2)
    },
    outcomes: {
        Outcome("`viewControllers` changes at once", not: "`viewControllers` does not change at once", atOnce.written)
        Outcome("`viewDidAppear` of `b`", otherwise: "comes at the end of the push") {
            Outcome.State("comes with the second change", .order([again.written, b.viewDidAppear, atOnce.written]))
            Outcome.State("does not come", b.viewDidAppear.never)
        }
        Outcome("the app stops", not: "the app goes on", decided("*: raise *"))
    },
    claims: {
        Claim(
            "Since iOS 26 the push is completed in the turn in which the second change comes.",
            when: system == 26 && isLater.isOn && second != .again,
            explanation: "A talk of 2024 describes it for the zoom transition of iOS 18; since 26 it holds for all.",
            rules: [.transitionsInterrupt]
        ) {
            b.viewWillAppear
            again.written
            b.viewDidAppear
            atOnce.written
            b.viewWillDisappear
            b.viewDidDisappear
        }
        Claim(
            "Before iOS 26 the second change waits for the end of the push.", when: system == 18 && second != .again,
            explanation: "The authors of react-native-screens found that `viewControllers` does not change during a transition.",
            rules: [.transitionsWait]
        ) {
            again.written
            b.viewDidAppear
            b.viewWillDisappear
            b.viewDidDisappear
        }
        Claim(
            "Before iOS 26 `viewControllers` shows the old stack right after the change.", when: system == 18,
            atOnce.written.never)
        Claim(
            "Since iOS 26 a change in the same turn makes one transition with the push: `b` does not appear.",
            when: system == 26 && isLater.isOff && second != .again, b.viewWillAppear.never,
            explanation: "It is inferred: the push begins in the next layout, and the second change has come before.",
            rules: [.changesOfATurnMerge], grade: .assumed)
        Claim(
            "A second push of the same controller stops the app.", when: second == .again, decided("*: raise *"),
            explanation: "Apple documents the exception; many reports have it after two quick taps.", rules: [.distinctControllers])
        Claim(
            "Before iOS 26 the app stops at the end of the first push, when the second one is made.",
            when: second == .again && system == 18,
            explanation: "Stack traces of apps have the exception below the end of a transition.",
            rules: [.transitionsWait, .distinctControllers], grade: .assumed
        ) {
            again.written
            b.viewDidAppear
            decided("*: raise *")
        }
    })
