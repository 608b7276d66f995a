import ExperimentKit

/// Holds the links of hand-written pages against what the site has.
struct References {
    private let bodies: [String: HTML]
    private let files: Set<String>

    init(pages: [Page], files: [String]) {
        bodies = Dictionary(uniqueKeysWithValues: pages.map { ($0.path, $0.body) })
        self.files = Set(files)
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
        guard let route = Route(reading: destination, on: page), files.contains(route.path) || bodies[route.path] != nil else {
            return "`\(destination)` leads nowhere"
        }
        guard let place = route.place, !has(place, on: route.path) else { return nil }
        return "`\(route.path)` has no place called `\(place)`"
    }

    /// O(page).
    private func has(_ id: String, on page: String) -> Bool {
        guard let body = bodies[page], id != "main" else { return id == "main" }
        return body.description.utf8.contains(" id=\"\(HTML(text: id).description)\"".utf8)
    }
}
