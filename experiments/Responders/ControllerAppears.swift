import EventTrace
import ExperimentKit
import UIKit

private enum Appearance: String, Choice {
    case fullScreen = "full screen"
    case sheet = "as a sheet"
    case push = "by a push"
    case child = "as a child"
}
private let how = Variable<Appearance>("how", "`b` comes")
private let isAnimated = Variable<Bool>("animated", "`b` comes with animation", off: "`b` comes without animation")

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
    static let controllerAppears: Experiment = Experiment(
        id: "ControllerAppears",
        title: "Order of `viewWillAppear` and `viewDidDisappear`",
        question:
            "`a` is on screen, and `b` comes: full screen, as a sheet, pushed, or as a child; a second later it goes again. In which order do the two receive their appearance callbacks?",
        answer:
            "Full screen, `b` gets `viewDidAppear` before `a` gets `viewDidDisappear`; pushed, it is the other way round (both as published logs have it). Under a sheet and around a child `a` receives nothing. `addChild` and `removeFromParent` each call only one of the child's `willMove` and `didMove`; the container has to call the other. Animation changes no order.",
        remedy:
            "To get `viewWillAppear` of the presenter when the modal goes: `modalPresentationStyle = .fullScreen`. For a child: call `didMove(toParent:)` after adding it, `willMove(toParent: nil)` before removing it.",
        symptoms: [
            "viewWillAppear not called after dismissing a modal",
            "viewWillDisappear not called when presenting a sheet since iOS 13",
            "lifecycle order of two view controllers on push and pop",
            "didMove(toParent:) is not called for my child view controller",
            "pageSheet does not trigger viewWillAppear of the presenting controller",
        ],
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
                "The root controller gets `viewDidLoad`, then `viewWillAppear`, then `viewDidAppear`.",
                .order(["a.viewDidLoad", "a.viewWillAppear", "a.viewDidAppear", "b comes"]),
                explanation: "A controller appears with its view.", rules: [.appearance]),
            Claim(
                "Full screen, the new controller gets `viewDidAppear` before the old one gets `viewDidDisappear`.",
                when: how == .fullScreen,
                .order([
                    "b comes", "a.viewWillDisappear", "b.viewWillAppear", "b.viewDidAppear", "a.viewDidDisappear", "b goes",
                    "b.viewWillDisappear", "a.viewWillAppear", "a.viewDidAppear", "b.viewDidDisappear",
                ]),
                explanation: "A published log shows it (observation controller-present-log).", rules: [.presentation]),
            Claim(
                "With a push, the old controller gets `viewDidDisappear` before the new one gets `viewDidAppear`.",
                when: how == .push,
                .order([
                    "b comes", "b.willMoveToParent", "a.viewWillDisappear", "b.viewWillAppear", "a.viewDidDisappear", "b.viewDidAppear",
                    "b.didMoveToParent", "b goes",
                ]),
                explanation: "Published logs show it (observations controller-push-log, controller-pop-list).", rules: [.presentation]),
            Claim(
                "Under a sheet, and around a child, the old controller receives nothing.",
                when: how.isOneOf(.sheet, .child),
                .all([.never("a.viewWillDisappear"), .never("a.viewDidDisappear"), .exactly(1, "a.viewWillAppear")]),
                explanation: "A view that stays on screen neither appears nor disappears.", rules: [.appearance]),
            Claim(
                "`addChild` calls the child's `willMove(toParent:)`, and `removeFromParent` its `didMove(toParent:)`; the other two are not called here.",
                when: how == .child,
                .ordering(
                    ["b comes", "b.willMoveToParent", "b goes", "b.didMoveToParent"], among: ["b comes", "b goes", "b.*MoveToParent"]),
                explanation:
                    "The container has to call `didMove(toParent:)` after adding and `willMove(toParent: nil)` before removing.",
                rules: [.containment]
            ),
            Claim("Animation does not change the order.", .same(whatever: isAnimated)),
        ])
}
