import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Pair: String, Choice {
    case twoPansOnOneView = "two pans on one view"
    case twoTapsInnerAndOuter = "two taps, inner and outer"
    case tapAndPanOnOneView = "tap and pan on one view"
}
private let pair = Variable<Pair>("pair", "One recognizer and the other")

private enum Allows: String, Choice { case nobody, one, other, both }
private let allows = Variable<Allows>("allows", "Both are allowed by the delegate of")

extension Experiment {
    /// Whether two recognizers of one touch both act.
    static let simultaneousRecognition = Experiment(
        id: "SimultaneousRecognition",
        title: "Simultaneous recognition: whose delegate counts",
        question: "Two recognizers share a touch, and the finger does what fits both. Do both act, and whose delegate decides that?",
        answer:
            "Only one acts, unless a delegate allows both: either one's is enough. The other's is not even asked if the first says yes.",
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
            if choice == .one || choice == .both { one.delegate = stage.name(AllowingDelegate(), "ones") }
            if choice == .other || choice == .both { other.delegate = stage.name(AllowingDelegate(), "others") }
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
                "Where nobody allows both, one acts alone.", when: allows == .nobody,
                .receivers(1, of: "*.action*"),
                quotes: Document004.oneSucceedsOthersFail.part("only one recognizes"),
                explanation: "One that recognizes excludes those that share its touches.", rules: [.exclusion]),
            Claim(
                "A yes of either delegate is enough for both to act.", when: allows != .nobody,
                .all([.happens("one.action(*)"), .happens("other.action(*)"), .decided("*: allow *")]),
                contradicts: Document004.oneSucceedsOthersFail,
                explanation: "Apple's header says so, and that a no does not keep the other delegate from saying yes."),
            Claim(
                "Where both have a delegate, one question with a yes settles the pair for this state.",
                when: allows == .both && pair == .twoTapsInnerAndOuter, .exactly(1, "*.shouldRecognizeSimultaneously(*)")),
            Claim(
                "It takes the consent of both.", when: allows.isOneOf(.one, .other),
                .receivers(1, of: "*.action*"),
                rules: [.exclusion],
                knownRefutation:
                    "One delegate's yes is enough, which is why a delegate that always says yes lets strangers act beside its recognizer."
            ),
            Claim(
                "A tap that a pan has not excluded acts at the lift, beside it.",
                when: pair == .tapAndPanOnOneView && allows != .nobody,
                .all([.happens("one.action(ended)"), .happens("other.action(ended)")]),
                explanation: "A talk of 2017 describes this pair, and that the order of the two last actions is not promised.",
                rules: [.openOrder]),
        ])
}
