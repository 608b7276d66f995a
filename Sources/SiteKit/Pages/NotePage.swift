import EventTrace
import ExperimentKit
import ProjectFiles
import TranslationKit

/// A hand-written page: Markdown below `site/pages`, published at the same place below `pages`. `x.zh.md` is the Chinese of `x.md`.
enum NotePage: PageKind {
    static func plans(of content: SiteContent, in translation: Translation) -> [PagePlan] {
        notes(of: content, in: translation.language).map { plan(of: $0, content, translation) }
    }

    /// The page of this file, among those of the site.
    static func plan(of note: SiteFile, _ content: SiteContent, _ translation: Translation) -> PagePlan {
        PagePlan(PageContext(Routes.note(note.path), in: translation, of: content), isHandWritten: true) {
            context throws(AuthorsMistakes) in
            try page(of: note, context)
        }
    }

    /// The files of the pages, one for each page: in the reader's language if there is one.
    static func notes(of content: SiteContent, in language: Language) -> [SiteFile] {
        let all = content.notes.filter { $0.path.hasSuffix(".md") }
        let best = Dictionary(grouping: all) { Routes.note($0.path) }.values.compactMap { files in
            files.first { self.language(of: $0, in: content) == language } ?? files.first
        }
        return best.sorted { $0.path < $1.path }
    }

    /// The first heading, or the file's name. Reads the file only up to the heading.
    static func title(of note: SiteFile) -> String {
        let heading = note.text.split(whereSeparator: \.isNewline).first { $0.hasPrefix("# ") }
        return heading.map { Prose.plain(String($0)) } ?? Paths.lastName(note.path)
    }

    /// `x.zh.md` is written in Chinese, `x.md` in the main language of its site.
    static func language(of note: SiteFile, in content: SiteContent) -> Language {
        note.path.hasSuffix(".zh.md") ? .chinese : content.facts.mainLanguage
    }

    private static func page(of note: SiteFile, _ context: PageContext) throws(AuthorsMistakes) -> Page {
        let file = SiteFile.source(ofNote: note.path)
        let source = try SourceText.decode(note.bytes, file: file)
        var parser = MarkdownParser(file: file)
        guard let document = parser.parse(source) else { throw AuthorsMistakes(parser.diagnostics) }
        var directives = Directives(context: context)
        var renderer = MarkdownRenderer(file: file, words: MarkdownRenderer.Words(context), marked: context.mark) {
            (directive) throws(DirectiveFault) in
            try directives.expand(directive)
        }
        let body = renderer.render(document)
        if !renderer.diagnostics.isEmpty { throw AuthorsMistakes(renderer.diagnostics) }
        let title = renderer.headings.first { $0.level == 1 }?.text ?? Paths.lastName(note.path)
        return Page(
            context: context, title: title, summary: Excerpt.firstSentence(of: document.plainText), section: .about,
            trail: [AboutPage.link(context), Page.Link(route: Routes.notes, title: context.say(AboutPhrase.notes))]
                + FolderIndex.link(above: note, context),
            contents: renderer.headings.filter { $0.level == 2 }.map { Page.Anchor(id: $0.id, title: $0.text) },
            body: inItsLanguage(body, note, context),
            searchEntries: [SearchEntry(route: context.route, title: title, kind: .note, text: document.plainText)], source: file,
            references: language(of: note, in: context.content) == context.language ? renderer.references : [],
            scripts: ExperimentFigure.scripts(of: directives.figures, content: context.content))
    }

    /// The page, marked with its language if it is not translated.
    private static func inItsLanguage(_ body: HTML, _ note: SiteFile, _ context: PageContext) -> HTML {
        let own = language(of: note, in: context.content)
        guard own != context.language else { return body }
        return """
            \(context.paragraph(AboutPhrase.notTranslated, class: "note"))<div class="original" lang="\(own.tag)">
            \(body)</div>

            """
    }
}
