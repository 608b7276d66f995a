import EmbeddedFiles
import ProjectFiles

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

    /// The script with the index of a search.
    static func searchIndex(marked mark: String?) -> Route { Route("assets/search-index\(mark.map { ".\($0)" } ?? "").js") }

    /// The files, in the colours of the site.
    static func files(_ accent: Colour?) -> [SiteFile] {
        [
            SiteFile(path: style.path, text: Palette.styleSheet(with: accent)),
            SiteFile(path: script.path, bytes: [UInt8](embedded_elements_js()) + [UInt8](embedded_site_js())),
            SiteFile(path: paint.path, bytes: [UInt8](embedded_paint_js())),
            SiteFile(path: figure.path, bytes: [UInt8](embedded_figure_js())),
            SiteFile(path: search.path, bytes: [UInt8](embedded_search_js())),
            SiteFile(path: live.path, bytes: [UInt8](embedded_live_js())),
            SiteFile(path: trying.path, bytes: [UInt8](embedded_trying_js())),
            SiteFile(path: builder.path, bytes: [UInt8](embedded_builder_js())),
            SiteFile(path: icon.path, text: Palette.icon(with: accent)),
        ]
    }
}
