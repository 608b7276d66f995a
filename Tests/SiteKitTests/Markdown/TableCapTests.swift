import Testing

@testable import ProjectFiles
@testable import SiteKit

struct TableCapTests {
    private func diagnostics(_ source: String) -> [String] {
        var parser = MarkdownParser(file: "a.md")
        _ = parser.parse(source)
        return parser.diagnostics.map(\.description)
    }

    private func table(columns: Int, rows: Int, prefix: String = "", row: String = "|") -> String {
        let lines = [String(repeating: "|a", count: columns), String(repeating: "|-", count: columns)] + Array(repeating: row, count: rows)
        return lines.map { prefix + $0 }.joined(separator: "\n")
    }

    @Test func `a table of many cells passes below the cap`() {
        #expect(diagnostics(table(columns: 9, rows: 1500)) == [])
    }

    @Test func `a few kilobytes that ask for millions of cells are refused at once, with the line`() {
        #expect(
            diagnostics("text\n\n" + table(columns: 2300, rows: 2300)) == [
                "a.md:11: error: the table has more than 20000 cells by this row\n    split it; 2301 columns leave room for 8 rows"
            ])
    }

    @Test(arguments: ["> ", "- ", "> > ", "1. "])
    func `within quotes and lists too`(_ prefix: String) {
        let first = table(columns: 2300, rows: 0)
        let rest = prefix.allSatisfy { $0 == ">" || $0 == " " } ? prefix : String(repeating: " ", count: prefix.count)
        let lines =
            first.split(separator: "\n").enumerated().map { ($0 == 0 ? prefix : rest) + $1 } + Array(repeating: rest + "|", count: 2300)
        #expect(diagnostics(lines.joined(separator: "\n")).count == 1)
    }

    @Test func `other line ends do not hide the rows`() {
        #expect(diagnostics(table(columns: 2300, rows: 100, row: "|\u{2028}\u{2028}")).count == 1)
        #expect(diagnostics(table(columns: 2300, rows: 100).split(separator: "\n").joined(separator: "\r")).count == 1)
        #expect(diagnostics(table(columns: 2300, rows: 100).split(separator: "\n").joined(separator: "\r\n")).count == 1)
    }

    @Test func `two tables are counted apart`() {
        let half = table(columns: 10, rows: 1500)
        #expect(diagnostics(half + "\n\n" + half) == [])
    }
}
