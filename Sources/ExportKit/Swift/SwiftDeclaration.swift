/// A declaration at the top of a file.
struct SwiftDeclaration: Sendable {
    /// `class`, `extension`, `func`
    let keyword: String
    /// The declared name. For an extension: the extended type, without types nested in that type.
    let name: String
    let file: String
    /// The tokens from the declaration's comment to its end.
    let tokens: [SwiftToken]
    /// For an extension: the names of its members.
    let members: Set<String>
    let line: Int
    let isPrivate: Bool
    /// The names in the declaration. Many experiments need those of shared declarations.
    let names: SourceNames

    private static func members(of tokens: [SwiftToken]) -> Set<String> {
        var names: Set<String> = []
        var depth = 0
        var last = ""
        for token in tokens where token.isCode {
            if token.text == "{" { depth += 1 }
            if token.text == "}" { depth -= 1 }
            if depth == 1, ["func", "var", "let", "case", "typealias", "class", "struct", "enum"].contains(last) {
                names.insert(token.text)
            }
            if depth == 1, token.text == "init" || token.text == "subscript" { names.insert(token.text) }
            last = token.text
        }
        return names
    }

    /// Whether the declaration says that a type conforms to something.
    var hasInheritance: Bool {
        var depth = 0
        for token in tokens where token.isCode {
            switch token.text {
            case "{" where depth == 0: return false
            case "(", "[", "<": depth += 1
            case ")", "]", ">": depth -= 1
            case ":" where depth == 0: return true
            default: break
            }
        }
        return false
    }

    /// The declarations of a file, in order, without imports.
    static func all(in source: String, file: String) -> [SwiftDeclaration] {
        let tokens = SwiftToken.all(in: source)
        var starts: [Int] = []
        var depth = 0
        for (index, token) in tokens.enumerated() {
            switch token.text {
            case "{", "(", "[": depth += 1
            case "}", ")", "]": depth -= 1
            default:
                let isAtMargin = index == 0 || tokens[index - 1].kind == .space && tokens[index - 1].text.hasSuffix("\n")
                if depth == 0, isAtMargin, token.kind == .word || token.kind == .attribute { starts.append(index) }
            }
        }
        return starts.indices.compactMap { number in
            let end = number + 1 < starts.count ? commentStart(before: starts[number + 1], in: tokens) : tokens.count
            return SwiftDeclaration(tokens, from: starts[number], to: end, file: file)
        }
    }

    private init?(_ all: [SwiftToken], from start: Int, to end: Int, file: String) {
        var tokens = Array(all[SwiftDeclaration.commentStart(before: start, in: all)..<end])
        while let last = tokens.last, last.kind == .space { tokens.removeLast() }
        let code = tokens.filter { $0.isCode }.map(\.text)
        let keywords: Set = ["class", "struct", "enum", "protocol", "extension", "func", "let", "var", "typealias"]
        guard let place = code.firstIndex(where: { keywords.contains($0) }), place + 1 < code.count else { return nil }
        keyword = code[place]
        name = code[place + 1]
        self.file = file
        self.tokens = tokens
        line = tokens.first { $0.isCode }?.line ?? 0
        isPrivate = code[..<place].contains("private") || code[..<place].contains("fileprivate")
        names = SourceNames(tokens)
        members = keyword == "extension" ? SwiftDeclaration.members(of: tokens) : []
    }

    /// The beginning of the documentation of the declaration at this index.
    private static func commentStart(before index: Int, in tokens: [SwiftToken]) -> Int {
        var start = index
        while start >= 2, tokens[start - 1].kind == .space, tokens[start - 1].text == "\n", tokens[start - 2].kind == .comment {
            start -= 2
        }
        return start
    }
}
