import EventTrace
import ExperimentKit
import ReportKit
import SampleResults
import Studies
import Testing

struct DocumentReportTests {
    private static let climbs = Statement(document: "000", section: "1.2", "Touches start at the hit view & climb.")
    private static let document = Document(
        number: "000", title: "A document",
        summary: Document.Summary(whatHolds: "It begins.", whatDoesNot: "It climbs alone.", toRemember: "Call super."),
        sectionTitles: ["1.2": "Touches"],
        statements: [
            climbs, Statement(document: "000", section: "1.2", "It is fast.", kind: .untestable(because: "Nobody says how fast.")),
            Statement(document: "000", section: "1.2", "Is it so?", kind: .question(answer: "It is.")),
            Statement(document: "000", section: "notes", "So it goes.", sameAs: climbs),
        ])

    private var text: String {
        let graded = Sample.results.map { $0.resting(on: AblationTable(Sample.rules, Sample.ablations)) }
        return DocumentReport(DocumentCoverage.of([Self.document], graded)[0]).text
    }

    @Test func `three sentences come first, then the counts`() {
        #expect(
            text.hasPrefix(
                """
                # Document 000: A document

                - **What holds.** It begins.
                - **What does not.** It climbs alone.
                - **To remember.** Call super.

                | Verdict | seen on a device | documented | assumed | no rule | all |
                | --- | --- | --- | --- | --- | --- |
                | confirmed | 2 | 0 | 0 | 0 | 2 |
                | untestable | 0 | 0 | 0 | 1 | 1 |
                | not yet tested | 0 | 0 | 0 | 1 | 1 |
                | all |  |  |  |  | 4 |

                """))
    }

    @Test func `each statement stands in its section with verdict, grade, claim and place`() {
        #expect(
            text.hasSuffix(
                """
                ## §1.2 Touches

                - **confirmed**, seen on a device: Touches start at the hit view & climb.
                  - The same stands in 000, notes
                  - confirmed, seen on a device: The view under the finger receives the touch first. ([HitTestTouch](../HitTestTouch.md), claim 1)
                - **untestable**: It is fast.
                  - No experiment can test it: Nobody says how fast.
                - **not yet tested**: Is it so?
                  - Answer: It is.

                ## Notes

                - **confirmed**, seen on a device: So it goes.
                  - The same stands in 000 §1.2
                  - confirmed, seen on a device: The view under the finger receives the touch first. ([HitTestTouch](../HitTestTouch.md), claim 1)

                """))
    }

    @Test func `what is not so stands before the sections, with the reason`() {
        let never = Statement(document: "000", section: "1", "All receive it.")
        let document = Document(number: "000", title: "A document", statements: [never])
        let result = World.result([], claims: [Claim("All do.", .happens("b.next"), quotes: never, knownRefutation: "It needs super.")]) {
            _ in "a.next\n"
        }
        let text = DocumentReport(DocumentCoverage.of([document], [result])[0]).text
        #expect(text.contains("## What is not so\n\n- 000 §1: All receive it. **Not so:** It needs super.\n"))
    }
}
