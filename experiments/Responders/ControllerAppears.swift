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

private let a = Named<LifeController>("a")
private let b = Named<LifeController>("b")
private let navigation = Named<UINavigationController>("navigation")
private let bComes = Mark("b comes")
private let bGoes = Mark("b goes")

/// The order of the appearance callbacks of two controllers.
let controllerAppears: Experiment = Experiment(
    id: "ControllerAppears",
    title: "Order of `viewWillAppear` and `viewDidDisappear`",
    question:
        "`a` is on screen, and `b` comes: full screen, as a sheet, pushed, or as a child; a second later it goes again. In which order do the two receive their appearance callbacks?",
    answer:
        "If `b` is presented full screen, `b` gets `viewDidAppear` before `a` gets `viewDidDisappear`; if `b` is pushed, `a` gets `viewDidDisappear` first (both as published logs have it). If `b` comes as a sheet, or as a child of `a`, `a` receives nothing. `addChild` calls the child's `willMove`, and `removeFromParent` its `didMove`; the container has to call `didMove` after adding and `willMove` before removing. Animation changes no order.",
    remedy:
        "To get `viewWillAppear` of the presenter when the modal goes, set `modalPresentationStyle = .fullScreen` on the controller that you present. To keep the sheet, set the `presentationController?.delegate` of the controller that you present, and refresh in `presentationControllerDidDismiss(_:)`, which comes if the user dismisses the sheet, and in the completion of `dismiss` where code does. For a child: call `didMove(toParent:)` after adding it, `willMove(toParent: nil)` before removing it. The warning about unbalanced calls means that a push or presentation began while another one ran, or that code called an appearance method: start the next one in the completion of the first, block a second tap, and use `beginAppearanceTransition(_:animated:)` and `endAppearanceTransition()` in a container. `viewDidLoad` comes once for an instance: if it is called twice, there are most likely two instances; print `self`.",
    symptoms: [
        "viewWillAppear not called after dismissing a modal",
        "viewWillDisappear not called when presenting a sheet since iOS 13",
        "lifecycle order of two view controllers on push and pop",
        "didMove(toParent:) is not called for my child view controller",
        "pageSheet does not trigger viewWillAppear of the presenting controller",
        "Unbalanced calls to begin/end appearance transitions",
        "viewDidLoad called twice",
    ],
    variables: [how, isAnimated],
    stage: { stage in
        let a = stage.name(LifeController(), a)
        let b = stage.name(LifeController(), b)
        let (choice, animated) = (stage[how], stage[isAnimated])
        let navigation = choice == .push ? stage.name(UINavigationController(rootViewController: a), navigation) : nil
        stage.window.rootViewController = navigation ?? a
        b.modalPresentationStyle = choice == .sheet ? .pageSheet : .fullScreen
        stage.script.wait(1)
        stage.script.mark(bComes)
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
        stage.script.mark(bGoes)
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
    outcomes: {
        Outcome("`a` disappears and appears again", not: "`a` neither disappears nor appears again", a.viewWillDisappear)
        Outcome("`a`'s `viewDidDisappear`", otherwise: "is not called") {
            Outcome.State("comes after `b`'s `viewDidAppear`", b.viewDidAppear.before(a.viewDidDisappear))
            Outcome.State("comes before `b`'s `viewDidAppear`", a.viewDidDisappear.before(b.viewDidAppear))
        }
        Outcome("`b`'s `didMove(toParent:)`", otherwise: "is not called") {
            Outcome.State("is called when `b` comes and when it goes", .order([bComes.written, b.didMoveToParent, bGoes.written]))
            Outcome.State("is called only when `b` goes", b.didMoveToParent)
        }
    },
    claims: {
        Claim(
            "The root controller gets `viewDidLoad`, then `viewWillAppear`, then `viewDidAppear`.",
            explanation: "A controller appears with its view.", rules: [.appearance]
        ) {
            a.viewDidLoad
            a.viewWillAppear
            a.viewDidAppear
            bComes.written
        }
        Claim(
            "Full screen, the new controller gets `viewDidAppear` before the old one gets `viewDidDisappear`.",
            when: how == .fullScreen,
            explanation: "A published log shows it (observation controller-present-log).", rules: [.presentation]
        ) {
            bComes.written
            a.viewWillDisappear
            b.viewWillAppear
            b.viewDidAppear
            a.viewDidDisappear
            bGoes.written
            b.viewWillDisappear
            a.viewWillAppear
            a.viewDidAppear
            b.viewDidDisappear
        }
        Claim(
            "With a push, the old controller gets `viewDidDisappear` before the new one gets `viewDidAppear`.",
            when: how == .push,
            explanation: "Published logs show it (observations controller-push-log, controller-pop-list).", rules: [.presentation]
        ) {
            bComes.written
            b.willMoveToParent
            a.viewWillDisappear
            b.viewWillAppear
            a.viewDidDisappear
            b.viewDidAppear
            b.didMoveToParent
            bGoes.written
        }
        Claim(
            "If the new controller comes as a sheet or as a child, the old controller receives nothing.",
            when: how.isOneOf(.sheet, .child),
            explanation: "A view that stays on screen neither appears nor disappears.", rules: [.appearance]
        ) {
            a.viewWillDisappear.never
            a.viewDidDisappear.never
            a.viewWillAppear.times(1)
        }
        Claim(
            "`addChild` calls the child's `willMove(toParent:)`, and `removeFromParent` its `didMove(toParent:)`; the other two are not called here.",
            when: how == .child,
            explanation:
                "The container has to call `didMove(toParent:)` after adding and `willMove(toParent: nil)` before removing.",
            rules: [.containment]
        ) {
            only(among: bComes.written, bGoes.written, b.call("*MoveToParent")) {
                bComes.written
                b.willMoveToParent
                bGoes.written
                b.didMoveToParent
            }
        }
        Claim("Animation does not change the order.", isAnimated.changesNothing())
    })
