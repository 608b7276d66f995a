import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Exclusive: String, Choice {
    case neither
    case left = "`left`"
    case right = "`right`"
    case both
}
private let exclusive = Variable<Exclusive>("exclusiveTouch", "`isExclusiveTouch` is set on")

private enum Place: String, Choice {
    case sameWindow = "the same window"
    case anotherWindow = "another window"
}
private let place = Variable<Place>("rightButton", "The right button is in")

private let left = Named<UIControl>("left")
private let right = Named<UIControl>("right")
private let otherWindow = Named<UIWindow>("other_window")

private let excludes = Condition(
    "a button is exclusive, and both are in the same window", not: "no button is exclusive, or the buttons are in different windows",
    exclusive != .neither && place == .sameWindow)

/// How to keep two buttons from being pressed at once.
let exclusiveTouch: Experiment = Experiment(
    id: "ExclusiveTouch",
    title: "Two buttons pressed at once, and `isExclusiveTouch`",
    question:
        "One finger holds the button `left` while another presses `right`; then both lift. Which buttons send their actions if `isExclusiveTouch` is set on one of them, or on both?",
    answer:
        "Both buttons send their actions, unless at least one of the two is exclusive: then the button pressed second sends nothing, whichever of them has the setting. A button in another window always sends its action.",
    remedy:
        "To keep buttons from being pressed at once, set `isExclusiveTouch = true` on each of them; of two, one is enough. The buttons have to be in the same window. Set on a container, the property does nothing for the buttons inside. Against two taps one after the other, and for rows and recognizers, guard the action: push only if `navigationController?.topViewController === self`.",
    symptoms: [
        "two buttons can be tapped at the same time",
        "prevent several buttons from being pressed simultaneously",
        "tapping two buttons together pushes two view controllers",
        "isExclusiveTouch does not work",
        "disable multitouch on UIButton",
        "isExclusiveTouch on the container view has no effect on its buttons",
    ],
    variables: [exclusive, place],
    base: exclusive == .left,
    stage: { stage in
        let listener = stage.keep(ActionTarget())
        for (index, name) in ["left", "right"].enumerated() {
            let button = stage.name(UIButton(frame: CGRect(x: 20 + 190 * index, y: 300, width: 160, height: 160)), name)
            button.isExclusiveTouch = stage[exclusive].rawValue == "`\(name)`" || stage[exclusive] == .both
            button.addTarget(listener, action: ActionTarget.fire, for: [.touchDown, .touchUpInside])
            if name == "right", stage[place] == .anotherWindow {
                let window = stage.show(UIWindow(frame: CGRect(x: 195, y: 0, width: 195, height: 844)), otherWindow)
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
    outcomes: {
        Outcome(
            "both buttons fire", not: "only `left`, which was pressed first, fires",
            .all([left.action(.touchUpInside).happens, right.action(.touchUpInside).happens]))
    },
    claims: {
        Claim(
            "By default both buttons send their actions.", when: exclusive == .neither
        ) {
            left.action(.touchUpInside).happens
            right.action(.touchUpInside).happens
        }
        Claim(
            "If either button is exclusive, the button pressed second receives nothing.",
            when: excludes,
            explanation:
                "While an exclusive view has a touch, other views get none; while other views have touches, an exclusive view gets none.",
            rules: [.exclusiveTouch]
        ) {
            left.action(.touchUpInside).happens
            right.action.never
            decided("right: withhold")
        }
        Claim(
            "`isExclusiveTouch` has an effect within one window only.", when: place == .anotherWindow,
            explanation: "`isExclusiveTouch` concerns only the views of its own window.", rules: [.exclusiveTouch]
        ) {
            left.action(.touchUpInside).happens
            right.action(.touchUpInside).happens
        }
        Claim(
            "An exclusive button takes the touch away from a button that is already held.",
            when: exclusive == .right && place == .sameWindow, left.action(.touchUpInside).never,
            rules: [.exclusiveTouch],
            knownRefutation:
                "A touch that has begun goes on. The exclusive button itself gets nothing, because the other button was pressed first.")
    })
