/// Holds the links of hand-written pages against what the site has.
struct References {
    /// Ids on each page, by path; files without ids have an empty set.
    private let places: [String: Set<String>]

    init(pages: [Page], files: [String]) {
        var places = Dictionary(uniqueKeysWithValues: files.map { ($0, Set<String>()) })
        for page in pages { places[page.path] = References.ids(in: page.body.description) }
        self.places = places
    }

    /// A diagnostic for each link that leads nowhere.
    func diagnostics(for page: Page) -> [PageDiagnostic] {
        page.references.compactMap { reference in
            fault(of: reference.destination, on: page.path).map { summary in
                PageDiagnostic(file: page.source ?? page.path, line: reference.line, column: reference.column, summary: summary)
            }
        }
    }

    private func fault(of destination: String, on page: String) -> String? {
        let parts = destination.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let path = parts[0].isEmpty ? page : Paths.resolve(References.decode(parts[0]), from: page)
        guard let path, let ids = places[path] else { return "`\(destination)` leads nowhere" }
        guard parts.count == 2, !parts[1].isEmpty, !ids.contains(References.decode(parts[1])) else { return nil }
        return "`\(path)` has no place called `\(parts[1])`"
    }

    private static func ids(in html: String) -> Set<String> {
        var ids: Set<String> = ["main"]
        for piece in html.split(separator: " id=\"").dropFirst() {
            if let end = piece.firstIndex(of: "\"") { ids.insert(String(piece[..<end])) }
        }
        return ids
    }

    /// Turns `%E6%89%8B` back into what it stands for.
    private static func decode(_ text: String) -> String {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), rest.count >= 2, let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) {
                bytes.append(value)
                rest.removeFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
