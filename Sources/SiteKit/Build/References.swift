import ExperimentKit

/// Checks the links of hand-written pages against the pages and places of the site.
struct References {
    /// The pages with a place that some link names.
    private let targets: Set<String>

    /// Collects the targets of all links. O(links).
    init(of pages: [Page]) {
        let routes = pages.flatMap { page in page.references.compactMap { Route(reading: $0.destination, on: page.path) } }
        targets = Set(routes.filter { $0.place != nil }.map(\.path))
    }

    /// The page without its body, kept after its file has been made. O(bytes) if a link names a place of the page.
    func record(of page: Page) -> Page {
        var record = page
        if record.places.isEmpty, targets.contains(page.path) { record.places = References.places(of: page.body) }
        record.body = ""
        return record
    }

    /// A diagnostic for each link that leads nowhere, in the order of these records; `files` has the paths of all files of the site.
    func diagnostics(among records: [Page], files: Set<String>) -> [Diagnostic] {
        let places = Dictionary(uniqueKeysWithValues: records.map { ($0.path, $0.places) })
        return records.flatMap { page in
            page.references.compactMap { reference in
                fault(of: reference.destination, on: page.path, files, places).map { summary in
                    let place = Location(fileID: page.source ?? page.path, line: reference.line, column: reference.column)
                    return Diagnostic(place, summary, remedy: nil)
                }
            }
        }
    }

    private func fault(of destination: String, on page: String, _ files: Set<String>, _ places: [String: Set<String>]) -> String? {
        guard let route = Route(reading: destination, on: page), files.contains(route.path) else { return "`\(destination)` leads nowhere" }
        guard let place = route.place, place != "main", places[route.path]?.contains(HTML(text: place).description) != true else {
            return nil
        }
        return "`\(route.path)` has no place called `\(place)`"
    }

    /// The values of the `id` attributes, escaped as in the body.
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
