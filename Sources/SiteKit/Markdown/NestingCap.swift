import ExperimentKit

/// Keeps quotes, lists and brackets shallow before they are parsed: the library looks at each open quote for every line, and at each open bracket for
/// every closing one.
enum NestingCap {
    /// Brackets that are open at one place of the text.
    private static let brackets = 1000

    /// At most one: what follows a line that opens too much is not worth reading. O(bytes).
    static func diagnostics(for source: String, in file: String) -> [Diagnostic] {
        var open = 0
        for (index, line) in source.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
            let place = Location(fileID: file, line: index + 1)
            if markers(of: line) > MarkdownParser.depthLimit, !isRule(line) {
                return [Diagnostic(place, "nested more than \(MarkdownParser.depthLimit) deep", remedy: nil)]
            }
            for byte in line where byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]") {
                open = byte == UInt8(ascii: "[") ? open + 1 : max(0, open - 1)
            }
            if open > brackets { return [Diagnostic(place, "more than \(brackets) brackets are not closed", remedy: nil)] }
        }
        return []
    }

    /// How many quotes and list items a line can open.
    private static func markers(of line: Substring.UTF8View) -> Int {
        var count = 0
        var isAfterDigit = false
        for byte in line {
            switch byte {
            case UInt8(ascii: ">"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"):
                count += 1
                isAfterDigit = false
            case UInt8(ascii: ".") where isAfterDigit, UInt8(ascii: ")") where isAfterDigit:
                count += 1
                isAfterDigit = false
            case UInt8(ascii: "0")...UInt8(ascii: "9"): isAfterDigit = true
            case UInt8(ascii: " "), UInt8(ascii: "\t"): continue
            default: return count
            }
        }
        return count
    }

    /// A line across the page, or under a heading: of one character only.
    private static func isRule(_ line: Substring.UTF8View) -> Bool {
        let marks = line.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") && $0 != UInt8(ascii: "\r") }
        return marks.first != UInt8(ascii: ">") && marks.allSatisfy { $0 == marks.first }
    }
}
