import EventTrace
import ExperimentKit
import UIKit

private enum Appearance: String, Choice {
    case fullScreen = "full screen"
    case sheet, push, child
}
private let how = Variable<Appearance>("how", "`b` comes as")
private let isAnimated = Variable<Bool>("animated", "With animation")

/// Hears how it appears and goes.
private final class LifeController: UIViewController {
    override func viewDidLoad() { super.viewDidLoad() }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
    override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent) }
    override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent) }
}

extension Experiment {
    /// The order of the appearance callbacks of two controllers.
    static let controllerAppears = Experiment(
        id: "ControllerAppears",
        title: "`viewWillAppear` and its kin, of two controllers",
        question:
            "`a` is on screen, and `b` comes: over the full screen, as a sheet, pushed, or as a child; a second later it goes again. In which order are the two told?",
        answer:
            "Full screen: `b` has appeared before `a` has disappeared; pushed, it is the other way round (both as published logs have it). Under a sheet and around a child `a` receives nothing. `addChild` and `removeFromParent` tell a child half of its moves; the other half is for the container to tell. Animation changes no order.",
        variables: [how, isAnimated],
        stage: { stage in
            let a = stage.name(LifeController(), "a")
            let b = stage.name(LifeController(), "b")
            let (choice, animated) = (stage[how], stage[isAnimated])
            let navigation = choice == .push ? stage.name(UINavigationController(rootViewController: a), "navigation") : nil
            stage.window.rootViewController = navigation ?? a
            b.modalPresentationStyle = choice == .sheet ? .pageSheet : .fullScreen
            stage.script.wait(1)
            stage.script.mark("b comes")
            stage.script.perform {
                switch choice {
                case .push: navigation?.pushViewController(b, animated: animated)
                case .child:
                    a.addChild(b)
                    a.view.addSubview(b.view)
                case .fullScreen, .sheet: a.present(b, animated: animated)
                }
            }
            stage.script.wait(1)
            stage.script.mark("b goes")
            stage.script.perform {
                switch choice {
                case .push: navigation?.popViewController(animated: animated)
                case .child:
                    b.view.removeFromSuperview()
                    b.removeFromParent()
                case .fullScreen, .sheet: a.dismiss(animated: animated)
                }
            }
            stage.script.wait(1)
        },
        claims: [
            Claim(
                "The root: loads, will appear, has appeared.",
                .order(["a.viewDidLoad", "a.viewWillAppear", "a.viewDidAppear", "b comes"]),
                explanation: "A controller appears with its view.", rules: [.appearance]),
            Claim(
                "Full screen: the new one has appeared before the old one has disappeared.",
                when: how == .fullScreen,
                .order([
                    "b comes", "a.viewWillDisappear", "b.viewWillAppear", "b.viewDidAppear", "a.viewDidDisappear", "b goes",
                    "b.viewWillDisappear", "a.viewWillAppear", "a.viewDidAppear", "b.viewDidDisappear",
                ]),
                explanation: "A published log has it (observation controller-present-log).", rules: [.presentation]),
            Claim(
                "A push: the old one has disappeared before the new one has appeared.",
                when: how == .push,
                .order([
                    "b comes", "b.willMoveToParent", "a.viewWillDisappear", "b.viewWillAppear", "a.viewDidDisappear", "b.viewDidAppear",
                    "b.didMoveToParent", "b goes",
                ]),
                explanation: "Published logs have it (observations controller-push-log, controller-pop-list).", rules: [.presentation]),
            Claim(
                "Under a sheet, and around a child, the old one receives nothing.",
                when: how.isOneOf(.sheet, .child),
                .all([.never("a.viewWillDisappear"), .never("a.viewDidDisappear"), .exactly(1, "a.viewWillAppear")]),
                explanation: "What stays on screen neither goes nor comes.", rules: [.appearance]),
            Claim(
                "`addChild` tells the child that it will move, `removeFromParent` that it did; the other halves nobody told here.",
                when: how == .child,
                .ordering(
                    ["b comes", "b.willMoveToParent", "b goes", "b.didMoveToParent"], among: ["b comes", "b goes", "b.*MoveToParent"]),
                explanation:
                    "`didMove(toParent:)` after adding and `willMove(toParent: nil)` before removing are for the container to call.",
                rules: [.containment]
            ),
            Claim("Animation does not change the order.", .same(whatever: isAnimated)),
        ])
}
