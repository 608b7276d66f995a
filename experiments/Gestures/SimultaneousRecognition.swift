import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Pair: String, Choice {
    case twoPansOnOneView = "two pans on one view"
    case twoTapsInnerAndOuter = "a tap on the inner and a tap on the outer view"
    case tapAndPanOnOneView = "a tap and a pan on one view"
}
private let pair = Variable<Pair>("pair", "The two recognizers are")

private enum Allows: String, Choice {
    case nobody = "no delegate"
    case one = "the first one's delegate"
    case other = "the second one's delegate"
    case both = "both delegates"
}
private let allows = Variable<Allows>("allows", "Simultaneous recognition is allowed by")

private let outer = Named<UIView>("outer")
private let inner = Named<UIView>("inner")
private let one = Named<UIGestureRecognizer>("one")
private let other = Named<UIGestureRecognizer>("other")
private let oneDelegate = Named<AllowingDelegate>("oneDelegate")
private let otherDelegate = Named<AllowingDelegate>("otherDelegate")

private let isAllowed = Condition(
    "a delegate allows simultaneous recognition", not: "no delegate allows simultaneous recognition", allows != .nobody)

/// Whether two recognizers of one touch both act.
let simultaneousRecognition: Experiment = Experiment(
    id: "SimultaneousRecognition",
    title: "`shouldRecognizeSimultaneouslyWith`: whose delegate decides",
    question:
        "Two gesture recognizers share a touch, and the finger does what both look for. Do both fire, and whose delegate decides that?",
    answer:
        "Only one fires, unless a delegate allows both: it is enough if either recognizer's delegate returns `true`. If the delegate that is asked first returns `true`, the other delegate is not asked; which of the two is asked first differs between the cases.",
    remedy:
        "To let both fire, return `true` from `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)` in the delegate of your own recognizer, and only for the other recognizer that you mean. The pan recognizer of a scroll view must keep the scroll view as its delegate.",
    symptoms: [
        "two gesture recognizers, only one fires",
        "shouldRecognizeSimultaneouslyWith not called",
        "how to let a tap and a pan work at the same time",
        "do both delegates have to return true for simultaneous gestures",
        "other gestures fire together with mine since my delegate returns true",
    ],
    variables: [pair, allows],
    stage: { stage in
        let outer = stage.add(UIView(), outer, at: CGRect(x: 45, y: 200, width: 300, height: 300))
        let inner = stage.add(UIView(), inner, at: CGRect(x: 50, y: 50, width: 200, height: 200), in: outer)
        let first: UIGestureRecognizer
        let second: UIGestureRecognizer
        switch stage[pair] {
        case .twoPansOnOneView:
            first = stage.add(UIPanGestureRecognizer(), one, to: inner)
            second = stage.add(UIPanGestureRecognizer(), other, to: inner)
        case .twoTapsInnerAndOuter:
            first = stage.add(UITapGestureRecognizer(), one, to: inner)
            second = stage.add(UITapGestureRecognizer(), other, to: outer)
        case .tapAndPanOnOneView:
            first = stage.add(UITapGestureRecognizer(), one, to: inner)
            second = stage.add(UIPanGestureRecognizer(), other, to: inner)
        }
        let choice = stage[allows]
        if choice == .one || choice == .both { first.delegate = stage.name(AllowingDelegate(), oneDelegate) }
        if choice == .other || choice == .both { second.delegate = stage.name(AllowingDelegate(), otherDelegate) }
    },
    script: { stage in
        let finger = stage.script.finger(1)
        finger.down(at: .point(x: 100, y: 100, in: inner))
        stage.script.wait(0.1)
        // Enough for a pan, not too much for a tap.
        if stage[pair] != .twoTapsInnerAndOuter { finger.move(to: .point(x: 120, y: 100, in: inner)) }
        stage.script.wait(0.1)
        finger.up()
    },
    outcomes: {
        Outcome("both recognizers fire", not: "only one recognizer fires", .all([one.action.happens, other.action.happens]))
        Outcome("whether both may recognize", otherwise: "is asked of no delegate") {
            Outcome.State("is asked of the first one's delegate", oneDelegate.shouldRecognizeSimultaneously)
            Outcome.State("is asked of the second one's delegate", otherDelegate.shouldRecognizeSimultaneously)
        }
    },
    claims: {
        Claim(
            "If no delegate allows both, only one recognizer fires.", when: !isAllowed, anyone.action.receivers(1),
            quotes: Document004.oneSucceedsOthersFail.part("only one recognizes"),
            explanation: "A recognizer that recognizes excludes those that share its touches.", rules: [.exclusion])
        Claim(
            "If either delegate returns `true`, both recognizers fire.", when: isAllowed,
            contradicts: Document004.oneSucceedsOthersFail,
            explanation:
                "Apple's header says so, and that a delegate that returns `false` does not keep the other delegate from allowing both."
        ) {
            one.action.happens
            other.action.happens
            decided("*: allow *")
        }
        Claim(
            "If both recognizers have a delegate, one call that returns `true` is enough: the other delegate is not asked.",
            when: allows == .both && pair == .twoTapsInnerAndOuter, anyone.call("shouldRecognizeSimultaneously").times(1))
        Claim(
            "Both recognizers fire only if both delegates consent.", when: allows.isOneOf(.one, .other), anyone.action.receivers(1),
            rules: [.exclusion],
            knownRefutation:
                "It is enough if one delegate returns `true`. That is why a delegate that always returns `true` lets unrelated recognizers fire together with its own."
        )
        Claim(
            "A tap recognizer that the pan has not excluded fires when the finger lifts, together with the pan.",
            when: pair == .tapAndPanOnOneView && isAllowed,
            explanation: "A talk of 2017 describes this pair, and says that the order of the two last actions is not guaranteed.",
            rules: [.openOrder]
        ) {
            one.action(.ended).happens
            other.action(.ended).happens
        }
    })
