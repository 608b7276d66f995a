/// The files that every site carries, compiled in so that the program can be copied to another machine by itself.
enum Assets {
    static let style = Route("assets/style.css")
    static let script = Route("assets/site.js")
    static let search = Route("assets/search.js")
    static let searchIndex = Route("assets/search-index.js")

    static var files: [SiteFile] {
        [
            SiteFile(path: style.path, bytes: PackageResources.style_css),
            SiteFile(path: script.path, bytes: PackageResources.site_js),
            SiteFile(path: search.path, bytes: PackageResources.search_js),
        ]
    }
}
