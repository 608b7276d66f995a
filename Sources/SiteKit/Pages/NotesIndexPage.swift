import ProjectFiles
import TranslationKit

/// The list of hand-written pages, if there are any; an author's `site/pages/index.md` replaces the list.
enum NotesIndexPage: PageKind {
    static func plans(of content: SiteContent, in translation: Translation) -> [PagePlan] {
        let notes = NotePage.notes(of: content, in: translation.language)
        guard !notes.isEmpty, !notes.contains(where: { Routes.note($0.path) == Routes.notes }) else { return [] }
        return [PagePlan(PageContext(Routes.notes, in: translation, of: content), page)]
    }

    private static func page(_ context: PageContext) -> Page {
        let notes = NotePage.notes(of: context.content, in: context.language)
        let listed = FolderIndex.standingFor(notes)
        let directories = Set(listed.map { FolderIndex.folder(of: $0) }).sorted { ($0 != "." ? 1 : 0, $0) < ($1 != "." ? 1 : 0, $1) }
        var slugs = Slug()
        slugs.reserve("main")
        let lists = directories.map { directory -> HTML in
            let items = listed.filter { FolderIndex.folder(of: $0) == directory }.map { item($0, context) }
            let list = HTML.unorderedList(items, class: "notes")
            return directory == "." ? list : context.section(slugs.make(directory), title(of: directory), list)
        }
        let heading = context.say(AboutPhrase.notes)
        let body: HTML = """
            <h1>\(heading)</h1>
            \(lists)
            """
        return Page(
            context: context, title: heading, summary: context.say(AboutPhrase.notesSummary), section: .about,
            trail: [AboutPage.link(context)], body: body)
    }

    private static func item(_ note: SiteFile, _ context: PageContext) -> HTML {
        let own = NotePage.language(of: note, in: context.content)
        let language: HTML = HTML.when(own != context.language, " lang=\"\(own.tag)\"")
        return "<a href=\"\(context.address(Routes.note(note.path)))\"\(language)>\(NotePage.title(of: note))</a>"
    }

    private static func title(of directory: String) -> String {
        let name = Paths.lastName(directory)
        return name.prefix(1).uppercased() + name.dropFirst()
    }
}
