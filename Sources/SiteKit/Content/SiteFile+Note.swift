import ProjectFiles
import ProjectFiles

extension SiteFile {
    /// The path in the project of a hand-written page, given by its path below `site/pages`.
    static func source(ofNote path: String) -> String { "site/pages/\(path)" }
}
