/// Which folders of a module refer to which, as Markdown.
struct ArrowTable {
    let module: String
    let index: SourceIndex
    /// The folders of the module, from the lowest.
    let order: [String]

    /// Names folders and the files of arrows up; counts would change with every edit.
    var text: String {
        let graph = index.folderGraph(of: module)
        let places = FolderArrows.places(in: order)
        let rows = order.map { folder in
            let targets = graph.targets(of: folder).sorted { (places[$0] ?? 0, $0) < (places[$1] ?? 0, $1) }
            let down = targets.filter { (places[$0] ?? 0) < (places[folder] ?? 0) }.map(title)
            let up = targets.filter { (places[$0] ?? 0) > (places[folder] ?? 0) }.map(title)
            return "| \(title(folder)) | \(list(down)) | \(list(up)) |"
        }
        let upward = FolderArrows.upward(in: module, order: order, index: index)
        return """
            # \(module)

            Written by `make arrows`. A folder refers to itself and to folders above it in this table; an arrow up is one against that order.

            | folder | refers to | up to |
            |---|---|---|
            \(rows.joined(separator: "\n"))

            """ + (upward.isEmpty ? "" : "\n## Arrows up\n\n\(upward.map(item).joined(separator: "\n"))\n")
    }

    /// The files of the lower folder that have the arrow, each once.
    private func item(_ arrow: FolderArrow) -> String {
        let references = Set(index.references(arrow, in: module).map(\.file))
        let casts = Set(index.casts(arrow, in: module).map { index.files[$0.storing].path }).subtracting(references)
        let files = (references.map { ($0, "") } + casts.map { ($0, " (by a cast)") }).sorted { $0 < $1 }
        let names = files.map { path, way in "\(path.split(separator: "/").last!)\(way)" }
        return "- \(title(arrow.from)) → \(title(arrow.to)): \(names.joined(separator: ", "))"
    }

    private func list(_ folders: [String]) -> String { folders.isEmpty ? "–" : folders.joined(separator: ", ") }

    private func title(_ folder: String) -> String { folder.isEmpty ? "." : folder }
}

extension SourceIndex {
    /// References from a file of one folder to what a file of the other defines.
    func references(_ arrow: FolderArrow, in module: String) -> [(file: String, line: Int, symbol: Int)] {
        files.filter { $0.module == module && $0.folder == arrow.from }.flatMap { file in
            file.occurrences.compactMap { occurrence in
                guard occurrence.roles.contains(.reference), let target = definingFiles[occurrence.symbol],
                    files[target].module == module, files[target].folder == arrow.to
                else { return nil }
                return (file.path, occurrence.line, occurrence.symbol)
            }
        }
    }

    /// Casts of what a file of one folder stores to a class of the other.
    func casts(_ arrow: FolderArrow, in module: String) -> [Cast] {
        casts(in: module).filter { files[$0.storing].folder == arrow.from && files[$0.target].folder == arrow.to }
    }
}
