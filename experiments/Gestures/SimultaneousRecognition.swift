import EventTrace
import ExperimentKit
import UIKit

private let pair = Variable(
    "pair", Text("One recognizer and the other", chinese: "两个手势"),
    ["two pans on one view", "two taps, inner and outer", "tap and pan on one view"])
private let allows = Variable(
    "allows", Text("Both are allowed by the delegate of", chinese: "允许同时识别的 delegate 属于"), ["nobody", "one", "other", "both"])

extension Experiment {
    /// Whether two recognizers of one touch both act.
    static let simultaneousRecognition = Experiment(
        id: "SimultaneousRecognition",
        title: Text("Simultaneous recognition: whose delegate counts", chinese: "同时识别：谁的 delegate 算数"),
        question: Text(
            "Two recognizers share a touch, and the finger does what fits both. Do both act, and whose delegate decides that?",
            chinese: "两个手势共享一个触摸，手指的动作符合两者。两者都会响应吗？由谁的 delegate 决定？"),
        answer: Text(
            "Only one acts, unless a delegate allows both: either one's is enough. The other's is not even asked if the first says yes.",
            chinese: "只有一个响应，除非某个 delegate 允许同时识别：任何一方的都足够。第一个说可以，另一个就不会被问。"),
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
                Text("Where nobody allows both, one acts alone.", chinese: "没有谁允许时，只有一个响应。"), when: allows.is("nobody"),
                .holds(Text("actions of one recognizer only", chinese: "只有一个手势的 action")) { trace in
                    Set(trace.ordering.filter { $0.call == "action" }.map { $0.receiver }).count == 1
                },
                explanation: Text("One that recognizes excludes those that share its touches (GE.8).", chinese: "识别者排除共享触摸的其他手势（GE.8）。")),
            Claim(
                Text("A yes of either delegate is enough for both to act.", chinese: "任一 delegate 同意，两者都响应。"), when: allows.isNot("nobody"),
                .all([.happens("one.action(*)"), .happens("other.action(*)"), .decided("*: allow *")]),
                explanation: Text(
                    "Apple's header says so, and that a no does not keep the other delegate from saying yes.",
                    chinese: "Apple 的头文件这样说，并且一方的否定不妨碍另一方同意。")),
            Claim(
                Text(
                    "Where both have a delegate, one question with a yes settles the pair for this state.",
                    chinese: "双方都有 delegate 时，一次肯定回答即可决定这一对。"),
                when: allows.is("both") && pair.is("two taps, inner and outer"), .exactly(1, "*.shouldRecognizeSimultaneously(*)")),
            Claim(
                Text("It takes the consent of both.", chinese: "需要双方同意。"), when: allows.isOneOf(["one", "other"]),
                .holds(Text("actions of one recognizer only", chinese: "只有一个手势的 action")) { trace in
                    Set(trace.ordering.filter { $0.call == "action" }.map { $0.receiver }).count == 1
                },
                knownRefutation: Text(
                    "One delegate's yes is enough (GE.8), which is why a delegate that always says yes lets strangers act beside its recognizer.",
                    chinese: "一方同意就够（GE.8）；因此总是回答可以的 delegate 会让别人的手势与自己的一同响应。")),
            Claim(
                Text("A tap that a pan has not excluded acts at the lift, beside it.", chinese: "未被拖动排除的点按，在抬起时与它一同响应。"),
                when: pair.is("tap and pan on one view") && allows.isNot("nobody"),
                .all([.happens("one.action(ended)"), .happens("other.action(ended)")]),
                explanation: Text(
                    "A talk of 2017 describes this pair, and that the order of the two last actions is not promised (GE.3).",
                    chinese: "2017 年的讲座描述了这一对，并说明最后两个 action 的次序不作保证（GE.3）。")),
        ])
}
