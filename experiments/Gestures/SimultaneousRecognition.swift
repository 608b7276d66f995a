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

extension Experiment {
    /// Whether two recognizers of one touch both act.
    static let simultaneousRecognition: Experiment = Experiment(
        id: "SimultaneousRecognition",
        title: "`shouldRecognizeSimultaneouslyWith`: whose delegate decides",
        question:
            "Two gesture recognizers share a touch, and the finger does what both look for. Do both fire, and whose delegate decides that?",
        answer:
            "Only one fires, unless a delegate allows both: a yes from either recognizer's delegate is enough. If the first delegate says yes, the other one is not even asked.",
        remedy:
            "To let both fire, return `true` from `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)` in either delegate, and only for the other recognizer that you mean.",
        symptoms: [
            "two gesture recognizers, only one fires",
            "shouldRecognizeSimultaneouslyWith not called",
            "how to let a tap and a pan work at the same time",
            "do both delegates have to return true for simultaneous gestures",
            "other gestures fire together with mine since my delegate returns true",
        ],
        variables: [pair, allows],
        stage: { stage in
            let outer = stage.add(UIView(), "outer", at: CGRect(x: 45, y: 200, width: 300, height: 300))
            let inner = stage.add(UIView(), "inner", at: CGRect(x: 50, y: 50, width: 200, height: 200), in: outer)
            let one: UIGestureRecognizer
            let other: UIGestureRecognizer
            switch stage[pair] {
            case .twoPansOnOneView:
                one = stage.add(UIPanGestureRecognizer(), "one", to: inner)
                other = stage.add(UIPanGestureRecognizer(), "other", to: inner)
            case .twoTapsInnerAndOuter:
                one = stage.add(UITapGestureRecognizer(), "one", to: inner)
                other = stage.add(UITapGestureRecognizer(), "other", to: outer)
            case .tapAndPanOnOneView:
                one = stage.add(UITapGestureRecognizer(), "one", to: inner)
                other = stage.add(UIPanGestureRecognizer(), "other", to: inner)
            }
            let choice = stage[allows]
            if choice == .one || choice == .both { one.delegate = stage.name(AllowingDelegate(), "oneDelegate") }
            if choice == .other || choice == .both { other.delegate = stage.name(AllowingDelegate(), "otherDelegate") }
        },
        script: { stage in
            let finger = stage.script.finger(1)
            finger.down(at: .point(x: 100, y: 100, in: "inner"))
            stage.script.wait(0.1)
            // Enough for a pan, not too much for a tap.
            if stage[pair] != .twoTapsInnerAndOuter { finger.move(to: .point(x: 120, y: 100, in: "inner")) }
            stage.script.wait(0.1)
            finger.up()
        },
        claims: [
            Claim(
                "If no delegate allows both, only one recognizer fires.", when: allows == .nobody,
                .receivers(1, of: "*.action*"),
                quotes: Document004.oneSucceedsOthersFail.part("only one recognizes"),
                explanation: "A recognizer that recognizes excludes those that share its touches.", rules: [.exclusion]),
            Claim(
                "A yes from either delegate is enough for both recognizers to fire.", when: allows != .nobody,
                .all([.happens("one.action(*)"), .happens("other.action(*)"), .decided("*: allow *")]),
                contradicts: Document004.oneSucceedsOthersFail,
                explanation: "Apple's header says so, and that a no does not keep the other delegate from saying yes."),
            Claim(
                "If both recognizers have a delegate, one question that is answered with yes settles the pair for this state.",
                when: allows == .both && pair == .twoTapsInnerAndOuter, .exactly(1, "*.shouldRecognizeSimultaneously(*)")),
            Claim(
                "Both recognizers fire only if both delegates consent.", when: allows.isOneOf(.one, .other),
                .receivers(1, of: "*.action*"),
                rules: [.exclusion],
                knownRefutation:
                    "One delegate's yes is enough. That is why a delegate that always says yes lets unrelated recognizers fire together with its own."
            ),
            Claim(
                "A tap recognizer that the pan has not excluded fires when the finger lifts, together with the pan.",
                when: pair == .tapAndPanOnOneView && allows != .nobody,
                .all([.happens("one.action(ended)"), .happens("other.action(ended)")]),
                explanation: "A talk of 2017 describes this pair, and says that the order of the two last actions is not guaranteed.",
                rules: [.openOrder]),
        ])
}
