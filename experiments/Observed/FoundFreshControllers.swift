import EventTrace
import ExperimentKit
import ExperimentSupport
import Studies
import UIKit

/// Presentations that are given up, stacks at launch, and pops from the edge, as later logs show them.
extension ObservationScene {
    private static let both: [TokenPattern] = ["A.view*ppear*", "B.view*ppear*"]

    static let foundFreshControllers: [ObservationScene] = [
        ObservationScene(
            "modal-card-let-go-log",
            prints: [
                .rest, "pulled", "B.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear",
            ], of: both + ["pulled"]
        ) { stage in
            stage.showSteps(.pageSheet)
            stage.script.mark("pulled")
            stage.pull(from: 120, by: 150)
        },
        ObservationScene(
            "modal-full-screen-log",
            prints: [
                .rest, "presents", "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear",
                "A.viewDidDisappear",
            ], of: both + ["presents"]
        ) { $0.showSteps(.fullScreen) },
        ObservationScene(
            "modal-style-full-screen-log",
            prints: [
                .rest, "presents", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "B.viewDidAppear",
                "A.viewDidDisappear", "dismisses", "B.viewWillDisappear", "A.viewWillAppear", "A.viewDidAppear",
                "B.viewDidDisappear",
            ], of: ["*.viewDidLoad", "*.viewWill*ppear", "*.viewDid*ppear", "presents", "dismisses"]
        ) { $0.showStepsAndGo(.fullScreen) },
        modalOverOnly(.pageSheet), modalOverOnly(.formSheet),
        ObservationScene(
            "navigation-launch-loads-late-log",
            prints: ["N.viewDidLoad", "N.viewWillAppear", "N.viewWillLayoutSubviews", "A.viewDidLoad", .rest],
            of: ["N.viewDidLoad", "N.viewWill*", "A.viewDidLoad"]
        ) { stage in
            let root = stage.name(StepController(), "A")
            let navigation = stage.name(StepNavigation(rootViewController: root), "N")
            stage.window.rootViewController = navigation
        },
        ObservationScene(
            "push-pop-appearance-log",
            prints: [
                .rest, "push", "A.viewWillDisappear", "B.viewWillAppear", "A.viewDidDisappear", "B.viewDidAppear", "pop",
                "B.viewWillDisappear", "A.viewWillAppear", "B.viewDidDisappear", "A.viewDidAppear",
            ], of: ["*.viewWill*ppear", "*.viewDid*ppear", "push", "pop"]
        ) { stage in
            let (first, second) = (stage.name(StepController(), "A"), stage.name(StepController(), "B"))
            let navigation = stage.keep(UINavigationController(rootViewController: first))
            stage.window.rootViewController = navigation
            stage.script.wait(1)
            stage.script.mark("push")
            stage.script.perform { navigation.pushViewController(second, animated: true) }
            stage.script.wait(1)
            stage.script.mark("pop")
            stage.script.perform { navigation.popViewController(animated: true) }
            stage.script.wait(1)
        },
        ObservationScene(
            "present-and-dismiss-in-one-step-log", prints: ["nil", "red", "red", "afterwards: red"], of: ["nil", "red", "afterwards: *"]
        ) { stage in
            let (blue, red) = (stage.name(StepController(), "A"), stage.name(StepController(), "B"))
            red.modalPresentationStyle = .fullScreen
            stage.window.rootViewController = blue
            stage.script.wait(1)
            let tell = { stage.mark(blue.presentedViewController == nil ? "nil" : "red") }
            stage.script.perform {
                tell()
                blue.present(red, animated: true)
                tell()
                blue.dismiss(animated: true)
                tell()
            }
            stage.script.wait(2)
            stage.script.perform { stage.mark("afterwards: \(blue.presentedViewController == nil ? "nil" : "red")") }
        },
        ObservationScene(
            "edge-pop-let-go-log",
            prints: [
                .rest, "from the edge", "B.viewWillDisappear", "A.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear",
                "B.viewWillAppear", "B.viewDidAppear",
            ], of: ["from the edge", "*.viewWill*ppear", "*.viewDid*ppear"]
        ) { stage in
            let (first, second) = (stage.name(StepController(), "A"), stage.name(StepController(), "B"))
            let navigation = stage.keep(UINavigationController(rootViewController: first))
            navigation.viewControllers = [first, second]
            stage.window.rootViewController = navigation
            stage.script.wait(1)
            stage.script.mark("from the edge")
            stage.script.finger(1).down(at: .point(x: 2, y: 400))
            stage.script.finger(1).move(to: .point(x: 90, y: 400), over: 0.3)
            stage.script.wait(0.3)
            stage.script.finger(1).up()
            stage.script.wait(1)
        },
    ]

    private static func modalOverOnly(_ style: UIModalPresentationStyle, line: Int = #line) -> ObservationScene {
        ObservationScene(
            "modal-style-sheet-log",
            prints: [
                .rest, "presents", "B.viewDidLoad", "B.viewWillAppear", "B.viewDidAppear", "dismisses", "B.viewWillDisappear",
                "B.viewDidDisappear",
            ], of: ["*.viewDidLoad", "*.viewWill*ppear", "*.viewDid*ppear", "presents", "dismisses"], line: line
        ) { $0.showStepsAndGo(style) }
    }
}

extension Stage {
    /// A at the root, which presents B after a second.
    @discardableResult
    fileprivate func showSteps(_ style: UIModalPresentationStyle) -> UIViewController {
        let (first, second) = (name(StepController(), "A"), name(StepController(), "B"))
        second.modalPresentationStyle = style
        window.rootViewController = first
        script.wait(1)
        script.mark("presents")
        script.perform { first.present(second, animated: true) }
        script.wait(1.5)
        return first
    }

    fileprivate func showStepsAndGo(_ style: UIModalPresentationStyle) {
        let first = showSteps(style)
        script.mark("dismisses")
        script.perform { first.dismiss(animated: true) }
        script.wait(1.5)
    }
}

/// Prints how it is loaded, comes and goes.
private final class StepController: UIViewController {
    override func viewDidLoad() { super.viewDidLoad() }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated) }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
}

private final class StepNavigation: UINavigationController {
    override func viewDidLoad() { super.viewDidLoad() }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
}
