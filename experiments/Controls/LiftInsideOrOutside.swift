import EventTrace
import ExperimentKit
import UIKit

private let lift = Variable("lift", Text("Points from the edge at which the finger lifts", chinese: "抬起点与边缘的距离（点）"), [-10, 10, 60, 80])
private let way = Variable("way", Text("`touchesEnded` is", chinese: "`touchesEnded`"), ["the control's own", "written by bounds"])

extension Experiment {
    /// Where touchUpInside ends.
    static let liftInsideOrOutside = Experiment(
        id: "LiftInsideOrOutside",
        title: Text("Where touchUpInside ends and touchUpOutside begins", chinese: "touchUpInside 与 touchUpOutside 的分界"),
        question: Text(
            """
            A finger lands on a button, moves and lifts inside it or at some distance from its edge. Is touchUpInside sent or \
            touchUpOutside? And what if one writes `touchesEnded` by hand and looks at the bounds?
            """, chinese: "手指按下按钮后移动，在其内或离边缘一段距离处抬起。发送 touchUpInside 还是 touchUpOutside？若手写 `touchesEnded` 并按 bounds 判断又如何？"),
        answer: Text(
            """
            The control's own `touchesEnded` counts a lift within about 70 points of the bounds as inside. Written by hand with the bounds, \
            a lift 10 points beside the button is already outside.
            """, chinese: "控件自身的 `touchesEnded` 把离 bounds 约 70 点之内的抬起都算作之内。按 bounds 手写时，偏出 10 点就已算之外。"),
        origins: [Document003.sentInTouchesEnded, Document003.insideMeansBounds],
        observations: ["so-dragexit-70pt"],
        variables: [lift, way],
        stage: { stage in
            let frame = CGRect(x: 95, y: 300, width: 200, height: 60)
            let button = stage.choice(way) == "written by bounds" ? BoundsButton(frame: frame) : EndingButton(frame: frame)
            stage.view.addSubview(stage.name(button, "button"))
            button.addTarget(stage.keep(Listener()), action: Listener.fired, for: [.touchDown, .touchUpInside, .touchUpOutside])
            stage.script.drag(["button", .point(x: 100, y: 60 + stage.number(lift), in: "button")], duration: 0.1)
        },
        claims: [
            Claim(
                Text("A button sends one of the two, from inside `touchesEnded`.", chinese: "按钮在 `touchesEnded` 之内发送两者之一。"),
                .all([.exactly(1, "button.action(touchUp*)"), .nested("button.action(touchUp*)", in: "button.touchesEnded")]),
                quotes: Document003.sentInTouchesEnded),
            Claim(
                Text("By its own `touchesEnded`, a lift 60 points outside still is inside.", chinese: "按控件自身的 `touchesEnded`，偏出 60 点仍算之内。"),
                when: way.is("the control's own") && lift.isOneOf([10, 60]), .happens("button.action(touchUpInside)"),
                explanation: Text("While tracking, inside reaches beyond the bounds (CO.3).", chinese: "跟踪期间，“之内”超出 bounds（CO.3）。")),
            Claim(
                Text("80 points outside is outside.", chinese: "偏出 80 点算之外。"), when: lift.is(80), .happens("button.action(touchUpOutside)")),
            Claim(
                Text("A button decides by its bounds.", chinese: "按钮按 bounds 判断。"), when: lift.isOneOf([10, 60, 80]),
                .happens("button.action(touchUpOutside)"), quotes: Document003.insideMeansBounds,
                knownRefutation: Text(
                    "While a finger is tracked, inside reaches about 70 points beyond the bounds (CO.3). What the document shows is an override of its own.",
                    chinese: "跟踪手指期间，“之内”延伸到 bounds 外约 70 点（CO.3）。文档展示的是它自己的重写。")),
            Claim(
                Text("Touches become control events, each with its own constant.", chinese: "触摸变成控件事件，各有其常量。"),
                when: way.is("the control's own"),
                .order(["button.action(touchDown)", "button.action(touchUp*)"]), quotes: Document003.controlEvents),
            Claim(
                Text("The action is sent by the touch methods.", chinese: "action 由触摸方法发出。"), when: way.is("the control's own"),
                .nested("button.action(*)", in: "button.touches*"), quotes: Document001.actionsComeFromTouches),
        ])
}

/// A button whose own touch methods stand in the record.
private class EndingButton: UIButton {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesEnded(touches, with: event) }
}

/// Decides by the bounds, without super.
private final class BoundsButton: EndingButton {
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        sendActions(for: bounds.contains(touch.location(in: self)) ? .touchUpInside : .touchUpOutside)
    }
}
