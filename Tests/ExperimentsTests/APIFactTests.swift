import ExperimentDocuments
import ExperimentKit
import Experiments
import Foundation
import Testing
@testable import ProjectKit
@testable import ReportKit
@testable import UIKit

/// What is written about the API, beside the experiments that it is written for.
struct APIFactTests {
    private func facts() throws -> [APIFact] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let path = root.appendingPathComponent(APIFile.name)
        return try APIFile.read(Array(Data(contentsOf: path)))
    }

    private func entries(_ facts: [APIFact]) -> [APIEntry] {
        APIEntry.all(AllResults.value, rules: RuleBook.all, documents: allDocuments, facts: facts)
    }

    @Test func `each name that some page is about has an effect`() throws {
        let without = entries(try facts()).filter { $0.members.allSatisfy { $0.fact == nil } }.map(\.title)
        #expect(without == [])
    }

    /// What cannot be put into a line of Swift, such as all types of touches, has no default there.
    @Test func `each default is that of the engine's own object`() throws {
        let simulation = Simulation()
        let values = simulation.perform { DefaultValues.all.mapValues { $0() } }
        let stated = Dictionary(uniqueKeysWithValues: try facts().compactMap { fact in fact.initial.map { (fact.name, $0) } })
        #expect(stated == values)
    }

    /// `DefaultsOfRecognizers` shows what holds if nobody sets anything.
    @Test(arguments: [
        ("cancelsTouchesInView", Document004.cancelsDefault, "true"), ("delaysTouchesBegan", Document004.delaysBeganDefault, "false"),
        ("delaysTouchesEnded", Document004.delaysEndedDefault, "true"),
    ])
    func `the defaults of recognizers are those that an experiment found`(name: String, statement: Statement, value: String) throws {
        let fact = try #require(try facts().first { $0.name == "UIGestureRecognizer.\(name)" })
        #expect(fact.initial == value)
        let result = try #require(AllResults.value.first { $0.experiment.id == "DefaultsOfRecognizers" })
        #expect(result.claims.filter { $0.claim.quotes.contains(statement) }.map(\.verdict) == [.confirmed])
    }
}
