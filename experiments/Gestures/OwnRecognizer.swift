import EventTrace
import ExperimentKit
import UIKit

private enum Answers: String, Choice {
    case inheritsAll = "overrides neither method"
    case cannotPrevent = "returns false from `canPrevent`"
    case cannotBePrevented = "returns false from `canBePrevented`"
    case neither = "returns false from both"
    case saysNothing = "never sets a state"
}
private let answers = Variable<Answers>("mine", "The custom recognizer")

private enum Place: String, Choice {
    case view = "the view"
    case parent = "the parent"
}
private let place = Variable<Place>("on", "The custom recognizer is on")

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

private let mine = Named<Mine>("mine")
private let parent = Named<UIView>("parent")
private let view = Named<LoggedView>("view")
private let tap = Named<UITapGestureRecognizer>("tap")

private let setsAState = Condition(
    "the custom recognizer sets a state", not: "the custom recognizer never sets a state", answers != .saysNothing)

/// A recognizer of one's own beside a tap.
let ownRecognizer: Experiment = Experiment(
    id: "OwnRecognizer",
    title: "Custom gesture recognizer: `canPrevent`, `canBePrevented`",
    question:
        "A direct subclass of `UIGestureRecognizer` recognizes when the finger lifts, as a tap recognizer on the view does. The subclass overrides `canPrevent(_:)` and `canBePrevented(by:)`; or it never sets a state, then without a tap recognizer on the view. Which recognizer fires, is the custom one reset, and does the view get its touch?",
    answer:
        "If two recognizers recognize in the same event and the custom one overrides neither method, the recognizer on the deeper view fires, and on one view the recognizer added later. A class that returns `false` from `canPrevent` loses, a class that returns `false` from `canBePrevented` wins, and if both methods return `false`, both recognizers fire. A recognizer that never sets a state is never reset, and the view never gets its `touchesEnded`.",
    remedy:
        "In a custom recognizer, set an end state at the latest in `touchesEnded` and `touchesCancelled`: after `.began` it is `.ended` or `.cancelled`, otherwise `.recognized` or `.failed`. To let both fire, return `false` from `canPrevent(_:)` and `canBePrevented(by:)`, or return `true` from `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)` of a delegate. For the view to keep its touch set `cancelsTouchesInView = false` on both.",
    symptoms: [
        "custom UIGestureRecognizer subclass stops working after the first touch",
        "reset() of my gesture recognizer is not called",
        "canPrevent and canBePrevented(by:) example",
        "view never gets touchesEnded with my own gesture recognizer",
        "make a custom recognizer fire together with a tap without a delegate",
    ],
    variables: [answers, place],
    stage: { stage in
        let parent = stage.add(UIView(), parent, at: CGRect(x: 45, y: 200, width: 300, height: 300))
        let view = stage.add(LoggedView(), view, at: CGRect(x: 50, y: 50, width: 200, height: 200), in: parent)
        if stage[answers] != .saysNothing { stage.add(UITapGestureRecognizer(), tap, to: view) }
        let mine = stage.add(Mine(), mine, to: stage[place] == .view ? view : parent)
        let choice = stage[answers]
        mine.prevents = choice != .cannotPrevent && choice != .neither
        mine.isPreventable = choice != .cannotBePrevented && choice != .neither
        mine.speaks = choice != .saysNothing
        stage.script.tap(view)
    },
    outcomes: {
        Outcome("the custom recognizer fires", not: "the custom recognizer does not fire", mine.action)
        Outcome("the tap recognizer fires", not: "the tap recognizer does not fire", tap.action)
        Outcome("the custom recognizer is reset", not: "the custom recognizer is never reset", mine.reset)
        Outcome("the view's touch is cancelled", not: "the view's touch neither ends nor is cancelled", view.touchesCancelled)
    },
    claims: {
        Claim(
            "On the view, and added last, the custom recognizer is recognized first and excludes the tap recognizer.",
            when: place == .view && answers == .inheritsAll,
            explanation: "If two recognizers on one view recognize, the one added last wins.", rules: [.deepestLatestWins]
        ) {
            mine.action(.ended).happens
            tap.action.never
        }
        Claim(
            "On the parent, the custom recognizer loses to the tap recognizer on the view.",
            when: place == .parent && answers == .inheritsAll
        ) {
            tap.action(.ended).happens
            mine.action.never
            decided("mine: exclude tap")
        }
        Claim(
            "If the custom recognizer cannot prevent but can be prevented, it loses, whichever view it is on.",
            when: answers == .cannotPrevent,
            explanation:
                "If two recognizers recognize in one event and only one of them can prevent the other, the other loses. That is known of tap recognizers, where `canPrevent` is one-sided; for custom classes it is assumed.",
            rules: [.tapsSpareLongerTaps, .oneSidedPrevention]
        ) {
            only(among: anyone.action) { tap.action(.ended) }
        }
        Claim(
            "If the custom recognizer can prevent but cannot be prevented, it wins, whichever view it is on.",
            when: answers == .cannotBePrevented
        ) {
            only(among: anyone.action) { mine.action(.ended) }
        }
        Claim(
            "If both methods return `false`, both recognizers fire, without any delegate.",
            when: answers == .neither,
            explanation: "`canPrevent` and `canBePrevented` are asked before any delegate.", rules: [.exclusion]
        ) {
            tap.action(.ended).happens
            mine.action(.ended).happens
        }
        Claim(
            "The custom recognizer is reset once, whether it fires or is excluded.", when: setsAState, mine.reset.times(1))
        Claim(
            "A custom recognizer that never sets a state is not reset and keeps the view from getting `touchesEnded`.",
            when: !setsAState,
            explanation:
                "`delaysTouchesEnded` holds `touchesEnded` back as long as a recognizer is possible; there is no fixed delay. A subclass must fail in its `touchesEnded`.",
            rules: [.delaysTouchesEnded]
        ) {
            mine.reset.never
            view.touchesBegan.happens
            view.touchesEnded.never
        }
    })
