import EventTrace
import Studies
import SwiftLexing

/// The source of experiments in which claims without an expectation are given the calls that were seen: `Claim("…") { }`.
struct SeenCalls {
    private let bytes: [UInt8]
    private let code: [(lexeme: SwiftLexeme, text: String, line: Int)]
    /// The constants that hold names, by the names.
    private let constants: [String: String]
    private let marks: [String: String]
    /// What is put in, by the places of the closing braces.
    private var additions: [Int: String] = [:]

    /// O(bytes).
    init(_ source: String) {
        bytes = Array(source.utf8)
        var line = 1
        var code: [(SwiftLexeme, String, Int)] = []
        for lexeme in SwiftLexer.lexemes(of: bytes) {
            if lexeme.kind != .space, lexeme.kind != .comment {
                code.append((lexeme, String(decoding: bytes[lexeme.range], as: UTF8.self), line))
            }
            line += bytes[lexeme.range].count { $0 == UInt8(ascii: "\n") }
        }
        self.code = code
        constants = SeenCalls.constants(of: "Named", code.map(\.1))
        marks = SeenCalls.constants(of: "Mark", code.map(\.1))
    }

    /// Fills the claim that begins on this line; false if the line has no claim with empty braces.
    mutating func fill(claimOn line: Int, with calls: [Call]) -> Bool {
        guard let start = code.indices.first(where: { code[$0].line == line && code[$0].text == "Claim" }),
            start + 1 < code.count, code[start + 1].text == "(", let end = end(ofBracketAt: start + 1), end + 2 < code.count,
            code[end + 1].text == "{", code[end + 2].text == "}"
        else { return false }
        let indent = String(repeating: " ", count: column(of: code[start].lexeme.range.lowerBound))
        let lines = calls.isEmpty ? ["Expectation.noCalls"] : ["only {"] + calls.map { "    " + spelled($0) } + ["}"]
        additions[code[end + 1].lexeme.range.upperBound] = "\n" + lines.map { "\(indent)    \($0)\n" }.joined() + indent
        return true
    }

    /// The source with what was put in; what stood between the braces goes.
    var text: String {
        var text: [UInt8] = []
        var place = 0
        for (start, addition) in additions.sorted(by: { $0.key < $1.key }) {
            text += bytes[place..<start] + Array(addition.utf8)
            place = bytes[start...].firstIndex(of: UInt8(ascii: "}")) ?? start
        }
        return String(decoding: text + bytes[place...], as: UTF8.self)
    }

    /// The call by its constant, or as text.
    private func spelled(_ call: Call) -> String {
        if call.isMark { return marks[call.call].map { "\($0).written" } ?? SwiftLines.literal(call.call) }
        guard let constant = constants[call.receiver] else { return SwiftLines.literal(call.token) }
        let method = Word(rawValue: call.call)?.isMethod == true ? call.call : "call(\(SwiftLines.literal(call.call)))"
        if call.argument.isEmpty { return "\(constant).\(method)" }
        if call.call == Word.action.rawValue { return "\(constant).action(.\(call.argument))" }
        return "\(constant).\(method)(\(constants[call.argument] ?? SwiftLines.literal(call.argument)))"
    }

    private func column(of place: Int) -> Int {
        place - (bytes[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0)
    }

    private func end(ofBracketAt start: Int) -> Int? {
        var depth = 0
        for index in start..<code.count {
            if ["(", "[", "{"].contains(code[index].text) { depth += 1 }
            if [")", "]", "}"].contains(code[index].text) { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    /// `let pad = Named<LoggedView>("pad")`: the constant by the name.
    private static func constants(of type: String, _ words: [String]) -> [String: String] {
        var found: [String: String] = [:]
        for index in words.indices.dropFirst(3) where words[index] == type && words[index - 1] == "=" && words[index - 3] == "let" {
            guard let open = words[index...].firstIndex(of: "("), open + 1 < words.count, words[open + 1].hasPrefix("\"") else { continue }
            found[String(words[open + 1].dropFirst().dropLast())] = words[index - 2]
        }
        return found
    }
}
