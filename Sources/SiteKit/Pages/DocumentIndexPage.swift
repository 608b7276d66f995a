import EventTrace
import ExperimentKit
import TranslationKit

/// The list of source documents with what became of their statements, in each language.
enum DocumentIndexPage: PageKind {
    private static let name = "documents/index"
    static let path = Language.english.path(name)

    static func path(in language: Language) -> String { language.path(name) }

    static func pages(of content: SiteContent) -> [Page] {
        Language.allCases.map { page(content, content.translations[$0]) }
    }

    private static func page(_ content: SiteContent, _ translation: Translation) -> Page {
        let path = translation.path(name)
        let title = translation(PagePhrase.documents)
        let list = list(content, from: path, translation)
        let body: HTML = """
            <p class="eyebrow">\(translation.other(from: path, name))</p>
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
            let target = Paths.relative(from: page, to: translation.path(DocumentPage.name(of: coverage.document)))
            return """
                <h3><a href="\(target)"><span class="section">\(coverage.document.number)</span> \
                \(translation.inline(coverage.document.title, in: coverage.document.context))</a></h3>
                \(Badge.tally(coverage, translation))
                """
        }
        return HTML.unorderedList(items, class: "entries")
    }
}
