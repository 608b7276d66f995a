/// The files that every site carries, compiled in so that the program can be copied to another machine by itself.
enum Assets {
    static let style = "assets/style.css"
    static let script = "assets/site.js"
    static let search = "assets/search.js"
    static let searchIndex = "assets/search-index.js"

    static var files: [SiteFile] {
        [
            SiteFile(path: style, bytes: PackageResources.style_css),
            SiteFile(path: script, bytes: PackageResources.site_js),
            SiteFile(path: search, bytes: PackageResources.search_js),
        ]
    }
}
