import ExperimentKit
import CCmarkGFM

/// Reads Markdown with tables. The only file that uses libcmark-gfm.
struct MarkdownParser {
    /// The deepest nesting that is accepted; deeper pages are an author's mistake, as a stack is finite.
    static let depthLimit = 64

    let file: String
    private(set) var diagnostics: [Diagnostic] = []

    init(file: String) {
        self.file = file
    }

    /// Nil if the text must not be parsed; `diagnostics` then has the reasons.
    mutating func parse(_ source: String) -> MarkdownNode? {
        diagnostics += TableCap.diagnostics(for: source, in: file) + NestingCap.diagnostics(for: source, in: file)
        diagnostics += ReferenceCap.diagnostics(for: source, in: file)
        guard diagnostics.isEmpty else { return nil }
        _ = MarkdownParser.registration
        guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return nil }
        defer { cmark_parser_free(parser) }
        // Autolink stays off: it reads too far and costs more than it gives.
        if let table = cmark_find_syntax_extension("table") { cmark_parser_attach_syntax_extension(parser, table) }
        var text = source
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
        }
        guard let root = cmark_parser_finish(parser) else { return nil }
        defer { cmark_node_free(root) }
        cmark_consolidate_text_nodes(root)
        let document = convert(root, depth: 0)
        return diagnostics.isEmpty ? document : nil
    }

    /// The library keeps its extensions in one global list; they are registered once.
    private static let registration: Void = cmark_gfm_core_extensions_ensure_registered()

    private mutating func convert(_ node: OpaqueNode, depth: Int) -> MarkdownNode {
        let line = Int(cmark_node_get_start_line(node))
        let column = Int(cmark_node_get_start_column(node))
        var children: [MarkdownNode] = []
        if depth < MarkdownParser.depthLimit {
            var child = cmark_node_first_child(node)
            while let current = child {
                children.append(convert(current, depth: depth + 1))
                child = cmark_node_next(current)
            }
        } else if cmark_node_first_child(node) != nil, diagnostics.isEmpty {
            diagnostics.append(
                Diagnostic(
                    Location(fileID: file, line: line, column: column), "nested more than \(MarkdownParser.depthLimit) deep", remedy: nil))
        }
        return MarkdownNode(kind: kind(of: node), line: line, column: column, children: children)
    }

    private func kind(of node: OpaqueNode) -> MarkdownNode.Kind {
        switch String(cString: cmark_node_get_type_string(node)) {
        case "document": .document
        case "block_quote": .blockQuote
        case "list": list(node)
        case "item": .item
        case "code_block": .codeBlock(language: string(cmark_node_get_fence_info(node)), string(cmark_node_get_literal(node)))
        case "html_block", "html_inline": .html(string(cmark_node_get_literal(node)))
        case "heading": .heading(level: Int(cmark_node_get_heading_level(node)))
        case "thematic_break": .thematicBreak
        case "table": .table(alignments(node))
        case "table_header": .tableRow(isHeader: true)
        case "table_row": .tableRow(isHeader: cmark_gfm_extensions_get_table_row_is_header(node) != 0)
        case "table_cell": .tableCell
        case "text": .text(string(cmark_node_get_literal(node)))
        case "softbreak": .softBreak
        case "linebreak": .lineBreak
        case "code": .code(string(cmark_node_get_literal(node)))
        case "emph": .emphasis
        case "strong": .strong
        case "link": .link(destination: string(cmark_node_get_url(node)), title: string(cmark_node_get_title(node)))
        case "image": .image(source: string(cmark_node_get_url(node)), title: string(cmark_node_get_title(node)))
        default: .paragraph
        }
    }

    private func list(_ node: OpaqueNode) -> MarkdownNode.Kind {
        let isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
        return .list(
            start: isOrdered ? Int(cmark_node_get_list_start(node)) : nil, isTight: cmark_node_get_list_tight(node) != 0)
    }

    private func alignments(_ table: OpaqueNode) -> [MarkdownAlignment] {
        let count = Int(cmark_gfm_extensions_get_table_columns(table))
        guard let letters = cmark_gfm_extensions_get_table_alignments(table) else { return [] }
        return (0..<count).map { column in
            switch UnicodeScalar(letters[column]) {
            case "l": .left
            case "c": .center
            case "r": .right
            default: .unset
            }
        }
    }

    private func string(_ pointer: UnsafePointer<CChar>?) -> String {
        pointer.map { String(cString: $0) } ?? ""
    }
}

private typealias OpaqueNode = OpaquePointer
