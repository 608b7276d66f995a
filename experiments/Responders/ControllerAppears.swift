import EventTrace
import ExperimentKit
import UIKit

private let how = Variable("how", Text("`b` comes as", chinese: "`b` 的出现方式"), ["full screen", "sheet", "push", "child"])
private let isAnimated = Variable.flag("animated", Text("With animation", chinese: "有动画"))

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
        title: Text("`viewWillAppear` and its kin, of two controllers", chinese: "两个控制器的 `viewWillAppear` 等回调"),
        question: Text(
            "`a` is on screen, and `b` comes: over the full screen, as a sheet, pushed, or as a child; a second later it goes again. In which order are the two told?",
            chinese: "`a` 在屏幕上，`b` 以全屏、弹层、压栈或子控制器的方式出现，一秒后离开。两者按什么次序收到通知？"),
        answer: Text(
            "Full screen: `b` has appeared before `a` has disappeared; pushed, it is the other way round (both as published logs have it). Under a sheet and around a child `a` hears nothing. `addChild` and `removeFromParent` tell a child half of its moves; the other half is for the container to tell. Animation changes no order.",
            chinese:
                "全屏：`b` 先完成出现，`a` 才完成消失；压栈则相反（均见于公开的日志）。弹层之下、子控制器之外的 `a` 什么也收不到。`addChild` 与 `removeFromParent` 只发一半的移动通知，另一半由容器负责。有无动画不影响次序。"
        ),
        variables: [how, isAnimated],
        stage: { stage in
            let a = stage.name(LifeController(), "a")
            let b = stage.name(LifeController(), "b")
            let (choice, animated) = (stage.choice(how), stage.flag(isAnimated))
            let navigation = choice == "push" ? stage.name(UINavigationController(rootViewController: a), "navigation") : nil
            stage.window.rootViewController = navigation ?? a
            b.modalPresentationStyle = choice == "sheet" ? .pageSheet : .fullScreen
            stage.script.wait(1)
            stage.script.mark("b comes")
            stage.script.perform {
                switch choice {
                case "push": navigation?.pushViewController(b, animated: animated)
                case "child":
                    a.addChild(b)
                    a.view.addSubview(b.view)
                default: a.present(b, animated: animated)
                }
            }
            stage.script.wait(1)
            stage.script.mark("b goes")
            stage.script.perform {
                switch choice {
                case "push": navigation?.popViewController(animated: animated)
                case "child":
                    b.view.removeFromSuperview()
                    b.removeFromParent()
                default: a.dismiss(animated: animated)
                }
            }
            stage.script.wait(1)
        },
        claims: [
            Claim(
                Text("The root: loads, will appear, has appeared.", chinese: "根控制器：加载、将出现、已出现。"),
                .order(["a.viewDidLoad", "a.viewWillAppear", "a.viewDidAppear", "b comes"]),
                explanation: Text("A controller appears with its view (RC.11).", chinese: "控制器随其视图出现（RC.11）。")),
            Claim(
                Text("Full screen: the new one has appeared before the old one has disappeared.", chinese: "全屏：新的先完成出现，旧的再完成消失。"),
                when: how.is("full screen"),
                .order([
                    "b comes", "a.viewWillDisappear", "b.viewWillAppear", "b.viewDidAppear", "a.viewDidDisappear", "b goes",
                    "b.viewWillDisappear", "a.viewWillAppear", "a.viewDidAppear", "b.viewDidDisappear",
                ]),
                explanation: Text(
                    "A published log has it (observation controller-present-log; RC.14).",
                    chinese: "有公开的日志（observation controller-present-log；RC.14）。")),
            Claim(
                Text("A push: the old one has disappeared before the new one has appeared.", chinese: "压栈：旧的先完成消失，新的再完成出现。"),
                when: how.is("push"),
                .order([
                    "b comes", "b.willMoveToParent", "a.viewWillDisappear", "b.viewWillAppear", "a.viewDidDisappear", "b.viewDidAppear",
                    "b.didMoveToParent", "b goes",
                ]),
                explanation: Text(
                    "Published logs have it (observations controller-push-log, controller-pop-list; RC.14).",
                    chinese: "有公开的日志（observation controller-push-log、controller-pop-list；RC.14）。")),
            Claim(
                Text("Under a sheet, and around a child, the old one hears nothing.", chinese: "弹层之下、子控制器之外，旧的什么也收不到。"),
                when: how.isOneOf(["sheet", "child"]),
                .all([.never("a.viewWillDisappear"), .never("a.viewDidDisappear"), .exactly(1, "a.viewWillAppear")]),
                explanation: Text("What stays on screen neither goes nor comes (RC.11).", chinese: "留在屏幕上的，既不离开也不出现（RC.11）。")),
            Claim(
                Text(
                    "`addChild` tells the child that it will move, `removeFromParent` that it did; the other halves nobody told here.",
                    chinese: "`addChild` 告知子控制器将移入，`removeFromParent` 告知已移出；另外两半此处无人告知。"),
                when: how.is("child"),
                .ordering(
                    ["b comes", "b.willMoveToParent", "b goes", "b.didMoveToParent"], among: ["b comes", "b goes", "b.*MoveToParent"]),
                explanation: Text(
                    "`didMove(toParent:)` after adding and `willMove(toParent: nil)` before removing are for the container to call (RC.13).",
                    chinese: "添加后的 `didMove(toParent:)`、移除前的 `willMove(toParent: nil)` 要由容器调用（RC.13）。")),
            Claim(Text("Animation does not change the order.", chinese: "动画不改变次序。"), .same(whatever: isAnimated)),
        ])
}
