/// Finds tokens, brackets and the parts between them.
extension [SwiftToken] {
    /// The next token that means something, from this index on; the count if there is none.
    func code(from index: Int) -> Int {
        var index = index
        while index < count, !self[index].isCode { index += 1 }
        return index
    }

    /// The last token that means something, before this index; -1 if there is none.
    func code(before index: Int) -> Int {
        var index = index - 1
        while index >= 0, !self[index].isCode { index -= 1 }
        return index
    }

    /// The place at which the bracket that opens at this index is closed; the count if the bracket is not closed.
    func end(ofBracketAt index: Int) -> Int {
        var depth = 0
        for place in index..<count where self[place].kind == .symbol {
            switch self[place].text {
            case "(", "[", "{": depth += 1
            case ")", "]", "}":
                depth -= 1
                if depth == 0 { return place }
            default: break
            }
        }
        return count
    }

    /// The place at which the bracket that closes at this index is opened; -1 if the bracket is not opened.
    func start(ofBracketAt index: Int) -> Int {
        var depth = 0
        for place in stride(from: index, through: 0, by: -1) where self[place].kind == .symbol {
            switch self[place].text {
            case ")", "]", "}": depth += 1
            case "(", "[", "{":
                depth -= 1
                if depth == 0 { return place }
            default: break
            }
        }
        return -1
    }

    /// The tokens between brackets, without the brackets, cut at commas.
    func parts(from start: Int, to end: Int) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var depth = 0
        var from = start
        for place in start..<end where self[place].kind == .symbol {
            switch self[place].text {
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth -= 1
            case "," where depth == 0:
                parts.append(from..<place)
                from = place + 1
            default: break
            }
        }
        if code(from: from) < end { parts.append(from..<end) }
        return parts
    }

    /// The tokens with other names for the file's own declarations of these names.
    func renamed(_ names: Set<String>) -> [SwiftToken] {
        guard !names.isEmpty else { return self }
        return indices.map { index in
            let token = self[index]
            guard token.kind == .word, names.contains(token.text) else { return token }
            let last = code(before: index)
            let word = last < 0 ? "" : self[last].text
            let isDeclared = ["let", "var", "enum", "class", "struct", "protocol", "extension"].contains(word)
            let isLabel = index + 1 < count && self[index + 1].text == ":" && !isDeclared
            return word == "." || isLabel ? token : SwiftToken(.word, "own\(token.text)", line: token.line)
        }
    }
}
