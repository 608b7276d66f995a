import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Exclusive: String, Choice { case neither, left, right, both }
private let exclusive = Variable<Exclusive>("exclusiveTouch", "`isExclusiveTouch` is set on")

private enum Place: String, Choice {
    case sameWindow = "the same window"
    case anotherWindow = "another window"
}
private let place = Variable<Place>("rightButton", "The right button is in")

extension Experiment {
    /// How to keep two buttons from being pressed at once.
    static let exclusiveTouch = Experiment(
        id: "ExclusiveTouch",
        title: "Two buttons pressed at once, and `isExclusiveTouch`",
        question:
            "One finger holds the button `left` while another presses `right`; then both lift. Which buttons send their actions, if one of them, or both, want touches for themselves?",
        answer:
            "Both, unless at least one of the two is exclusive: then the button pressed second is silent, whichever of them has the setting. A button in another window always sends.",
        variables: [exclusive, place],
        stage: { stage in
            let listener = stage.keep(ActionTarget())
            for (index, name) in ["left", "right"].enumerated() {
                let button = stage.name(UIButton(frame: CGRect(x: 20 + 190 * index, y: 300, width: 160, height: 160)), name)
                button.isExclusiveTouch = stage[exclusive].rawValue == name || stage[exclusive] == .both
                button.addTarget(listener, action: ActionTarget.fire, for: [.touchDown, .touchUpInside])
                if name == "right", stage[place] == .anotherWindow {
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
                "By default both buttons send their actions.", when: exclusive == .neither,
                .all([.happens("left.action(touchUpInside)"), .happens("right.action(touchUpInside)")])),
            Claim(
                "If either of them is exclusive, the one pressed second gets nothing.",
                when: exclusive != .neither && place == .sameWindow,
                .all([.happens("left.action(touchUpInside)"), .never("right.action*"), .decided("right: withhold")]),
                explanation: "An exclusive view keeps the others from touches while it has some, and gets none while others have.",
                rules: [.exclusiveTouch]),
            Claim(
                "It counts within one window only.", when: place == .anotherWindow,
                .all([.happens("left.action(touchUpInside)"), .happens("right.action(touchUpInside)")]),
                explanation: "`isExclusiveTouch` speaks of the views of its own window.", rules: [.exclusiveTouch]),
            Claim(
                "An exclusive button takes the touch away from a button that is held already.",
                when: exclusive == .right && place == .sameWindow, .never("left.action(touchUpInside)"),
                rules: [.exclusiveTouch],
                knownRefutation: "What has begun goes on: it is the exclusive button that gets nothing, as the other one was first."),
        ])
}
