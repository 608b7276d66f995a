import ExperimentKit
import ReportKit

/// Writes a parsed page as HTML, and collects its headings and references.
struct MarkdownRenderer {
    struct Heading: Hashable {
        let level: Int
        let id: String
        let text: String
    }

    /// A relative link or image, to be checked against the files of the site.
    struct Reference: Hashable {
        let destination: String
        let line: Int
        let column: Int
    }

    /// The phrases of the page beside its text.
    struct Words {
        var linkTo: (String) -> String = { "Link to: \($0)" }
        var table = "Table"

        init() {}

        /// The phrases in the language of a page.
        init(_ context: PageContext) {
            linkTo = { context.linkTo($0) }
            table = context.say(FramePhrase.table)
        }
    }

    let file: String
    /// The HTML of a directive; throws a diagnostic's summary and remedy.
    let expand: (Directive) throws(DirectiveFault) -> HTML

    private(set) var headings: [Heading] = []
    private(set) var references: [Reference] = []
    private(set) var diagnostics: [Diagnostic] = []
    private let words: Words
    private let mark: String?
    private let headingShift: Int
    private var slug = Slug()
    private let mention: (String) -> HTML?
    /// Whether what is rendered is a link already, in which no other can be.
    private var isInLink = false

    /// Links lead to pages in the language of `mark`. Headings are `headingShift` levels lower than written; their ids avoid `reservedIDs`.
    /// `mention` gives what stands in place of the id of an experiment.
    init(
        file: String, words: Words = Words(), marked mark: String? = nil, headingShift: Int = 0, reservedIDs: [String] = [],
        mention: @escaping (String) -> HTML? = { _ in nil },
        expand: @escaping (Directive) throws(DirectiveFault) -> HTML
    ) {
        self.file = file
        self.words = words
        self.mark = mark
        self.headingShift = headingShift
        self.expand = expand
        self.mention = mention
        for id in ["main", "query"] + reservedIDs { slug.reserve(id) }
    }

    mutating func render(_ node: MarkdownNode) -> HTML {
        switch node.kind {
        case .document: children(of: node)
        case .paragraph: paragraph(node)
        case .heading(let level): heading(node, level)
        case .blockQuote: "<blockquote>\n\(children(of: node))</blockquote>\n"
        case .list(let start, let isTight): list(node, start, isTight)
        case .item: "<li>\(children(of: node))</li>\n"
        case .codeBlock(let language, let source): codeBlock(language, source)
        case .thematicBreak: "<hr>\n"
        case .table(let alignments): table(node, alignments)
        case .tableRow, .tableCell: children(of: node)
        case .text(let text):
            isInLink ? HTML(text: text) : ExperimentMention.pieces(of: text, plain: { HTML(text: $0) }, link: mention).joined()
        case .code(let source): (isInLink ? nil : mention(source)) ?? "<code>\(InlineCode.code(source))</code>"
        case .html(let source): "\(source)"
        case .softBreak: "\n"
        case .lineBreak: "<br>\n"
        case .emphasis: "<em>\(children(of: node))</em>"
        case .strong: "<strong>\(children(of: node))</strong>"
        case .link(let destination, let title): link(node, destination, title)
        case .image(let source, let title): image(node, source, title)
        }
    }

    private mutating func children(of node: MarkdownNode) -> HTML {
        var pieces: [HTML] = []
        for child in node.children { pieces.append(render(child)) }
        return pieces.joined()
    }

    private mutating func paragraph(_ node: MarkdownNode) -> HTML {
        switch Directive.reading(node) {
        case .none: return "<p>\(children(of: node))</p>\n"
        case .some(let directive):
            do {
                return try expand(directive)
            } catch {
                report(node, error.summary, error.remedy)
                return ""
            }
        }
    }

    private mutating func heading(_ node: MarkdownNode, _ level: Int) -> HTML {
        let text = node.plainText
        let id = slug.make(text)
        let shown = min(6, level + headingShift)
        headings.append(Heading(level: shown, id: id, text: text))
        return HTML.heading(shown, id: id, text: text, children(of: node), link: words.linkTo(text))
    }

    private mutating func list(_ node: MarkdownNode, _ start: Int?, _ isTight: Bool) -> HTML {
        var items: [HTML] = []
        for item in node.children {
            var content: [HTML] = []
            for child in item.children {
                let isBare = isTight && child.kind == .paragraph
                content.append(isBare ? children(of: child) : render(child))
            }
            items.append("<li>\(content)</li>\n")
        }
        guard let start else { return "<ul>\n\(items)</ul>\n" }
        return start == 1 ? "<ol>\n\(items)</ol>\n" : "<ol start=\"\(start)\">\n\(items)</ol>\n"
    }

    private func codeBlock(_ language: String, _ source: String) -> HTML {
        let word = language.prefix { $0.isLetter || $0.isNumber || $0 == "-" }
        let attribute: HTML = word.isEmpty ? "" : " class=\"language-\(String(word))\""
        let text = word == "swift" ? SwiftHighlighter.html(source) : HTML(text: source)
        return HTML.codeBlock(text, attribute)
    }

    private mutating func table(_ node: MarkdownNode, _ alignments: [MarkdownAlignment]) -> HTML {
        var head: [HTML] = []
        var body: [HTML] = []
        for row in node.children {
            let isHeader = row.kind == .tableRow(isHeader: true)
            var cells: [HTML] = []
            for (column, cell) in row.children.enumerated() {
                let style = alignments.indices.contains(column) ? MarkdownRenderer.attribute(alignments[column]) : ""
                let content = children(of: cell)
                // The empty corner of a table is not a heading.
                cells.append(isHeader && !content.isEmpty ? "<th scope=\"col\"\(style)>\(content)</th>" : "<td\(style)>\(content)</td>")
            }
            let line: HTML = "<tr>\(cells)</tr>\n"
            if isHeader { head.append(line) } else { body.append(line) }
        }
        let rows: HTML = body.isEmpty ? "" : "<tbody>\n\(body)</tbody>\n"
        return HTML.scrolling(words.table, "<table>\n<thead>\n\(head)</thead>\n\(rows)</table>\n")
    }

    private static func attribute(_ alignment: MarkdownAlignment) -> HTML {
        switch alignment {
        case .unset, .left: ""
        case .center: " class=\"center\""
        case .right: " class=\"right\""
        }
    }

    private mutating func link(_ node: MarkdownNode, _ destination: String, _ title: String) -> HTML {
        isInLink = true
        defer { isInLink = false }
        let content = children(of: node)
        let titled: HTML = title.isEmpty ? "" : " title=\"\(title)\""
        switch LinkTarget(destination, marked: mark) {
        case .site(let path):
            references.append(Reference(destination: path, line: node.line, column: node.column))
            return "<a href=\"\(Route.cleaned(path))\"\(titled)>\(content)</a>"
        case .web(let address): return "<a href=\"\(address)\" rel=\"noreferrer\"\(titled)>\(content)</a>"
        case .refused:
            report(node, "a link to `\(destination)` is not followed", "use https, http, mailto or a path within the site")
            return content
        }
    }

    private mutating func image(_ node: MarkdownNode, _ source: String, _ title: String) -> HTML {
        guard case .site(let path) = LinkTarget(source) else {
            report(node, "the image `\(source)` is not part of the site", "put the picture beside the page and name it by a relative path")
            return ""
        }
        references.append(Reference(destination: path, line: node.line, column: node.column))
        let titled: HTML = title.isEmpty ? "" : " title=\"\(title)\""
        return "<img src=\"\(Route.cleaned(path))\" alt=\"\(node.plainText)\" loading=\"lazy\"\(titled)>"
    }

    private mutating func report(_ node: MarkdownNode, _ summary: String, _ remedy: String?) {
        diagnostics.append(Diagnostic(Location(fileID: file, line: node.line, column: node.column), summary, remedy: remedy))
    }
}
