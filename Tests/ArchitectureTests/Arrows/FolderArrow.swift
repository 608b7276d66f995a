/// That files of one folder refer to files of another in the same module.
struct FolderArrow: Hashable, CustomStringConvertible {
    let from: String
    let to: String

    init(_ from: String, to: String) {
        self.from = from
        self.to = to
    }

    /// As it stands in the list of exceptions.
    var description: String { "FolderArrow(\"\(from)\", to: \"\(to)\")" }
}

extension FolderArrows {
    /// Those that the index finds against the order of the folders, sorted.
    static func upward(in module: String) -> [FolderArrow] {
        let places = (order[module] ?? []).enumerated().map { ($1, $0) }
        let place = Dictionary(places) { first, _ in first }
        let graph = SourceIndex.current.folderGraph(of: module)
        return graph.nodes.flatMap { from in
            graph.targets(of: from).compactMap { to in
                guard let low = place[from], let high = place[to], low < high else { return nil }
                return FolderArrow(from, to: to)
            }
        }
    }
}
