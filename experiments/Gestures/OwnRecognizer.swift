import EventTrace
import ExperimentKit
import UIKit

private enum Answers: String, Choice {
    case inheritsAll = "inherits all"
    case cannotPrevent = "canPrevent: no"
    case cannotBePrevented = "canBePrevented: no"
    case neither = "both: no"
    case saysNothing = "says nothing"
}
private let answers = Variable<Answers>("mine", "The class of one's own")

private enum Place: String, Choice {
    case view = "the view"
    case parent = "the parent"
}
private let place = Variable<Place>("on", "It is on")

/// Recognizes with the lift, and is asked who prevents whom.
private final class Mine: UIGestureRecognizer {
    var prevents = true
    var isPreventable = true
    var speaks = true

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { if speaks { state = .ended } }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { prevents }
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { isPreventable }
    override func reset() {}
}

extension Experiment {
    /// A recognizer of one's own beside a tap.
    static let ownRecognizer = Experiment(
        id: "OwnRecognizer",
        title: "A recognizer of one's own: canPrevent, canBePrevented, reset",
        question:
            "A direct subclass of `UIGestureRecognizer` recognizes with the lift, as a tap on the view does. Its class says whom it may prevent and who may prevent it, or forgets to set a state. Who acts, is it reset, and does the view get its touch?",
        answer:
            "With inherited answers the deeper, later one acts. A class that cannot prevent loses, one that cannot be prevented wins, and with both answers no both act. One that never sets a state is never reset, and the view never gets its `touchesEnded`.",
        variables: [answers, place],
        stage: { stage in
            let parent = stage.add(UIView(), "parent", at: CGRect(x: 45, y: 200, width: 300, height: 300))
            let view = stage.add(LoggedView(), "view", at: CGRect(x: 50, y: 50, width: 200, height: 200), in: parent)
            if stage[answers] != .saysNothing { stage.add(UITapGestureRecognizer(), "tap", to: view) }
            let mine = stage.add(Mine(), "mine", to: stage[place] == .view ? view : parent)
            let choice = stage[answers]
            mine.prevents = choice != .cannotPrevent && choice != .neither
            mine.isPreventable = choice != .cannotBePrevented && choice != .neither
            mine.speaks = choice != .saysNothing
            stage.script.tap("view")
        },
        claims: [
            Claim(
                "On the view, added last, it recognizes first and shuts the tap out.",
                when: place == .view && answers == .inheritsAll, .all([.happens("mine.action(ended)"), .never("tap.action*")]),
                explanation: "Of two on one view the one added last wins.", rules: [.deepestLatestWins]),
            Claim(
                "On the parent the tap wins over it.",
                when: place == .parent && answers == .inheritsAll,
                .all([.happens("tap.action(ended)"), .never("mine.action*"), .decided("mine: exclude tap")])),
            Claim(
                "If it cannot prevent but can be prevented, it loses, wherever it is.",
                when: answers == .cannotPrevent, .ordering(["tap.action(ended)"], among: ["*.action(*)"]),
                explanation:
                    "Of two that recognize in one event, one that only the other can prevent gives way. That is known of taps, where `canPrevent` is one-sided; for classes of one's own it is assumed.",
                rules: [.tapsSpareLongerTaps]
            ),
            Claim(
                "If it can prevent but cannot be prevented, it wins, wherever it is.",
                when: answers == .cannotBePrevented, .ordering(["mine.action(ended)"], among: ["*.action(*)"])),
            Claim(
                "If both answers are no, both act, with no delegate.",
                when: answers == .neither, .all([.happens("tap.action(ended)"), .happens("mine.action(ended)")]),
                explanation: "`canPrevent` and `canBePrevented` are asked before any delegate.", rules: [.exclusion]),
            Claim("Whether it acts or is excluded, it is reset once.", when: answers != .saysNothing, .exactly(1, "mine.reset")),
            Claim(
                "One that never makes up its mind is not reset and keeps the view from its lift.",
                when: answers == .saysNothing, .all([.never("mine.reset"), .happens("view.touchesBegan"), .never("view.touchesEnded")]),
                explanation:
                    "`delaysTouchesEnded` holds ended back as long as a recognizer is possible; there is no fixed delay. Its subclass must fail in `touchesEnded`.",
                rules: [.delaysTouchesEnded]
            ),
        ])
}
