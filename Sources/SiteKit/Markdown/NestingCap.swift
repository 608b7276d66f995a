import ExperimentKit

/// Keeps quotes and lists shallow before they are parsed: the library looks at each open one for every line.
enum NestingCap {
    /// At most one: what follows a line that opens too much is not worth reading. O(bytes).
    static func diagnostics(for source: String, in file: String) -> [Diagnostic] {
        for (index, line) in source.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
            guard markers(of: line) > MarkdownParser.depthLimit, !isRule(line) else { continue }
            let place = Location(fileID: file, line: index + 1)
            return [Diagnostic(place, "nested more than \(MarkdownParser.depthLimit) deep", remedy: nil)]
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
