/// A word of a drawing other than a name from code.
///
/// In the text of a shape a Unicode scalar of the private use area stands for the word, so that a drawing has no language and the painter
/// fills in the reader's.
public enum FigureWord: Int, CaseIterable, Sendable {
    case begins, recognizes, couldRecognize, fails, isCancelled
    case turnsDown, givesWayTo, waitsFor, declines
    case held, finger, pointer, hidden, interactionDisabled, transparent, outside, animating, skipped, requires

    /// The character that stands for the word in a text.
    public var mark: Character { Character(scalar) }

    var scalar: Unicode.Scalar { Unicode.Scalar(UInt32(0xE000 + rawValue)).unsafelyUnwrapped }

    /// The most letters that the word has in a language; a Chinese character takes the room of two.
    public var letters: Int {
        switch self {
        case .hidden, .finger: 6
        case .begins, .fails, .pointer, .skipped: 9
        case .declines, .recognizes, .waitsFor, .turnsDown, .animating, .outside: 10
        case .transparent, .givesWayTo, .isCancelled, .held: 12
        case .interactionDisabled: 14
        case .couldRecognize: 15
        case .requires: 24
        }
    }

    /// The number of letters of a text as it is drawn.
    static func letters(of text: String) -> Int {
        text.unicodeScalars.reduce(0) { $0 + (FigureWord($1)?.letters ?? 1) }
    }

    /// The text with every mark replaced by its word. O(length).
    public static func fill(_ text: String, _ word: (FigureWord) -> String) -> String {
        guard text.unicodeScalars.contains(where: { FigureWord($0) != nil }) else { return text }
        var filled = ""
        for scalar in text.unicodeScalars {
            if let place = FigureWord(scalar) { filled += word(place) } else { filled.unicodeScalars.append(scalar) }
        }
        return filled
    }

    private init?(_ scalar: Unicode.Scalar) {
        guard scalar.value >= 0xE000 else { return nil }
        self.init(rawValue: Int(scalar.value) - 0xE000)
    }
}
