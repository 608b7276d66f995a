import ReportKit
import Testing

/// What the reports of all experiments say, as text.
struct ReportWordsTests {
    /// A value in quotation marks begins a word of its own: "the finger “rests and lifts” or drags".
    @Test func `a quotation mark follows a space or what opens before it`() {
        for result in AllResults.value {
            let text = Array(MarkdownReport(result, rules: []).text.unicodeScalars)
            for (before, mark) in zip(text.indices, text.dropFirst()) where mark == "“" {
                let lead = text[before]
                #expect(
                    !(lead.properties.isAlphabetic || lead.properties.numericType != nil || lead == "`" || lead == "”"),
                    "\(result.experiment.id): \(String(String.UnicodeScalarView(text[max(0, before - 30)...min(before + 20, text.count - 1)])))"
                )
            }
        }
    }
}
