import ExperimentKit

/// Limits the size of expanded references before the parsing. The library copies the address and title of a definition to each use, so a
/// page of a quarter of a mebibyte could ask for gigabytes.
enum ReferenceCap {
    /// The most bytes of expanded addresses and titles, by an upper bound: each closing bracket counts as a use of the longest definition.
    private static let mostBytes = 8 << 20

    /// At most one diagnostic, at the longest definition. O(bytes).
    static func diagnostics(for source: String, in file: String) -> [Diagnostic] {
        let uses = source.utf8.count { $0 == UInt8(ascii: "]") }
        let longest = longestDefinition(in: source)
        guard longest.bytes * uses > mostBytes else { return [] }
        return [
            Diagnostic(
                Location(fileID: file, line: longest.line),
                "the \(uses) references of this page could come to more than \(mostBytes) bytes",
                remedy: "shorten this definition, of \(longest.bytes) bytes, or use it in fewer places")
        ]
    }

    /// The longest definition. A definition ends at the next one or at an empty line; text that resembles a definition counts as one.
    private static func longestDefinition(in source: String) -> (line: Int, bytes: Int) {
        var (longest, current) = ((line: 1, bytes: 0), (line: 1, bytes: 0))
        var isOpen = false
        for (index, line) in source.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
            if hasDefinition(line) {
                (isOpen, current) = (true, (index + 1, 0))
            } else if line.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\r") }) {
                isOpen = false
            }
            guard isOpen else { continue }
            current.bytes += line.count
            if current.bytes > longest.bytes { longest = current }
        }
        return longest
    }

    /// Whether the line has `]:`, which is on one line even if the label began on another.
    private static func hasDefinition(_ line: Substring.UTF8View) -> Bool {
        zip(line, line.dropFirst()).contains { $0 == UInt8(ascii: "]") && $1 == UInt8(ascii: ":") }
    }
}
