import EventTrace
import ExperimentKit
import UIKit

private let controller = Variable(
    "controller", Text("The view belongs to", chinese: "视图所属"), ["the root controller", "a child controller", "a presented controller"])
private let delegate = Variable("delegate", Text("The application's delegate is", chinese: "application 的代理是"), ["an object", "a view"])

private final class PlainDelegate: UIApplicationDelegate {}
private final class ViewDelegate: UIView, UIApplicationDelegate {}

extension Experiment {
    /// `next`, step by step.
    static let chainFromTheView = Experiment(
        id: "ChainFromTheView",
        title: Text("`next`, from a view to the end", chinese: "从视图到链尾的 `next`"),
        question: Text(
            "From a view one asks for `next` again and again, and prints what comes. Which objects are on the chain?",
            chinese: "从视图开始反复取 `next` 并打印。链上有哪些对象？"),
        answer: Text(
            "View, controller's view, controller; of a child then the parent's view and the parent; then two views of the system, the window, its **scene**, and the application.",
            chinese: "视图、控制器的视图、控制器；子控制器则接着是父控制器的视图和父控制器；然后是系统的两层视图、窗口、窗口的 **scene**、application。"),
        origins: [Document004.chainCanBeWalked],
        observations: ["router-event-through-chain"],
        variables: [controller, delegate],
        stage: { stage in
            if stage.choice(delegate) == "an object" {
                stage.application.delegate = stage.keep(PlainDelegate())
            } else {
                stage.application.delegate = stage.keep(ViewDelegate(frame: .zero))
            }
            var known: [(AnyObject, String)] = [
                (stage.window, "window"), (stage.rootViewController, "root controller"), (stage.view, "root controller's view"),
                (stage.application, "application"),
            ]
            if let scene = stage.window.windowScene { known.append((scene, "scene")) }
            let own = stage.choice(controller) == "the root controller" ? stage.rootViewController : UIViewController()
            if own !== stage.rootViewController {
                known += [(own, "own controller"), (own.view, "own controller's view")]
            }
            if stage.choice(controller) == "a child controller" {
                stage.rootViewController.addChild(own)
                stage.view.addSubview(own.view)
                own.didMove(toParent: stage.rootViewController)
            }
            if stage.choice(controller) == "a presented controller" { stage.rootViewController.present(own, animated: false) }
            let view = stage.name(UIView(frame: CGRect(x: 45, y: 200, width: 300, height: 300)), "view")
            known.append((view, "view"))
            own.view.addSubview(view)
            stage.script.wait(1)
            stage.script.perform { [unowned(unsafe) stage] in
                var responder: UIResponder? = view
                while let current = responder {
                    stage.mark(known.first { $0.0 === current }?.1 ?? "a view of the system")
                    responder = current.next
                }
            }
        },
        claims: [
            Claim(
                Text("View, controller's view, controller.", chinese: "视图、控制器的视图、控制器。"), when: controller.is("the root controller"),
                .order(["view", "root controller's view", "root controller"]), quotes: Document004.nextOfView),
            Claim(
                Text("`next` leads from the view to the application.", chinese: "通过 `next` 可从视图走到 application。"),
                .order(["view", "window", "application"]), quotes: Document004.chainCanBeWalked),
            Claim(
                Text("`next` of the root controller is the window.", chinese: "根控制器的 `next` 是窗口。"),
                when: controller.is("the root controller"),
                .ordering(["root controller", "window"], among: ["root controller", "window", "a view of the system"]),
                quotes: Document004.nextOfRootController,
                knownRefutation: Text(
                    "It is its view's superview: since iOS 13 two views of the system lie between the root view and the window, and the chain goes through them (RC.1).",
                    chinese: "是其视图的父视图：自 iOS 13 起，根视图与窗口之间有系统的两层视图，响应链经过它们（RC.1）。")),
            Claim(
                Text("`next` of the window is the application.", chinese: "窗口的 `next` 是 application。"),
                .ordering(["window", "application"], among: ["window", "scene", "application"]), quotes: Document004.nextOfWindow,
                knownRefutation: Text(
                    "Since iOS 13 the window's scene stands between them (RC.1).", chinese: "自 iOS 13 起，两者之间还有窗口的 scene（RC.1）。")),
            Claim(
                Text("`next` of a presented controller leads to the one that presents it.", chinese: "被 present 的控制器之后是 presenting 控制器。"),
                when: controller.is("a presented controller"), .order(["own controller", "root controller"]),
                quotes: Document004.nextOfPresented),
            Claim(
                Text("A delegate that is no responder, or is a view, is not on the chain.", chinese: "代理若不是响应者，或是视图，就不在链上。"),
                .same(whatever: delegate), quotes: Document004.nextOfApplication,
                explanation: Text(
                    "A delegate that is a responder follows the application; a test of the engine shows it (RC.1).",
                    chinese: "代理若是响应者，就排在 application 之后；引擎的测试可证（RC.1）。")),
            Claim(
                Text(
                    "Views, controllers, window, scene and application are all responders.", chinese: "视图、控制器、窗口、scene 与 application 都是响应者。"
                ),
                .order(["view", "root controller", "window", "scene", "application"]), quotes: Document004.anySubclassResponds),
        ])
}
