import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

/// What can be above the touched view: on its superview, or as its superview.
private enum Above: String, Choice {
    case nothing = "a plain view"
    case tap = "a tap recognizer"
    case tapThatDoesNotCancel = "a tap recognizer with `cancelsTouchesInView` off"
    case doubleTap = "a double-tap recognizer"
    case longPress = "a long-press recognizer"
    case pan = "a pan recognizer"
    case panThatDoesNotCancel = "a pan recognizer with `cancelsTouchesInView` off"
    case swipe = "a swipe recognizer"
    case scrollView = "a scroll view"
}
private let above = Variable<Above>("above", "Its superview is or has")

private enum Gesture: String, Choice {
    case taps
    case doubleTaps = "double-taps"
    case holds = "holds for 1 s"
    case dragsUp = "drags up"
    case strokesRight = "strokes fast to the right"
}
private let gesture = Variable<Gesture>("gesture", "The finger")

private let isHeld = Condition(
    "the finger holds under a long-press recognizer", not: "there is no long-press recognizer or the finger does not hold",
    above == .longPress && gesture == .holds)

private let view = Named<LoggedView>("view")
private let button = Named<UIButton>("button")
private let control = Named<PlainControl>("control")
private let slider = Named<UISlider>("slider")
private let rows = Named<RowsDelegate>("rows")
private let tapAbove = Named<UITapGestureRecognizer>("tap")
private let scrollDelegate = Named<LoggedDrags>("delegate")

extension [Experiment] {
    /// Every combination of a touched view, what is above it, and a gesture: the experiments behind the site's decision finder.
    static var whoGetsTheTouch: [Experiment] {
        [
            .touch(
                id: "TouchOnAView", on: "a plain view", title: "Touch on a plain view, with each recognizer on its superview",
                answer: """
                    The view gets the whole touch unless a recognizer of its superview recognizes the gesture: then \
                    `touchesCancelled` ends the touch. In a scroll view a drag that scrolls at once never reaches the \
                    view. A tap or pan recognizer with `cancelsTouchesInView` off leaves the view the whole touch. Until a \
                    double-tap recognizer has failed, `touchesEnded` waits.
                    """,
                remedy: """
                    To leave the view the whole touch, set `cancelsTouchesInView = false` on the recognizer, or refuse the \
                    view's touches in `gestureRecognizer(_:shouldReceive:)` of its delegate. A long press with \
                    `minimumPressDuration = 0` recognizes at touch down, excludes the other recognizers and takes every \
                    touch: also return `true` from `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)`, or use touch \
                    methods in its place.
                    """,
                symptoms: [
                    "touchesBegan is called but touchesEnded is not",
                    "who gets the touch, my view or the gesture recognizer",
                    "long press with minimumPressDuration 0 blocks taps and buttons",
                ],
                make: { $0.add(LoggedView(), view, at: .touched, in: $1) }, outcomes: viewOutcomes, claims: viewClaims),
            .touch(
                id: "TouchOnAButton", on: "a `UIButton`", title: "Touch on a `UIButton`, with each recognizer on its superview",
                answer: """
                    A tap fires the button, whatever single-tap recognizer its superview has; this recognizer fires too \
                    only if its `cancelsTouchesInView` is off. If a double-tap, long-press, pan or swipe recognizer of the \
                    superview recognizes, the button's touch is cancelled, unless `cancelsTouchesInView` of that recognizer \
                    is off. In a scroll view a drag that scrolls at once never reaches the button.
                    """,
                remedy: """
                    To let a button act although the finger slips, set `cancelsTouchesInView = false` on the pan \
                    recognizer of the superview: the button fires if the finger lifts near it. If the view that the pan moves \
                    must stay still then, refuse touches on buttons in `gestureRecognizer(_:shouldReceive:)`.
                    """,
                symptoms: [
                    "UIButton and gesture recognizer on the superview, which one wins",
                    "button does not fire when the parent has a gesture",
                    "button in a draggable panel or bottom sheet sometimes does not fire",
                ],
                make: { $0.addControl(UIButton(), button, in: $1) }, outcomes: buttonOutcomes, claims: buttonClaims),
            .touch(
                id: "TouchOnAControl", on: "a subclass of `UIControl`",
                title: "Touch on a custom `UIControl`, with each recognizer on its superview",
                answer:
                    "Any recognizer of a superview that recognizes cancels the control's touch, one for a single tap too, unless its `cancelsTouchesInView` is off. In a scroll view a drag that begins at once scrolls, and the control sends no action.",
                remedy: """
                    To let the control keep its touch, override `gestureRecognizerShouldBegin(_:)` in it and return `false` for the \
                    tap or pan of another view that must not take the touch; with `false` for every recognizer, a list around the \
                    control would not scroll from it either. Or refuse touches on the control in \
                    `gestureRecognizer(_:shouldReceive:)` of that recognizer's delegate.
                    """,
                symptoms: [
                    "custom UIControl does not send touchUpInside under a tap gesture",
                    "custom slider, a UIControl, is cancelled by the pan gesture of a drawer or side menu",
                ],
                make: { $0.addControl(PlainControl(), control, in: $1) }, outcomes: controlOutcomes, claims: controlClaims),
            .touch(
                id: "TouchOnASlider", on: "a `UISlider`", title: "Touch on a `UISlider`, with each recognizer on its superview",
                answer: """
                    A stroke along the slider that begins on its knob moves the knob, even with a pan or swipe recognizer on the \
                    superview or in a scroll view that scrolls vertically. In a scroll view that scrolls along the slider a \
                    quick stroke scrolls. A recognizer of the superview that recognizes another gesture, such as a tap on the \
                    knob or a pan across the slider, takes the touch, unless its `cancelsTouchesInView` is off.
                    """,
                remedy: """
                    For a recognizer that must leave the slider alone, return `false` from its delegate's \
                    `gestureRecognizer(_:shouldReceive:)` if `touch.view?.isDescendant(of: slider) == true`. In a scroll view \
                    that scrolls along the slider, set `delaysContentTouches = false`; then no drag that begins on a control scrolls: see \
                    SliderInScrollView.
                    """,
                symptoms: ["UISlider does not move inside a view with a pan gesture", "slider in a scroll view"],
                make: { $0.addControl(UISlider(), slider, in: $1) }, outcomes: sliderOutcomes, claims: sliderClaims),
            .touch(
                id: "TouchOnARow", on: "a row of a table", title: "Touch on a table row, with each recognizer on the table's superview",
                answer: """
                    A tap selects the row unless a tap recognizer of the table's superview recognizes the tap and cancels touches; a \
                    double-tap recognizer does so only with a double tap. A hold selects the row when the finger lifts, unless a \
                    long-press recognizer takes the touch. A drag up scrolls the table; a pan or swipe recognizer of the superview takes \
                    a stroke to the right.
                    """,
                remedy: """
                    Under a tap recognizer, say one that dismisses the keyboard, set its `cancelsTouchesInView = false`: the row is \
                    selected too; see RowAndTapAbove. Let a recognizer on a label in the row receive touches on links only: a press with \
                    `minimumPressDuration = 0` takes every touch of its view. Touch methods in the row have to call `super`; see \
                    SelectionThroughContent.
                    """,
                symptoms: [
                    "didSelectRow not called under a gesture recognizer",
                    "table view inside a scroll view: who scrolls",
                    "label with links in a table view cell blocks row selection",
                ],
                make: { $0.addRows(in: $1) }, outcomes: rowOutcomes, claims: rowClaims),
        ]
    }

    private static var aboveFires: Outcome {
        // Every recognizer that fires ends; the touched controls send other actions.
        Outcome("the recognizer added to the superview fires", not: "no recognizer added to the superview fires", anyone.action("ended"))
    }

    private static var scrolls: Outcome {
        Outcome("the scroll view scrolls", not: "no scroll view scrolls", scrollDelegate.scrollViewWillBeginDragging)
    }

    private static var viewOutcomes: [Outcome] {
        [
            Outcome("the view's touch", otherwise: "never begins") {
                Outcome.State("is cancelled", view.touchesCancelled)
                Outcome.State("ends", view.touchesEnded)
            }, aboveFires, scrolls,
        ]
    }

    private static var buttonOutcomes: [Outcome] {
        [
            Outcome("the button fires", not: "the button does not fire", button.action(.touchUpInside)),
            Outcome("the button's touch is cancelled", not: "the button's touch is not cancelled", button.action(.touchCancel)),
            aboveFires, scrolls,
        ]
    }

    private static var controlOutcomes: [Outcome] {
        [
            Outcome("the control fires", not: "the control does not fire", control.action(.touchUpInside)),
            Outcome("the control's touch is cancelled", not: "the control's touch is not cancelled", control.action(.touchCancel)),
            aboveFires, scrolls,
        ]
    }

    private static var sliderOutcomes: [Outcome] {
        [
            Outcome("the slider tracks the finger", not: "the slider gets no touch", slider.action(.valueChanged)),
            Outcome("the slider's touch is cancelled", not: "the slider's touch is not cancelled", slider.action(.touchCancel)),
            aboveFires, scrolls,
        ]
    }

    private static var rowOutcomes: [Outcome] {
        [Outcome("the row is selected", not: "no row is selected", rows.didSelectRow), aboveFires]
    }

    private static var viewClaims: [Claim] {
        [
            Claim(
                "In a plain superview without a recognizer, every touch ends in the view.", when: above == .nothing,
                view.touchesCancelled.never),
            Claim(
                "A tap recognizer that does not cancel touches leaves the view the whole touch.",
                when: above == .tapThatDoesNotCancel, .all([view.touchesEnded.happens, view.touchesCancelled.never])),
            Claim(
                "A tap under a tap recognizer ends in `touchesCancelled`.", when: above == .tap && gesture == .taps,
                .order([view.touchesBegan, tapAbove.action(.ended), view.touchesCancelled])),
        ]
    }

    private static var buttonClaims: [Claim] {
        [
            Claim(
                "A tap fires the button, whatever single-tap recognizer its superview has.",
                when: gesture == .taps && above.isOneOf(.nothing, .tap, .tapThatDoesNotCancel), button.action(.touchUpInside).happens),
            Claim(
                "A drag under a pan recognizer cancels the button's touch.",
                when: above == .pan && gesture.isOneOf(.dragsUp, .strokesRight),
                .all([button.action(.touchCancel).happens, button.action(.touchUpInside).never])),
            Claim(
                "A button under a pan recognizer that does not cancel touches fires after a drag, if the finger lifts on it.",
                when: above == .panThatDoesNotCancel && gesture == .strokesRight,
                .all([button.action(.touchUpInside).happens, button.action(.touchCancel).never])),
            Claim("A hold under a long-press recognizer never fires the button.", when: isHeld, button.action(.touchUpInside).never),
        ]
    }

    private static var controlClaims: [Claim] {
        [
            Claim(
                "A tap under a tap recognizer does not fire the control.", when: above == .tap && gesture == .taps,
                control.action(.touchUpInside).never),
            Claim(
                "A drag under a pan recognizer cancels the control's touch.",
                when: above == .pan && gesture.isOneOf(.dragsUp, .strokesRight),
                .all([control.action(.touchCancel).happens, control.action(.touchUpInside).never])),
            Claim("A hold under a long-press recognizer never fires the control.", when: isHeld, control.action(.touchUpInside).never),
        ]
    }

    private static var rowClaims: [Claim] {
        [
            Claim("A tap under a tap recognizer selects no row.", when: above == .tap && gesture == .taps, rows.didSelectRow.never),
            Claim(
                "A tap under a tap recognizer that does not cancel touches selects the row.",
                when: above == .tapThatDoesNotCancel && gesture == .taps, rows.didSelectRow.happens),
        ]
    }

    private static var sliderClaims: [Claim] {
        [
            Claim(
                "A stroke along the slider from its knob moves the knob, under each of these recognizers and in a scroll view that scrolls vertically.",
                when: gesture == .strokesRight,
                slider.action(.valueChanged).happens)
        ]
    }
}

extension Experiment {
    fileprivate static func touch(
        id: String, on kind: String, title: String, answer: String, remedy: String? = nil, symptoms: [String],
        make: @escaping @Sendable (Stage, UIView) -> UIView, outcomes: [Outcome], claims: [Claim]
    ) -> Experiment {
        Experiment(
            id: id, title: title,
            question:
                "A finger taps, double-taps, holds, drags or strokes on \(kind). Who gets the touch, depending on the recognizer on its superview, or in a scroll view?",
            answer: answer, remedy: remedy, symptoms: symptoms, variables: [above, gesture],
            stage: { stage in
                let frame = CGRect(x: 45, y: 200, width: 300, height: 300)
                let parent: UIView
                if stage[above] == .scrollView {
                    parent = stage.addTall(UIScrollView())
                } else {
                    parent = stage.add(UIView(), "parent", at: frame)
                }
                _ = make(stage, parent)
                stage.addRecognizer(stage[above], to: parent)
                stage.play(stage[gesture])
            }, outcomes: { outcomes }, claims: { claims })
    }
}

extension CGRect {
    /// Where the touched view stands in its superview.
    fileprivate static let touched = CGRect(x: 50, y: 120, width: 200, height: 40)
}

/// A control that is none of the system's.
private final class PlainControl: UIControl {}

extension Stage {
    fileprivate func addControl<Control: UIControl>(_ control: Control, _ name: Named<Control>, in parent: UIView) -> UIView {
        add(control, name, at: .touched, in: parent)
        control.addTarget(keep(ActionTarget()), action: ActionTarget.fire, for: [.touchUpInside, .valueChanged, .touchCancel])
        return control
    }

    fileprivate func addRows(in parent: UIView) -> UIView {
        let table = add(UITableView(frame: .zero, style: .plain), "table", at: CGRect(x: 50, y: 76, width: 200, height: 176), in: parent)
        let delegate = name(RowsDelegate(), rows)
        table.dataSource = delegate
        table.delegate = delegate
        return table
    }

    fileprivate func addRecognizer(_ above: Above, to parent: UIView) {
        switch above {
        case .nothing, .scrollView: break
        case .tap: add(UITapGestureRecognizer(), tapAbove, to: parent)
        case .tapThatDoesNotCancel: add(UITapGestureRecognizer(), tapAbove, to: parent).cancelsTouchesInView = false
        case .doubleTap: add(UITapGestureRecognizer(), "doubleTap", to: parent).numberOfTapsRequired = 2
        case .longPress: add(UILongPressGestureRecognizer(), "longPress", to: parent)
        case .pan: add(UIPanGestureRecognizer(), "pan", to: parent)
        case .panThatDoesNotCancel: add(UIPanGestureRecognizer(), "pan", to: parent).cancelsTouchesInView = false
        case .swipe: add(UISwipeGestureRecognizer(), "swipe", to: parent)
        }
    }

    /// At the left end of the touched view, where a slider has its knob.
    fileprivate func play(_ gesture: Gesture) {
        let parent = self[above] == .scrollView ? "scroll" : "parent"
        func moved(_ x: Double, _ y: Double) -> Place { .point(x: 62 + x, y: 140 + y, in: parent) }
        let place = moved(0, 0)
        switch gesture {
        case .taps: script.tap(place)
        case .doubleTaps: script.doubleTap(place)
        case .holds: script.press(place, for: 1)
        case .dragsUp: script.drag([place, moved(0, -20), moved(0, -60), moved(0, -100)], duration: 0.6)
        case .strokesRight: script.drag([place, moved(40, 0), moved(110, 0), moved(160, 0)], duration: 0.09)
        }
    }
}
