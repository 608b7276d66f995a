/// To which side of their view the lines of text stand, as plain data: no text is drawn.
public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural
}
