import EventTrace
import ExperimentKit
import Studies
import Testing

struct DocumentCoverageTests {
    private static func said(
        _ section: String, _ text: String, kind: Statement.Kind = .assertion, parts: [String] = [], holds condition: String? = nil,
        sameAs other: Statement? = nil, in document: String = "000"
    ) -> Statement {
        Statement(document: document, section: section, text, kind: kind, parts: parts, holds: condition, sameAs: other)
    }

    private static let isTrue = said("1", "It is so.")
    private static let mixed = said("1", "It is so and so.")
    private static let conditional = said("1", "It is mostly so.", holds: "where a is next")
    private static let open = said("2", "Nobody can say.")
    private static let dream = said("2", "It feels so.", kind: .untestable(because: "It is about a feeling."))
    private static let asked = said("2", "Is it so?", kind: .question(answer: "It is."))
    private static let unsettled = said("2", "It may be so.", kind: .unsettled(because: "Nobody has seen it."))
    private static let forgotten = said("1", "It is forgotten.")
    private static let inParts = said("1", "It is so, and it is thus.", parts: ["it is so", "it is thus"])
    private static let repeated = said("9", "So it is.", sameAs: isTrue, in: "001")
    private static let repeatedAgain = said("10", "That it is.", sameAs: repeated, in: "001")

    private var documents: [Document] {
        [
            Document(
                number: "000", title: "A document",
                statements: [
                    Self.isTrue, Self.mixed, Self.conditional, Self.open, Self.dream, Self.asked, Self.unsettled, Self.forgotten,
                    Self.inParts,
                ]),
            Document(number: "001", title: "Another", statements: [Self.repeated, Self.repeatedAgain]),
        ]
    }

    private var coverage: [DocumentCoverage] {
        let claims = [
            Claim("a", .happens("a.next"), quotes: Self.isTrue, Self.asked, Self.unsettled, explanation: "As RC.2 says."),
            Claim("b", .happens("b.next"), quotes: Self.mixed, Self.conditional),
            Claim("c", .happens("a.next"), quotes: Self.mixed),
            Claim("d", .before("c.next", "d.next"), quotes: Self.open),
            Claim("e", .never("b.next"), quotes: Self.conditional),
            Claim("f", .happens("a.next"), quotes: Self.inParts.part("it is so")),
        ]
        return DocumentCoverage.of(documents, [World.result(claims: claims) { _ in "a.next" }])
    }

    private func outcome(_ statement: Statement) -> StatementOutcome? {
        coverage.flatMap(\.statements).first { $0.statement == statement }
    }

    @Test func `what claims say decides the verdict, as far as the statement lets it`() {
        #expect(
            coverage[0].statements.map(\.verdict) == [
                .confirmed, .refuted, .holdsUnderConditions, .undecided, .untestable, .answered, .undecided, .notYetTested, .confirmed,
            ])
        #expect(coverage[0].statements.map { $0.testimonies.map(\.claim.index) } == [[0], [1, 2], [1, 4], [3], [], [0], [0], [], [5]])
    }

    @Test func `only what holds under conditions names one`() {
        #expect(outcome(Self.conditional)?.condition == "where a is next")
        #expect(outcome(Self.isTrue)?.condition == nil)
    }

    @Test func `a part that no claim is about is named`() {
        #expect(outcome(Self.inParts)?.untestedParts == ["it is thus"])
        #expect(outcome(Self.isTrue)?.untestedParts == [])
    }

    @Test func `statements that say the same share claims and verdict, and know each other`() {
        for statement in [Self.isTrue, Self.repeated, Self.repeatedAgain] {
            #expect(outcome(statement)?.verdict == .confirmed)
            #expect(outcome(statement)?.testimonies.map(\.claim.index) == [0])
        }
        #expect(outcome(Self.repeated)?.elsewhere == [Self.isTrue, Self.repeatedAgain])
    }

    @Test func `a confirmed claim that contradicts is an exception`() {
        let general = Self.said("1", "All do.", holds: "without a delegate")
        let claims = [
            Claim("a", .happens("a.next"), quotes: general), Claim("b", .never("b.next"), contradicts: general),
            Claim("c", .happens("b.next"), contradicts: Self.isTrue),
        ]
        let document = Document(number: "000", title: "A document", statements: [general, Self.isTrue])
        let statements = DocumentCoverage.of([document], [World.result(claims: claims) { _ in "a.next" }])[0].statements
        #expect(statements.map(\.verdict) == [.holdsUnderConditions, .confirmed])
        #expect(statements[0].testimonies.map(\.bearing) == [.supports, .contradicts])
    }

    @Test func `a condition that claims do not bear out is complained of`() {
        let never = Self.said("1", "None do.", holds: "on Sundays")
        let always = Self.said("1", "All do.", holds: "on Mondays")
        let document = Document(number: "000", title: "A document", statements: [never, always, Self.conditional])
        let claims = [
            Claim("a", .happens("b.next"), quotes: never, Self.conditional),
            Claim("b", .happens("a.next"), quotes: always, Self.conditional),
        ]
        let complaints = StatementCheck(DocumentCoverage.of([document], [World.result(claims: claims) { _ in "a.next" }])).complaints
        #expect(
            complaints == [
                "000 §1 names a condition, and no claim shows where it holds: None do.",
                "000 §1 names a condition, and no claim shows where it does not hold: All do.",
            ])
    }

    @Test func `sections keep the document's order, even where it comes back to one`() {
        #expect(coverage[0].sections.map(\.name) == ["1", "2", "1"])
        #expect(coverage[0].sections.map(\.statements.count) == [3, 4, 2])
        #expect(StatementVerdict.allCases.map { coverage[0].count($0) } == [2, 1, 1, 1, 2, 1, 1])
    }

    @Test func `a section without a number is named, one with a number keeps its sign`() {
        #expect(Self.isTrue.reference == "000 §1")
        #expect(Self.said("conclusions", "So.").reference == "000, conclusions")
        #expect(Self.said("", "So.").reference == "000")
    }
}
