/// The look of words in the terminal. Plain text has the same words: colour only repeats their meaning.
struct Style: Hashable, Sendable {
    enum Look: String, Sendable {
        case bold = "1"
        case faint = "2"
        case red = "31"
        case green = "32"
        case yellow = "33"
        case blue = "34"
        case magenta = "35"
        case cyan = "36"
    }

    let isColored: Bool

    static let plain = Style(isColored: false)
    static let colored = Style(isColored: true)

    func callAsFunction(_ look: Look, _ text: String) -> String {
        isColored && !text.isEmpty ? "\u{1B}[\(look.rawValue)m\(text)\u{1B}[0m" : text
    }
}
