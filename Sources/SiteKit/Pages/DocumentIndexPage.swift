import EventTrace
import ExperimentKit
import Studies
import TranslationKit

/// The list of source documents with the verdicts of their statements, if there are any.
enum DocumentIndexPage: PageKind {
    static func plans(of content: SiteContent, in translation: Translation) -> [PagePlan] {
        guard !content.coverage.isEmpty else { return [] }
        return [PagePlan(PageContext(Routes.documents, in: translation, of: content), page)]
    }

    private static func page(_ context: PageContext) -> Page {
        let title = context.say(PagePhrase.documentsTitle)
        let items = context.content.coverage.map { item($0, context) }
        let body: HTML = """
            <h1>\(title)</h1>
            \(context.paragraph(PagePhrase.documentsLead, class: "lead"))\
            \(HTML.unorderedList(items, class: "entries"))
            """
        return Page(context: context, title: title, summary: context.say(PagePhrase.documentsLead), section: .documents, body: body)
    }

    private static func item(_ coverage: DocumentCoverage, _ context: PageContext) -> HTML {
        let document = coverage.document
        let summary: HTML = document.summary.map { "<p>\(context.inline($0.toRemember, in: document.context))</p>\n" } ?? ""
        return """
            <h2><a href="\(context.address(Routes.document(document)))"><span class="section">\(document.number)</span> \
            \(context.inline(document.title, in: document.context))</a></h2>
            \(summary)\(Badge.tally(coverage, context))
            """
    }
}
