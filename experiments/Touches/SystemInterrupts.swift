import EventTrace
import ExperimentKit
import UIKit

private let interruption = Variable(
    "interruption", Text("While the finger is down comes", chinese: "手指按住期间出现"),
    ["nothing", "a call", "an alert", "a system gesture", "the background"])
private let touched = Variable("touched", Text("The finger holds", chinese: "手指按住"), ["view", "button"])

/// Hears when the scene becomes inactive, goes, and comes back.
private final class ActivityDelegate: UISceneDelegate {
    func sceneDidBecomeActive(_ scene: UIScene) {}
    func sceneWillResignActive(_ scene: UIScene) {}
    func sceneDidEnterBackground(_ scene: UIScene) {}
    func sceneWillEnterForeground(_ scene: UIScene) {}
}

extension Experiment {
    /// What a touch and the scene's delegate hear of an interruption.
    static let systemInterrupts = Experiment(
        id: "SystemInterrupts",
        title: Text("A call, an alert, the background in mid-touch", chinese: "触摸中途来电、弹窗或转入后台"),
        question: Text(
            "A finger holds `hit`, and the system comes between. Then the finger lifts. What does `hit` hear, and what is the scene's delegate told? From the background the app comes back half a second later.",
            chinese: "手指按住 `hit` 时系统介入，之后手指抬起。`hit` 收到什么，scene 的代理又收到什么？转入后台后，半秒后 app 再回到前台。"),
        answer: Text(
            "The touch is cancelled at once, and the lift is nobody's: a view hears `touchesCancelled`, a button sends touchCancel and never touchUpInside. The delegate is told of all but the system's gesture; that it is told before the touch is cancelled is assumed.",
            chinese: "触摸立即被取消，之后的抬起不归任何人：视图收到 `touchesCancelled`，按钮发出 touchCancel 而不会发出 touchUpInside。除系统手势外，代理都会得知；先于触摸的取消，则是假定。"),
        variables: [interruption, touched],
        stage: { stage in
            let frame = CGRect(x: 95, y: 300, width: 200, height: 200)
            let hit: UIView
            if stage.choice(touched) == "button" {
                let button = UIButton(frame: frame)
                button.addTarget(
                    stage.keep(Listener()), action: Listener.fired, for: [.touchDown, .touchUpInside, .touchUpOutside, .touchCancel])
                hit = button
            } else {
                hit = TouchPad(frame: frame)
            }
            stage.view.addSubview(stage.name(hit, "hit"))
            stage.window.windowScene?.delegate = stage.name(ActivityDelegate(), "delegate")
            switch stage.choice(interruption) {
            case "a call": stage.interrupt(by: .call, at: 0.1)
            case "an alert": stage.interrupt(by: .alert, at: 0.1)
            case "a system gesture": stage.interrupt(by: .systemGesture, at: 0.1)
            case "the background":
                stage.interrupt(by: .background, at: 0.1)
                stage.interrupt(by: .foreground, at: 0.6)
            default: break
            }
            stage.script.press("hit", for: 0.3)
        },
        claims: [
            Claim(
                Text("Undisturbed, the touch ends.", chinese: "没有干扰时，触摸正常结束。"), when: interruption.is("nothing"),
                .all([.never("hit.touchesCancelled"), .never("hit.action(touchCancel)"), .never("delegate.*")])),
            Claim(
                Text("Any interruption cancels the view's touch, and its lift is not told.", chinese: "任何中断都会取消视图的触摸，抬起不再通知。"),
                when: interruption.isNot("nothing") && touched.is("view"),
                .ordering(["hit.touchesBegan", "hit.touchesCancelled"], among: ["hit.*"]),
                explanation: Text(
                    "A call, an alert, another app or a system gesture cancels touches (TO.9).", chinese: "来电、弹窗、其他 app 或系统手势会取消触摸（TO.9）。")),
            Claim(
                Text("A button sends touchCancel, and no touchUpInside.", chinese: "按钮发出 touchCancel，不发 touchUpInside。"),
                when: interruption.isNot("nothing") && touched.is("button"),
                .ordering(["hit.action(touchDown)", "hit.action(touchCancel)"], among: ["hit.*"]),
                explanation: Text(
                    "What starts with touchDown has to stop with touchCancel as well (TO.9).",
                    chinese: "在 touchDown 开始的，也要在 touchCancel 中停止（TO.9）。")),
            Claim(
                Text("The delegate hears that the scene resigns before the touch is cancelled.", chinese: "代理先得知 scene 将失去活跃状态，触摸随后取消。"),
                when: interruption.isOneOf(["a call", "an alert", "the background"]),
                .all([.before("delegate.willResignActive*", "hit.touchesCancelled"), .exactly(1, "delegate.willResignActive*")]),
                explanation: Text(
                    "Assumed: no log of a device shows both (PL.10).", chinese: "此为假定：没有真机日志同时记录两者（PL.10）。")),
            Claim(
                Text("The background comes last, and the way back has two steps.", chinese: "最后才进入后台；返回分两步。"),
                when: interruption.is("the background"),
                .order([
                    "delegate.willResignActive*", "delegate.didEnterBackground*", "delegate.willEnterForeground*",
                    "delegate.didBecomeActive*",
                ]),
                explanation: Text("Scenes' delegates are told in this order (PL.10).", chinese: "scene 的代理按此次序得到通知（PL.10）。")),
            Claim(
                Text("A gesture of the system takes the touch, and no delegate is told.", chinese: "系统手势夺走触摸，但不通知代理。"),
                when: interruption.is("a system gesture"), .never("delegate.*")),
        ])
}
