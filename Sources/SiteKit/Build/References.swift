import Glibc

/// Holds the links of hand-written pages against what the site has.
struct References {
    private let bodies: [String: HTML]
    private let files: Set<String>

    init(pages: [Page], files: [String]) {
        bodies = Dictionary(uniqueKeysWithValues: pages.map { ($0.path, $0.body) })
        self.files = Set(files)
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
        guard let path, files.contains(path) || bodies[path] != nil else { return "`\(destination)` leads nowhere" }
        guard parts.count == 2, !parts[1].isEmpty, !has(References.decode(parts[1]), on: path) else { return nil }
        return "`\(path)` has no place called `\(parts[1])`"
    }

    /// O(page).
    private func has(_ id: String, on page: String) -> Bool {
        guard let body = bodies[page], id != "main" else { return id == "main" }
        return strstr(body.description, " id=\"\(HTML(text: id).description)\"") != nil
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
