import EventTrace
import ExperimentKit
import UIKit

private let pair = Variable(
    "pair", "One recognizer and the other",
    ["two pans on one view", "two taps, inner and outer", "tap and pan on one view"])
private let allows = Variable("allows", "Both are allowed by the delegate of", ["nobody", "one", "other", "both"])

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
            let outer = stage.add({ UIView(frame: $0) }, "outer", at: CGRect(x: 45, y: 200, width: 300, height: 300))
            let inner = stage.add({ UIView(frame: $0) }, "inner", at: CGRect(x: 50, y: 50, width: 200, height: 200), in: outer)
            let one: UIGestureRecognizer
            let other: UIGestureRecognizer
            switch stage.choice(pair) {
            case "two pans on one view":
                one = stage.put(UIPanGestureRecognizer(), "one", on: inner)
                other = stage.put(UIPanGestureRecognizer(), "other", on: inner)
            case "two taps, inner and outer":
                one = stage.put(UITapGestureRecognizer(), "one", on: inner)
                other = stage.put(UITapGestureRecognizer(), "other", on: outer)
            default:
                one = stage.put(UITapGestureRecognizer(), "one", on: inner)
                other = stage.put(UIPanGestureRecognizer(), "other", on: inner)
            }
            let choice = stage.choice(allows)
            if choice == "one" || choice == "both" { one.delegate = stage.name(AllowingDelegate(), "ones") }
            if choice == "other" || choice == "both" { other.delegate = stage.name(AllowingDelegate(), "others") }
        },
        script: { stage in
            let finger = stage.script.finger(1)
            finger.down(at: .point(x: 100, y: 100, in: "inner"))
            stage.script.wait(0.1)
            // Enough for a pan, not too much for a tap.
            if stage.choice(pair) != "two taps, inner and outer" { finger.move(to: .point(x: 120, y: 100, in: "inner")) }
            stage.script.wait(0.1)
            finger.up()
        },
        claims: [
            Claim(
                "Where nobody allows both, one acts alone.", when: allows.is("nobody"),
                .holds("actions of one recognizer only") { trace in
                    Set(trace.ordering.filter { $0.call == "action" }.map { $0.receiver }).count == 1
                },
                explanation: "One that recognizes excludes those that share its touches (GE.8)."),
            Claim(
                "A yes of either delegate is enough for both to act.", when: allows.isNot("nobody"),
                .all([.happens("one.action(*)"), .happens("other.action(*)"), .decided("*: allow *")]),
                explanation: "Apple's header says so, and that a no does not keep the other delegate from saying yes."),
            Claim(
                "Where both have a delegate, one question with a yes settles the pair for this state.",
                when: allows.is("both") && pair.is("two taps, inner and outer"), .exactly(1, "*.shouldRecognizeSimultaneously(*)")),
            Claim(
                "It takes the consent of both.", when: allows.isOneOf(["one", "other"]),
                .holds("actions of one recognizer only") { trace in
                    Set(trace.ordering.filter { $0.call == "action" }.map { $0.receiver }).count == 1
                },
                knownRefutation:
                    "One delegate's yes is enough (GE.8), which is why a delegate that always says yes lets strangers act beside its recognizer."
            ),
            Claim(
                "A tap that a pan has not excluded acts at the lift, beside it.",
                when: pair.is("tap and pan on one view") && allows.isNot("nobody"),
                .all([.happens("one.action(ended)"), .happens("other.action(ended)")]),
                explanation: "A talk of 2017 describes this pair, and that the order of the two last actions is not promised (GE.3)."),
        ])
}
