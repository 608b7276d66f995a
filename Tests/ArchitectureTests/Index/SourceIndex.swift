/// What the compiler found in the package's files: declarations, and references with what they refer to.
///
/// Code that a hosted build leaves out by `#if` is not in it.
struct SourceIndex: Sendable {
    /// Sorted by path.
    let files: [IndexedFile]
    let symbols: [IndexedSymbol]
    /// The file that defines a symbol, as an index into `files`; extensions do not define what they extend. By symbol.
    let definingFiles: [Int?]

    static let current = SourceIndex.read()

    /// The paths of the files that define the symbols that a file refers to, itself left out, with how often it does.
    func references(of file: IndexedFile) -> [Int: Int] {
        var counts: [Int: Int] = [:]
        for occurrence in file.occurrences where occurrence.roles.contains(.reference) {
            guard let defining = definingFiles[occurrence.symbol], files[defining].path != file.path else { continue }
            counts[defining, default: 0] += 1
        }
        return counts
    }

    /// The modules that a file imports, submodules by their module, and the lines on which it does.
    func imports(of file: IndexedFile) -> [(module: String, line: Int)] {
        file.occurrences.compactMap { occurrence in
            let symbol = symbols[occurrence.symbol]
            guard symbol.kind == .module, !occurrence.roles.contains(.implicit) else { return nil }
            return (String(symbol.name.prefix { $0 != "." }), occurrence.line)
        }
    }
}

struct IndexedFile: Sendable {
    /// Relative to the root of the package.
    let path: String
    let module: String
    /// In the order of the text.
    let occurrences: [Occurrence]

    var isOfExperiments: Bool { path.hasPrefix("experiments/") }

    /// The folder within the module, empty for the module's own.
    var folder: String {
        let folders = path.split(separator: "/").dropLast()
        return folders.dropFirst(2).joined(separator: "/")
    }
}

/// A place where a symbol is declared, defined or referred to. Symbols are indices into `SourceIndex.symbols`.
struct Occurrence: Sendable {
    let symbol: Int
    let roles: Roles
    /// From 1.
    let line: Int
    let relations: [Relation]

    struct Relation: Sendable {
        let symbol: Int
        let roles: Roles
    }

    /// The numbers are those of the index store.
    struct Roles: OptionSet, Sendable {
        let rawValue: UInt64

        static let definition = Roles(rawValue: 1 << 1)
        static let reference = Roles(rawValue: 1 << 2)
        /// The compiler's own, as are the members that it makes.
        static let implicit = Roles(rawValue: 1 << 8)
        static let childOf = Roles(rawValue: 1 << 9)
        /// Of an overridden member, and of what a protocol asks for.
        static let overrideOf = Roles(rawValue: 1 << 11)
        static let calledBy = Roles(rawValue: 1 << 13)
        static let containedBy = Roles(rawValue: 1 << 16)
    }

    /// The symbols that it is in such a relation with.
    func related(_ roles: Roles) -> [Int] {
        relations.filter { !$0.roles.isDisjoint(with: roles) }.map(\.symbol)
    }
}

struct IndexedSymbol: Sendable {
    /// The compiler's name of it, unique among all modules.
    let usr: String
    /// With the labels of a function.
    let name: String
    let kind: Kind
    let isAccessor: Bool

    /// The numbers are those of the index store; what the tests need not tell apart is `other`.
    enum Kind: UInt32, Sendable {
        case other = 0
        case module = 1
        case enumeration = 5
        case structure = 6
        case `class` = 7
        case `protocol` = 8
        case `extension` = 9
        case `typealias` = 11
        case enumCase = 15
        case property = 19
        case initializer = 22
        case deinitializer = 23
        case parameter = 25
    }
}
