/// Turns what the experiments found out into the files of a site. Equal content gives equal bytes.
public enum SiteBuilder {
    /// Every file of the site, sorted by path. Throws all mistakes of hand-written pages and of experiments' prose at once.
    public static func files(_ content: SiteContent) throws(AuthorsMistakes) -> [SiteFile] {
        let pages = try pages(content)
        let pictures = content.notes.filter { !$0.path.hasSuffix(".md") }.map {
            SiteFile(path: Routes.note($0).path, bytes: $0.bytes)
        }
        let index = SiteFile(path: Assets.searchIndex.path, text: SearchIndex(entries: pages.flatMap(\.searchEntries), translation: .english).script)
        let others = Assets.files + pictures + [index]
        if !content.isPartial { try check(pages, others) }
        let documents = pages.map { SiteFile(path: $0.path, text: Layout.document($0).description) }
        return (documents + others).sorted { $0.path < $1.path }
    }

    private static func pages(_ content: SiteContent) throws(AuthorsMistakes) -> [Page] {
        var pages: [Page] = []
        var mistakes = PageNames.diagnostics(for: content.notes)
        for kind in PageKinds.all {
            do throws(AuthorsMistakes) {
                pages += try kind.pages(of: content)
            } catch {
                mistakes += error.diagnostics
            }
        }
        if !mistakes.isEmpty { throw AuthorsMistakes(mistakes) }
        return pages
    }

    private static func check(_ pages: [Page], _ others: [SiteFile]) throws(AuthorsMistakes) {
        let references = References(pages: pages, files: others.map(\.path))
        let faults = pages.flatMap { references.diagnostics(for: $0) }
        if !faults.isEmpty { throw AuthorsMistakes(faults) }
    }
}
