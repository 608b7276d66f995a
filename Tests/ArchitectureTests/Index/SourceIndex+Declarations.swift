extension SourceIndex {
    struct Declaration {
        let symbol: Int
        let path: String
        let line: Int
    }

    /// What files of the package's own modules define and none of them refers to, but for itself. What the compiler makes,
    /// accessors, and members that override one or that a protocol asks for are not among them; nor are the cases of enumerations in
    /// experiments: they are values of variables, and a run tries each. In the order of the files.
    var unusedDeclarations: [Declaration] {
        let own = files.filter { !$0.path.hasPrefix("Tests/") }
        var used = Set<Int>()
        for occurrence in own.lazy.flatMap(\.occurrences) {
            let isElsewhere = !occurrence.related([.containedBy, .calledBy]).contains(occurrence.symbol)
            // A conformance says which member stands for which where it is declared.
            let isGiven = !occurrence.related(.overrideOf).isEmpty
            if occurrence.roles.contains(.reference) && isElsewhere || isGiven { used.insert(occurrence.symbol) }
        }
        return own.flatMap { file in
            file.occurrences.compactMap { occurrence in
                guard occurrence.roles.contains(.definition), !occurrence.roles.contains(.implicit), !used.contains(occurrence.symbol),
                    !symbols[occurrence.symbol].isAccessor,
                    !(file.isOfExperiments && symbols[occurrence.symbol].kind == .enumCase),
                    ![.extension, .module, .deinitializer, .parameter].contains(symbols[occurrence.symbol].kind)
                else { return nil }
                return Declaration(symbol: occurrence.symbol, path: file.path, line: occurrence.line)
            }
        }
    }

    /// What tests and experiments refer to or override, what the protocols that they conform to ask for, and whatever the engine
    /// declares in the place of such a member. USRs.
    var usedByClients: Set<String> {
        var used = Set<Int>()
        for file in files where isClient(file) {
            for occurrence in file.occurrences {
                if occurrence.roles.contains(.reference) { used.insert(occurrence.symbol) }
                used.formUnion(occurrence.related(.overrideOf))
            }
        }
        let overrides = files.flatMap(\.occurrences).filter { !$0.related(.overrideOf).isEmpty }
        var size = 0
        while size < used.count {
            size = used.count
            for occurrence in overrides where !used.isDisjoint(with: occurrence.related(.overrideOf)) { used.insert(occurrence.symbol) }
        }
        return Set(used.map { symbols[$0].usr })
    }

    private func isClient(_ file: IndexedFile) -> Bool {
        file.isOfExperiments || file.module.hasSuffix("Tests") && file.module != "ArchitectureTests"
    }

    /// Members that override or stand for one of the system's libraries, such as `rawValue`. USRs.
    var givenByLibraries: Set<String> {
        Set(
            files.lazy.flatMap(\.occurrences).filter { occurrence in
                occurrence.related(.overrideOf).contains { definingFiles[$0] == nil }
            }.map { symbols[$0.symbol].usr })
    }

    /// The open methods and computed properties that are there for subclasses: what they do refers to nothing.
    func overridePoints(among api: [SymbolGraph.Symbol]) -> [String] {
        let open = Set(api.filter { $0.isOpen && !$0.pathComponents.last!.hasPrefix("init(") }.map(\.usr))
        var bodies: [Int: Int] = [:]
        var accessors: Set<Int> = []
        var doing: Set<Int> = []
        for occurrence in files.lazy.filter({ ModuleArrows.core.contains($0.module) }).flatMap(\.occurrences) {
            if occurrence.roles.contains(.definition), !occurrence.roles.contains(.implicit) {
                if symbols[occurrence.symbol].isAccessor {
                    for property in occurrence.related(.childOf) { bodies[occurrence.symbol] = property }
                    accessors.formUnion(occurrence.related(.childOf))
                }
            }
            if occurrence.roles.contains(.reference), !occurrence.roles.contains(.implicit), !isType(occurrence.symbol) {
                doing.formUnion(occurrence.related([.containedBy, .calledBy]))
            }
        }
        for (accessor, property) in bodies where doing.contains(accessor) { doing.insert(property) }
        return definingFiles.indices.filter { symbol in
            guard definingFiles[symbol] != nil, open.contains(symbols[symbol].usr), !doing.contains(symbol) else { return false }
            return symbols[symbol].name.hasSuffix(")") || accessors.contains(symbol)
        }.map(qualifiedName).sorted()
    }

    private func isType(_ symbol: Int) -> Bool {
        [.enumeration, .structure, .class, .protocol, .typealias].contains(symbols[symbol].kind)
    }

    /// With the type that it is a member of.
    func qualifiedName(of symbol: Int) -> String {
        guard let file = definingFiles[symbol],
            let definition = files[file].occurrences.first(where: { $0.symbol == symbol && $0.roles.contains(.definition) }),
            let type = definition.related(.childOf).first
        else { return symbols[symbol].name }
        return "\(symbols[type].name).\(symbols[symbol].name)"
    }
}
