/// A file of the site: its path, relative to the site's root, and its bytes.
public struct SiteFile: Hashable, Sendable {
    /// The path of the manifest, which every site has.
    package static let listName = "evdoc-site.txt"

    public let path: String
    public let bytes: [UInt8]

    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    public init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    public var text: String { String(decoding: bytes, as: UTF8.self) }
}
