import EventTrace
import ExperimentKit
import SampleResults
import Studies
import Testing
import TraceBuilding

@testable import ReportKit

struct ExperimentChangeTests {
    private static let cancels = Variable<Bool>("cancels", "`cancelsTouchesInView`", default: true)
    private static let finger = AnyVariable("finger", "The finger", ["taps", "drags"])

    private static let experiment = Experiment(
        id: "Pad", title: "A title", question: "A question?", variables: [cancels, finger], stage: { _ in },
        claims: {
            Claim("The tap acts first.", when: .isOneOf("finger", ["taps"]), .before("tap.action(ended)", "button.action(touchUpInside)"))
            Claim("Something begins.", .happens("*.touchesBegan"))
        })

    /// What the cases would find, each by its lines.
    private func result(_ lines: (Case) -> String) -> ExperimentResult {
        Self.experiment.conclude(
            Self.experiment.cases.map { Finding(case: $0, trace: Trace(lines: lines($0)), stage: Sample.climb.findings[0].stage) })
    }

    private let actsFirst = "view.touchesBegan\ntap.action(ended)\nbutton.action(touchUpInside)"
    private let actsLast = "view.touchesBegan\nbutton.action(touchUpInside)\ntap.action(ended)"

    @Test func `the same result is no change`() {
        let old = result { _ in actsFirst }
        #expect(ExperimentChange(from: ResultRecord(old), to: old).isEmpty)
    }

    @Test func `cases are named by the shortest condition that is true of them, and a claim by what refutes it`() {
        let old = ResultRecord(result { _ in actsFirst })
        let new = result { $0[Self.cancels] == .flag(false) && $0[Self.finger] == .choice("taps") ? actsLast : actsFirst }
        #expect(
            ExperimentChange(from: old, to: new).lines == [
                "where `cancelsTouchesInView` is `false` and the finger taps, `button.action(touchUpInside)` now comes before `tap.action(ended)`; 1 of 4 cases",
                "claim 1: confirmed → refuted: The tap acts first.; counterexample: case 3 (cancels=off, finger=taps): expected `tap.action(ended)` before `button.action(touchUpInside)`; seen: `button.action(touchUpInside)` before `tap.action(ended)`",
            ])
    }

    @Test func `what is so in every case is said of every case`() {
        let old = ResultRecord(result { _ in actsFirst })
        let change = ExperimentChange(from: old, to: result { _ in actsFirst + "\nview.touchesEnded" })
        #expect(change.lines == ["in every case `view.touchesEnded` is new, after `button.action(touchUpInside)`"])
        #expect(change.orderings[0].cases == [1, 2, 3, 4])
    }

    @Test func `cases that come and go are counted`() {
        let whole = ResultRecord(result { _ in actsFirst })
        let part = ResultRecord(
            experiment: whole.experiment, variables: whole.variables, cases: Array(whole.cases.prefix(3)), orderings: whole.orderings,
            claims: whole.claims)
        #expect(
            part.map { ExperimentChange(from: $0, to: result { _ in actsFirst }).lines } == [
                "new: 1 case, where `cancelsTouchesInView` is `false` and the finger drags"
            ])
        let old = ResultRecord(
            experiment: "Pad", variables: [.init(name: "other", values: ["on"])], cases: [.init(values: [0], ordering: 0)],
            orderings: whole.orderings, claims: whole.claims)
        #expect(
            old.map { ExperimentChange(from: $0, to: result { _ in actsFirst }).lines } == [
                "every case is another: 1 case before, 4 cases now"
            ])
    }

    @Test func `claims are named by their statements`() {
        let whole = ResultRecord(result { _ in actsFirst })
        let old = ResultRecord(
            experiment: "Pad", variables: whole.variables, cases: whole.cases, orderings: whole.orderings,
            claims: [whole.claims[1], .init(statement: "It rains.", verdict: .refuted)])
        #expect(
            old.map { ExperimentChange(from: $0, to: result { _ in actsFirst }).lines } == [
                "claim 1 is new, confirmed: The tap acts first.", "claim 2 is gone: It rains.",
            ])
    }

    @Test func `a record with a place that there is not is none`() {
        #expect(
            ResultRecord(
                experiment: "Pad", variables: [], cases: [.init(values: [], ordering: 1)], orderings: [[]], claims: []) == nil)
        #expect(
            ResultRecord(
                experiment: "Pad", variables: [.init(name: "a", values: ["on"])], cases: [.init(values: [1], ordering: 0)], orderings: [[]],
                claims: []) == nil)
    }
}

extension ExperimentChange {
    fileprivate init(from old: ResultRecord, to result: ExperimentResult) {
        self.init(from: old, to: result, recorded: ResultRecord(result))
    }
}
