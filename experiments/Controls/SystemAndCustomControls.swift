import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Kind: String, Choice {
    case uiButton = "a `UIButton`"
    case uiSwitch = "a `UISwitch`"
    case uiStepper = "a `UIStepper`"
    case uiSegmentedControl = "a `UISegmentedControl`"
    case uiControl = "a `UIControl`"
    case subclass = "a subclass of `UIControl`"
    case subclassThatObjects = "a subclass that vetoes gestures"
    case subclassThatRefuses = "a subclass that refuses its own taps too"
}
private let kind = Variable<Kind>("control", "The control is")

private enum Carrier: String, Choice {
    case nothing = "no view"
    case parent = "the parent"
    case control = "the control"
}
private let carrier = Variable<Carrier>("tapOn", "A tap recognizer is on")

private final class PlainControl: UIControl {}

/// Turns down recognizers of other views, as the system's controls do.
private final class Objecting: UIControl {
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { gestureRecognizer.view === self }
}

/// Turns down every recognizer, those on itself too.
private final class Refusing: UIControl {
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

private let controlView = Named<UIControl>("control")
private let tap = Named<UITapGestureRecognizer>("tap")

/// Who wins against a tap.
let systemAndCustomControls: Experiment = Experiment(
    id: "SystemAndCustomControls",
    title: "Do `UIButton` and custom controls beat a tap gesture?",
    question: "A control is tapped; a tap recognizer is on its parent or on the control itself. Which of the two fires?",
    answer: """
        A button, switch, stepper or segmented control wins over a tap recognizer on the parent; a custom control loses, unless it \
        vetoes the recognizer in `gestureRecognizerShouldBegin`, as those four do. A tap recognizer on the control itself wins, unless \
        the control's `gestureRecognizerShouldBegin`, which is asked about that recognizer too, refuses it. A stepper fires as well: it \
        steps at touch down, before the tap is recognized.
        """,
    remedy: """
        To make a custom control win over the taps of its superviews, override `gestureRecognizerShouldBegin(_:)`: return `false` for a \
        `UITapGestureRecognizer` whose view is not the control, and call `super` for the others, or a scroll view around the control no \
        longer scrolls from there. If a control returns `false` for every recognizer, tap recognizers added to the control never fire: \
        add them to a view around it, with `isUserInteractionEnabled = false` on the control, or override the method in a subclass.
        """,
    symptoms: [
        "UIButton works inside a view with a tap gesture but my custom control does not",
        "UIControl subclass loses touches to the superview's tap gesture",
        "gestureRecognizerShouldBegin override in a UIView or UIControl subclass",
        "UISwitch, UIStepper or segmented control with a tap gesture on the parent",
        "button vs gesture recognizer priority",
        "tap gesture added to a custom control never fires",
    ],
    origins: [Document004.systemControlWins],
    observations: ["button-superview-tap-full", "custom-uicontrol-loses-to-superview-tap"],
    variables: [kind, carrier],
    stage: { stage in
        let listener = stage.keep(ActionTarget())
        let frame = CGRect(x: 145, y: 300, width: 100, height: 40)
        let control: UIControl
        switch stage[kind] {
        case .uiButton: control = UIButton(frame: frame)
        case .uiSwitch: control = UISwitch(frame: frame)
        case .uiStepper: control = UIStepper(frame: frame)
        case .uiSegmentedControl:
            let segments = UISegmentedControl(frame: frame)
            segments.insertSegment(withTitle: "left", at: 0, animated: false)
            segments.insertSegment(withTitle: "right", at: 1, animated: false)
            control = segments
        case .uiControl: control = UIControl(frame: frame)
        case .subclass: control = PlainControl(frame: frame)
        case .subclassThatObjects: control = Objecting(frame: frame)
        case .subclassThatRefuses: control = Refusing(frame: frame)
        }
        let isValue = [.uiSwitch, .uiStepper, .uiSegmentedControl].contains(stage[kind])
        control.addTarget(listener, action: ActionTarget.fire, for: isValue ? .valueChanged : .touchUpInside)
        stage.view.addSubview(stage.name(control, controlView))
        guard stage[carrier] != .nothing else { return }
        let tap = stage.name(UITapGestureRecognizer(target: listener, action: ActionTarget.fire), tap)
        (stage[carrier] == .control ? control : stage.view).addGestureRecognizer(tap)
    },
    script: { stage in
        stage.script.tap(.point(x: Double(stage[controlView].bounds.size.width) * 0.75, y: 15, in: controlView))
    },
    outcomes: {
        Outcome("the control fires", not: "the control does not fire", controlView.action)
        Outcome("the tap recognizer fires", not: "no tap recognizer fires", tap.action)
    },
    claims: {
        Claim(
            "Without a tap recognizer, every control sends its action.", when: carrier == .nothing,
            controlView.action.times(1), quotes: Document004.actionFromTheTouch)
        Claim(
            "`UIControl` itself cannot be used.",
            when: kind == .uiControl && carrier == .nothing, controlView.action.never, quotes: Document004.controlIsAbstract,
            knownRefutation: """
                An instance of `UIControl` tracks touches and sends actions like any other control. It draws nothing, which is why subclasses \
                are made.
                """)
        Claim(
            "A button, switch, stepper or segmented control wins over a tap recognizer on its parent.",
            when: carrier == .parent && kind.isOneOf(.uiButton, .uiSwitch, .uiStepper, .uiSegmentedControl),
            quotes: Document004.systemControlWins,
            contradicts: Document004.priority, Document001.gesturesHavePriority.part("gestures have priority"),
            explanation: "These controls decline the one-finger single taps of their ancestors.", rules: [.veto]
        ) {
            controlView.action.happens
            tap.action.never
        }
        Claim(
            "A custom control loses to a tap recognizer on its parent.",
            when: carrier == .parent && kind.isOneOf(.uiControl, .subclass), quotes: Document004.customControlLoses,
            Document004.caseOfCustomControl
        ) {
            tap.action(.ended).happens
            controlView.action.never
        }
        Claim(
            "A custom control that vetoes the recognizer wins, as a `UIButton` does.",
            when: carrier == .parent && kind == .subclassThatObjects,
            contradicts: Document004.customControlLoses, Document004.caseOfCustomControl, Document004.priority,
            explanation: "Its `gestureRecognizerShouldBegin` returns `false` for a recognizer of another view, and no more is needed.",
            rules: [.shouldBegin]
        ) {
            controlView.action.happens
            tap.action.never
        }
        Claim(
            "A control cannot influence the outcome itself: the system tells the touches apart.",
            when: carrier == .parent && kind.isOneOf(.subclass, .subclassThatObjects), kind.changesNothing(among: anyone.action),
            quotes: Document004.guessedIdentifier,
            rules: [.shouldBegin],
            knownRefutation: """
                The two subclasses differ in one method of their own. No identifier of the touch is needed: the hit-test view is asked whether \
                the recognizer may begin.
                """)
        Claim(
            "A tap recognizer on the control itself wins over a system control.",
            when: carrier == .control && kind.isOneOf(.uiButton, .uiSwitch),
            contradicts: Document004.systemControlWins,
            explanation: "A system control declines only recognizers of its ancestors.", rules: [.ownRecognizerWins]
        ) {
            tap.action(.ended).happens
            controlView.action.never
        }
        Claim(
            "A control that refuses every recognizer wins over a tap recognizer on its parent and over one on itself.",
            when: carrier != .nothing && kind == .subclassThatRefuses,
            explanation: "Its `gestureRecognizerShouldBegin` is asked for recognizers on the control itself, too.", rules: [.shouldBegin]
        ) {
            controlView.action.happens
            tap.action.never
        }
    })
