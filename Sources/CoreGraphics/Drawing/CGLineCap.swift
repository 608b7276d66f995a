/// How the ends of a stroke would be drawn.
public enum CGLineCap: Int32, Sendable {
    case butt, round, square
}

/// How the corners of a stroke would be drawn.
public enum CGLineJoin: Int32, Sendable {
    case miter, round, bevel
}
