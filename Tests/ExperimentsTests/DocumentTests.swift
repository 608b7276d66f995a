import EventTrace
import ExperimentKit
import Experiments
import Studies
import Testing

/// The documents and the claims that quote them.
struct DocumentTests {
    private var quoted: Set<Statement> {
        Set(allExperiments.flatMap { $0.claims.flatMap { $0.quotes + $0.contradicts } }.map(\.representative))
    }

    @Test(arguments: allDocuments.indices)
    func `a claim quotes each statement that can be tested`(index: Int) {
        let quoted = quoted
        let missing = allDocuments[index].statements.filter { $0.representative.untestable == nil && !quoted.contains($0.representative) }
        #expect(missing.map { "\($0.reference): \($0.text)" } == [])
    }

    @Test func `no claim quotes what it must not`() {
        #expect(DocumentCheck(allDocuments, allExperiments).diagnostics.map(\.description) == [])
    }

    @Test(arguments: allDocuments.indices)
    func `no statement stands twice, and each names its document`(index: Int) {
        #expect(Set(allDocuments[index].statements.map(\.text)).count == allDocuments[index].statements.count)
        #expect(allDocuments[index].statements.allSatisfy { $0.document == allDocuments[index].number })
    }

    @Test func `statements in the same words have one verdict`() {
        let same = Dictionary(grouping: allDocuments.flatMap(\.statements), by: \.text)
        let torn = same.filter { Set($0.value.map(\.representative)).count > 1 }
        #expect(torn.keys.sorted() == [])
    }

    @Test func `what stands for others stands in a document itself`() {
        let listed = Set(allDocuments.flatMap(\.statements))
        #expect(listed.filter { !listed.contains($0.representative) }.map(\.text).sorted() == [])
    }

    @Test(arguments: allExperiments.indices)
    func `a claim says one thing of a statement, and says it once`(index: Int) {
        for claim in allExperiments[index].claims {
            let said = (claim.quotes + claim.contradicts).map { [$0.representative.text, $0.quotedPart ?? ""] }
            #expect(Set(said).count == said.count, "\(allExperiments[index].id): \(claim.statement)")
        }
    }

    @Test func `conditions are borne out, and questions are answered`() {
        let coverage = DocumentCoverage.of(allDocuments, AllResults.value)
        #expect(StatementCheck(coverage).complaints == [])
        let open = coverage.flatMap(\.statements).filter { outcome in
            if case .question = outcome.statement.representative.kind { return outcome.verdict != .answered }
            return false
        }
        #expect(open.map(\.statement.text) == [])
    }

    @Test(arguments: allDocuments.indices)
    func `every part of a statement has a claim of its own`(index: Int) {
        let tested = Set(allExperiments.flatMap { $0.claims.flatMap { $0.quotes + $0.contradicts } })
        let untested = allDocuments[index].statements.filter { !tested.contains($0) }.flatMap { statement in
            statement.parts.filter { !tested.contains(statement.part($0)) }
        }
        #expect(untested == [])
    }

    @Test(arguments: allDocuments.indices)
    func `a document has a summary, and its sections have names`(index: Int) {
        let document = allDocuments[index]
        #expect(document.summary != nil)
        let nameless = document.statements.filter { $0.isNumbered && document.sectionTitles[$0.section] == nil }
        #expect(Set(nameless.map(\.section)).sorted() == [])
    }
}
