import EventTrace
import ExperimentKit
import Studies
import Testing

struct DocumentCheckTests {
    private static let plain = Statement(document: "000", section: "1", "It is so.")
    private static let untestable = Statement(document: "000", section: "1", "It feels so.", kind: .untestable(because: "A feeling."))
    private static let inParts = Statement(document: "000", section: "1", "It is so and so.", parts: ["it begins", "it ends"])
    private static let document = Document(number: "000", title: "A document", statements: [plain, untestable, inParts])

    private func mistakes(_ claims: Claim..., origins: [Statement] = []) -> [String] {
        let experiment = Experiment(id: "A", title: "A", question: "A?", origins: origins, stage: { _ in }, claims: { claims })
        return DocumentCheck([Self.document], [experiment]).diagnostics.map(\.summary)
    }

    @Test func `what app code could tell of a statement that is listed is no mistake`() {
        #expect(mistakes(Claim("a", .happens("a.next"), quotes: Self.plain, Self.inParts.part("it ends")), origins: [Self.plain]) == [])
        #expect(mistakes(Claim("a", .all([.happens("a.next"), .ruleAtWork(Sample.rule)]), quotes: Self.plain)) == [])
    }

    @Test func `the engine's own decisions are no evidence for a document`() {
        let expectations: [Expectation] = [
            .decided("a: fail"), .neverDecided("a: fail"), .ruleAtWork(Sample.rule), .ruleNotAtWork(Sample.rule),
            .all([.decided("a: fail"), .ruleAtWork(Sample.rule)]),
        ]
        for expectation in expectations {
            #expect(
                mistakes(Claim("a", expectation, quotes: Self.plain)) == [
                    "the claim quotes 000 §1 and rests on the engine's decisions alone"
                ])
            #expect(mistakes(Claim("a", expectation)) == [])
        }
    }

    @Test func `a part that the statement has not is a mistake`() {
        #expect(
            mistakes(Claim("a", .happens("a.next"), contradicts: Self.inParts.part("it end"))) == [
                "'it end' is no part of the statement of 000 §1"
            ])
    }

    @Test func `a statement that nothing can test is not quoted`() {
        #expect(
            mistakes(Claim("a", .happens("a.next"), quotes: Self.untestable)) == [
                "the claim quotes 000 §1, which is said to be untestable"
            ])
    }

    @Test func `a statement of a known document stands in it; other documents are not known`() {
        let stranger = Statement(document: "000", section: "1", "It is otherwise.")
        let foreign = Statement(document: "009", section: "1", "It is otherwise.")
        #expect(
            mistakes(Claim("a", .happens("a.next"), quotes: stranger)) == ["document 000 does not list the statement 'It is otherwise.'"])
        #expect(mistakes(origins: [stranger]) == ["document 000 does not list the statement 'It is otherwise.'"])
        #expect(mistakes(Claim("a", .happens("a.next"), quotes: foreign)) == [])
    }

    private enum Sample {
        static let rule = Rule(
            .hitTesting, 1, .documented("It is asked.", without: "Nobody asks.", sources: []))
    }
}
