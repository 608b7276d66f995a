import EventTrace
import ExperimentKit
import UIKit

private let exclusive = Variable(
    "exclusiveTouch", Text("`isExclusiveTouch` is set on", chinese: "设置了 `isExclusiveTouch` 的是"), ["neither", "left", "right", "both"])
private let place = Variable(
    "rightButton", Text("The right button is in", chinese: "右按钮位于"), ["the same window", "another window"])

extension Experiment {
    /// How to keep two buttons from being pressed at once.
    static let exclusiveTouch = Experiment(
        id: "ExclusiveTouch",
        title: Text("Two buttons pressed at once, and `isExclusiveTouch`", chinese: "同时按下两个按钮，与 `isExclusiveTouch`"),
        question: Text(
            "One finger holds the button `left` while another presses `right`; then both lift. Which buttons send their actions, if one of them, or both, want touches for themselves?",
            chinese: "一根手指按住按钮 `left`，另一根按下 `right`，然后都抬起。若其一或两者设置了独占触摸，哪些按钮会发出 action？"),
        answer: Text(
            "Both, unless at least one of the two is exclusive: then the button pressed second is silent, whichever of them has the setting. A button in another window always sends.",
            chinese: "两个都发出；只要其中至少一个设为独占，后按下的那个就沉默，无论设置在谁身上。位于另一个窗口的按钮总会发出。"),
        variables: [exclusive, place],
        stage: { stage in
            let listener = stage.keep(Listener())
            for (index, name) in ["left", "right"].enumerated() {
                let button = stage.name(UIButton(frame: CGRect(x: 20 + 190 * index, y: 300, width: 160, height: 160)), name)
                button.isExclusiveTouch = stage.choice(exclusive) == name || stage.choice(exclusive) == "both"
                button.addTarget(listener, action: Listener.fired, for: [.touchDown, .touchUpInside])
                if name == "right", stage.choice(place) == "another window" {
                    let window = stage.show(UIWindow(frame: CGRect(x: 195, y: 0, width: 195, height: 844)), "other_window")
                    button.frame.origin.x = 15
                    window.addSubview(button)
                } else {
                    stage.view.addSubview(button)
                }
            }
            let (one, two) = (stage.script.finger(1), stage.script.finger(2))
            one.down(at: "left")
            stage.script.wait(0.1)
            two.down(at: "right")
            stage.script.wait(0.1)
            two.up()
            one.up()
        },
        claims: [
            Claim(
                Text("By default both buttons send their actions.", chinese: "默认情况下两个按钮都发出 action。"), when: exclusive.is("neither"),
                .all([.happens("left.action(touchUpInside)"), .happens("right.action(touchUpInside)")])),
            Claim(
                Text("If either of them is exclusive, the one pressed second gets nothing.", chinese: "任一个设为独占，后按下的就什么也收不到。"),
                when: exclusive.isNot("neither") && place.is("the same window"),
                .all([.happens("left.action(touchUpInside)"), .never("right.action*"), .decided("right: withhold")]),
                explanation: Text(
                    "An exclusive view keeps the others from touches while it has some, and gets none while others have (TO.6).",
                    chinese: "独占的视图在持有触摸时不让其他视图得到触摸；其他视图持有时，它自己也得不到（TO.6）。")),
            Claim(
                Text("It counts within one window only.", chinese: "独占只在同一个窗口内有效。"), when: place.is("another window"),
                .all([.happens("left.action(touchUpInside)"), .happens("right.action(touchUpInside)")]),
                explanation: Text(
                    "`isExclusiveTouch` speaks of the views of its own window (TO.6).", chinese: "`isExclusiveTouch` 只针对自己窗口内的视图（TO.6）。")),
            Claim(
                Text("An exclusive button takes the touch away from a button that is held already.", chinese: "独占的按钮会夺走已被按住的按钮的触摸。"),
                when: exclusive.is("right") && place.is("the same window"), .never("left.action(touchUpInside)"),
                knownRefutation: Text(
                    "What has begun goes on: it is the exclusive button that gets nothing, as the other one was first (TO.6).",
                    chinese: "已经开始的会继续：先按的是另一个，得不到触摸的反而是独占的按钮（TO.6）。")),
        ])
}
