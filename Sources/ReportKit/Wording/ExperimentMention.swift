/// The ids of experiments in prose: authors write an id where a reader should find the experiment's page.
public enum ExperimentMention {
    /// The pieces of a text without code: what `link` makes of the id of an experiment, what `plain` makes of all else. A word is looked up only
    /// if it is written like an id, so that "Gate" at the beginning of a sentence stays a word; in backticks it is an id all the same.
    public static func pieces<Piece>(of text: String, plain: (String) -> Piece, link: (String) -> Piece?) -> [Piece] {
        let bytes = Array(text.utf8)
        var pieces: [Piece] = []
        var written = 0
        var index = 0
        while index < bytes.count {
            guard isOfWord(bytes[index]) else {
                index += 1
                continue
            }
            let start = index
            while index < bytes.count, isOfWord(bytes[index]) { index += 1 }
            guard isLikeID(bytes[start..<index]), let piece = link(String(decoding: bytes[start..<index], as: UTF8.self)) else { continue }
            if written < start { pieces.append(plain(String(decoding: bytes[written..<start], as: UTF8.self))) }
            pieces.append(piece)
            written = index
        }
        if written < bytes.count { pieces.append(plain(String(decoding: bytes[written...], as: UTF8.self))) }
        return pieces
    }

    /// Markdown in which ids have become what `link` makes of them, those in backticks too.
    public static func replaced(in markdown: String, by link: (String) -> String?) -> String {
        parts(of: markdown).map { part in
            part.isCode ? link(part.text) ?? "`\(part.text)`" : pieces(of: part.text, plain: { $0 }, link: link).joined()
        }.joined()
    }

    /// The parts of a line between backticks, and those outside of them. A backtick without a second one is text.
    public static func parts(of line: String) -> [(text: String, isCode: Bool)] {
        let parts = line.utf8.split(separator: UInt8(ascii: "`"), omittingEmptySubsequences: false).map { String(Substring($0)) }
        guard parts.count % 2 == 1 else { return [(line, false)] }
        return parts.enumerated().map { ($0.element, $0.offset % 2 == 1) }
    }

    private static func isOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"):
            true
        default: false
        }
    }

    /// Whether the word has a capital at its beginning and another one after that.
    private static func isLikeID(_ word: ArraySlice<UInt8>) -> Bool {
        let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
        return capitals.contains(word.first!) && word.dropFirst().contains { capitals.contains($0) }
    }
}
