/// Rows whose cells begin at the same place.
struct Columns {
    /// A cell: its text, and its look once its width is known.
    struct Cell: ExpressibleByStringInterpolation {
        let text: String
        var look: Style.Look?
        var isRight = false

        init(_ text: String, _ look: Style.Look? = nil, isRight: Bool = false) {
            self.text = text
            self.look = look
            self.isRight = isRight
        }

        init(stringLiteral value: String) {
            self.init(value)
        }
    }

    private var rows: [[Cell]] = []

    mutating func add(_ cells: Cell...) { add(cells) }

    mutating func add(_ cells: [Cell]) { rows.append(cells) }

    /// The rows as lines that begin with `indent`, without spaces at the ends.
    func text(_ style: Style, indent: String = "") -> String {
        let widths = (0..<(rows.map(\.count).max() ?? 0)).map { column in
            rows.map { $0.indices.contains(column) ? Columns.width(of: $0[column].text) : 0 }.max() ?? 0
        }
        return rows.map { row in indent + line(row, widths, style) + "\n" }.joined()
    }

    private func line(_ row: [Cell], _ widths: [Int], _ style: Style) -> String {
        var line = ""
        for (column, cell) in row.enumerated() {
            let spaces = String(repeating: " ", count: widths[column] - Columns.width(of: cell.text))
            let shown = cell.look.map { style($0, cell.text) } ?? cell.text
            let isLast = column == row.count - 1
            line += cell.isRight ? spaces + shown : shown + (isLast ? "" : spaces)
            if !isLast { line += "  " }
        }
        return line
    }

    /// The number of terminal cells that a text takes; Chinese characters take two each.
    static func width(of text: String) -> Int {
        text.unicodeScalars.reduce(0) { $0 + ((0x1100...0x115F).contains($1.value) || (0x2E80...0xFF60).contains($1.value) ? 2 : 1) }
    }
}
