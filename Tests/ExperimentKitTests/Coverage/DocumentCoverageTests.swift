import EventTrace
import ExperimentKit
import Testing

struct DocumentCoverageTests {
    private static func said(_ section: String, _ statement: String, untestable: String? = nil) -> Statement {
        Statement(document: "000", section: section, statement: statement, untestable: untestable)
    }

    private static let true_ = said("1", "It is so.")
    private static let mixed = said("1", "It is so and so.")
    private static let open = said("2", "Nobody can say.")
    private static let dream = said("2", "It feels so.", untestable: "It is about a feeling.")
    private static let forgotten = said("1", "It is forgotten.")

    private var coverage: DocumentCoverage {
        let claims = [
            Claim("a", .happens("a.next"), quotes: Self.true_, explanation: "As RC.2 says."),
            Claim("b", .happens("b.next"), quotes: Self.mixed),
            Claim("c", .happens("a.next"), quotes: Self.mixed),
            Claim("d", .before("c.next", "d.next"), quotes: Self.open),
            Claim("e", .happens("a.next"), quotes: Statement(document: "001", section: "1", "Elsewhere.")),
        ]
        let document = Document(
            number: "000", title: "A document", statements: [Self.true_, Self.mixed, Self.open, Self.dream, Self.forgotten])
        return DocumentCoverage(document, [World.result(claims: claims) { _ in "a.next" }])
    }

    @Test func `a statement is as good as the worst verdict of the claims that quote it`() {
        #expect(coverage.statements.map(\.state) == [.confirmed, .refuted, .undecided, .untestable, .notYetTested])
        #expect(coverage.statements.map { $0.claims.map(\.index) } == [[0], [1, 2], [3], [], []])
    }

    @Test func `sections keep the document's order, even where it comes back to one`() {
        #expect(coverage.sections.map(\.name) == ["1", "2", "1"])
        #expect(coverage.sections.map(\.statements.count) == [2, 2, 1])
        #expect(StatementOutcome.State.allCases.map(coverage.count) == [1, 1, 1, 1, 1])
    }
}
