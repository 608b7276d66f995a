import Foundation
import SiteKit

/// The way from a directory to a file, `../evdoc`.
struct RelativePath {
    let text: String

    /// The last name of `target` stays as it is written: it may be a link. What is above is followed.
    init(from directory: String, to target: String) {
        let (start, end) = (RelativePath.names(directory), RelativePath.names(target))
        let common = zip(start, end).prefix { $0 == $1 }.count
        let names = Array(repeating: "..", count: start.count - common) + end.dropFirst(common)
        text = names.isEmpty ? "." : names.joined(separator: "/")
    }

    private static func names(_ path: String) -> [String] {
        let url = URL(fileURLWithPath: path).standardized
        let above = Paths.resolved(url.deletingLastPathComponent().path)
        return (above.split(separator: "/") + [url.lastPathComponent[...]]).map(String.init)
    }
}
