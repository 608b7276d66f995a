import ProjectFiles

/// An author's page about a folder of hand-written pages: in lists `guides/index.md` stands for all of `guides`.
enum FolderIndex {
    /// The index pages of the folders below `site/pages`, in the reader's language.
    static func all(among notes: [SiteFile]) -> [SiteFile] { notes.filter { isIndex($0) } }

    /// `notes` without the pages that an index stands for.
    static func standingFor(_ notes: [SiteFile]) -> [SiteFile] {
        let folders = Set(all(among: notes).map { Paths.above($0.path) })
        return notes.filter { isIndex($0) || !folders.contains(Paths.above($0.path)) }
    }

    /// The folder with the page in its list: an index appears beside its folder.
    static func folder(of note: SiteFile) -> String {
        let folder = Paths.above(note.path)
        return isIndex(note) ? Paths.above(folder) : folder
    }

    /// The link to the index of the page's folder, for its trail; empty if there is no index.
    static func link(above note: SiteFile, _ context: PageContext) -> [Page.Link] {
        guard !isIndex(note) else { return [] }
        let notes = NotePage.notes(of: context.content, in: context.language)
        return all(among: notes).filter { Paths.above($0.path) == Paths.above(note.path) }
            .map { Page.Link(route: Routes.note($0.path), title: NotePage.title(of: $0)) }
    }

    private static func isIndex(_ note: SiteFile) -> Bool {
        let folder = Paths.above(note.path)
        return folder != "." && Routes.note(note.path) == Routes.note(Paths.join(folder, "index.md"))
    }
}
