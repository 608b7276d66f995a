import ExperimentKit

/// Limits the depth of quotes, lists and brackets before the parsing. For every line the library looks at each open quote, and for every
/// closing bracket at each open bracket.
enum NestingCap {
    /// The most brackets that may be open at one place.
    private static let brackets = 1000

    /// At most one diagnostic: the text after the first line that opens too much is not read. O(bytes).
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

    /// The most quotes and list items that a line can open.
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

    /// Whether the line is a rule across the page, or under a heading: a line of one repeated character.
    private static func isRule(_ line: Substring.UTF8View) -> Bool {
        let marks = line.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") && $0 != UInt8(ascii: "\r") }
        return marks.first != UInt8(ascii: ">") && marks.allSatisfy { $0 == marks.first }
    }
}
