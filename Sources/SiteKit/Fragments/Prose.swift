import ExperimentKit
import ReportKit

/// Markdown that an experiment carries.
enum Prose {
    /// The text in the page's language; ids of experiments are links. Mistakes are reported at the location of the experiment.
    static func html(
        _ text: String, of experiment: Experiment, _ context: PageContext, at location: Location, into mistakes: inout [Diagnostic]
    ) -> HTML {
        var parser = MarkdownParser(file: location.file)
        guard let document = parser.parse(context.translation(text, in: experiment.id)) else {
            mistakes += parser.diagnostics.map { moved($0, to: location) }
            return ""
        }
        var renderer = MarkdownRenderer(
            file: location.file, words: MarkdownRenderer.Words(context), headingShift: 2, reservedIDs: ExperimentSection.allCases.map(\.id),
            mention: context.mention
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

    /// A text of an author in the page's language, without marks, with titles in place of the ids of experiments.
    static func plain(_ text: String, in context: String, _ page: PageContext) -> String {
        plain(
            ExperimentMention.replaced(in: page.translation(text, in: context)) { id in
                page.content.titles[id].map { page.translation($0, in: id) }
            })
    }

    /// Lines of a string literal are not lines of its file, so the diagnostic has the experiment's line.
    private static func moved(_ diagnostic: Diagnostic, to location: Location) -> Diagnostic {
        Diagnostic(location, diagnostic.summary, remedy: diagnostic.remedy)
    }
}
