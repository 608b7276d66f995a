import EventTrace
import ExperimentKit
import Experiments
import Studies
import Testing
import UIKit

@testable import ProjectKit

/// Claims say something: there is a change under which they would have another verdict.
struct MutationTests {
    private func committed() throws -> MutationFile {
        let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
        return try #require(try MutationFile(in: Project(given: "/\(root)")))
    }

    private func experiment(_ id: String) throws -> Experiment { try #require(allExperiments.first { $0.id == id }) }

    /// The claims that notice this mutation, counted from 1.
    private func noticing(_ mutation: String, _ id: String) throws -> [Int] {
        let found = MutationStudy(try experiment(id), kinds: [.stage, .engine]).run().outcomes
        return try #require(found.first { $0.name == mutation }, "\(mutation)").claims.map { $0 + 1 }
    }

    @Test func `every claim notices something, or says why it stays`() throws {
        for line in try committed().lines {
            let claims = try experiment(line.experiment).claims
            let unexplained = claims.indices.filter { line.silent.contains($0 + 1) != (claims[$0].unnoticed != nil) }
            #expect(unexplained.map { claims[$0].statement } == [], "\(line.experiment)")
        }
    }

    @Test func `the committed mutations are of these results`() throws {
        #expect(try committed().outdated(AllResults.value) == [], "run evdoc mutate")
    }

    // What an auditor changed by hand and no claim noticed.

    @Test func `an arc in the lower half is noticed by what is said of either half`() throws {
        let claims = try noticing("paths turned over their lower edge", "IrregularShape")
        #expect(claims.contains(3) && claims.contains(4))
    }

    @Test(arguments: [
        ("UIGestureRecognizer.cancelsTouchesInView defaults to false", 1), ("UIGestureRecognizer.delaysTouchesBegan defaults to true", 2),
        ("UIGestureRecognizer.delaysTouchesEnded defaults to false", 3),
    ])
    func `each default of a recognizer is noticed by what is said of it`(mutation: String, claim: Int) throws {
        #expect(try noticing(mutation, "DefaultsOfRecognizers").contains(claim))
    }

    @Test func `a pan in the place of a long press is noticed by what is said of its beginning`() throws {
        #expect(try noticing("gesture: a pan in its place", "WhereActionsRun").contains(4))
    }

    /// The claim asked of the cases with a pan: it has to be about the long press.
    @Test func `what is said of a long press does not hold of a pan`() throws {
        let found = try #require(AllResults.value.first { $0.experiment.id == "WhereActionsRun" })
        let claim = found.claims[3].claim
        let pan = found.findings.filter { $0.case.description.contains("recognizer=a pan") }
        #expect(pan.count == 1)
        let asked = Experiment(
            id: "Asked", title: "Asked", question: "?", variables: found.experiment.variables, stage: found.experiment.stage,
            claims: { Claim(claim.statement, when: .isOneOf("recognizer", [.choice("a pan")]), claim.expectation) })
        #expect(Runner().run(asked).claims[0].verdict == .refuted)
    }

    @Test(arguments: ["EventQueue", "WaitingEvents"])
    func `a stack for the queue is noticed`(id: String) throws {
        let found = AblationStudy([try experiment(id)]).run([Rule.queueIsFirstInFirstOut.id])
        #expect(found[0].experiments.first?.claims.contains(0) == true)
    }
}
