/// A name that client code of the engine can write.
struct PublicName {
    let name: String
    /// The type that it belongs to; empty for one that belongs to none.
    let type: String
    let path: String
    /// From 1.
    let line: Int

    var qualified: String { type.isEmpty ? name : "\(type).\(name)" }
}

extension SourceFile {
    /// The functions, properties, cases and protocol members that the file makes public, in order; initialisers and operators left out.
    var publicNames: [PublicName] {
        var scopes: [Scope] = []
        var depth = 0
        var found: [PublicName] = []
        for (index, line) in lines.enumerated() {
            if let match = line.firstMatch(of: Self.declaration) {
                let words = match.output.1.split(separator: " ").map(String.init)
                let (kind, name) = (String(match.output.2), String(match.output.3))
                let isPublic = words.contains("open") || words.contains("public")
                let inherits = scopes.last.map { $0.makesPublic(kind) && depth == $0.depth + 1 } ?? false
                if !Self.types.contains(kind), isPublic || inherits {
                    let type = scopes.map(\.name).joined(separator: ".")
                    let names = kind == "case" ? Self.cases(in: line) : [name]
                    found += names.map { PublicName(name: $0, type: type, path: path, line: index + 1) }
                }
                if Self.types.contains(kind), line.contains("{") || line.hasSuffix(":") {
                    scopes.append(Scope(name: name, kind: kind, isPublic: isPublic || inherits, depth: depth))
                }
            }
            depth += line.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: "{") ? 1 : $1 == UInt8(ascii: "}") ? -1 : 0) }
            while let last = scopes.last, depth <= last.depth { scopes.removeLast() }
        }
        return found.filter { !Self.givenByProtocols.contains($0.name) }
    }

    /// A type or extension whose braces are open.
    private struct Scope {
        let name: String
        let kind: String
        let isPublic: Bool
        /// Braces that are open around it.
        let depth: Int

        /// Whether such a member of it needs no word of its own to be public.
        func makesPublic(_ member: String) -> Bool { isPublic && (kind == "protocol" || kind == "enum" && member == "case") }
    }

    private static let types: Set<String> = ["class", "struct", "enum", "protocol", "extension"]

    /// What protocols of the standard library ask for, and code calls without naming it.
    private static let givenByProtocols: Set<String> = ["hash", "isEqual", "callAsFunction"]

    /// Attributes and modifiers; the kind; the name.
    private static var declaration: Regex<(Substring, Substring, Substring, Substring)> {
        #/
        ^\s* (?:@\w+ (?:\([^)]*\))? \s+)*
        ((?:(?:open|public|package|internal|fileprivate|private|final|override|class|static|mutating|indirect|nonisolated|lazy|weak
            |unowned(?:\(unsafe\))?|(?:internal|private|package)\(set\)|prefix|infix) \s+)*)
        (func|var|let|case|class|struct|enum|protocol|extension) \s+ `?(\w+)
        /#
    }

    /// `case began, moved(Int), close = 7`
    private static func cases(in line: String) -> [String] {
        let withoutValues = line.replacing(#/\([^)]*\)/#, with: "").drop { $0 == " " }.dropFirst("case".count)
        return withoutValues.split(separator: ",").compactMap { part in part.firstMatch(of: #/\w+/#).map { String($0.output) } }
    }
}
