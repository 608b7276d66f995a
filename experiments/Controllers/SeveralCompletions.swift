import EventTrace
import ExperimentKit
import UIKit

private enum Transition: String, Choice {
    case push = "is pushed"
    case pop = "is uncovered by a pop"
    case presentation = "is presented over the full screen"
}
private let transition = Variable<Transition>("transition", "The controller `coming`")
private let isAnimated = Variable<Bool>("animated", "The transition is animated", off: "the transition is not animated", default: true)

/// Prints that it has appeared.
private final class Screen: UIViewController {
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
}

private let coming = Named<Screen>("coming")
private let first = Mark("the first completion")
private let second = Mark("the second completion")
private let third = Mark("the third completion")

/// The order of the completions of one coordinator.
let severalCompletions: Experiment = Experiment(
    id: "SeveralCompletions",
    title: "Several completions on one `transitionCoordinator`",
    question:
        "A transition begins, and three parts of the app each call `transitionCoordinator?.animate(alongsideTransition: nil) { … }`. In which order do the three completions run?",
    answer:
        "The completion that was added last runs first, and the first one last, all after `viewDidAppear` of the controller that appears. Apple documents no order; the authors of a navigation library, Epoxy, found this order, and the stand-in for a coordinator in their tests has the same. Without an animation there is no coordinator, and no completion runs.",
    remedy:
        "Do not rely on the order. If one completion needs what another has done, make both in one completion, or begin the second from the first. Take the coordinator right after the call that begins the transition, or in `viewWillAppear`; where it is nil, run the code at once: `if let coordinator = transitionCoordinator { … } else { … }`. After a back swipe that is given up the completions run too: look at `context.isCancelled`.",
    symptoms: [
        "order of transitionCoordinator completion blocks",
        "animate(alongsideTransition:completion:) called twice, completions in reverse",
        "transitionCoordinator completion runs before an earlier one",
        "transitionCoordinator is nil without animation, completion not called",
    ],
    observations: ["coordinator-completions-in-reverse"],
    variables: [transition, isAnimated],
    stage: { stage in
        let (below, coming) = (stage.keep(UIViewController()), stage.name(Screen(), coming))
        let navigation = stage.keep(UINavigationController())
        let (transition, isAnimated) = (stage[transition], stage[isAnimated])
        navigation.viewControllers = transition == .pop ? [coming, below] : [below]
        coming.modalPresentationStyle = .fullScreen
        stage.window.rootViewController = navigation
        stage.script.wait(1)
        stage.script.perform {
            switch transition {
            case .push: navigation.pushViewController(coming, animated: isAnimated)
            case .pop: navigation.popViewController(animated: isAnimated)
            case .presentation: below.present(coming, animated: isAnimated)
            }
            for completion in [first, second, third] {
                coming.transitionCoordinator?.animate(alongsideTransition: nil) { _ in stage.mark(completion) }
            }
        }
        stage.script.wait(1)
    },
    outcomes: {
        Outcome("the last completion runs first", not: "no completion runs", third.written.before(first.written))
    },
    claims: {
        Claim(
            "With an animation the completions run from the last one added to the first.", when: isAnimated.isOn,
            explanation: "The authors of Epoxy found it, and their stand-in for a coordinator does the same; no second source tells it.",
            rules: [.lastCompletionFirst]
        ) {
            third.written
            second.written
            first.written
        }
        Claim(
            "With an animation every completion comes after `viewDidAppear`.", when: isAnimated.isOn,
            explanation: "The order is read from published stacks of calls.", grade: .assumed
        ) {
            coming.viewDidAppear
            third.written
        }
        Claim(
            "Without an animation no completion runs.", when: isAnimated.isOff, first.written.never,
            explanation: "There is no coordinator then, and `?.` skips the call.",
            unnoticed: "No rule gives a coordinator to a transition without an animation: the claim says what does not happen.")
    })
