import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Moment: String, Choice {
    case inDidLoad = "in `viewDidLoad` before the presenter is on the screen"
    case inDidAppear = "in `viewDidAppear`"
    case whileItPresents = "on a presenter that already presents another controller"
    case onTheTopmost = "on the topmost controller"
    case rightAfterDismiss = "in the code right after `dismiss` of another controller"
    case inTheCompletion = "in the completion of `dismiss` of another controller"
}
private let moment = Variable<Moment>("moment", "`present` is called")

/// Presents as soon as it may.
private final class Presenter: UIViewController {
    var atLoad: (UIViewController) -> Void = { _ in }
    var atAppearance: (UIViewController) -> Void = { _ in }

    override func viewDidLoad() {
        super.viewDidLoad()
        atLoad(self)
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        atAppearance(self)
    }
}

private let presenter = Named<Presenter>("presenter")
private let wanted = Named<AppearingPage>("wanted")

private let works = Condition(
    "the presenter is on the screen and presents nothing", not: "the presenter is away or presents already",
    moment.isOneOf(.inDidAppear, .onTheTopmost, .inTheCompletion))

/// When `present` does nothing.
let presentedFromWhere: Experiment = Experiment(
    id: "PresentedFromWhere",
    title: "`present` does nothing: view is not in the window hierarchy, or already presenting",
    question:
        "Code presents a controller: in `viewDidLoad` or `viewDidAppear` of the presenter, on a controller that already presents another one, on the topmost controller, right after `dismiss` or in its completion. Is the controller presented?",
    answer:
        "The controller is presented only if the presenter's view is in a window and the presenter presents nothing else: in `viewDidAppear`, by the topmost controller, and in the completion of `dismiss`. In the other cases UIKit prints “Attempt to present … whose view is not in the window hierarchy” or “which is already presenting”, and nothing else happens, not later either.",
    remedy:
        "Present in `viewDidAppear(_:)`, not in `viewDidLoad()` or `viewWillAppear(_:)`, and keep a flag: after a full-screen dismissal `viewDidAppear(_:)` comes again and would present again. Present from the topmost controller: follow `presentedViewController` from the window's root until it is nil; if the last one is being dismissed, wait until that dismissal has ended. After a dismissal, present in the completion of `dismiss(animated:completion:)`: until then the presenter still presents the old controller, without animation too, as a radar says. Of two `present` calls at once only the first counts: for several alerts keep a queue, and present the next one in the handler of the action that closed the one before, or in the completion of your own `dismiss`. A child finds in `presentedViewController` also what its container has presented.",
    symptoms: [
        "Attempt to present whose view is not in the window hierarchy",
        "Attempt to present which is already presenting",
        "alert does not show after dismiss",
        "present in viewDidLoad does nothing",
        "UIAlertController not shown over a modal view controller",
    ],
    variables: [moment],
    stage: { stage in
        let (below, above) = (stage.name(Presenter(), presenter), stage.name(AppearingPage(), wanted))
        let other = stage.keep(UIViewController())
        let window = stage.window
        switch stage[moment] {
        case .inDidLoad: below.atLoad = { $0.present(above, animated: true) }
        case .inDidAppear: below.atAppearance = { $0.present(above, animated: true) }
        default: break
        }
        window.rootViewController = below
        stage.script.wait(1)
        guard !stage[moment].isEarly else { return }
        stage.script.perform { below.present(other, animated: true) }
        stage.script.wait(1)
        let choice = stage[moment]
        stage.script.perform {
            switch choice {
            case .whileItPresents: below.present(above, animated: true)
            case .onTheTopmost: other.present(above, animated: true)
            case .rightAfterDismiss:
                below.dismiss(animated: true)
                below.present(above, animated: true)
            case .inTheCompletion: below.dismiss(animated: true) { below.present(above, animated: true) }
            case .inDidLoad, .inDidAppear: break
            }
        }
        stage.script.wait(2)
    },
    outcomes: {
        Outcome("the controller is presented", not: "nothing is presented, not later either", wanted.viewDidAppear)
    },
    claims: {
        Claim(
            "A presenter in a window that presents nothing presents the controller.", when: works, wanted.viewDidAppear.times(1),
            rules: [.presentation])
        Claim(
            "A presenter outside of a window, or one that still presents another controller, presents nothing.", when: !works,
            wanted.call("*").never, explanation: "UIKit prints a warning then, as reports show.", rules: [.presentsFromAWindow])
    })

extension Moment {
    /// Whether nothing else is presented before.
    fileprivate var isEarly: Bool { self == .inDidLoad || self == .inDidAppear }
}
