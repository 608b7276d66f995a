import Foundation

/// A place of the site: a file, or an element of a file.
struct Route: Hashable, Sendable {
    /// The path of the file as on disk, relative to the site's root: `pages/a#b.html`.
    let path: String
    /// The element's `id`; nil for the file as a whole.
    let place: String?

    init(_ path: String, at place: String? = nil) {
        self.path = path
        self.place = place
    }

    /// The path of the page in the language of this mark: `rules.zh.html` for `rules.html`. Files other than pages have no language.
    func path(marked mark: String?) -> String {
        guard let mark, let ending = Route.endings.first(where: path.hasSuffix) else { return path }
        return "\(Substring(path.utf8.dropLast(ending.utf8.count))).\(mark)\(ending)"
    }

    /// The same place of the page in the language of this mark.
    func marked(_ mark: String?) -> Route { Route(path(marked: mark), at: place) }

    /// The endings of pages and of their Markdown.
    private static let endings = [".html", ".md"]

    /// Reads a relative address on the page at `page`, as a browser does; nil if the address leads out of the site. Queries are ignored.
    init?(reading address: String, on page: String) {
        let halves = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let target = halves[0].prefix { $0 != "?" }
        place = halves.count == 2 && !halves[1].isEmpty ? Route.decoded(halves[1]) : nil
        guard !target.isEmpty else {
            path = page
            return
        }
        var parts = page.split(separator: "/").dropLast().map(String.init)
        for part in target.split(separator: "/") where part != "." {
            if part != ".." {
                parts.append(Route.decoded(part))
            } else if parts.popLast() == nil {
                return nil
            }
        }
        path = parts.joined(separator: "/")
    }

    /// The address of this place on the page at `page`, for `href` and `src`. It is relative and percent-encoded, so that no file name is
    /// read as a scheme, a query, an anchor or an escape. From `a/b.html` to `c.html` it is `../c.html`.
    func address(from page: String) -> String {
        if path == page, let place { return Route.fragment(place) }
        let shared = Route.sharedFolder(page, path)
        let relative =
            String(repeating: "../", count: Route.depth(of: page.utf8.dropFirst(shared)))
            + Route.encoded(String(Substring(path.utf8.dropFirst(shared))))
        // RFC 3986 4.2: a colon in the first segment would end a scheme.
        let isTakenForScheme = relative.utf8.prefix { $0 != UInt8(ascii: "/") }.contains(UInt8(ascii: ":"))
        return (isTakenForScheme ? "./" : "") + relative + (place.map(Route.fragment) ?? "")
    }

    /// The number of bytes that both paths have in common, up to the last slash in these bytes.
    private static func sharedFolder(_ path: String, _ other: String) -> Int {
        var shared = 0
        for (index, (byte, same)) in zip(path.utf8, other.utf8).enumerated() {
            guard byte == same else { break }
            if byte == UInt8(ascii: "/") { shared = index + 1 }
        }
        return shared
    }

    /// The number of folders in a path.
    private static func depth(of path: Substring.UTF8View) -> Int {
        var (names, isInName) = (0, false)
        for byte in path {
            if byte != UInt8(ascii: "/"), !isInName { names += 1 }
            isInName = byte != UInt8(ascii: "/")
        }
        return max(0, names - 1)
    }

    /// The address of an element of the page itself: `#claim-1`.
    static func fragment(_ place: String) -> String { "#" + encoded(place) }

    /// An author's address with the characters encoded that no address may contain; encoded characters stay.
    static func cleaned(_ address: String) -> String {
        address.addingPercentEncoding(withAllowedCharacters: ofAddresses) ?? address
    }

    /// RFC 3986's unreserved characters and those of its delimiters that mean nothing within a path.
    private static let ofNames = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/:@!$()*+,;=")
    private static let ofAddresses = ofNames.union(CharacterSet(charactersIn: "%#?&'[]"))

    private static func encoded(_ name: String) -> String {
        // Nearly every name needs no encoding.
        let isPlain = name.utf8.allSatisfy { byte in
            (97...122).contains(byte) || (65...90).contains(byte) || (45...57).contains(byte) || byte == 95
        }
        return isPlain ? name : name.addingPercentEncoding(withAllowedCharacters: ofNames) ?? name
    }

    private static func decoded(_ text: Substring) -> String {
        text.removingPercentEncoding ?? String(text)
    }
}
