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
        let page = DocumentSections(coverage: coverage, path: path, content: content, translation: translation)
        let body: HTML = """
            <p class="eyebrow">\(translation(PagePhrase.document, ["number": document.number])) · \(language(document, path, translation))</p>
            <h1>\(translation.inline(document.title, in: document.context))</h1>
            \(summary(of: document, translation))<p class="lead">\(translation(PagePhrase.documentLead))</p>
            \(Badge.tally(coverage, translation))\(page.sections.map(\.html))
            """
        return Page(
            path: path, title: title, summary: translation(PagePhrase.documentLead), section: .documents,
            translation: translation, contents: page.sections.map(\.link), body: body,
            searchEntries: [entry(coverage, translation)])
    }

    /// Three sentences for somebody who reads no more.
    private static func summary(of document: Document, _ translation: Translation) -> HTML {
        guard let summary = document.summary else { return "" }
        let sentences: [(PagePhrase, String)] = [
            (.whatHolds, summary.whatHolds), (.whatDoesNot, summary.whatDoesNot), (.toRemember, summary.toRemember),
        ]
        let items = sentences.map { phrase, sentence -> HTML in
            "<p><strong>\(translation(phrase)).</strong> \(translation.inline(sentence, in: document.context))</p>\n"
        }
        return "<div class=\"answer\">\n\(items)</div>\n"
    }

    private static func language(_ document: Document, _ path: String, _ translation: Translation) -> HTML {
        translation.other(from: path) { Routes.document(document, in: $0) }
    }

    private static func entry(_ coverage: DocumentCoverage, _ translation: Translation) -> SearchEntry {
        SearchEntry(
            route: Routes.document(coverage.document, in: translation.language),
            title: translation(coverage.document.title, in: coverage.document.context), kind: .document,
            text: coverage.statements.map { translation($0.statement.text, in: $0.statement.context) }.joined(separator: " "))
    }
}
