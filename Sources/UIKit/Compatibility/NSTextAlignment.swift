/// The alignment of lines of text, as plain data.
public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural
}
