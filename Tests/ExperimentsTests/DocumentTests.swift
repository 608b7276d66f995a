import EventTrace
import ExperimentKit
import Experiments
import Testing

/// The documents and the claims that quote them.
struct DocumentTests {
    private var quoted: [Statement] { allExperiments.flatMap { $0.claims.compactMap(\.quotes) } }

    /// Statements that an experiment could test and none does yet, in each document. Lower them; the number can only shrink.
    private static let notYetTested = ["000": 0, "001": 0, "002": 0, "003": 0, "004": 0]

    @Test(arguments: allDocuments.indices)
    func `a claim quotes each statement that can be tested`(index: Int) {
        let document = allDocuments[index]
        let quoted = Set(quoted)
        let missing = document.statements.filter { $0.untestable == nil && !quoted.contains($0) }
        let list = missing.map { "\($0.reference): \($0.statement)" }.joined(separator: "\n")
        #expect(missing.count == Self.notYetTested[document.number], "\(list)")
    }

    @Test(arguments: allDocuments.indices)
    func `no claim quotes a statement that cannot be tested`(index: Int) {
        let quoted = Set(quoted)
        for statement in allDocuments[index].statements where statement.untestable != nil {
            #expect(!quoted.contains(statement), "\(statement.reference): \(statement.statement)")
        }
    }

    @Test func `every quoted statement and every origin stands in its document`() {
        let known = Set(allDocuments.flatMap(\.statements))
        for origin in quoted + allExperiments.flatMap(\.origins) {
            #expect(known.contains(origin), "\(origin.reference): \(origin.statement)")
        }
    }

    @Test(arguments: allDocuments.indices)
    func `no statement stands twice, and each names its document`(index: Int) {
        #expect(Set(allDocuments[index].statements.map(\.statement)).count == allDocuments[index].statements.count)
        #expect(allDocuments[index].statements.allSatisfy { $0.document == allDocuments[index].number })
    }
}
