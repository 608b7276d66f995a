import EventTrace
import ExperimentKit
import TranslationKit

/// The list of source documents with what became of their statements, in each language.
enum DocumentIndexPage: PageKind {
    static func pages(of content: SiteContent) -> [Page] {
        Language.allCases.map { page(content, content.translations[$0]) }
    }

    private static func page(_ content: SiteContent, _ translation: Translation) -> Page {
        let path = Routes.documents(in: translation.language).path
        let title = translation(PagePhrase.documents)
        let list = list(content, from: path, translation)
        let body: HTML = """
            <p class="eyebrow">\(translation.other(from: path, Routes.documents))</p>
            <h1>\(title)</h1>
            <p class="lead">\(translation(PagePhrase.documentsLead))</p>
            \(list.isEmpty ? HTML.paragraph(translation(PagePhrase.noDocuments)) : list)
            """
        return Page(
            path: path, title: title, summary: translation(PagePhrase.documentsLead), section: .documents,
            translation: translation, body: body)
    }

    /// For the first page of the site too.
    static func list(_ content: SiteContent, from page: String, _ translation: Translation) -> HTML {
        let items = content.coverage.map { coverage -> HTML in
            let target = Routes.document(coverage.document, in: translation.language).address(from: page)
            return """
                <h3><a href="\(target)"><span class="section">\(coverage.document.number)</span> \
                \(translation.inline(coverage.document.title, in: coverage.document.context))</a></h3>
                \(Badge.tally(coverage, translation))
                """
        }
        return HTML.unorderedList(items, class: "entries")
    }
}
