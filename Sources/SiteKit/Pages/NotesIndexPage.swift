/// The list of hand-written pages; left to the author if there is a `site/pages/index.md`.
enum NotesIndexPage: PageKind {
    private static let path = Routes.notes.path

    static func pages(of content: SiteContent) -> [Page] {
        let notes = content.notes.filter { $0.path.hasSuffix(".md") }
        guard !notes.contains(where: { Routes.note($0) == Routes.notes }) else { return [] }
        let directories = Set(notes.map { Paths.above($0.path) }).sorted { ($0 != "." ? 1 : 0, $0) < ($1 != "." ? 1 : 0, $1) }
        let lists = directories.map { directory -> HTML in
            let items = notes.filter { Paths.above($0.path) == directory }.map(item)
            let list = HTML.unorderedList(items, class: "notes")
            return directory == "." ? list : HTML.section(Slug.base(directory), title(of: directory), list)
        }
        let nothing: HTML = "<p>There are no notes yet.</p>\n"
        return [Page(path: path, title: "Notes", section: .notes, body: "<h1>Notes</h1>\n\(HTML.when(notes.isEmpty, nothing))\(lists)")]
    }

    private static func item(_ note: SiteFile) -> HTML {
        "<a href=\"\(Routes.note(note).address(from: path))\">\(NotePage.title(of: note))</a>"
    }

    private static func title(of directory: String) -> String {
        let name = Paths.lastName(directory)
        return name.prefix(1).uppercased() + name.dropFirst()
    }
}
