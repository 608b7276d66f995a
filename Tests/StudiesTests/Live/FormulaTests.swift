import EventTrace
import Testing
import TraceBuilding
import UIKit

@testable import ExperimentKit
@testable import Studies

struct FormulaTests {
    private static let finger = Variable<Double>("finger", "The finger", [0.1, 0.5])
    private static let once = Expectation.holds("it is \"once\"") { _ in true }

    private func experiment(_ condition: Condition, _ expectation: Expectation, tests: [Expectation] = [once]) -> Experiment {
        Experiment(id: "Formula", question: "?", variables: [FormulaTests.finger], tests: tests) { _ in
        } claims: {
            Claim("A claim", when: condition, expectation)
        }
    }

    private func read(_ experiment: Experiment) throws -> Claim {
        try FormulaReader(experiment).claims(Array(experiment.formulas.description.utf8))[0]
    }

    @Test(arguments: [
        .always, .never, finger == 0.5, finger != 0.5, finger.isOneOf(0.1, 0.5) && !(finger == 0.1), finger == 0.1 || .never,
        Condition("it is short", not: "it is long", finger == 0.1),
    ])
    func `a condition is read as it was`(_ condition: Condition) throws {
        let experiment = experiment(condition, .noCalls)
        #expect(try read(experiment).spelling == experiment.claims[0].spelling)
    }

    @Test(
        arguments: [
            .order(["a.b", "c.d(\"e\\f\")"]), .ordering([]), .ordering(["a.*"], among: ["a.*", "b.*"]), .never("a.b"), .happens("a.b"),
            .exactly(2, "a.b"), .before("a.b", "c.d"), .nested("a.b", in: "c.d"), .outermost("a.b"), .receivers(3, of: "*.b"),
            .interval(from: "a.b", to: "c.d", milliseconds: 0.5...16), .interval(to: "c.d", milliseconds: 3...(.infinity)),
            .answer(of: "a.b", is: "true"), .noCalls, .same(whatever: finger), .differs(by: finger, among: ["a.b"]),
            .entries(inOrder: ["a.b", "a: c"]), .decided("a: c"), .neverDecided("a: c"), .ruleAtWork(.veto), .ruleNotAtWork(.veto),
            .all([.noCalls, .all([.never("a.b")])]), once, .all([once]),
        ] as [Expectation])
    func `an expectation is read as it was`(_ expectation: Expectation) throws {
        let experiment = experiment(.always, expectation)
        #expect(try read(experiment).spelling == experiment.claims[0].spelling)
    }

    @Test func `a formula reads like its claim`() {
        #expect(
            experiment(FormulaTests.finger == 0.5, .all([.order(["a.b", "a.c"]), FormulaTests.once])).formulas.description
                == #"[[["isOneOf","finger","0.5"],["all",["order","a.b","a.c"],["test",0]]]]"#)
    }

    @Test func `a claim with a test that its experiment does not name says nothing`() throws {
        let experiment = experiment(.always, .all([.noCalls, FormulaTests.once]), tests: [])
        #expect(try read(experiment).outcomes(in: [Observed(Trace(lines: "a.next"))], when: .always).first?.isFailure == false)
        #expect(experiment.formulas.description == #"[[["always"],["all"]]]"#)
    }

    @Test(arguments: [
        "", "{}", "[0]", "[[[\"always\"]]]", "[[[],[\"noCalls\"]]]", "[[[\"order\"],[\"noCalls\"]]]",
        "[[[\"always\"],[\"isOneOf\",\"finger\"]]]",
        "[[[\"always\"],[\"exactly\",0.5,\"a.b\"]]]", "[[[\"always\"],[\"happens\"]]]", "[[[\"always\"],[\"happens\",1]]]",
        "[[[\"always\"],[\"test\",1]]]", "[[[\"always\"],[\"ruleAtWork\",\"XX.1\"]]]",
    ])
    func `a text that is no claims is an error`(_ text: String) {
        #expect(throws: LiveError.wrongFormula) {
            try FormulaReader(experiment(.always, .noCalls)).claims(Array(text.utf8))
        }
    }

    @Test func `claims judge the runs that are opened after them`() throws {
        let experiment = experiment(.always, .noCalls)
        var runs = LiveRuns(of: [experiment])
        let before = try runs.open(experiment: 0, case: 0, isArranged: false)
        try runs.judge(experiment: 0, by: Array(experiment.formulas.description.utf8))
        let after = try runs.open(experiment: 0, case: 1, isArranged: false)
        #expect(try runs.run(before).outcomes == [])
        #expect(try runs.run(after).outcomes == [.holds])
        #expect(throws: LiveError.noSuchExperiment) { try runs.judge(experiment: 1, by: []) }
    }
}
