/// The target of a link of a hand-written page.
enum LinkTarget: Hashable {
    /// A file of the site, spelled as on the published page: `.md` has become `.html`.
    case site(String)
    case web(String)
    /// A scheme that is not allowed in hand-written pages.
    case refused

    init(_ destination: String, marked mark: String? = nil) {
        // Browsers skip control characters and spaces before and within a scheme.
        let isPlain = !destination.unicodeScalars.contains { $0.value < 0x21 && $0 != " " || $0.value == 0x7F }
        guard isPlain, !destination.hasPrefix("//"), !destination.hasPrefix("/"), !destination.contains("\\") else {
            self = .refused
            return
        }
        if let scheme = LinkTarget.scheme(of: destination) {
            self = ["https", "http", "mailto"].contains(scheme) ? .web(destination) : .refused
        } else {
            self = .site(LinkTarget.published(destination, marked: mark))
        }
    }

    private static func scheme(of destination: String) -> String? {
        guard let colon = destination.firstIndex(of: ":") else { return nil }
        let before = destination[..<colon]
        guard !before.contains("/"), !before.contains("#"), !before.contains("?") else { return nil }
        return before.lowercased().trimmingPrefix(while: \.isWhitespace).description
    }

    /// The published address: `a/b.md#c` becomes `a/b.html#c`, in Chinese `a/b.zh.html#c`. A page's name also stands for the page in the
    /// reader's language.
    static func published(_ path: String, marked mark: String? = nil) -> String {
        let end = path.firstIndex { $0 == "#" || $0 == "?" } ?? path.endIndex
        let file = path[..<end]
        guard let ending = [".md", ".html"].first(where: { file.hasSuffix($0) }) else { return path }
        return Route(file.dropLast(ending.count) + ".html").path(marked: mark) + path[end...]
    }
}
