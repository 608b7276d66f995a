import EventTrace
import ExperimentKit
import ReportKit

/// The page of one source document: each of its statements with what became of it, in each language.
enum DocumentPage: PageKind {
    static func pages(of content: SiteContent) -> [Page] {
        content.coverage.flatMap { coverage in
            Language.allCases.map { page(of: coverage, content, Translation(language: $0)) }
        }
    }

    private static func page(of coverage: DocumentCoverage, _ content: SiteContent, _ translation: Translation) -> Page {
        let document = coverage.document
        let path = Routes.document(document, in: translation.language).path
        let title = translation[document.title]
        let sections = sections(of: coverage, path, content, translation)
        let body: HTML = """
            <p class="eyebrow">\(translation[CoverageWords.document(document.number)]) · \(language(document, path, translation))</p>
            <h1>\(translation.inline(document.title))</h1>
            <p class="lead">\(translation[CoverageWords.pageLead])</p>
            \(Badge.tally(coverage, translation))\(sections.map(\.html))
            """
        return Page(
            path: path, title: title, summary: translation[CoverageWords.pageLead], section: .documents,
            language: translation.language.rawValue, contents: sections.map(\.link), body: body,
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
            let title = translation[CoverageWords.section(section.name)]
            let id = slugs.make("section \(section.name)")
            let items = section.statements.map { outcome -> HTML in
                number += 1
                return StatementItem(
                    outcome: outcome, id: "statement-\(number)", page: path, content: content, translation: translation
                ).html
            }
            let html = HTML.section(
                id, title, "<ul class=\"claims statements\">\n\(items)</ul>\n", linkWords: translation[CoverageWords.linkTo])
            return (Page.Link(id: id, title: title), html)
        }
    }

    private static func entry(_ coverage: DocumentCoverage, _ translation: Translation) -> SearchEntry {
        SearchEntry(
            route: Routes.document(coverage.document, in: translation.language), title: translation[coverage.document.title],
            kind: "document",
            text: coverage.statements.map { translation[$0.statement.statement] }.joined(separator: " "))
    }
}
