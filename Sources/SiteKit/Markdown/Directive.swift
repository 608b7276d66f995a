import ReportKit

/// A line of a page that stands for something generated: `{{table HitTestTouch}}`.
struct Directive: Hashable {
    let name: String
    let arguments: [String]

    /// Reads a paragraph that consists of one directive; nil for every other node.
    static func reading(_ node: MarkdownNode) -> Directive? {
        guard node.kind == .paragraph else { return nil }
        let text = node.children.map { child in
            if case .text(let text) = child.kind { text } else { "\n" }
        }.joined().trimmed
        guard text.hasPrefix("{{"), text.hasSuffix("}}"), !text.contains("\n"), text.count > 4 else { return nil }
        let words = text.dropFirst(2).dropLast(2).split(separator: " ").map(String.init)
        return Directive(name: words.first ?? "", arguments: Array(words.dropFirst()))
    }
}

/// Why a directive stands for nothing.
struct DirectiveFault: Error {
    let summary: String
    let remedy: String?
}
