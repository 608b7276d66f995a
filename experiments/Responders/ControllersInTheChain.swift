import EventTrace
import ExperimentKit
import UIKit

private let handledBy = Variable(
    "handledBy", Text("Does not call super", chinese: "不调用 super 的是"), ["nobody", "pad", "controller", "window"])

/// Hears of the start of a touch.
private final class BeganController: UIViewController {
    var callsSuper = true

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if callsSuper { super.touchesBegan(touches, with: event) }
    }
}

private final class BeganWindow: UIWindow {
    var callsSuper = true

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if callsSuper { super.touchesBegan(touches, with: event) }
    }
}

extension Experiment {
    /// Where a touch goes that nobody handles.
    static let controllersInTheChain = Experiment(
        id: "ControllersInTheChain",
        title: Text("A controller in the chain, but not in hit-testing", chinese: "控制器：在响应链中，却不参与命中测试"),
        question: Text(
            "A pad stands in a controller's view, that in a window. All override `touchesBegan`. Who hears of a touch on the pad, and how far does it go?",
            chinese: "触摸板在控制器的视图中，视图在窗口中，三者都重写 `touchesBegan`。触摸板被触摸时谁会知道，消息走到哪里？"),
        answer: Text(
            "Pad, controller's view, **controller**, window: the message climbs until somebody does not call `super`. No controller is asked in hit-testing.",
            chinese: "触摸板、控制器的视图、**控制器**、窗口：消息一路上传，直到有人不调用 `super`。命中测试不询问控制器。"),
        origins: [Document002.controllersAreInTheChain],
        observations: ["chain-nav-ios10"],
        variables: [handledBy],
        stage: { stage in
            let window = stage.name(BeganWindow(frame: Stage.frame), "top_window")
            let controller = stage.name(BeganController(), "controller")
            let controllerView = stage.name(BeganPad(frame: Stage.frame), "controller_view")
            controllerView.callsSuper = true
            controller.view = controllerView
            let pad = stage.name(BeganPad(frame: CGRect(x: 95, y: 200, width: 200, height: 200)), "pad")
            window.rootViewController = controller
            window.makeKeyAndVisible()
            controllerView.addSubview(pad)
            pad.callsSuper = stage.choice(handledBy) != "pad"
            controller.callsSuper = stage.choice(handledBy) != "controller"
            window.callsSuper = stage.choice(handledBy) != "window"
            stage.script.tap("pad")
        },
        claims: [
            Claim(
                Text("The chain: pad, controller's view, controller, window.", chinese: "响应链：触摸板、控制器的视图、控制器、窗口。"),
                when: handledBy.is("nobody"),
                .ordering(["pad.touchesBegan", "controller_view.touchesBegan", "controller.touchesBegan", "top_window.touchesBegan"]),
                quotes: Document002.wholeChain,
                explanation: Text(
                    "The way is the one `next` names (RC.1); the four messages do nothing but climb it (RC.2).",
                    chinese: "路线由 `next` 决定（RC.1），四个消息只是沿它上传（RC.2）。")),
            Claim(
                Text("The controller gets what its view does not handle.", chinese: "视图不处理的，控制器接手。"), when: handledBy.isNot("pad"),
                .nested("controller.touchesBegan", in: "controller_view.touchesBegan"), quotes: Document002.controllersAreInTheChain),
            Claim(
                Text("What the controller does not handle reaches the window.", chinese: "控制器不处理的，到达窗口。"),
                when: handledBy.isOneOf(["nobody", "window"]), .nested("top_window.touchesBegan", in: "controller.touchesBegan"),
                quotes: Document002.controllerPassesOn),
            Claim(
                Text("What nobody handles is dropped at the end of the chain.", chinese: "无人处理的，在链尾被丢弃。"), when: handledBy.is("nobody"),
                .decided("application: drop touchesBegan"), quotes: Document002.droppedAtTheEnd),
            Claim(
                Text("An override that does not call super is enough to handle the touch.", chinese: "重写而不调用 super，就算处理了触摸。"),
                when: handledBy.is("pad"), .ordering(["pad.touchesBegan"]), quotes: Document002.overridingIsEnough),
            Claim(
                Text(
                    "Hit-testing asks views alone: window, controller's view, pad; the pad answers.",
                    chinese: "命中测试只问视图：窗口、控制器的视图、触摸板；结果是触摸板。"),
                .all([.decided("pad: answer"), .neverDecided("controller: answer"), .neverDecided("controller: skip*")]),
                quotes: Document002.controllersDoNotHitTest,
                explanation: Text("View controllers take no part in hit-testing (HT.7).", chinese: "控制器不参与命中测试（HT.7）。")),
        ])
}
