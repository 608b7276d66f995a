/// A file of the site: where it goes, relative to the site's root, and what is in it.
public struct SiteFile: Hashable, Sendable {
    public let path: String
    public let bytes: [UInt8]

    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    public init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    /// Where the author finds a hand-written page, given by its path below `site/pages`.
    static func source(ofNote path: String) -> String { "site/pages/\(path)" }

    public var text: String { String(decoding: bytes, as: UTF8.self) }
}
