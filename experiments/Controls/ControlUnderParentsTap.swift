import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Control: String, Choice {
    case uiButton = "a `UIButton`"
    case subclassOfUIControl = "a plain subclass of `UIControl`"
    case subclassThatObjects = "a subclass that declines gestures"
}
private let control = Variable<Control>("control", "The control is")

private enum Recognizer: String, Choice {
    case tap = "a tap"
    case tapThatDoesNotCancel = "a tap that does not cancel touches"
    case doubleTap = "a double tap"
    case doubleTapTappedOnce = "a double tap, and the finger taps only once"
    case longPress = "a long press"
}
private let recognizer = Variable<Recognizer>("recognizer", "The parent's recognizer is")

private let controlView = Named<UIControl>("control")
private let parent = Named<UIView>("parent")
private let parentGesture = Named<UIGestureRecognizer>("parentGesture")
private let afterTheTap = Mark("the finger has lifted")

/// The doubt about controls and the tap recognizer of their parent.
let controlUnderParentsTap: Experiment = Experiment(
    id: "ControlUnderParentsTap",
    title: "Button inside a view with a tap gesture: which one fires?",
    question: """
        A control has actions for `touchDown`, `touchUpInside` and `touchCancel`. Its parent view has a gesture recognizer, and the user \
        performs that gesture on the control, or only the first tap of a double tap. Does the control send its actions, does the \
        recognizer fire, or both? Does a system control behave differently from a plain subclass of `UIControl`?
        """,
    answer: """
        A `UIButton` declines a **single tap** of its parent and sends `touchUpInside`; a plain subclass of `UIControl` declines nothing, \
        and its touch is cancelled. A double tap or a long press of the parent cancels the button's touch as well; where a double tap is \
        awaited and one tap comes, the button fires once the second tap can no longer come. With `cancelsTouchesInView` off, UIKit does \
        not ask the control, and both fire. `touchDown` is always sent.
        """,
    remedy: """
        To make both fire, set `cancelsTouchesInView = false` on the parent's recognizer. To let a custom control keep its taps, \
        override `gestureRecognizerShouldBegin(_:)` in it and return `false` for the parent's tap recognizer; with `false` for every recognizer, a list around the control would not scroll from it. To let only the control \
        act, whatever its class, refuse touches whose view is a `UIControl`, or lies in one, in `gestureRecognizer(_:shouldReceive:)` of the recognizer's \
        delegate. A `UISwitch`, `UIStepper`, `UISegmentedControl` and `UIPageControl` decline the single tap as a button does. A tap recognizer that must react to a button belongs on the button itself, where it wins over the button's actions; add it once, not in the button's action.
        """,
    symptoms: [
        "UIButton touchUpInside not firing after adding a tap gesture to the superview",
        "button and tap gesture conflict",
        "custom control inside a view with a gesture recognizer does not respond to taps",
        "how to make both the button and the parent's gesture recognizer work",
        "long press on the superview cancels my button",
        "UIButton works but my UIControl subclass (checkbox, chip) does not get taps",
        "button in a table cell also triggers the cell's tap gesture",
        "my button stopped firing after I added a tap gesture",
        "double tap recognizer of the view fires when buttons in it are tapped quickly",
        "a button or slider that is held gets touchCancel after a moment",
        "single tap gesture does not work on a button, double tap does",
    ],
    origins: [Document001.doubtAboutTheParentsTap, Document001.gestureBeatsCustomControl],
    observations: ["button-parent-tap", "custom-control-parent-tap", "button-superview-singletap-latency"],
    variables: [control, recognizer],
    stage: { stage in
        let parent = stage.name(UIView(frame: CGRect(x: 45, y: 150, width: 300, height: 300)), parent)
        let frame = CGRect(x: 50, y: 100, width: 200, height: 60)
        let view: UIControl =
            switch stage[control] {
            case .uiButton: UIButton(frame: frame)
            case .subclassOfUIControl: CustomControl(frame: frame)
            case .subclassThatObjects: ObjectingControl(frame: frame)
            }
        stage.view.addSubview(parent)
        parent.addSubview(stage.name(view, controlView))
        let listener = stage.keep(ActionTarget())
        view.addTarget(listener, action: ActionTarget.fire, for: [.touchDown, .touchUpInside, .touchCancel])
        let tap = UITapGestureRecognizer(target: listener, action: ActionTarget.fire)
        tap.cancelsTouchesInView = stage[recognizer] != .tapThatDoesNotCancel
        tap.numberOfTapsRequired = [.doubleTap, .doubleTapTappedOnce].contains(stage[recognizer]) ? 2 : 1
        let press = UILongPressGestureRecognizer(target: listener, action: ActionTarget.fire)
        parent.addGestureRecognizer(stage.name(stage[recognizer] == .longPress ? press : tap, parentGesture))
        switch stage[recognizer] {
        case .doubleTap: stage.script.doubleTap(controlView)
        case .longPress: stage.script.press(controlView, for: 1)
        case .tap, .tapThatDoesNotCancel: stage.script.tap(controlView)
        case .doubleTapTappedOnce:
            stage.script.tap(controlView)
            stage.script.mark(afterTheTap)
        }
    },
    outcomes: {
        Outcome("the control sends `touchUpInside`", not: "the control does not send `touchUpInside`", controlView.action(.touchUpInside))
        Outcome("the parent's recognizer fires", not: "the parent's recognizer does not fire", parentGesture.action)
        Outcome("the control's touch is cancelled", not: "the control's touch is not cancelled", controlView.action(.touchCancel))
    },
    claims: {
        Claim(
            "If the control is a plain subclass of `UIControl`, the parent's tap recognizer wins, and `touchUpInside` is not sent.",
            when: control == .subclassOfUIControl && recognizer == .tap,
            quotes: Document001.gestureBeatsCustomControl, Document001.doubtAboutTheParentsTap
        ) {
            only {
                controlView.action(.touchDown)
                parentGesture.action(.ended)
                controlView.action(.touchCancel)
            }
        }
        Claim(
            "A subclass that declines in `gestureRecognizerShouldBegin` sends `touchUpInside`, and the parent's recognizer does not fire.",
            when: control == .subclassThatObjects && recognizer == .tap,
            contradicts: Document001.gestureBeatsCustomControl, Document001.doubtAboutTheParentsTap,
            explanation: "The hit-test view is asked whether a recognizer may begin; the system's controls answer in the same way.",
            rules: [.shouldBegin]
        ) {
            only(among: anyone.action) {
                controlView.action(.touchDown)
                controlView.action(.touchUpInside)
            }
        }
        Claim(
            "A control in a view with a tap recognizer never sends `touchUpInside`.",
            when: recognizer == .tap, controlView.action(.touchUpInside).never, quotes: Document001.doubtAboutTheParentsTap,
            rules: [.veto],
            knownRefutation: """
                A system control does send it: it declines the one-finger single taps of the views above it. The quoted sentence holds for \
                subclasses of `UIControl` that do not decline.
                """)
        Claim(
            "A control in a view with a tap recognizer never sends any action.",
            when: recognizer == .tap, controlView.action(.touchDown).never,
            rules: [.controlEvents],
            knownRefutation: "`touchDown` is sent as soon as the finger touches down, before any tap can be recognized.")
        Claim(
            "A button declines the parent's single tap and sends its own actions.",
            when: control == .uiButton && recognizer == .tap, quotes: Document000.whatIfMixed,
            contradicts: Document001.doubtAboutTheParentsTap
        ) {
            only {
                controlView.action(.touchDown)
                controlView.action(.touchUpInside)
            }
        }
        Claim(
            "With `cancelsTouchesInView` off, both fire, the tap recognizer first, whatever the control is.",
            when: recognizer == .tapThatDoesNotCancel,
            quotes: Document000.whatIfMixed, Document000.gesturesComeFirst.part("then target-action")
        ) {
            parentGesture.action(.ended)
            controlView.action(.touchUpInside)
        }
        Claim(
            "A double tap or a long press of the parent cancels the touch of a button and of a plain subclass of `UIControl`.",
            when: recognizer.isOneOf(.doubleTap, .longPress) && control != .subclassThatObjects
        ) {
            parentGesture.action
            controlView.action(.touchCancel)
        }
        Claim(
            "Under a double-tap recognizer that is tapped once, the control sends `touchUpInside`, late.",
            when: recognizer == .doubleTapTappedOnce,
            explanation: "`delaysTouchesEnded` keeps `touchesEnded` back until the recognizer has failed.", rules: [.delaysTouchesEnded]
        ) {
            controlView.action(.touchDown)
            afterTheTap.written
            controlView.action(.touchUpInside)
            parentGesture.action.never
        }
    })

/// A control that is none of the system's.
private final class CustomControl: UIControl {}

/// Declines every recognizer of other views.
private final class ObjectingControl: UIControl {
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { gestureRecognizer.view === self }
}
