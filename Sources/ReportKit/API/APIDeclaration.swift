/// Reads the keyword, the title and the type of a declaration.
struct APIDeclaration {
    /// `class`, `func`, `case`.
    let keyword: Substring
    /// The title, with the labels of the arguments: `hitTest(_:with:)`.
    let title: String
    /// The text after the colon: the superclass of a type, or the type of a property.
    let type: Substring?

    private static let keywords: Set<Substring> = ["class", "struct", "enum", "protocol", "func", "var", "let", "case"]

    /// Reads a declaration; nil for text that declares nothing. O(letters).
    init?(_ text: Substring) {
        var words = text.split(separator: " ", omittingEmptySubsequences: false)[...]
        guard let first = words.firstIndex(where: APIDeclaration.keywords.contains) else { return nil }
        var keyword = first
        // `class func` and `class var` are members.
        if words[first] == "class", words.indices.contains(first + 1), APIDeclaration.keywords.contains(words[first + 1]) { keyword += 1 }
        words = words[(keyword + 1)...]
        guard let start = words.first?.startIndex else { return nil }
        let rest = text[start...]
        let name = rest.prefix { !"(<:= ".contains($0) }
        self.keyword = text.split(separator: " ", omittingEmptySubsequences: false)[keyword]
        let after = rest[name.endIndex...]
        let isCallable = after.first == "(" || after.first == "<"
        let arguments = isCallable ? APIDeclaration.labels(after, isCase: self.keyword == "case") : nil
        title = name.filter { $0 != "`" } + (arguments ?? "")
        type = after.hasPrefix(": ") ? after.dropFirst(2).prefix { $0 != "{" && $0 != "=" } : nil
    }

    /// The labels, `(_:with:)`; nil if there are no parentheses.
    private static func labels(_ text: Substring, isCase: Bool) -> String? {
        guard let open = text.firstIndex(of: "(") else { return nil }
        var (depth, labels, isStart) = (0, "", true)
        for index in text[open...].indices {
            switch text[index] {
            case "(", "[", "<": depth += 1
            case ">" where text[..<index].last == "-": break
            case ")", "]", ">": depth -= 1
            case "," where depth == 1: isStart = true
            case " ": break
            default:
                guard depth == 1, isStart else { break }
                isStart = false
                labels += label(text[index...], isCase: isCase) + ":"
            }
            if depth == 0 { break }
        }
        return "(\(labels))"
    }

    /// The label of an argument. An associated value of a case may have none.
    private static func label(_ argument: Substring, isCase: Bool) -> Substring {
        let word = argument.prefix { !" :,)".contains($0) }
        return isCase && argument[word.endIndex...].first != ":" ? "_" : word
    }
}
