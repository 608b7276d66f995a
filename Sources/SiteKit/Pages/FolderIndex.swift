/// The page that an author has written about a folder of hand-written pages: `guides/index.md` stands for all of `guides` in lists.
enum FolderIndex {
    /// Those of the folders below `site/pages`, in the reader's language.
    static func all(among notes: [SiteFile]) -> [SiteFile] { notes.filter { isIndex($0) } }

    /// `notes` without what an index stands for.
    static func standingFor(_ notes: [SiteFile]) -> [SiteFile] {
        let folders = Set(all(among: notes).map { Paths.above($0.path) })
        return notes.filter { isIndex($0) || !folders.contains(Paths.above($0.path)) }
    }

    /// The folder in whose list a page stands: an index stands beside its folder.
    static func folder(of note: SiteFile) -> String {
        let folder = Paths.above(note.path)
        return isIndex(note) ? Paths.above(folder) : folder
    }

    /// For the trail of a page in a folder that has an index.
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
