extension SourceIndex {
    /// An arrow without a reference: a file stores an object by a superclass, and another file casts what is stored to its class.
    struct Cast {
        /// The file that stores the object, as an index into `files`.
        let storing: Int
        /// The file that defines its class.
        let target: Int
        /// The class.
        let symbol: Int
        /// `Sources/UIKit/Run/Input.swift:11`, where the cast stands.
        let place: String
    }

    /// Each `unsafeDowncast` of a module of what a property of the module stores. The property is the last one that is referred to before the
    /// class, so that `if let menu { unsafeDowncast(menu, to: Menu.self) }` is found, too. In the order of the files.
    func casts(in module: String) -> [Cast] {
        files.filter { $0.module == module }.flatMap { file in
            file.occurrences.indices.filter { isCast(file.occurrences[$0]) }.compactMap { cast(at: $0, in: file) }
        }
    }

    private func isCast(_ occurrence: Occurrence) -> Bool {
        occurrence.roles.contains(.reference) && symbols[occurrence.symbol].name == "unsafeDowncast(_:to:)"
    }

    private func cast(at index: Int, in file: IndexedFile) -> Cast? {
        let line = file.occurrences[index].line
        let rest = file.occurrences[index...].prefix { $0.line == line }
        guard let type = rest.lastIndex(where: { isReference($0, to: .class) }),
            let stored = file.occurrences[..<type].last(where: { isReference($0, to: .property) }),
            let storing = definingFiles[stored.symbol], let target = definingFiles[file.occurrences[type].symbol],
            files[storing].module == file.module, files[target].module == file.module
        else { return nil }
        return Cast(storing: storing, target: target, symbol: file.occurrences[type].symbol, place: "\(file.path):\(line)")
    }

    private func isReference(_ occurrence: Occurrence, to kind: IndexedSymbol.Kind) -> Bool {
        occurrence.roles.contains(.reference) && symbols[occurrence.symbol].kind == kind
    }
}
