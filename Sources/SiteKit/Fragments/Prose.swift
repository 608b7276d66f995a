import ExperimentKit
import ReportKit

/// Markdown that an experiment carries.
enum Prose {
    /// Mistakes are reported at the location of the experiment.
    static func html(_ text: String, words: MarkdownRenderer.Words, at location: Location, into mistakes: inout [Diagnostic]) -> HTML {
        var parser = MarkdownParser(file: location.file)
        guard let document = parser.parse(text) else {
            mistakes += parser.diagnostics.map { moved($0, to: location) }
            return ""
        }
        var renderer = MarkdownRenderer(
            file: location.file, words: words, headingShift: 2, reservedIDs: ExperimentSection.allCases.map(\.id)
        ) {
            (directive) throws(DirectiveFault) in
            throw DirectiveFault(summary: "an experiment's prose has no directives, such as `{{\(directive.name)}}`", remedy: nil)
        }
        let html = renderer.render(document)
        mistakes += renderer.diagnostics.map { moved($0, to: location) }
        return html
    }

    /// The text without its Markdown marks.
    static func plain(_ text: String) -> String {
        var parser = MarkdownParser(file: "")
        return parser.parse(text)?.plainText.trimmed ?? text
    }

    /// Lines of a string literal are not lines of its file, so the diagnostic has the experiment's line.
    private static func moved(_ diagnostic: Diagnostic, to location: Location) -> Diagnostic {
        Diagnostic(location, diagnostic.summary, remedy: diagnostic.remedy)
    }
}
