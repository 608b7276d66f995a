/// A line of a published log, or a pattern for several lines.
public indirect enum ExpectedLine: Hashable, Sendable, ExpressibleByStringLiteral {
    /// Exactly this line; `*` stands for any characters.
    case line(TokenPattern)
    /// These lines, once or more: moves of which the source prints only some.
    case repeated([ExpectedLine])
    /// These lines, or none: the end of a log that the source may have cut off.
    case perhaps([ExpectedLine])
    /// These lines in this order, as a part of a group in any order.
    case sequence([ExpectedLine])
    /// These lines, each once, in any order: peers of one phase.
    case anyOrder([ExpectedLine])
    /// Any lines, or none: a part that the source leaves out.
    case rest

    public init(stringLiteral line: String) { self = .line(TokenPattern(line)) }

    /// This line, once or more.
    public static func many(_ line: TokenPattern) -> ExpectedLine { .repeated([.line(line)]) }
}

extension ExpectedLine: CustomStringConvertible {
    /// `pan.action(changed) …`, `{a.touchesBegan, b.touchesBegan}`.
    public var description: String {
        switch self {
        case .line(let pattern): pattern.description
        case .repeated(let lines): lines.count == 1 ? "\(lines[0]) …" : "(\(ExpectedLine.list(lines))) …"
        case .perhaps(let lines): "[\(ExpectedLine.list(lines))]"
        case .sequence(let lines): ExpectedLine.list(lines)
        case .anyOrder(let lines): "{\(ExpectedLine.list(lines))}"
        case .rest: "…"
        }
    }

    private static func list(_ lines: [ExpectedLine]) -> String { lines.map { $0.description }.joined(separator: ", ") }
}
