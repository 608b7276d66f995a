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
    static func upward(in module: String, order: [String], index: SourceIndex) -> [FolderArrow] {
        let places = places(in: order)
        let graph = index.folderGraph(of: module)
        return graph.nodes.flatMap { from in
            graph.targets(of: from).compactMap { to in
                guard let low = places[from], let high = places[to], low < high else { return nil }
                return FolderArrow(from, to: to)
            }
        }
    }

    /// The place of each folder in the order.
    static func places(in order: [String]) -> [String: Int] {
        Dictionary(order.enumerated().map { ($1, $0) }) { first, _ in first }
    }

    /// Where code makes the arrow.
    static func uses(_ arrow: FolderArrow, in module: String, index: SourceIndex) -> [String] {
        let references = index.references(arrow, in: module).map { "\($0.file):\($0.line): refers to \(index.symbols[$0.symbol].name)" }
        let casts = index.casts(arrow, in: module).map { cast in
            "\(cast.place): casts to \(index.symbols[cast.symbol].name) what \(index.files[cast.storing].path) stores"
        }
        return references + casts
    }
}
