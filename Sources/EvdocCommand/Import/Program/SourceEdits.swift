import SwiftSyntax

/// Changes of a text, by places in the text as it was.
struct SourceEdits {
    private var edits: [(range: Range<Int>, text: String)] = []

    mutating func replace(_ node: some SyntaxProtocol, by text: String) {
        edits.append((node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset, text))
    }

    /// With the spaces after it.
    mutating func remove(_ node: some SyntaxProtocol) {
        edits.append((node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPosition.utf8Offset, ""))
    }

    mutating func removeLabel(of argument: LabeledExprSyntax) {
        edits.append(
            (argument.positionAfterSkippingLeadingTrivia.utf8Offset..<argument.expression.positionAfterSkippingLeadingTrivia.utf8Offset, "")
        )
    }

    mutating func insert(_ text: String, after node: some SyntaxProtocol) {
        let place = node.endPositionBeforeTrailingTrivia.utf8Offset
        edits.append((place..<place, text))
    }

    mutating func insert(_ text: String, before node: some SyntaxProtocol) {
        let place = node.positionAfterSkippingLeadingTrivia.utf8Offset
        edits.append((place..<place, text))
    }

    /// Everything from one place to another but the line ends.
    mutating func blank(_ range: Range<AbsolutePosition>, of bytes: [UInt8]) {
        let places = range.lowerBound.utf8Offset..<range.upperBound.utf8Offset
        let lineEnds = bytes[places].filter { $0 == UInt8(ascii: "\n") }.count
        edits.append((places, String(repeating: "\n", count: lineEnds)))
    }

    /// The text with all of them. Of two in one place the first stands first; one within another is left out.
    func applied(to bytes: [UInt8]) -> String {
        var result: [UInt8] = []
        var place = 0
        let ordered = edits.enumerated().sorted { ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset) }
        for (range, text) in ordered.map(\.element) where range.lowerBound >= place {
            result += bytes[place..<range.lowerBound] + Array(text.utf8)
            place = range.upperBound
        }
        return String(decoding: result + bytes[place...], as: UTF8.self)
    }
}
