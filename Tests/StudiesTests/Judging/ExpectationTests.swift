import EventTrace
import ExperimentKit
import Testing
import TraceBuilding

struct ExpectationTests {
    static let trace = """
        ! a skip hidden
        a.touchesBegan
          b.touchesBegan
        c.action(ended)
        a.hitTest -> nil
        a.touchesEnded
        """

    static let holding: [Expectation] = [
        .order(["a.touchesBegan", "b.touchesBegan", "a.touchesEnded"]),
        .order(["*.touchesBegan", "*.touchesBegan"]),
        .order([]),
        .ordering(["a.touchesBegan", "b.*", "c.action(ended)", "a.hitTest", "a.touchesEnded"]),
        .ordering(["a.touchesBegan", "b.touchesBegan"], among: ["*Began"]),
        .never("d.*"),
        .happens("c.action(*)"),
        .exactly(3, "a.*"),
        .exactly(0, "d.*"),
        .before("a.touchesBegan", "c.*"),
        .nested("b.touchesBegan", in: "a.touchesBegan"),
        .outermost("a.touchesBegan"),
        .receivers(2, of: "*.touchesBegan"),
        .interval(to: "c.action(ended)", milliseconds: 2.9...3.1),
        .interval(from: "a.touchesBegan", to: "a.touchesEnded", milliseconds: 3.9...4.1),
        .entries(inOrder: ["a: skip hidden", "a.touchesBegan", "a.touchesEnded"]),
        .answer(of: "a.hitTest", is: "nil"),
        .decided("a: skip hidden"),
        .neverDecided("b: *"),
        .ruleAtWork(.touchMethodsClimb),
        .ruleNotAtWork(.unreachable),
        .all([.happens("a.*"), .never("d.*")]),
        .all([.happens("a.*"), .nested("d.*", in: "a.*")]),
        .holds("there are six entries of calls and answers or more") { $0.entries.count > 5 },
    ]

    @Test(arguments: holding.indices)
    func `an expectation that is met holds`(index: Int) {
        #expect(World.outcome(Self.holding[index], Self.trace) == .holds)
    }

    static let failing: [(Expectation, String)] = [
        (
            .order(["a.touchesBegan", "a.touchesBegan"]),
            "in this order: `a.touchesBegan`, `a.touchesBegan` | no `a.touchesBegan` after `a.touchesBegan`; the calls: "
                + "`a.touchesBegan`, `b.touchesBegan`, `c.action(ended)`, `a.hitTest`, `a.touchesEnded`"
        ),
        (.ordering(["b.touchesBegan"], among: ["*Began"]), "exactly `b.touchesBegan` | `a.touchesBegan`, `b.touchesBegan`"),
        (.ordering([], among: ["b.*"]), "no calls | `b.touchesBegan`"),
        (.never("b.*"), "no `b.…` | once: `b.touchesBegan`"),
        (.exactly(1, "a.touches*"), "`a.touches…` once | 2 times: `a.touchesBegan`, `a.touchesEnded`"),
        (.before("c.*", "a.touchesBegan"), "`c.…` before `a.touchesBegan` | `a.touchesBegan` before `c.…`"),
        (.before("d.*", "a.touchesBegan"), "`d.…` before `a.touchesBegan` | `a.touchesBegan` without `d.…`"),
        (.nested("c.*", in: "a.*"), "`c.…` inside `a.…` | `c.action(ended)` inside no other call"),
        (.nested("b.*", in: "c.*"), "`b.…` inside `c.…` | `b.touchesBegan` inside `a.touchesBegan`"),
        (.outermost("b.*"), "`b.…` inside no other call | `b.touchesBegan` inside `a.touchesBegan`"),
        (.receivers(1, of: "*.touchesBegan"), "`touchesBegan` to one receiver | 2 times: `a.touchesBegan`, `b.touchesBegan`"),
        (.interval(to: "d.*", milliseconds: 0...10), "`d.…` 0.0–10.0 ms after the start | one of the two does not happen"),
        (.interval(from: "a.*", to: "b.*", milliseconds: 5...10), "`b.…` 5.0–10.0 ms after `a.…` | 1.0 ms"),
        (
            .entries(inOrder: ["a: skip hidden", "a: skip *"]),
            "in this order: `a: skip hidden`, `a: skip …` | no `a: skip …` after `a: skip hidden`; the calls: "
                + "`a.touchesBegan`, `b.touchesBegan`, `c.action(ended)`, `a.hitTest`, `a.touchesEnded`"
        ),
        (.answer(of: "a.hitTest", is: "b"), "`a.hitTest` returns b | `a.hitTest` returned nil"),
        (.answer(of: "b.*", is: "nil"), "`b.…` returns nil | `b.touchesBegan` returned nothing"),
        (.decided("b: skip *"), "the decision `b: skip …` | no such decision"),
        (.neverDecided("a: *"), "no decision `a: …` | `a: skip hidden` by RC.2"),
        (.ruleAtWork(.unreachable), "rule HT.1 at work | it is the reason for nothing"),
        (.ruleNotAtWork(.touchMethodsClimb), "rule RC.2 not at work | it is the reason for `a: skip hidden`"),
        (.all([.happens("a.*"), .never("b.*")]), "no `b.…` | once: `b.touchesBegan`"),
    ]

    @Test(arguments: failing.indices)
    func `an expectation that is not met says what was expected and what was seen`(index: Int) {
        #expect(World.outcome(Self.failing[index].0, Self.trace).told == Self.failing[index].1)
    }

    @Test func `a missing call is reported with the calls that happened`() {
        #expect(World.outcome(.happens("a.*"), "").told == "`a.…` at least once | no calls")
        #expect(World.outcome(.noCalls, "a.touchesBegan").told == "no calls | `a.touchesBegan`")
        #expect(World.outcome(.holds("it is empty") { $0.entries.isEmpty }, "b.next").told == "it is empty | the opposite; `b.next`")
    }

    @Test func `marks are no calls, but stand in the ordering`() {
        #expect(World.outcome(.noCalls, "— gate opened") == .holds)
        #expect(World.outcome(.order(["gate opened", "a.next"]), "— gate opened\na.next") == .holds)
    }

    @Test func `an expectation about a call that is not made is vacuous`() {
        for expectation: Expectation in [
            .before("a.*", "d.*"), .nested("d.*", in: "a.*"), .answer(of: "d.*", is: "nil"), .outermost("d.*"),
            .all([.nested("d.*", in: "a.*")]), .all([]),
        ] {
            #expect(World.outcome(expectation, Self.trace).isVacuous)
        }
    }

    @Test func `a long ordering is shown by its first twelve calls`() {
        let lines = String(repeating: "a.next\nc.next\n", count: 7)
        let twelve = Array(repeating: "`a.next`, `c.next`", count: 6).joined(separator: ", ")
        #expect(World.outcome(.happens("b.*"), lines).told == "`b.…` at least once | \(twelve) and 2 more")
    }
}
