import EventTrace
import ExperimentKit
import UIKit

private let isInFront = Variable.flag("foreground", Text("The app is in front", chinese: "app 在前台"), default: true)

extension Experiment {
    /// From the glass to a view.
    static let wayIn = Experiment(
        id: "WayIn",
        title: Text("The way of a touch into the app", chinese: "触摸进入 app 的路径"),
        question: Text(
            "A finger taps. What does the touch pass on its way to the view, with the app in front and without? What comes first, hit-testing or `sendEvent`?",
            chinese: "手指点击。app 在前台或不在前台时，触摸经过哪些环节到达视图？命中测试与 `sendEvent` 谁先？"),
        answer: Text(
            """
            With no app in front the touch stays with the home screen. Else it comes to the app's queue, and **hit-testing comes before \
            `sendEvent`**: when the window is handed the event, the touch has its view.
            """, chinese: "没有前台 app 时，触摸留在桌面。否则进入 app 的队列；**命中测试先于 `sendEvent`**：窗口收到事件时，触摸已经有了视图。"),
        origins: [Document001.homeScreenFirst, Document001.hitTestAfterSendEvent],
        observations: ["stack-eventfetch-thread"],
        variables: [isInFront],
        stage: { stage in
            stage.isApplicationInForeground = stage.flag(isInFront)
            let window = stage.name(
                RecordingWindow(frame: CGRect(x: 0, y: 0, width: Stage.size.width, height: Stage.size.height)), "app_window")
            let view = stage.name(RecordingView(frame: CGRect(x: 95, y: 200, width: 200, height: 200)), "view")
            let controller = UIViewController()
            controller.view.addSubview(view)
            window.rootViewController = controller
            window.makeKeyAndVisible()
            stage.script.tap("view")
        },
        claims: [
            Claim(
                Text("The touch goes by the home screen to the app in front.", chinese: "触摸经桌面到达前台 app。"), when: isInFront.isOn,
                .all([.decided("*machPort*"), .happens("view.touchesBegan")]), quotes: Document001.homeScreenFirst,
                explanation: Text("The way from the glass to the app (PL.1).", chinese: "从屏幕到 app 的路径（PL.1）。")),
            Claim(
                Text("With no app in front, it stays there.", chinese: "没有前台 app 时，触摸留在桌面。"), when: isInFront.isOff,
                .all([.noCalls, .neverDecided("*machPort*")]), quotes: Document001.homeScreenFirst),
            Claim(
                Text("In the app source 1 hands it to source 0, and that to the queue.", chinese: "在 app 内，source1 交给 source0，再进入队列。"),
                when: isInFront.isOn,
                .holds(Text("source 1, source 0, queue, in this order", chinese: "依次为 source1、source0、队列")) { trace in
                    let words = trace.entries.map { trace.spelling(of: $0.verb) }
                    guard let one = words.firstIndex(of: "source1"), let two = words.firstIndex(of: "source0"),
                        let queue = words.firstIndex(of: "enqueue")
                    else { return false }
                    return one < two && two < queue
                },
                quotes: Document001.twoSources),
            Claim(
                Text("The event goes to the window's `sendEvent`, and from there to the view.", chinese: "事件先到窗口的 `sendEvent`，再到视图。"),
                when: isInFront.isOn,
                .all([
                    .order(["app_window.sendEvent", "view.touchesBegan"]), .nested("view.touches*", in: "app_window.sendEvent"),
                ]),
                quotes: Document001.sendEventThenWindow),
            Claim(
                Text("Hit-testing comes after `sendEvent`.", chinese: "命中测试在 `sendEvent` 之后。"), when: isInFront.isOn,
                .before("app_window.sendEvent", "view.hitTest"), quotes: Document001.hitTestAfterSendEvent,
                knownRefutation: Text(
                    """
                    Hit-testing comes first: call stacks of devices show it in the processing of the queue, before `UIApplication.sendEvent` \
                    (PL.3, HT.6); the window only reads the touch's view.
                    """, chinese: "命中测试在先：设备上的调用栈显示它发生在处理队列时、`UIApplication.sendEvent` 之前（PL.3、HT.6）；窗口只是读取触摸的视图。")),
            Claim(
                Text("First the view is searched for, then it responds.", chinese: "先寻找视图，再由它响应。"), when: isInFront.isOn,
                .order(["view.hitTest", "view.touchesBegan"]), quotes: Document003.twoProcesses),
        ])
}

private final class RecordingWindow: UIWindow {
    override func sendEvent(_ event: UIEvent) { super.sendEvent(event) }
}

private final class RecordingView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
