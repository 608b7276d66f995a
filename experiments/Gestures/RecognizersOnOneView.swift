import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Recognizers: String, Choice {
    case twoTaps = "two taps"
    case tapThenLongPress = "a tap then a long press"
    case longPressThenTap = "a long press then a tap"
    case tapThenDoubleTap = "a tap then a double tap"
    case doubleTapThenTap = "a double tap then a tap"
}
private let recognizers = Variable<Recognizers>("added", "The recognizers on the view, in the order of adding, are")

private enum Gesture: String, Choice {
    case tap = "taps once"
    case twoTaps = "taps twice"
    case press = "presses"
}
private let gesture = Variable<Gesture>("gesture", "The finger")

/// Tells of the landing of each touch that it gets.
private final class BeganTap: UITapGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesBegan(touches, with: event) }
}

private final class BeganPress: UILongPressGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesBegan(touches, with: event) }
}

private let view = Named<UIView>("view")
private let tapAddedFirst = Named<UIGestureRecognizer>("tap_added_first")
private let tapAddedLast = Named<UIGestureRecognizer>("tap_added_last")
private let tap = Named<UIGestureRecognizer>("tap")
private let press = Named<BeganPress>("press")
private let doubleTap = Named<UIGestureRecognizer>("double_tap")

private let areTapAndPress = Condition(
    "the recognizers are a tap and a long press", not: "the recognizers are two taps, or a tap and a double tap",
    recognizers.isOneOf(.tapThenLongPress, .longPressThenTap))
private let areTapAndDoubleTap = Condition(
    "the recognizers are a tap and a double tap", not: "the recognizers are two taps, or a tap and a long press",
    recognizers.isOneOf(.tapThenDoubleTap, .doubleTapThenTap))

/// Two recognizers on one view.
let recognizersOnOneView: Experiment = Experiment(
    id: "RecognizersOnOneView",
    title: "Two gesture recognizers on one view",
    question:
        "A view has two recognizers, of the same type or of two types. The finger taps, taps twice or presses. Which of the two fires, and does the order in which they were added matter?",
    answer:
        "Both stay on the view and get every touch. Two tap recognizers recognize at the same moment, and only the one added **last** fires. A tap and a long press, or a tap and a double tap, each fire for their own gesture, whichever was added first; the single tap does not wait for the double tap.",
    remedy:
        "To fire the single tap only if no double tap follows: `singleTap.require(toFail: doubleTap)`; the single tap then waits about a third of a second. To fire two recognizers of one type, return `true` from `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)` of the delegate. Add recognizers once, not each time the view appears: every one stays, and with a delegate that allows both each calls the action. If a tap fires after a long press, look for such a delegate, which may be a library's default.",
    symptoms: [
        "can a view have two tap gesture recognizers",
        "add multiple gestures to one view",
        "tap and long press on the same view",
        "only the last added gesture recognizer fires",
        "second UITapGestureRecognizer replaces the first one",
        "gesture handler called twice, recognizer added in viewWillAppear",
        "tap gesture fires after the long press ends",
    ],
    origins: [Document000.oneRecognizerOfAType, Document000.canThereBeSeveral],
    observations: ["touch-gesturerecognizers-order"],
    variables: [recognizers, gesture],
    excluding: Exclusion(recognizers == .twoTaps && gesture != .tap, because: "Two single taps differ only on one tap."),
    stage: { stage in
        let listener = stage.keep(ActionTarget())
        let view = stage.name(UIView(frame: CGRect(x: 95, y: 200, width: 200, height: 200)), view)
        stage.view.addSubview(view)
        func tap(_ name: String, taps: Int = 1) -> UIGestureRecognizer {
            let tap = BeganTap(target: listener, action: ActionTarget.fire)
            tap.numberOfTapsRequired = taps
            return stage.name(tap, name)
        }
        let press = BeganPress(target: listener, action: ActionTarget.fire)
        let added: [UIGestureRecognizer] =
            switch stage[recognizers] {
            case .twoTaps: [tap("tap_added_first"), tap("tap_added_last")]
            case .tapThenLongPress: [tap("tap"), stage.name(press, "press")]
            case .longPressThenTap: [stage.name(press, "press"), tap("tap")]
            case .tapThenDoubleTap: [tap("tap"), tap("double_tap", taps: 2)]
            case .doubleTapThenTap: [tap("double_tap", taps: 2), tap("tap")]
            }
        for recognizer in added { view.addGestureRecognizer(recognizer) }
        switch stage[gesture] {
        case .tap: stage.script.tap(view)
        case .twoTaps: stage.script.doubleTap(view)
        case .press: stage.script.press(view, for: 1)
        }
    },
    outcomes: {
        Outcome("the tap recognizer", otherwise: "does not fire") {
            Outcome.State("that was added last fires alone", tapAddedLast.action)
            Outcome.State("fires twice", tap.action.times(2))
            Outcome.State("fires once", tap.action)
        }
        Outcome("the double-tap recognizer fires", not: "no double-tap recognizer fires", doubleTap.action)
        Outcome("the long-press recognizer fires", not: "no long-press recognizer fires", press.action)
    },
    claims: {
        Claim(
            "Only one of two tap recognizers fires: the one added last.", when: recognizers == .twoTaps,
            quotes: Document000.oneRecognizerOfAType.part("one of a type"), Document000.canThereBeSeveral,
            Document000.doesOrderMatter,
            explanation: "If two recognizers on one view recognize at the same moment, the one added last wins.",
            rules: [.deepestLatestWins]
        ) {
            only(among: anyone.action) { tapAddedLast.action(.ended) }
        }
        Claim(
            "The tap recognizer that is added later replaces the earlier one, which gets no touch.",
            when: recognizers == .twoTaps, tapAddedFirst.everything.never,
            quotes: Document000.oneRecognizerOfAType.part("one of a type"),
            rules: [.oneViewPerRecognizer, .recognizersOfThePath, .deepestLatestWins],
            knownRefutation:
                "The earlier recognizer stays on the view and gets every touch. It recognizes when the finger lifts, as the other does, and is excluded only then."
        )
        Claim(
            "Two recognizers of different types both stay on the view, and each fires for its own gesture.",
            when: areTapAndPress && gesture.isOneOf(.tap, .press), anyone.action.receivers(1),
            quotes: Document000.oneRecognizerOfAType.part("several of different types"))
        Claim(
            "A view can have several recognizers, of one type or of several types: both get the touch.", anyone.touchesBegan.receivers(2),
            quotes: Document000.canThereBeSeveral)
        Claim(
            "For a tap and a long press, the order of adding makes no difference.",
            when: areTapAndPress, recognizers.changesNothing(among: anyone.action),
            quotes: Document000.doesOrderMatter)
        Claim(
            "For a single tap and a double tap, the order of adding makes no difference either.",
            when: areTapAndDoubleTap, recognizers.changesNothing(among: anyone.action),
            quotes: Document000.doesOrderMatter)
        Claim(
            "A single-tap recognizer fires at once, without waiting for a second tap.",
            when: areTapAndDoubleTap && gesture == .twoTaps,
            explanation: "Nothing requires the double tap to fail.", rules: [.failureRequirement]
        ) {
            only(among: anyone.action) {
                tap.action(.ended)
                doubleTap.action(.ended)
            }
        }
    })
