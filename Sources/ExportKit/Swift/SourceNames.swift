/// The names in a piece of source, those in the interpolations of its strings included.
struct SourceNames: Sendable {
    private(set) var all: Set<String> = []
    /// The names that are neither members nor labels.
    private(set) var bare: Set<String> = []

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
                for part in SourceNames.interpolations(String(token.text.dropFirst(quotes).dropLast(quotes))) {
                    let inner = SourceNames(SwiftToken.all(in: part))
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
