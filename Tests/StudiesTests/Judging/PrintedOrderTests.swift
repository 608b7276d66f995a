import EventTrace
import ExperimentKit
import Studies
import Testing
import TraceBuilding

struct PrintedOrderTests {
    static let logs = AnyVariable("logs", "It prints", ["after", "before", "never"])
    static let origin = Statement(document: "000", section: "3", "It prints.")

    private func result(_ prints: [PrintedOrder]) -> ExperimentResult {
        let experiment = Experiment(
            id: "World", title: "A world", question: "", variables: [Self.logs], stage: { _ in }, prints: { prints })
        return experiment.conclude(experiment.cases.map { Finding(case: $0, trace: Trace(lines: lines($0)), stage: .none) })
    }

    private func lines(_ item: Case) -> String {
        switch item[Self.logs] {
        case "after": "a.touchesBegan\n  b.action\n  — b prints\n— a prints"
        case "before": "a.touchesBegan\n— a prints\n  b.action\n  — b prints"
        default: "a.touchesBegan"
        }
    }

    private func printed(
        _ lines: [ExpectedLine], when condition: Condition = logs.is("after"), among: [TokenPattern] = ["* prints"],
        difference: String? = nil
    ) -> PrintedOrder {
        PrintedOrder(Self.origin, when: condition, lines, among: among, difference: difference)
    }

    @Test func `the same lines in the same order are the same`() {
        let result = result([printed(["b prints", "a prints"])])
        #expect(result.comparedOrders.map(\.isSame) == [true])
        #expect(result.comparedOrders.map(\.lines) == [["b prints", "a prints"]])
        #expect(result.surprisingOrders.isEmpty)
    }

    @Test func `calls can be what a document prints`() {
        #expect(result([printed(["a.touchesBegan", "b prints"], among: ["a.*", "b *"])]).comparedOrders.map(\.isSame) == [true])
    }

    @Test func `another order, a line too many or too few is another one`() {
        for lines: [ExpectedLine] in [["a prints", "b prints"], ["b prints"], ["b prints", "a prints", "a prints"]] {
            let result = result([printed(lines, difference: "It is so.")])
            #expect(result.comparedOrders.map(\.isSame) == [false])
            #expect(result.surprisingOrders.isEmpty)
        }
    }

    @Test func `a difference that nobody explains is a result, as a refuted claim is`() {
        #expect(
            result([printed(["a prints", "b prints"])]).surprisingOrders.map(\.summary) == [
                "what 000 §3 prints is not what is printed here, and nobody says why: 'b prints', 'a prints'"
            ])
    }

    @Test func `an explanation of no difference is a result, as a refuted claim is`() {
        #expect(
            result([printed(["b prints", "a prints"], difference: "It is so.")]).surprisingOrders.map(\.summary) == [
                "what 000 §3 prints is just what is printed here, and a difference is explained"
            ])
    }

    @Test func `cases that print different lines are a mistake`() {
        #expect(
            result([printed(["b prints", "a prints"], when: Self.logs.isNot("never"))]).surprisingOrders.map(\.summary) == [
                "the cases of a printed order print different lines, among them those of logs=before"
            ])
    }

    @Test func `a printed order without lines, without cases or about a stranger is a result, as a refuted claim is`() {
        func summaries(_ printed: PrintedOrder) -> [String] {
            Experiment(id: "World", title: "", question: "", variables: [Self.logs], stage: { _ in }, prints: { printed }).diagnostics.map(
                \.summary)
        }
        #expect(summaries(printed([])) == ["a printed order has no lines to compare"])
        #expect(summaries(printed(["a"], among: [])) == ["a printed order has no lines to compare"])
        #expect(
            summaries(printed(["a"], when: .never)) == ["the printed order is about none of the 3 cases: its condition selects none"])
        #expect(summaries(printed(["a"], when: .isOneOf("log", ["after"]))) == ["'World' has no variable 'log'"])
    }
}

extension StageRecord {
    fileprivate static var none: StageRecord { StageRecord(width: 375, height: 667) }
}
