import EventTrace
import ExperimentKit
import ReportKit
import Studies
import TranslationKit

/// The pages of one source document: each of its statements with its verdict. A long document has a page for each chapter.
enum DocumentPage: PageKind {
    static func plans(of content: SiteContent, in translation: Translation) -> [PagePlan] {
        content.coverage.flatMap { coverage -> [PagePlan] in
            let chapters = DocumentChapter.all(of: coverage.document)
            let main = PagePlan(PageContext(Routes.document(coverage.document), in: translation, of: content)) { context in
                self.main(coverage, chapters, context)
            }
            guard chapters.count > 1 else { return [main] }
            return [main]
                + chapters.indices.map { index in
                    PagePlan(PageContext(chapters[index].route, in: translation, of: content)) { context in
                        func link(_ index: Int) -> Page.Link? {
                            guard chapters.indices.contains(index) else { return nil }
                            return Page.Link(route: chapters[index].route, title: title(of: chapters[index], context))
                        }
                        return page(of: chapters[index], coverage, context, (link(index - 1), link(index + 1)))
                    }
                }
        }
    }

    /// The summary, the refuted statements, and the document's statements or its chapters.
    private static func main(_ coverage: DocumentCoverage, _ chapters: [DocumentChapter], _ context: PageContext) -> Page {
        let document = coverage.document
        let sections = DocumentSections(coverage: coverage, context: context)
        var parts = [sections.corrections].compactMap { $0 }
        parts += chapters.count > 1 ? [list(of: chapters, coverage, context)] : sections.of(coverage.document.statements.indices.map { $0 })
        let body: HTML = """
            <h1>\(context.inline(document.title, in: document.context))</h1>
            \(summary(of: document, context))\(context.paragraph(PagePhrase.documentLead, class: "lead"))\
            \(Badge.tally(coverage, context))\(parts.map(\.html))
            """
        let texts = coverage.statements.map { context.translation($0.statement.text, in: $0.statement.context) }
        let title = context.translation(document.title, in: document.context)
        return Page(
            context: context, title: title,
            summary: document.summary.map { context.translation($0.whatHolds, in: document.context) }
                ?? context.say(PagePhrase.documentLead),
            section: .documents, trail: [index(context)], contents: parts.map(\.anchor), body: body,
            searchEntries: [
                SearchEntry(route: Routes.document(document), title: title, kind: .document, text: texts.joined(separator: " "))
            ])
    }

    private static func page(
        of chapter: DocumentChapter, _ coverage: DocumentCoverage, _ context: PageContext, _ neighbours: (Page.Link?, Page.Link?)
    ) -> Page {
        let document = coverage.document
        let parts = DocumentSections(coverage: coverage, context: context).of(chapter.statements)
        let title = title(of: chapter, context)
        let name = context.translation(document.title, in: document.context)
        let body: HTML = """
            <h1>\(InlineCode.html(title))</h1>
            \(parts.map(\.html))
            """
        return Page(
            context: context, title: "\(title) – \(document.number)",
            summary: context.say(ListPhrase.titled, ["title": name, "text": title]), section: .documents,
            trail: [index(context), Page.Link(route: Routes.document(document), title: name)], contents: parts.map(\.anchor),
            previous: neighbours.0, next: neighbours.1, body: body)
    }

    private static func index(_ context: PageContext) -> Page.Link {
        Page.Link(route: Routes.documents, title: context.say(PagePhrase.documentsTitle))
    }

    private static func title(of chapter: DocumentChapter, _ context: PageContext) -> String {
        guard let first = chapter.statements.first else { return chapter.key }
        let document = chapter.document
        if let name = document.statements[first].sectionName { return context.translation(name, in: document.context) }
        let title =
            document.sectionTitles[chapter.key]
            ?? chapter.statements.lazy.compactMap {
                document.sectionTitles[document.statements[$0].section]
            }.first
        return "§\(chapter.key)\(title.map { " \(context.translation($0, in: document.context))" } ?? "")"
    }

    private static func list(
        of chapters: [DocumentChapter], _ coverage: DocumentCoverage, _ context: PageContext
    ) -> (anchor: Page.Anchor, html: HTML) {
        let items = chapters.map { chapter -> HTML in
            let outcomes = chapter.statements.map { coverage.statements[$0] }
            return """
                <h3><a href="\(context.address(chapter.route))">\(InlineCode.html(self.title(of: chapter, context)))</a></h3>
                <p class="tally"><span>\(context.count(outcomes.count, .oneStatement, .manyStatements))</span> \
                \(Badge.tally(outcomes, context).joined(" "))</p>
                """
        }
        let name = context.say(PagePhrase.chapters)
        return (Page.Anchor(id: "sections", title: name), context.section("sections", name, HTML.unorderedList(items, class: "entries")))
    }

    /// A summary in three sentences, for readers of nothing else.
    private static func summary(of document: Document, _ context: PageContext) -> HTML {
        guard let summary = document.summary else { return "" }
        let sentences: [(PagePhrase, String)] = [
            (.whatHolds, summary.whatHolds), (.whatDoesNot, summary.whatDoesNot), (.toRemember, summary.toRemember),
        ]
        let items = sentences.map { phrase, sentence -> HTML in
            "<h2>\(context.say(phrase))</h2>\n<p>\(context.inline(sentence, in: document.context))</p>\n"
        }
        return "<div class=\"answer\">\n\(items)</div>\n"
    }
}
