import EventTrace
import ExperimentKit
import UIKit

private let touched = Variable(
    "touched", Text("The finger taps", chinese: "手指点击"),
    ["view", "view under a tap", "control under a tap", "button under a tap", "home screen"])

/// Says what a touch already knows when it reaches the window.
private final class KnowingWindow: UIWindow {
    var say: (String) -> Void = { _ in }

    override func sendEvent(_ event: UIEvent) {
        if let touch = event.allTouches?.first, touch.phase == .began {
            if touch.view != nil, touch.window === self { say("the touch knows view and window") }
            if let count = touch.gestureRecognizers?.count { say("the touch lists recognizers: \(count)") }
        }
        super.sendEvent(event)
    }
}

/// A control that hears of its `sendAction`.
private final class SendingButton: UIButton {
    override func sendAction(_ action: Selector, to target: AnyOrObject?, for event: UIEvent?) {
        super.sendAction(action, to: target, for: event)
    }
}

extension Experiment {
    /// The whole way in sixteen steps.
    static let fromGlassToAction = Experiment(
        id: "FromGlassToAction",
        title: Text("From the glass to the action: the whole way", chinese: "从屏幕到 action：完整过程"),
        question: Text(
            "A finger taps a view, a view in a parent with a tap, a control there, a button there, or nothing but the home screen. Who is served, and in which order?",
            chinese: "手指点击视图、带点按父视图中的视图、其中的控件、其中的按钮，或只有桌面。谁得到服务，次序如何？"),
        answer: Text(
            "The window first has the recognizer, then the hit view. Without a recognizer the touch climbs the chain; with one the view and the control are cancelled; the button sends its action. What taps the home screen never reaches the app.",
            chinese: "窗口先服务手势，再服务命中视图。没有手势时触摸沿响应链上传；有手势时视图与控件被取消；按钮则发出 action。点在桌面上的不会到达 app。"),
        origins: [Document004.chainIsSettled],
        observations: ["button-action-stack-plain", "tap-action-stack", "stack-eventfetch-thread"],
        variables: [touched],
        stage: { stage in
            let listener = stage.keep(Listener())
            let window = stage.show(KnowingWindow(frame: Stage.frame), "app_window")
            window.say = { [unowned(unsafe) stage] in stage.mark($0) }
            let parent = stage.name(TouchPad(frame: CGRect(x: 45, y: 200, width: 300, height: 300)), "parent")
            parent.callsSuper = true
            let frame = CGRect(x: 50, y: 50, width: 200, height: 200)
            let view: UIView
            switch stage.choice(touched) {
            case "control under a tap":
                let control = UIControl(frame: frame)
                control.addTarget(listener, action: Listener.fired, for: .touchUpInside)
                view = control
            case "button under a tap":
                let button = SendingButton(frame: frame)
                button.addTarget(listener, action: Listener.fired, for: .touchUpInside)
                view = button
            default: view = UIView(frame: frame)
            }
            if stage.choice(touched).hasSuffix("under a tap") {
                parent.addGestureRecognizer(stage.name(LoggedTap(target: listener, action: Listener.tapped), "tap"))
            }
            window.rootViewController?.view.addSubview(parent)
            parent.addSubview(stage.name(view, "hit"))
            stage.isApplicationInForeground = stage.choice(touched) != "home screen"
            stage.script.wait(0.1)
            stage.script.tap("hit")
        },
        claims: [
            Claim(
                Text(
                    "Glass, home-screen process, mach port, source 1, source 0, queue, window.",
                    chinese: "屏幕、桌面进程、mach port、source1、source0、队列、窗口。"),
                when: touched.isNot("home screen"),
                .holds(Text("these decisions in this order", chinese: "依次出现这些记录")) { trace in
                    trace.has(inOrder: [
                        "*hardware*", "*homeScreen*", "*machPort*", "*source1*", "*source0*", "*enqueue*", "*dequeue*",
                        "app_window.sendEvent",
                    ])
                },
                quotes: Document004.hardwareToHomeScreen,
                explanation: Text("Recorded as documented (PL.1); an app can see it in stacks only.", chinese: "按文档记录（PL.1）；app 只能在调用栈中看到。")
            ),
            Claim(
                Text(
                    "In the app, source 1 comes before source 0, and that before the event.", chinese: "在 app 内：先 source1，后 source0，再是事件。"),
                when: touched.isNot("home screen"),
                .holds(Text("source 1, source 0, `sendEvent`", chinese: "source1、source0、`sendEvent`")) { trace in
                    trace.has(inOrder: ["*source1*", "*source0*", "app_window.sendEvent"])
                },
                quotes: Document004.sourcesMakeTheEvent),
            Claim(
                Text("With no app in front, nothing reaches the app.", chinese: "前台没有 app 时，什么也到不了 app。"), when: touched.is("home screen"),
                .noCalls, quotes: Document004.homeScreenDecides),
            Claim(
                Text("From the queue to the window on top.", chinese: "从队列到最上层的窗口。"), when: touched.isNot("home screen"),
                .holds(Text("queue, hit-testing, `sendEvent`", chinese: "队列、命中测试、`sendEvent`")) { trace in
                    trace.has(inOrder: ["*enqueue*", "*dequeue*", "pass", "hit: bind", "app_window.sendEvent"])
                },
                quotes: Document004.queueThenWindow,
                explanation: Text(
                    "One turn hit-tests the new touch and binds it before the event is sent (PL.3).",
                    chinese: "一轮中先对新触摸做命中测试并绑定，再发送事件（PL.3）。")),
            Claim(
                Text("From the window down to the last view that contains the point.", chinese: "自窗口而下，直到最后一个含有该点的视图。"),
                when: touched.isNot("home screen"), .decided("hit: answer"), quotes: Document004.viewsHitTest),
            Claim(
                Text("The view without subviews answers for itself.", chinese: "没有子视图的视图回答自己。"), when: touched.isNot("home screen"),
                .ruleAtWork("HT.4"), quotes: Document004.viewWithoutChildren),
            Claim(
                Text(
                    "Hit-testing is over before `sendEvent`: the touch knows view and window.", chinese: "命中测试先于 `sendEvent` 完成：触摸已知视图与窗口。"),
                when: touched.isNot("home screen"), .happens("the touch knows view and window"), quotes: Document004.boundDuringHitTest),
            Claim(
                Text("It lists the recognizers of the chain by then.", chinese: "此时它也列出了链上的手势。"),
                when: touched.isNot("home screen") && touched.isNot("view"), .happens("the touch lists recognizers: 1"),
                quotes: Document004.touchListsRecognizers,
                explanation: Text(
                    "The recognizers of the hit view and of all its ancestors get the touch (GE.1).", chinese: "命中视图及其所有祖先的手势都收到触摸（GE.1）。")),
            Claim(
                Text("The chain of the hit view is settled: its parent is next.", chinese: "命中视图的响应链就此确定：下一个是父视图。"),
                when: touched.is("view"),
                .decided("hit: forward parent"), quotes: Document004.chainIsSettled),
            Claim(
                Text("The window calls the view itself.", chinese: "窗口直接调用视图。"), when: touched.is("view"),
                .nested("parent.touchesBegan", in: "app_window.sendEvent"), quotes: Document004.sentToHitView),
            Claim(
                Text("First case: the touch goes to the view, climbs, and is dropped at the end.", chinese: "情形一：触摸到视图，上传，最后被丢弃。"),
                when: touched.is("view"), .all([.happens("parent.touchesEnded"), .decided("application: drop touchesEnded")]),
                quotes: Document004.plainViewGetsAll,
                explanation: Text("What nobody handles is dropped (RC.4).", chinese: "无人处理的被丢弃（RC.4）。")),
            Claim(
                Text("No recognizer, no control: touch methods alone.", chinese: "没有手势和控件：只有触摸方法。"), when: touched.is("view"),
                .all([.never("*.action*"), .never("parent.touchesCancelled")]), quotes: Document004.caseOfPlainView),
            Claim(
                Text("Second case: the recognizer first; its success cancels the view.", chinese: "情形二：手势在先，成功则取消视图。"),
                when: touched.is("view under a tap"),
                .order(["tap.touchesBegan", "parent.touchesBegan", "tap.touchesEnded", "tap.action(ended)", "parent.touchesCancelled"]),
                quotes: Document004.recognizerCase,
                explanation: Text(
                    "The window serves the recognizers of its touches, then their actions, then the views (PL.3).",
                    chinese: "窗口先服务触摸的手势，再执行其 action，最后是视图（PL.3）。")),
            Claim(
                Text("There is a recognizer on the chain, and the hit view is no control.", chinese: "链上有手势，命中视图不是控件。"),
                when: touched.is("view under a tap"), .decided("tap: collect parent"), quotes: Document004.caseOfRecognizer),
            Claim(
                Text("Third case: a control of one's own fares as the view does.", chinese: "情形三：自定义控件与视图一样。"),
                when: touched.is("control under a tap"),
                .all([.happens("tap.action(ended)"), .never("hit.action*")]), quotes: Document004.caseOfCustomControl),
            Claim(
                Text("Fourth case: the recognizer is on the chain of the button too.", chinese: "情形四：按钮的链上同样有手势。"),
                when: touched.is("button under a tap"), .all([.happens("tap.touchesBegan"), .decided("hit: veto tap")]),
                quotes: Document004.caseOfSystemControl),
            Claim(
                Text("It is served first, and the button sends its action.", chinese: "手势先得到服务，按钮发出 action。"),
                when: touched.is("button under a tap"),
                .all([.order(["tap.touchesEnded", "hit.sendAction", "hit.action(touchUpInside)"]), .never("tap.action*")]),
                quotes: Document004.systemControlCase),
            Claim(
                Text("The action passes through the control's `sendAction`.", chinese: "action 经由控件的 `sendAction`。"),
                when: touched.is("button under a tap"),
                .nested("hit.action(touchUpInside)", in: "hit.sendAction"), quotes: Document004.sentThroughTheApplication,
                explanation: Text(
                    "Each action goes from the control's `sendAction` to the application's and to the target (CO.4).",
                    chinese: "每个 action 由控件的 `sendAction` 到 application，再到 target（CO.4）。")),
            Claim(
                Text(
                    "The recognizer is no responder: nothing of it climbs, and the view is served after it.",
                    chinese: "手势不是响应者：它的方法不上传，视图在它之后得到服务。"),
                when: touched.is("view under a tap"), .neverDecided("tap: forward*"), quotes: Document004.recognizersAreNoResponders),
        ])
}
