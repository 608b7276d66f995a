import EventTrace
import ExperimentKit
import Studies
import Testing
import UIKit

struct DecidingCaseTests {
    private let experiment = ThreeLevels.experiment([
        Claim("`level_3` or `level_1` has the touch", .happens("*.touchesEnded"))
    ])

    private func find(_ id: String, noticing: [Int] = [0]) throws -> DecidingCase? {
        let rule = try #require(RuleBook.all.first { $0.id.description == id })
        let outcome = RuleAblation(
            rule: rule.id,
            experiments: [ExperimentAblation(experiment: experiment.id, decided: 4, changed: 4, claims: noticing)])
        let row = try #require(AblationTable([rule], [outcome]).row(rule.id))
        return DecidingCaseSearch([experiment]).find(row)
    }

    @Test func `it is the case with the fewest calls whose ordering is another without the rule`() throws {
        let found = try #require(try find("HT.4"))
        let result = Runner().run(experiment)
        let without = Runner(without: RuleID("HT.4")).run(experiment)
        #expect(found.with == result.findings[found.case.index].trace.ordering)
        #expect(found.without == without.findings[found.case.index].trace.ordering)
        #expect(found.with[..<found.partsAt].map(\.token) == found.without[..<found.partsAt].map(\.token))
        let calls = zip(result.findings, without.findings).map { $0.trace.ordering.count + $1.trace.ordering.count }
        #expect(found.with.count + found.without.count == calls.min())
    }

    @Test func `a rule whose absence nothing shows is settled by nothing`() throws {
        #expect(try find("GE.8") == nil)
        #expect(try find("HT.4", noticing: []) == nil)
    }
}
