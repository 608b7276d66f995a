import EventTrace
import ExperimentKit
import UIKit

private enum Change: String, Choice {
    case pop = "`popViewController`"
    case withoutTop = "`setViewControllers([first, middle])`"
    case withoutMiddle = "`setViewControllers([first, top])`"
    case newTop = "`setViewControllers([first, new])`"
    case onlyNew = "`setViewControllers([new])`"
}
private let change = Variable<Change>("change", "The stack is changed by")

/// Prints how it appears and goes.
private final class Screen: UIViewController {
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
    override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent) }
    override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent) }
}

/// Says which way a transition goes.
private final class Director: NSObject, UINavigationControllerDelegate {
    var tell: (String) -> Void = { _ in }

    func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        tell(operation == .pop ? "operation: pop" : "operation: push")
        return nil
    }
}

private let first = Named<Screen>("first")
private let middle = Named<Screen>("middle")
private let top = Named<Screen>("top")
private let new = Named<Screen>("new")
private let now = Mark("now")
private let pop = Mark("operation: pop")
private let push = Mark("operation: push")

/// Which controllers learn of a new stack.
let replacedStack: Experiment = Experiment(
    id: "ReplacedStack",
    title: "`setViewControllers`: which controllers learn that they left the stack",
    question:
        "The stack of a navigation controller is `first`, `middle`, `top`. It is replaced with animation by `setViewControllers(_:animated:)`, or `top` is popped. Which appearance calls are made, is the transition a push or a pop, and who receives `willMove(toParent:)` and `didMove(toParent:)`?",
    answer:
        "Only the old and the new top receive appearance calls. If the new top was on the stack before, the transition is a pop, otherwise a push. A controller that leaves from the middle receives no appearance call at all, and if the top stays there is no transition. Whether those that leave receive `willMove(toParent: nil)` is in dispute: here they do, as in a pop; a radar of iOS 8 says that the old top receives neither call.",
    remedy:
        "Do not rely on `viewDidDisappear(_:)` or `didMove(toParent: nil)` to learn that a controller left the stack by `setViewControllers`. Clean up in its `deinit`, override `setViewControllers(_:animated:)`, or compare, in `navigationController(_:didShow:animated:)` of the delegate, `viewControllers` with the array that you stored at the last call. To remove screens below the top, for example after a login, set the stack without animation once the push has ended.",
    symptoms: [
        "willMove toParent not called setViewControllers",
        "remove a view controller from the middle of the navigation stack",
        "viewDidDisappear not called when removed from viewControllers",
        "setViewControllers animated push or pop animation",
        "coordinator is not released after setViewControllers",
    ],
    variables: [change],
    stage: { stage in
        let (first, middle, top) = (stage.name(Screen(), first), stage.name(Screen(), middle), stage.name(Screen(), top))
        let new = stage.name(Screen(), new)
        let navigation = stage.keep(UINavigationController(rootViewController: first))
        navigation.viewControllers = [first, middle, top]
        let director = stage.name(Director(), "delegate")
        director.tell = { stage.mark($0) }
        navigation.delegate = director
        stage.window.rootViewController = navigation
        stage.script.wait(1)
        stage.script.mark(now)
        let choice = stage[change]
        stage.script.perform {
            switch choice {
            case .pop: navigation.popViewController(animated: true)
            case .withoutTop: navigation.setViewControllers([first, middle], animated: true)
            case .withoutMiddle: navigation.setViewControllers([first, top], animated: true)
            case .newTop: navigation.setViewControllers([first, new], animated: true)
            case .onlyNew: navigation.setViewControllers([new], animated: true)
            }
        }
        stage.script.wait(1)
    },
    outcomes: {
        Outcome("the transition", otherwise: "is missing: the top stays") {
            Outcome.State("is a pop", pop.written)
            Outcome.State("is a push", push.written)
        }
        Outcome("`middle` receives an appearance call", not: "`middle` receives no appearance call", middle.viewWillAppear)
    },
    claims: {
        Claim(
            "If `setViewControllers` replaces the top, the old top disappears.",
            when: change.isOneOf(.withoutTop, .newTop, .onlyNew),
            explanation: "The new top takes its place on the screen."
        ) {
            now.written
            top.viewWillDisappear
            top.viewDidDisappear
        }
        Claim(
            "`setViewControllers` down to a controller of the stack is a pop.", when: change == .withoutTop, pop.written.times(1),
            explanation: "Documented with `setViewControllers(_:animated:)`.")
        Claim(
            "`setViewControllers` with a new controller on top is a push.", when: change.isOneOf(.newTop, .onlyNew), push.written.times(1),
            explanation: "Documented with `setViewControllers(_:animated:)`.")
        Claim(
            "A controller that leaves from the middle of the stack receives no appearance call.",
            when: change.isOneOf(.withoutMiddle, .newTop, .onlyNew), explanation: "Its view is not in the window.",
            unnoticed: "No change that is tried puts a covered view into the window: the claim says what does not happen."
        ) {
            middle.viewWillAppear.never
            middle.viewWillDisappear.never
            middle.viewDidDisappear.never
        }
        Claim(
            "If the top stays, nothing appears or disappears.", when: change == .withoutMiddle,
            unnoticed: "No rule animates a stack whose top stays: the claim says what does not happen."
        ) {
            push.written.never
            pop.written.never
            top.viewWillDisappear.never
        }
        Claim(
            "The controller that `popViewController` takes away receives `willMove(toParent: nil)` first and `didMove(toParent: nil)` last.",
            when: change == .pop, rules: [.containment]
        ) {
            now.written
            top.willMoveToParent
            top.viewWillDisappear
            top.viewDidDisappear
            top.didMoveToParent
        }
        Claim(
            "The old top that `setViewControllers` takes away receives `willMove(toParent: nil)` and `didMove(toParent: nil)`, as after a pop.",
            when: change.isOneOf(.withoutTop, .newTop, .onlyNew),
            explanation:
                "Not settled: a radar of iOS 8, filed twice, says that the top receives neither. No log of a later version is published.",
            grade: .assumed
        ) {
            now.written
            top.willMoveToParent
            top.didMoveToParent
        }
    })
