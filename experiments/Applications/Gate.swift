import EventTrace
import ExperimentKit
import UIKit

private let onButtons = Variable("gate", Text("The gate on each button is", chinese: "每个按钮上的关卡"), ["present", "removed", "absent"])
private let cancels = Variable.flag(
    "cancelsTouchesInView", Text("`cancelsTouchesInView` of the gate", chinese: "关卡的 `cancelsTouchesInView`"), default: true)
private let event = Variable("event", Text("The buttons' own actions are for", chinese: "按钮自身的 action 监听"), ["touchUpInside", "touchDown"])
private let finger = Variable("finger", Text("The finger makes", chinese: "手指动作"), ["a tap", "a press of 2 s"])

extension Experiment {
    /// A tap recognizer in front of three buttons.
    static let gate = Experiment(
        id: "Gate",
        title: Text("A gate: asking for membership before a button acts", chinese: "关卡：按钮执行之前先检查会员资格"),
        question: Text(
            """
            Three buttons export an image, make a GIF and upload it, for members only. Each has a tap recognizer that asks for membership. \
            Does it always ask first, and does it keep the button's own action from running?
            """, chinese: "三个按钮分别导出图片、制作 GIF 和上传，只限会员。每个按钮上都有一个检查会员资格的点击手势。它总能抢先吗？能阻止按钮自身的 action 吗？"),
        answer: Text(
            """
            For a quick tap and actions for touchUpInside it does both. It has two holes: an action for touchDown runs before the tap is \
            recognized, and **a finger that stays too long for a tap gets through**. With `cancelsTouchesInView` off it only asks first.
            """,
            chinese:
                "对快速点击和 touchUpInside 的 action，两者都做到。但有两个漏洞：touchDown 的 action 早于手势识别；**按得太久、不算点击的手指会直接通过**。关闭 `cancelsTouchesInView` 后只能抢先，不能阻止。"
        ),
        origins: [Document000.gateComesFirst, Document000.gateLeavesTheLogicAlone],
        variables: [onButtons, cancels, event, finger],
        excluding: Exclusion(
            onButtons.isNot("present") && cancels.isOff, because: Text("Without a gate there is nothing to set.", chinese: "没有关卡就无从设置。")),
        stage: { stage in
            for (index, name) in ["export", "gif", "upload"].enumerated() {
                let button = stage.name(UIButton(frame: CGRect(x: 95, y: 150 + 100 * Double(index), width: 200, height: 60)), name)
                stage.view.addSubview(button)
                let ownEvent: UIControl.Event = stage.choice(event) == "touchDown" ? .touchDown : .touchUpInside
                button.addTarget(stage.keep(Listener()), action: Listener.fired, for: ownEvent)
                if stage.choice(onButtons) != "absent" {
                    let tap = stage.name(UITapGestureRecognizer(target: stage.keep(Listener()), action: Listener.tapped), "\(name)_gate")
                    tap.cancelsTouchesInView = stage.flag(cancels)
                    button.addGestureRecognizer(tap)
                    if stage.choice(onButtons) == "removed" { button.removeGestureRecognizer(tap) }
                }
                stage.choice(finger) == "a tap" ? stage.script.tap(.named(name, nil)) : stage.script.press(.named(name, nil), for: 2)
            }
        },
        claims: [
            Claim(
                Text("On a tap, every gate acts and no button's touch-up action does.", chinese: "点击时，每道关卡都响应，没有按钮的抬起 action 执行。"),
                when: onButtons.is("present") && cancels.isOn && event.is("touchUpInside") && finger.is("a tap"),
                .ordering(["export_gate.action(ended)", "gif_gate.action(ended)", "upload_gate.action(ended)"]),
                quotes: Document000.gateComesFirst,
                explanation: Text("A recognizer on the control itself wins over the control (CO.7).", chinese: "控件自身的手势胜过控件（CO.7）。")),
            Claim(
                Text("The gate keeps every action of the buttons from running.", chinese: "关卡能阻止按钮的一切 action。"),
                when: onButtons.is("present") && cancels.isOn, .never("*.action(touch*)"), quotes: Document000.gateComesFirst,
                knownRefutation: Text(
                    """
                    An action for touchDown runs when the finger lands, long before a tap can be recognized; and when the finger stays too long \
                    the tap fails (GE.17), so the button acts as if there were no gate.
                    """, chinese: "touchDown 的 action 在手指落下时就执行，远早于点击被识别；手指停留过久时点击失败（GE.17），按钮照常执行，如同没有关卡。")),
            Claim(
                Text(
                    "With `cancelsTouchesInView` off the gate asks first, and the button acts all the same.",
                    chinese: "关闭 `cancelsTouchesInView` 时，关卡先响应，按钮仍然执行。"),
                when: onButtons.is("present") && cancels.isOff && event.is("touchUpInside") && finger.is("a tap"),
                .order(["export_gate.action(ended)", "export.action(touchUpInside)"]), quotes: Document000.whatIfMixed),
            Claim(
                Text("Once the gate is taken away, the buttons act as if it had never been there.", chinese: "撤掉关卡后，按钮的表现如同从未有过关卡。"),
                when: onButtons.isNot("present"), .same(whatever: onButtons), quotes: Document000.gateLeavesTheLogicAlone),
        ])
}
