import ExperimentKit
import ProjectFiles

/// Limits the size of tables before the parsing: a few kilobytes of pipes can ask for millions of cells.
enum TableCap {
    /// The most cells of a table, by an upper bound, so that no larger table passes.
    static let cells = 20_000

    static func diagnostics(for source: String, in file: String) -> [Diagnostic] {
        guard source.utf8.contains(UInt8(ascii: "|")) else { return [] }
        var diagnostics: [Diagnostic] = []
        var columns = 0
        var counted = 0
        for (index, line) in source.split(omittingEmptySubsequences: false, whereSeparator: endsLine).enumerated() {
            if let found = columnsOfDelimiterRow(line), found > columns { (columns, counted) = (found, found) }
            if isBlank(line) { (columns, counted) = (0, 0) }
            guard columns > 0 else { continue }
            // The library also reads cells beyond the table's columns.
            counted += max(columns, line.utf8.count { $0 == UInt8(ascii: "|") })
            guard counted > cells else { continue }
            diagnostics.append(
                Diagnostic(
                    Location(fileID: file, line: index + 1), "the table has more than \(cells) cells by this row",
                    remedy: "split it; \(columns) columns leave room for \(cells / columns) rows"))
            (columns, counted) = (0, 0)
        }
        return diagnostics
    }

    /// Lines as the library separates them, unlike Unicode, so that a row is not taken for the end of its table.
    private static func endsLine(_ character: Character) -> Bool {
        character == "\n" || character == "\r\n" || character == "\r"
    }

    /// The number of columns if this could be the row of dashes under a table's head, also inside quotes and lists.
    private static func columnsOfDelimiterRow(_ line: Substring) -> Int? {
        var pipes = 0
        var dashes = 0
        for byte in line.utf8 {
            switch byte {
            case UInt8(ascii: "|"): pipes += 1
            case UInt8(ascii: "-"): dashes += 1
            case UInt8(ascii: ":"), UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: ">"), UInt8(ascii: "*"), UInt8(ascii: "+"),
                UInt8(ascii: "."), UInt8(ascii: ")"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x0B, 0x0C:
                continue
            default: return nil
            }
        }
        return dashes > 0 && pipes > 0 ? pipes + 1 : nil
    }

    private static func isBlank(_ line: Substring) -> Bool {
        line.utf8.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: ">") }
    }
}
