import ExperimentKit
import Foundation

/// Markdown that an experiment carries.
enum Prose {
    /// Mistakes in it are reported where the experiment stands.
    static func html(_ text: String, at location: Location, rules: RuleLinks, into mistakes: inout [PageDiagnostic]) -> HTML {
        let place = location.description.split(separator: ":").first.map(String.init) ?? location.fileID
        var parser = MarkdownParser(file: place)
        guard let document = parser.parse(text) else {
            mistakes += parser.diagnostics.map { moved($0, to: location) }
            return ""
        }
        var renderer = MarkdownRenderer(
            file: place, headingShift: 2, reservedIDs: ExperimentSection.allCases.map(\.id), words: rules.linking
        ) {
            (directive) throws(DirectiveFault) in
            throw DirectiveFault(summary: "an experiment's prose has no directives, such as `{{\(directive.name)}}`", remedy: nil)
        }
        let html = renderer.render(document)
        mistakes += renderer.diagnostics.map { moved($0, to: location) }
        return html
    }

    /// The text without its marks.
    static func plain(_ text: String) -> String {
        var parser = MarkdownParser(file: "")
        return parser.parse(text)?.plainText.trimmingCharacters(in: .whitespacesAndNewlines) ?? text
    }

    /// Lines within a string literal are not lines of its file: the experiment's own line is as near as it gets.
    private static func moved(_ diagnostic: PageDiagnostic, to location: Location) -> PageDiagnostic {
        PageDiagnostic(file: diagnostic.file, line: location.line, summary: diagnostic.summary, remedy: diagnostic.remedy)
    }
}
