import EventTrace
import ExperimentKit
import TranslationKit

/// The page of one source document: each of its statements with what became of it, in each language.
enum DocumentPage: PageKind {
    static func pages(of content: SiteContent) -> [Page] {
        content.coverage.flatMap { coverage in
            Language.allCases.map { page(of: coverage, content, content.translations[$0]) }
        }
    }

    private static func page(of coverage: DocumentCoverage, _ content: SiteContent, _ translation: Translation) -> Page {
        let document = coverage.document
        let path = Routes.document(document, in: translation.language).path
        let title = translation(document.title, in: document.context)
        let sections = sections(of: coverage, path, content, translation)
        let body: HTML = """
            <p class="eyebrow">\(translation(PagePhrase.document, ["number": document.number])) · \(language(document, path, translation))</p>
            <h1>\(translation.inline(document.title, in: document.context))</h1>
            <p class="lead">\(translation(PagePhrase.documentLead))</p>
            \(Badge.tally(coverage, translation))\(sections.map(\.html))
            """
        return Page(
            path: path, title: title, summary: translation(PagePhrase.documentLead), section: .documents,
            translation: translation, contents: sections.map(\.link), body: body,
            searchEntries: [entry(coverage, translation)])
    }

    private static func language(_ document: Document, _ path: String, _ translation: Translation) -> HTML {
        translation.other(from: path) { Routes.document(document, in: $0) }
    }

    private static func sections(
        of coverage: DocumentCoverage, _ path: String, _ content: SiteContent, _ translation: Translation
    ) -> [(link: Page.Link, html: HTML)] {
        var slugs = Slug()
        var number = 0
        return coverage.sections.map { section in
            let title = section.statements[0].statement.heading(in: translation)
            let id = slugs.make("section \(section.name)")
            let items = section.statements.map { outcome -> HTML in
                number += 1
                return StatementItem(
                    outcome: outcome, id: "statement-\(number)", page: path, content: content, translation: translation
                ).html
            }
            let html = HTML.section(
                id, title, "<ul class=\"claims statements\">\n\(items)</ul>\n", linkWords: translation(PagePhrase.linkTo))
            return (Page.Link(id: id, title: title), html)
        }
    }

    private static func entry(_ coverage: DocumentCoverage, _ translation: Translation) -> SearchEntry {
        SearchEntry(
            route: Routes.document(coverage.document, in: translation.language),
            title: translation(coverage.document.title, in: coverage.document.context), kind: "document",
            text: coverage.statements.map { translation($0.statement.statement, in: $0.statement.context) }.joined(separator: " "))
    }
}

extension Origin {
    /// The heading of its section: a number keeps its sign.
    fileprivate func heading(in translation: Translation) -> String {
        sectionName.map { translation($0, in: context) } ?? "§\(section)"
    }
}
