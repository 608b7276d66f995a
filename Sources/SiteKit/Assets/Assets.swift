/// The files that every site carries, compiled in so that the program can be copied to another machine by itself.
enum Assets {
    static let style = Route("assets/style.css")
    static let script = Route("assets/site.js")
    /// Loaded before every script that paints drawings.
    static let paint = Route("assets/paint.js")
    static let figure = Route("assets/figure.js")
    static let search = Route("assets/search.js")
    /// Loaded by pages on which a reader tries an experiment out.
    static let live = Route("assets/live.js")
    static let trying = Route("assets/trying.js")
    /// Loaded by the page on which a reader builds a stage.
    static let builder = Route("assets/builder.js")
    static let icon = Route("assets/icon.svg")

    /// What a search looks words up in.
    static func searchIndex(marked mark: String?) -> Route { Route("assets/search-index\(mark.map { ".\($0)" } ?? "").js") }

    /// In the colours of the site.
    static func files(_ accent: Accent?) -> [SiteFile] {
        [
            SiteFile(path: style.path, text: Palette.styleSheet(with: accent)),
            SiteFile(path: script.path, bytes: PackageResources.elements_js + PackageResources.site_js),
            SiteFile(path: paint.path, bytes: PackageResources.paint_js),
            SiteFile(path: figure.path, bytes: PackageResources.figure_js),
            SiteFile(path: search.path, bytes: PackageResources.search_js),
            SiteFile(path: live.path, bytes: PackageResources.live_js),
            SiteFile(path: trying.path, bytes: PackageResources.trying_js),
            SiteFile(path: builder.path, bytes: PackageResources.builder_js),
            SiteFile(path: icon.path, text: Palette.icon(with: accent)),
        ]
    }
}
