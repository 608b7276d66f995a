/// The declaration of a symbol and its comment, as a page of the reference shows them.
struct ReferenceProse {
    let node: DocCNode
    let context: PageContext

    private var archive: DocCArchive { context.content.archive }

    var declaration: HTML {
        "<pre class=\"declaration\"><code>\(node.declaration.map(token))</code></pre>\n"
    }

    /// A token of a declaration; types are linked to their descriptions.
    private func token(_ token: DocCToken) -> HTML {
        if let symbol = token.identifier.flatMap({ archive.target($0, in: node) }) {
            return "<a class=\"type\" href=\"\(context.address(Routes.reference(symbol.path)))\">\(token.text)</a>"
        }
        switch token.kind {
        case "keyword", "attribute": return "<span class=\"keyword\">\(token.text)</span>"
        case "typeIdentifier": return "<span class=\"type\">\(token.text)</span>"
        default: return HTML(text: token.text)
        }
    }

    /// The first sentence of the comment; empty if there is none.
    var summary: HTML {
        if let phrase = ReferencePhrase(text: node.summary.map(\.plain).joined()) { return HTML(text: context.say(phrase)) }
        return "\(node.summary.map(inline))"
    }

    var rest: HTML { "\(parameters)\(node.discussion.map(block))" }

    private var parameters: HTML {
        HTML.unorderedList(node.parameters.map { "<code>\($0.name)</code> \($0.content.map(block))" }, class: "parameters")
    }

    private func block(_ block: DocCBlock) -> HTML {
        switch block {
        case .paragraph(let parts): return "<p>\(parts.map(inline))</p>\n"
        case .code(let lines): return HTML.codeBlock(SwiftHighlighter.html(lines.joined(separator: "\n")))
        // The page has headings of its own, among which those of a comment would have no place.
        case .heading(let text): return "<p><strong>\(text)</strong></p>\n"
        case .list(let isOrdered, let items):
            let items = items.map { "<li>\($0.map(self.block))</li>\n" as HTML }
            return HTML.when(isOrdered, "<ol>\n\(items)</ol>\n", else: "<ul>\n\(items)</ul>\n")
        case .aside(let name, let blocks):
            return "<blockquote><p><strong>\(name)</strong></p>\n\(blocks.map(self.block))</blockquote>\n"
        case .other(let blocks, let parts): return "\(blocks.map(self.block))\(parts.map(inline))"
        }
    }

    private func inline(_ part: DocCInline) -> HTML {
        switch part {
        case .text(let text): return HTML(text: text)
        case .code(let text): return "<code>\(text)</code>"
        case .emphasis(let parts): return "<em>\(parts.map(inline))</em>"
        case .strong(let parts): return "<strong>\(parts.map(inline))</strong>"
        case .other(let parts): return "\(parts.map(inline))"
        case .reference(let identifier): return reference(identifier)
        }
    }

    private func reference(_ identifier: String) -> HTML {
        if let symbol = archive.target(identifier, in: node) { return ReferenceProse.link(to: symbol, context) }
        let known = node.references?[identifier]
        let title = known?.title ?? identifier
        guard let address = known?.url, address.hasPrefix("https://") else { return HTML(text: title) }
        return "<a href=\"\(address)\" rel=\"noreferrer\">\(title)</a>"
    }

    static func link(to symbol: DocCArchive.Symbol, _ context: PageContext) -> HTML {
        "<a href=\"\(context.address(Routes.reference(symbol.path)))\"><code>\(symbol.node.metadata.title)</code></a>"
    }
}
