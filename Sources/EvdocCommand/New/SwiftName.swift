import ExperimentKit
import ProjectKit

/// A name that is valid for Swift, an address and a file: ASCII letters and digits, a capital first.
struct SwiftName: Hashable {
    let text: String

    /// Checks the word; `kind` is the named thing in the message.
    init(_ word: String, of kind: String) throws(UsageError) {
        guard let first = word.first, first.isASCII, first.isLetter,
            word.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
        else {
            let proposal = SwiftName.proposal(word).map { ", such as \($0)" } ?? ""
            throw UsageError("“\(word)” is no name for \(kind)", hint: "take ASCII letters and digits, a letter first\(proposal)")
        }
        text = first.uppercased() + word.dropFirst()
        guard word.utf8.count <= SwiftName.mostLetters else {
            throw UsageError("the name of \(kind) has more than \(SwiftName.mostLetters) letters")
        }
        guard !SwiftName.keywords.contains(member), !SwiftName.types.contains(text) else {
            throw UsageError("“\(word)” means something in Swift already", hint: "add a word to it, such as \(text)Touches")
        }
    }

    /// The greatest length. File systems take 255 with the ending.
    private static let mostLetters = 100

    /// The name as a member: `tapOnAPad` for `TapOnAPad`; `uiSwitch` for `UISwitch`.
    var member: String {
        let capitals = text.prefix { $0.isUppercase }
        let lowered = capitals.count > 1 && capitals.count < text.count ? capitals.dropLast() : capitals
        return lowered.lowercased() + text.dropFirst(lowered.count)
    }

    /// The name as a sentence: `Tap on a pad` for `TapOnAPad`.
    var sentence: String {
        let words = text.indices.reduce(into: "") { words, index in
            let isLast = text.index(after: index) == text.endIndex
            let beginsWord = text[index].isUppercase && !isLast && text[text.index(after: index)].isLowercase
            if beginsWord || text[index].isUppercase && words.last?.isLowercase == true { words.append(" ") }
            words.append(text[index])
        }
        let parts = words.split(separator: " ").map(String.init)
        return ([parts[0]] + parts.dropFirst().map { $0 == $0.uppercased() && $0.count > 1 ? $0 : $0.lowercased() }).joined(separator: " ")
    }

    /// A valid name made from the word: `MyApp` for `my app`. Nil if nothing is left of the word, or a digit would come first.
    static func proposal(_ word: String) -> String? {
        let words = word.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        guard joined.utf8.count <= mostLetters, joined.first?.isLetter == true else { return nil }
        return joined
    }

    /// The words that are not allowed as the name of a member.
    private static let keywords: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum",
        "extension",
        "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let",
        "nil",
        "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
        "subscript",
        "super", "switch", "throw", "throws", "true", "try", "type", "typealias", "var", "where", "while",
    ]
    /// The names that a module cannot have beside the types used in it.
    private static let types: Set<String> = ["Any", "Experiment", "Protocol", "Self", "Type"]
}
