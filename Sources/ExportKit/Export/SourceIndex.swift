/// The declarations that an experiment's source can speak of: those of its own file, and those of the others that are not private.
struct SourceIndex {
    private let declarations: [String: [SwiftDeclaration]]
    private let byName: [String: [SwiftDeclaration]]
    private let extensions: [SwiftDeclaration]

    /// Declarations by the paths of their files. O(declarations).
    init(_ declarations: [String: [SwiftDeclaration]]) {
        self.declarations = declarations
        let all = declarations.sorted { $0.key < $1.key }.flatMap { $0.value }
        byName = Dictionary(grouping: all.filter { $0.keyword != "extension" }, by: \.name)
        extensions = all.filter { $0.keyword == "extension" }
    }

    func declarations(of file: String) -> [SwiftDeclaration] { declarations[file] ?? [] }

    /// What tokens of this file need, directly and by what they need, in the order of files and of their lines.
    func reached(from tokens: [SwiftToken], in file: String) -> [SwiftDeclaration] {
        var reached: [SwiftDeclaration] = []
        var known: Set<String> = []
        var waiting = [(tokens, file)]
        var members: Set<String> = []
        func take(_ declaration: SwiftDeclaration) {
            guard known.insert("\(declaration.file):\(declaration.line)").inserted else { return }
            reached.append(declaration)
            waiting.append((declaration.tokens, declaration.file))
        }
        while let (tokens, file) = waiting.popLast() {
            let words = Words(tokens)
            members.formUnion(words.all)
            for name in words.bare.sorted() { find(name, from: file).map(take) }
            if waiting.isEmpty { extended(reached, members, known, from: file).forEach(take) }
        }
        let order = [file] + declarations.keys.filter { $0 != file }.sorted()
        return reached.sorted {
            let (left, right) = (order.firstIndex(of: $0.file)!, order.firstIndex(of: $1.file)!)
            return (left, $0.line) < (right, $1.line)
        }
    }

    /// The one of this name: of the file itself, or of another that shows it.
    private func find(_ name: String, from file: String) -> SwiftDeclaration? {
        let candidates = byName[name] ?? []
        return candidates.first { $0.file == file } ?? candidates.first { !$0.isPrivate }
    }

    /// Extensions of what has been reached, and of types of somebody else's whose members are used.
    private func extended(
        _ reached: [SwiftDeclaration], _ members: Set<String>, _ known: Set<String>, from file: String
    ) -> [SwiftDeclaration] {
        let files = Set(reached.map(\.file) + [file])
        return extensions.filter { candidate in
            guard !candidate.isPrivate && !candidate.hasPrivateMembersOnly || files.contains(candidate.file) else { return false }
            if reached.contains(where: { $0.name == candidate.name && $0.keyword != "extension" }) { return true }
            return candidate.extendsWhatIsOnDevices && !candidate.members.isDisjoint(with: members)
        }
    }
}

extension SwiftDeclaration {
    /// Whether a device knows the type that it extends: Apple's, or one of those that exported files bring along.
    fileprivate var extendsWhatIsOnDevices: Bool {
        let others: Set = [
            "Stage", "Script", "Finger", "Place", "Array", "Set", "Dictionary", "Sequence", "Collection", "String", "Int", "Double",
        ]
        return ["UI", "CG", "CA", "NS"].contains { name.hasPrefix($0) } || others.contains(name)
    }

    /// Whether nobody outside of its file can use what it adds.
    fileprivate var hasPrivateMembersOnly: Bool {
        let words = tokens.filter { $0.isCode }.map(\.text)
        return words.contains("fileprivate") && !words.contains("package") && !words.contains("public")
    }
}

/// The names in a piece of source, those in the interpolations of its strings included.
private struct Words {
    var all: Set<String> = []
    /// Those that are neither members of something nor labels.
    var bare: Set<String> = []

    init(_ tokens: [SwiftToken]) {
        for (index, token) in tokens.enumerated() {
            switch token.kind {
            case .word:
                all.insert(token.text)
                let last = tokens.code(before: index)
                let isMember = last >= 0 && tokens[last].text == "."
                let isLabel = index + 1 < tokens.count && tokens[index + 1].text == ":"
                if !isMember, !isLabel { bare.insert(token.text) }
            case .string where token.text.contains("\\("):
                let quotes = token.text.hasPrefix("\"\"\"") ? 3 : 1
                for part in Words.interpolations(String(token.text.dropFirst(quotes).dropLast(quotes))) {
                    let inner = Words(SwiftLexer.tokens(of: part))
                    all.formUnion(inner.all)
                    bare.formUnion(inner.bare)
                }
            default: break
            }
        }
    }

    private static func interpolations(_ text: String) -> [String] {
        var parts: [String] = []
        var rest = text[...]
        while let start = rest.firstRange(of: "\\(") {
            rest = rest[start.upperBound...]
            var depth = 1
            let part = rest.prefix { character in
                if character == "(" { depth += 1 }
                if character == ")" { depth -= 1 }
                return depth > 0
            }
            parts.append(String(part))
            rest = rest[part.endIndex...]
        }
        return parts
    }
}
