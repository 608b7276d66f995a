import EventTrace
import ExperimentKit
import UIKit

private let recognizer = Variable("recognizer", Text("On the view is", chinese: "视图上的手势"), ["tap", "pan", "long press"])

extension Experiment {
    /// Inside `sendEvent`, or from the run loop.
    static let whereActionsRun = Experiment(
        id: "WhereActionsRun",
        title: Text("Where a recognizer's action is run", chinese: "手势的 action 在哪里执行"),
        question: Text(
            "A window reports its `sendEvent`. Is the action of a recognizer run inside it or from the run loop, and does the view hear of its cancellation before or after?",
            chinese: "窗口报告自己的 `sendEvent`。手势的 action 在其中执行，还是由 run loop 执行？视图是先收到取消，还是后收到？"),
        answer: Text(
            "What a finger sets off is run inside `sendEvent`; only the long press, set off by time, begins outside of it. In each case the action comes first and the cancellation after it.",
            chinese: "由手指触发的在 `sendEvent` 之内执行；只有由时间触发的长按，在其外开始。无论哪种，都是先 action、后取消。"),
        origins: [Document002.observerRunsActions],
        observations: ["tap-gr-action-before-cancel", "stack-tap-action-ios14-device"],
        variables: [recognizer],
        stage: { stage in
            let window = stage.show(ReportingWindow(frame: Stage.frame), "app_window")
            let pad = stage.name(TouchPad(frame: CGRect(x: 45, y: 200, width: 300, height: 300)), "pad")
            let listener = stage.keep(Listener())
            window.addSubview(pad)
            let gesture: UIGestureRecognizer
            switch stage.choice(recognizer) {
            case "tap": gesture = UITapGestureRecognizer(target: listener, action: Listener.tapped)
            case "pan": gesture = UIPanGestureRecognizer(target: listener, action: Listener.tapped)
            default: gesture = UILongPressGestureRecognizer(target: listener, action: Listener.tapped)
            }
            pad.addGestureRecognizer(stage.name(gesture, "gesture"))
            let finger = stage.script.finger(1)
            finger.down(at: "pad")
            stage.script.wait(stage.choice(recognizer) == "long press" ? 1 : 0.1)
            if stage.choice(recognizer) == "pan" {
                finger.move(to: .point(x: 200, y: 150, in: "pad"))
                stage.script.wait(0.1)
            }
            finger.up()
        },
        claims: [
            Claim(
                Text("The event is there before the responder's `touchesBegan`.", chinese: "事件先于响应者的 `touchesBegan` 存在。"),
                .nested("pad.touchesBegan", in: "app_window.sendEvent"), quotes: Document002.fromApplicationToView),
            Claim(
                Text("The event is made by the responder's `touchesBegan`.", chinese: "事件由响应者的 `touchesBegan` 产生。"),
                .before("pad.touchesBegan", "app_window.sendEvent"), quotes: Document002.respondersMakeEvents,
                knownRefutation: Text(
                    "The touch methods receive the event: the window has it in hand before any responder is called (PL.3).",
                    chinese: "触摸方法只是接收事件：在调用任何响应者之前，窗口手里已有事件（PL.3）。")),
            Claim(
                Text("A tap or a pan acts inside `sendEvent`.", chinese: "点按与拖动在 `sendEvent` 之内响应。"),
                when: recognizer.isNot("long press"), .nested("gesture.action(*)", in: "app_window.sendEvent"),
                quotes: Document004.laterActionsFromTheWindow,
                explanation: Text(
                    "What a touch brings about is run in the same `sendEvent` (PL.4).", chinese: "由触摸引起的在同一次 `sendEvent` 中执行（PL.4）。")),
            Claim(
                Text("A long press begins from the run loop, outside of `sendEvent`.", chinese: "长按在 `sendEvent` 之外、由 run loop 开始。"),
                when: recognizer.is("long press"),
                .all([.decided("*: observe *"), .order(["gesture.action(began)", "app_window.sendEvent"])]),
                quotes: Document004.firstActionFromTheObserver),
            Claim(
                Text("A long press ends inside `sendEvent`.", chinese: "长按的结束在 `sendEvent` 之内。"), when: recognizer.is("long press"),
                .nested("gesture.action(ended)", in: "app_window.sendEvent"), quotes: Document004.laterActionsFromTheWindow),
            Claim(
                Text("Every action is run by the run loop's observer.", chinese: "所有 action 都由 run loop 的观察者执行。"),
                when: recognizer.isNot("long press"),
                .holds(Text("the action outside of `sendEvent`", chinese: "action 在 `sendEvent` 之外")) { trace in
                    trace.ordering.allSatisfy { $0.call != "action" || $0.depth == 0 }
                },
                quotes: Document002.observerRunsActions,
                knownRefutation: Text(
                    "Only what time brings about waits for the observer. What a touch brings about is run in the same `sendEvent` (PL.4), as stacks printed on devices show.",
                    chinese: "只有由时间引起的才等待观察者；由触摸引起的就在同一次 `sendEvent` 中执行（PL.4），真机调用栈可证。")),
            Claim(
                Text("The action comes first, then the cancellation.", chinese: "先 action，后取消。"),
                .all([.before("gesture.action(*)", "pad.touchesCancelled"), .exactly(1, "pad.touchesCancelled")]),
                quotes: Document004.successCancels),
            Claim(
                Text("The cancellation comes first, then the action.", chinese: "先取消，后 action。"),
                .before("pad.touchesCancelled", "gesture.action(*)"), quotes: Document002.cancelComesFirst,
                knownRefutation: Text(
                    "It was so on old systems. Logs since iOS 9 have the action before the cancellation (GE.2).",
                    chinese: "旧系统如此。iOS 9 以来的日志都是先 action、后取消（GE.2）。")),
        ])
}
