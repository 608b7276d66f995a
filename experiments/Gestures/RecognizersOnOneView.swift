import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Recognizers: String, Choice {
    case twoTaps = "two taps"
    case tapThenLongPress = "tap, long press"
    case longPressThenTap = "long press, tap"
    case tapThenDoubleTap = "tap, double tap"
    case doubleTapThenTap = "double tap, tap"
}
private let recognizers = Variable<Recognizers>("added", "The view has, in the order of adding,")

private enum Gesture: String, Choice {
    case tap = "a tap"
    case twoTaps = "two taps"
    case press = "a press"
}
private let gesture = Variable<Gesture>("gesture", "The finger makes")

/// Tells of the landing of each touch that it gets.
private final class BeganTap: UITapGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesBegan(touches, with: event) }
}

private final class BeganPress: UILongPressGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesBegan(touches, with: event) }
}

extension Experiment {
    /// Two recognizers on one view.
    static let recognizersOnOneView = Experiment(
        id: "RecognizersOnOneView",
        title: "Two recognizers on one view",
        question: """
            A view has two recognizers, of one type or of two. The finger taps, taps twice or presses. Which of the two acts, and does the \
            order in which they were added matter?
            """,
        answer: """
            Both stay on the view and get every touch. Two taps recognize in the same moment, and only the one added **last** acts. A tap \
            and a long press, or a tap and a double tap, each act on their own gesture, whichever was added first; the tap does not wait \
            for the double tap.
            """,
        origins: [Document000.oneRecognizerOfAType, Document000.canThereBeSeveral],
        observations: ["touch-gesturerecognizers-order"],
        variables: [recognizers, gesture],
        excluding: Exclusion(recognizers == .twoTaps && gesture != .tap, because: "One tap shows it."),
        stage: { stage in
            let listener = stage.keep(ActionTarget())
            let view = stage.name(UIView(frame: CGRect(x: 95, y: 200, width: 200, height: 200)), "view")
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
            case .tap: stage.script.tap("view")
            case .twoTaps: stage.script.doubleTap("view")
            case .press: stage.script.press("view", for: 1)
            }
        },
        claims: [
            Claim(
                "Only one of two taps acts, the one added last.", when: recognizers == .twoTaps,
                .ordering(["tap_added_last.action(ended)"], among: ["*.action*"]),
                quotes: Document000.oneRecognizerOfAType.part("one of a type"), Document000.canThereBeSeveral,
                Document000.doesOrderMatter,
                explanation: "Of two on one view that recognize together, the one added last wins.", rules: [.deepestLatestWins]),
            Claim(
                "The later tap takes the place of the earlier: that gets no touch.",
                when: recognizers == .twoTaps, .never("tap_added_first.*"),
                quotes: Document000.oneRecognizerOfAType.part("one of a type"),
                rules: [.oneViewPerRecognizer, .recognizersOfThePath, .deepestLatestWins],
                knownRefutation: """
                    The earlier one is there and gets every touch. It recognizes with the lift, as the other does, and is excluded only then.
                    """),
            Claim(
                "Two of different types are both there: each acts on its own gesture.",
                when: recognizers.isOneOf(.tapThenLongPress, .longPressThenTap) && gesture.isOneOf(.tap, .press),
                .receivers(1, of: "*.action*"),
                quotes: Document000.oneRecognizerOfAType.part("several of different types")),
            Claim(
                "There can be several, of one type and of several types: both get the touch.",
                .receivers(2, of: "*.touchesBegan"), quotes: Document000.canThereBeSeveral),
            Claim(
                "For a tap and a long press, the order of adding changes nothing.",
                when: recognizers.isOneOf(.tapThenLongPress, .longPressThenTap),
                .same(whatever: recognizers, among: ["*.action*"]),
                quotes: Document000.doesOrderMatter),
            Claim(
                "For a tap and a double tap, it changes nothing either.",
                when: recognizers.isOneOf(.tapThenDoubleTap, .doubleTapThenTap),
                .same(whatever: recognizers, among: ["*.action*"]),
                quotes: Document000.doesOrderMatter),
            Claim(
                "A single tap acts at once, without waiting for the second.",
                when: recognizers.isOneOf(.tapThenDoubleTap, .doubleTapThenTap) && gesture == .twoTaps,
                .ordering(["tap.action(ended)", "double_tap.action(ended)"], among: ["*.action*"]),
                explanation: "Nothing requires the double tap to fail.", rules: [.failureRequirement]),
        ])
}
