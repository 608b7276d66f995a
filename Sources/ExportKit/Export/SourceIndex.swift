/// The declarations visible to an experiment's source: those of its own file, and those of the other files that are not private.
struct SourceIndex {
    private let declarations: [String: [SwiftDeclaration]]
    private let byName: [String: [SwiftDeclaration]]
    private let extensions: [Extension]

    /// Declarations by the paths of their files. O(declarations).
    init(_ declarations: [String: [SwiftDeclaration]]) {
        self.declarations = declarations
        let all = declarations.sorted { $0.key < $1.key }.flatMap { $0.value }
        // evdoc alone reads these; their constants may have the name of a method, as `sendActions` has.
        let isReadByEvdoc = { (declaration: SwiftDeclaration) in
            declaration.keyword == "let" && !declaration.names.all.isDisjoint(with: ["Experiment", "Condition", "Document"])
        }
        byName = Dictionary(grouping: all.filter { $0.keyword != "extension" && !isReadByEvdoc($0) }, by: \.name)
        extensions = all.filter { $0.keyword == "extension" }.map { Extension($0) }
    }

    func declarations(of file: String) -> [SwiftDeclaration] { declarations[file] ?? [] }

    /// The declarations that tokens of this file need, directly or indirectly, in the order of files and of their lines.
    func reached(from tokens: [SwiftToken], in file: String) -> [SwiftDeclaration] {
        var reached: [SwiftDeclaration] = []
        var known: Set<String> = []
        var waiting = [(SourceNames(tokens), file)]
        var members: Set<String> = []
        func take(_ declaration: SwiftDeclaration) {
            guard known.insert("\(declaration.file):\(declaration.line)").inserted else { return }
            reached.append(declaration)
            waiting.append((declaration.names, declaration.file))
        }
        while let (names, file) = waiting.popLast() {
            members.formUnion(names.all)
            for name in names.bare.sorted() { find(name, from: file).map(take) }
            if waiting.isEmpty { extended(reached, members, known, from: file).forEach(take) }
        }
        return reached.sorted {
            let (left, right) = ($0.file == file ? "" : $0.file, $1.file == file ? "" : $1.file)
            return (left, $0.line) < (right, $1.line)
        }
    }

    /// The declaration of this name, in the file itself or visible from another one.
    private func find(_ name: String, from file: String) -> SwiftDeclaration? {
        let candidates = byName[name] ?? []
        return candidates.first { $0.file == file } ?? candidates.first { !$0.isPrivate }
    }

    /// The extensions of reached declarations, and those of foreign types whose members are used.
    private func extended(
        _ reached: [SwiftDeclaration], _ members: Set<String>, _ known: Set<String>, from file: String
    ) -> [SwiftDeclaration] {
        let files = Set(reached.map(\.file) + [file])
        let types = Set(reached.filter { $0.keyword != "extension" }.map(\.name))
        return extensions.filter { candidate in
            guard candidate.isSeenElsewhere || files.contains(candidate.declaration.file) else { return false }
            return types.contains(candidate.declaration.name)
                || candidate.extendsWhatIsOnDevices && !candidate.declaration.members.isDisjoint(with: members)
        }.map(\.declaration)
    }
}

/// An extension, with the facts that decide whether an experiment needs it.
private struct Extension {
    let declaration: SwiftDeclaration
    /// Whether code outside of the extension's file can use its members.
    let isSeenElsewhere: Bool
    /// Whether the extended type exists on a device: Apple's, or a type in exported files.
    let extendsWhatIsOnDevices: Bool

    private static let broughtAlong: Set = [
        "Stage", "Script", "Finger", "Place", "Array", "Set", "Dictionary", "Sequence", "Collection", "String", "Int", "Double",
    ]

    init(_ declaration: SwiftDeclaration) {
        self.declaration = declaration
        let words = declaration.names.all
        isSeenElsewhere =
            !declaration.isPrivate && (!words.contains("fileprivate") || words.contains("package") || words.contains("public"))
        extendsWhatIsOnDevices =
            ["UI", "CG", "CA", "NS"].contains { declaration.name.hasPrefix($0) } || Extension.broughtAlong.contains(declaration.name)
    }
}
