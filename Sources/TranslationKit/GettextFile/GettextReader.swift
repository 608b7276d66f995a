import ExperimentKit

/// Reads a file of gettext line by line: `msgctxt`, `msgid` and `msgstr` in this order, each a string that goes on in the lines below it.
///
/// A wrong line is reported, and its entry is left out.
struct GettextReader {
    let path: String
    private(set) var entries: [GettextEntry] = []
    private(set) var diagnostics: [Diagnostic] = []
    private var draft = Draft()
    private var lines: [MessageKey: Int] = [:]
    private var number = 0
    private var hasHeader = false

    init(path: String) {
        self.path = path
    }

    /// The strings of an entry, in the order of the file.
    fileprivate enum Field: String, CaseIterable {
        case msgctxt, msgid, msgstr
    }

    /// An entry of which not all lines are read yet.
    private struct Draft {
        var strings: [Field: String] = [:]
        var last: Field?
        var line = 0
        var isFuzzy = false
        var isBroken = false
        var isEmpty: Bool { last == nil && !isBroken }
    }

    mutating func read(_ text: String) {
        // By bytes: `\r\n` is one character, and so is a quotation mark with an accent after it.
        for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            number += 1
            take(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
        }
        finish()
        if !hasHeader, diagnostics.isEmpty { tell(1, "there is no header", "Begin with an empty msgid that says charset=UTF-8.") }
    }

    private mutating func take(_ line: Substring.UTF8View) {
        let line = line.drop(while: GettextString.isBlank)
        switch line.first {
        case nil: finish()
        case UInt8(ascii: "#"): comment(line)
        case UInt8(ascii: "\""): add(line)
        default: begin(line)
        }
    }

    private mutating func comment(_ line: Substring.UTF8View) {
        // A comment comes before its entry, and so ends the one above.
        if draft.last == .msgstr { finish() }
        guard line.starts(with: "#,".utf8) else { return }
        let flags = Substring(line).dropFirst(2).split(separator: ",")
        if flags.contains(where: { $0.drop { $0 == " " }.hasPrefix("fuzzy") }) { draft.isFuzzy = true }
    }

    private mutating func begin(_ line: Substring.UTF8View) {
        let word = Substring(line.prefix { !GettextString.isBlank($0) && $0 != UInt8(ascii: "\"") })
        guard let field = Field(rawValue: String(word)) else { return fail(GettextReader.summary(ofUnknown: word)) }
        if draft.last == .msgstr { finish() }
        if let last = draft.last, last.order >= field.order { return fail("\(field.rawValue) stands after \(last.rawValue)") }
        if field == .msgstr, draft.strings[.msgid] == nil { return fail("msgstr stands before any msgid") }
        draft.last = field
        if field == .msgid { draft.line = number }
        draft.strings[field] = ""
        add(line[word.endIndex...].drop(while: GettextString.isBlank))
    }

    private mutating func add(_ literal: Substring.UTF8View) {
        guard let field = draft.last else { return fail("a string stands outside of an entry") }
        switch GettextString.read(literal) {
        case .success(let text): draft.strings[field, default: ""] += text
        case .failure(let fault): fail(fault.summary)
        }
    }

    private mutating func finish() {
        defer { draft = Draft() }
        guard !draft.isBroken, !draft.isEmpty else { return }
        guard let english = draft.strings[.msgid] else { return tell(number, "an entry has no msgid", GettextReader.remedy) }
        guard let translation = draft.strings[.msgstr] else { return tell(draft.line, "an entry has no msgstr", GettextReader.remedy) }
        let context = draft.strings[.msgctxt]
        if english.isEmpty, context == nil { return header(translation) }
        guard let context, !english.isEmpty else {
            return tell(
                draft.line, context == nil ? "an entry has no msgctxt" : "the msgid is empty",
                "Give it the English and the context it stands in.")
        }
        keep(MessageKey(english, in: context), translation)
    }

    private mutating func keep(_ key: MessageKey, _ translation: String) {
        if let first = lines[key] {
            return tell(draft.line, "this entry stands in line \(first) too", "Remove one of them; msguniq finds all.")
        }
        lines[key] = draft.line
        entries.append(
            GettextEntry(
                key: key, translation: translation, isFuzzy: draft.isFuzzy, location: Location(fileID: path, line: draft.line)))
    }

    private mutating func header(_ text: String) {
        if hasHeader { return tell(draft.line, "this is a second header", "Remove it.") }
        hasHeader = true
        guard text.lowercased().contains("charset=utf-8") else {
            return tell(draft.line, "the header does not say charset=UTF-8", "Convert the file: msgconv --to-code=UTF-8.")
        }
    }

    /// The rest of the entry is skipped.
    private mutating func fail(_ summary: String) {
        if !draft.isBroken { tell(number, summary, GettextReader.remedy) }
        draft.isBroken = true
    }

    private mutating func tell(_ line: Int, _ summary: String, _ remedy: String) {
        diagnostics.append(Diagnostic(Location(fileID: path, line: line), summary, remedy: remedy))
    }

    private static let remedy = "msgfmt -c shows how gettext reads the file."

    private static func summary(ofUnknown word: Substring) -> String {
        if word.hasPrefix("msgid_plural") || word.hasPrefix("msgstr[") { return "plural forms are not read" }
        return word.isEmpty ? "this line is none of gettext’s" : "'\(word)' is no word of gettext’s"
    }
}

extension GettextReader.Field {
    fileprivate var order: Int { Self.allCases.firstIndex(of: self)! }
}
