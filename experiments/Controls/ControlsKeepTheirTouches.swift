import EventTrace
import ExperimentKit
import UIKit

private let tapped = Variable("tapped", Text("The finger taps", chinese: "手指点击"), ["inner", "outer"])
private let inner = Variable(
    "inner", Text("Inside the button is", chinese: "按钮之内是"), ["a button", "a view that keeps its touches", "a view that passes them on"])
private let hasActions = Variable.flag("actions", Text("The outer button has actions", chinese: "外层按钮有 action"), default: true)

extension Experiment {
    /// A control and what is in it.
    static let controlsKeepTheirTouches = Experiment(
        id: "ControlsKeepTheirTouches",
        title: Text("A control's actions and the touches of others", chinese: "控件的 action 与他人的触摸"),
        question: Text(
            "A button, with actions for every touch event, holds another button or a view. Does it send actions for touches in there?",
            chinese: "一个按钮为所有触摸事件添加了 action，其内还有另一个按钮或视图。触摸落在里面时，它会发送 action 吗？"),
        answer: Text(
            """
            No: its actions follow its own touches alone, even when a view inside passes its touches on to the button. Having actions does \
            not change what touches it gets.
            """, chinese: "不会：它的 action 只跟随自己的触摸，哪怕里面的视图把触摸传给了它。有没有 action，也不影响它收到的触摸。"),
        origins: [Document000.actionsSample],
        variables: [tapped, inner, hasActions],
        stage: { stage in
            let outer = stage.name(LevelButton(frame: CGRect(x: 45, y: 150, width: 300, height: 300)), "outer")
            outer.callsSuper = true
            let listener = stage.keep(Listener())
            if stage.flag(hasActions) { outer.addTarget(listener, action: Listener.fired, for: .allTouchEvents) }
            let frame = CGRect(x: 50, y: 100, width: 200, height: 100)
            func inside(_ button: LevelButton) -> LevelButton {
                button.callsSuper = true
                return button
            }
            let child: UIView = stage.choice(inner) == "a button" ? inside(LevelButton(frame: frame)) : TouchView(frame: frame)
            (child as? TouchView)?.callsSuper = stage.choice(inner) == "a view that passes them on"
            outer.addSubview(stage.name(child, "inner"))
            stage.view.addSubview(outer)
            stage.script.tap(stage.choice(tapped) == "inner" ? "inner" : .point(x: 20, y: 20, in: "outer"))
        },
        claims: [
            Claim(
                Text("Touches in there are not sampled.", chinese: "里面的触摸不会被采样。"), when: tapped.is("inner"), .never("outer.action*"),
                quotes: Document000.actionsSample),
            Claim(
                Text(
                    "Not even if a view in there passes them on, and the button's touch methods are called with them.",
                    chinese: "即使里面的视图把触摸传上来、按钮的触摸方法因此被调用，也不会。"),
                when: tapped.is("inner") && inner.is("a view that passes them on"),
                .all([.happens("outer.touchesBegan"), .never("outer.action*")]), quotes: Document000.actionsSample),
            Claim(
                Text("Its own touches are: touch-down and touch-up.", chinese: "自己的触摸会被采样：按下与抬起。"),
                when: tapped.is("outer") && hasActions.isOn, .order(["outer.action(touchDown)", "outer.action(touchUpInside)"]),
                quotes: Document000.actionsSample),
            Claim(
                Text("Actions do not disturb the touches.", chinese: "action 不干扰触摸。"),
                .same(whatever: hasActions, among: ["*.touches*"]), quotes: Document000.actionsSample),
        ])
}
