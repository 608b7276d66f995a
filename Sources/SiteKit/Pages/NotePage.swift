import EventTrace
import ExperimentKit
import TranslationKit

/// A hand-written page: Markdown below `site/pages`, published at the same place below `pages`.
enum NotePage: PageKind {
    static func pages(of content: SiteContent) throws(AuthorsMistakes) -> [Page] {
        var pages: [Page] = []
        var mistakes: [Diagnostic] = []
        for note in content.notes where note.path.hasSuffix(".md") {
            do throws(AuthorsMistakes) {
                pages.append(try page(of: note, content))
            } catch {
                mistakes += error.diagnostics
            }
        }
        if !mistakes.isEmpty { throw AuthorsMistakes(mistakes) }
        return pages
    }

    /// The first heading, or the file's name; reads the file only as far as it must.
    static func title(of note: SiteFile) -> String {
        let heading = note.text.split(whereSeparator: \.isNewline).first { $0.hasPrefix("# ") }
        return heading.map { Prose.plain(String($0)) } ?? Paths.lastName(note.path)
    }

    private static func page(of note: SiteFile, _ content: SiteContent) throws(AuthorsMistakes) -> Page {
        let file = SiteFile.source(ofNote: note.path)
        let path = Routes.note(note).path
        let source = try SourceText.decode(note.bytes, file: file)
        var parser = MarkdownParser(file: file)
        guard let document = parser.parse(source) else { throw AuthorsMistakes(parser.diagnostics) }
        let directives = Directives(content: content, page: path)
        var renderer = MarkdownRenderer(file: file) {
            (directive) throws(DirectiveFault) in
            try directives.expand(directive)
        }
        let body = renderer.render(document)
        if !renderer.diagnostics.isEmpty { throw AuthorsMistakes(renderer.diagnostics) }
        let title = renderer.headings.first { $0.level == 1 }?.text ?? Paths.lastName(note.path)
        let text = document.plainText
        return Page(
            path: path, title: title, section: .notes, translation: content.translations[language(of: note)],
            contents: renderer.headings.filter { $0.level == 2 }.map { Page.Link(id: $0.id, title: $0.text) }, body: body,
            searchEntries: [SearchEntry(route: Routes.note(note), title: title, kind: .note, text: text)], source: file,
            references: renderer.references)
    }

    /// `x.zh.md` is written in Chinese.
    private static func language(of note: SiteFile) -> Language { note.path.hasSuffix(".zh.md") ? .chinese : .english }
}
