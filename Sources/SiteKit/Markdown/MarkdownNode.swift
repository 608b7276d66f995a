/// A node of a parsed page: its kind, its position and its children.
struct MarkdownNode {
    enum Kind: Equatable {
        case document, paragraph, blockQuote, item, tableCell
        case heading(level: Int)
        case list(start: Int?, isTight: Bool)
        case table([MarkdownAlignment])
        case tableRow(isHeader: Bool)
        case codeBlock(language: String, String)
        case thematicBreak
        case text(String)
        case code(String)
        /// Raw HTML, as a block or inside a line: shown as text.
        case html(String)
        case softBreak, lineBreak, emphasis, strong
        case link(destination: String, title: String)
        case image(source: String, title: String)
    }

    let kind: Kind
    /// The line, from 1.
    let line: Int
    /// The column in bytes, from 1.
    let column: Int
    let children: [MarkdownNode]

    /// The words without their marks, for ids, titles and search. Blocks of code have no words.
    var plainText: String {
        switch kind {
        case .text(let text), .code(let text), .html(let text): text
        case .codeBlock: ""
        case .softBreak, .lineBreak: " "
        default: children.map(\.plainText).joined(separator: isBlockContainer ? " " : "")
        }
    }

    private var isBlockContainer: Bool {
        switch kind {
        case .document, .blockQuote, .list, .item, .table, .tableRow: true
        default: false
        }
    }
}

/// The alignment of a column of a table.
enum MarkdownAlignment: Equatable {
    case unset, left, center, right
}
