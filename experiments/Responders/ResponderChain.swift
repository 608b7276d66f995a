import EventTrace
import ExperimentKit
import UIKit

private let handler = Variable(
    "handler", Text("Who handles the touch and does not pass it on", chinese: "由谁处理触摸、不再上传"),
    ["nobody", "view", "superview", "controller", "window"])
private let isChild = Variable.flag("childController", Text("The controller is in a parent controller", chinese: "控制器在父控制器之内"))

extension Experiment {
    /// From the view up to the application.
    static let responderChain = Experiment(
        id: "ResponderChain",
        title: Text("The responder chain, step by step", chinese: "响应者链，逐级而上"),
        question: Text(
            """
            A view is tapped that passes its touch on, as does everybody above it, up to one that handles it. Which way does the touch go, \
            with one controller and with a controller in a parent controller?
            """, chinese: "被点击的视图把触摸往上传，其上各级也如此，直到有人处理。只有一个控制器时、控制器位于父控制器内时，触摸各走哪条路？"),
        answer: Text(
            """
            View, superview, the controller's view, the controller; then, of a child controller, **its view's superview** and only after \
            that the parent controller; then the window. Whoever handles it ends the climb. What nobody handles goes by the scene to the \
            application, which drops it.
            """,
            chinese: "视图、父视图、控制器的视图、控制器；若是子控制器，接着是**其视图的父视图**，然后才是父控制器；再到窗口。谁处理，就止于谁。无人处理的，经 scene 到 application，被丢弃。"),
        origins: [Document001.chainInSteps, Document003.parentController],
        observations: ["chain-label-scene", "chain-childview-2022"],
        variables: [handler, isChild],
        stage: { stage in
            func mayPassOn(_ name: String) -> Bool { stage.choice(handler) != name }
            let window = stage.name(
                ClimbingWindow(frame: CGRect(x: 0, y: 0, width: Stage.size.width, height: Stage.size.height)), "top_window")
            window.passesOn = mayPassOn("window")
            let controller = stage.name(ClimbingController(), "controller")
            controller.passesOn = mayPassOn("controller")
            controller.view = stage.name(ClimbingView(frame: window.bounds), "controller_view")
            let superview = stage.name(ClimbingView(frame: CGRect(x: 45, y: 150, width: 300, height: 300)), "superview")
            superview.passesOn = mayPassOn("superview")
            let view = stage.name(ClimbingView(frame: CGRect(x: 50, y: 50, width: 200, height: 200)), "view")
            view.passesOn = mayPassOn("view")
            controller.view.addSubview(superview)
            superview.addSubview(view)
            if stage.flag(isChild) {
                let parent = stage.name(ClimbingController(), "parent_controller")
                parent.view = stage.name(ClimbingView(frame: window.bounds), "parent_view")
                parent.addChild(controller)
                parent.view.addSubview(controller.view)
                controller.didMove(toParent: parent)
                window.rootViewController = parent
            } else {
                window.rootViewController = controller
            }
            window.makeKeyAndVisible()
            stage.script.tap("view")
        },
        claims: [
            Claim(
                Text("View, superview, controller's view, controller, window.", chinese: "视图、父视图、控制器的视图、控制器、窗口。"),
                when: handler.is("nobody") && isChild.isOff,
                .ordering([
                    "view.touchesBegan", "superview.touchesBegan", "controller_view.touchesBegan", "controller.touchesBegan",
                    "top_window.touchesBegan",
                ]),
                quotes: Document001.chainInSteps, explanation: Text("The chain, as `next` says it (RC.1).", chinese: "由 `next` 连成的链（RC.1）。")
            ),
            Claim(
                Text("What nobody handles is dropped by the application.", chinese: "无人处理的由 application 丢弃。"), when: handler.is("nobody"),
                .decided("application: drop touchesBegan"), quotes: Document001.droppedAtTheEnd),
            Claim(
                Text("The window passes it on, and the application drops it.", chinese: "窗口继续上传，application 丢弃。"),
                when: handler.is("nobody"),
                .all([.happens("top_window.touchesBegan"), .decided("application: drop touchesBegan")]),
                quotes: Document003.windowApplicationDropped),
            Claim(
                Text("The view passes what it does not handle to the next one.", chinese: "视图不处理的交给下一级。"), when: handler.isNot("view"),
                .order(["view.touchesBegan", "superview.touchesBegan"]), quotes: Document001.unhandledGoesToNext),
            Claim(
                Text("Unhandled, it climbs to the controller.", chinese: "不处理，就一直上行到控制器。"),
                when: handler.isOneOf(["nobody", "controller", "window"]),
                .order(["view.touchesBegan", "superview.touchesBegan", "controller.touchesBegan"]), quotes: Document003.unhandledClimbs),
            Claim(
                Text("A child controller's touch comes to its parent controller before the window.", chinese: "子控制器的触摸先到父控制器，再到窗口。"),
                when: isChild.isOn && handler.isOneOf(["nobody", "window"]),
                .order(["controller.touchesBegan", "parent_controller.touchesBegan", "top_window.touchesBegan"]),
                quotes: Document003.parentController),
            Claim(
                Text("The controller hands it to the parent controller directly.", chinese: "控制器直接交给父控制器。"),
                when: isChild.isOn && handler.isOneOf(["nobody", "window"]), .never("parent_view.touchesBegan"),
                quotes: Document003.parentController,
                knownRefutation: Text(
                    "A controller's `next` is its view's superview: the parent's view comes between the two controllers (RC.1).",
                    chinese: "控制器的 `next` 是其视图的父视图：两个控制器之间隔着父控制器的视图（RC.1）。")),
            Claim(
                Text("Whoever handles it ends the climb.", chinese: "谁处理，就止于谁。"), when: handler.is("superview"),
                .ordering(["view.touchesBegan", "superview.touchesBegan"]), quotes: Document003.overridingReceives),
            Claim(
                Text("The search goes down, the response goes up.", chinese: "寻找由上而下，响应由下而上。"), when: handler.is("nobody"),
                .all([.order(["view.touchesBegan", "controller.touchesBegan", "top_window.touchesBegan"]), .decided("view: answer*")]),
                quotes: Document003.downThenUp),
            Claim(
                Text(
                    "It climbs only because nobody keeps it: passing on is all that the touch methods do.",
                    chinese: "触摸上行只因无人留下它：触摸方法的默认行为就是上传。"),
                when: handler.is("nobody"), .ruleAtWork("RC.2"), quotes: Document000.superIsArtificial),
        ])
}

// Each hears that a touch has begun, and passes it on if it is told to.

private final class ClimbingView: UIView {
    var passesOn = true

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if passesOn { super.touchesBegan(touches, with: event) }
    }
}

private final class ClimbingController: UIViewController {
    var passesOn = true

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if passesOn { super.touchesBegan(touches, with: event) }
    }
}

private final class ClimbingWindow: UIWindow {
    var passesOn = true

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if passesOn { super.touchesBegan(touches, with: event) }
    }
}
