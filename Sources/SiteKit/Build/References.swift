import ExperimentKit

/// Holds the links of hand-written pages against what the site has.
struct References {
    private let pages: Set<String>
    private let files: Set<String>
    /// The places of the pages that some link names a place of.
    private let places: [String: Set<String>]

    /// O(links + bytes of the pages that they lead to).
    init(pages: [Page], files: [String]) {
        self.pages = Set(pages.map(\.path))
        self.files = Set(files)
        let named = Set(
            pages.flatMap { page in page.references.compactMap { Route(reading: $0.destination, on: page.path) } }
                .filter { $0.place != nil }.map(\.path))
        places = Dictionary(
            uniqueKeysWithValues: pages.filter { named.contains($0.path) }.map { ($0.path, References.places(of: $0.body)) })
    }

    /// A diagnostic for each link that leads nowhere.
    func diagnostics(for page: Page) -> [Diagnostic] {
        page.references.compactMap { reference in
            fault(of: reference.destination, on: page.path).map { summary -> Diagnostic in
                let place = Location(fileID: page.source ?? page.path, line: reference.line, column: reference.column)
                return Diagnostic(place, summary, remedy: nil)
            }
        }
    }

    private func fault(of destination: String, on page: String) -> String? {
        guard let route = Route(reading: destination, on: page), files.contains(route.path) || pages.contains(route.path) else {
            return "`\(destination)` leads nowhere"
        }
        guard let place = route.place, !has(place, on: route.path) else { return nil }
        return "`\(route.path)` has no place called `\(place)`"
    }

    private func has(_ id: String, on page: String) -> Bool {
        id == "main" || places[page]?.contains(HTML(text: id).description) == true
    }

    /// What stands in its `id` attributes, escaped as it stands there.
    private static func places(of body: HTML) -> Set<String> {
        var places: Set<String> = []
        let bytes = body.bytes
        let mark = Array(" id=\"".utf8)
        var index = 0
        while index + mark.count < bytes.count {
            guard bytes[index] == mark[0], bytes[index..<(index + mark.count)].elementsEqual(mark) else {
                index += 1
                continue
            }
            let start = index + mark.count
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\"")) ?? bytes.count
            places.insert(String(decoding: bytes[start..<end], as: UTF8.self))
            index = end
        }
        return places
    }
}
