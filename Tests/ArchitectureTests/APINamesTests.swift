import Foundation
import Testing

/// The names that conclusions are indexed by are those of the engine's public API.
struct APINamesTests {
    private let path = "Sources/ReportKit/Conclusions/APINames.swift"

    /// `make api-names` writes the list anew.
    @Test func `the list has every public name of several words, and no other`() throws {
        let parts = SourceFile.read(path).components(separatedBy: "\"\"\"")
        try #require(parts.count == 3)
        let names = try declared
        if ProcessInfo.processInfo.environment["API_NAMES"] == "write" {
            let text = [parts[0], "\n\(Self.lines(names))\n        ", parts[2]].joined(separator: "\"\"\"")
            try Data(text.utf8).write(to: SourceFile.root.appendingPathComponent(path))
        } else {
            let listed = Set(parts[1].split(whereSeparator: \.isWhitespace).map(String.init))
            #expect(Set(names).subtracting(listed).sorted() == [], "`make api-names` adds these")
            #expect(listed.subtracting(names).sorted() == [], "`make api-names` removes these")
        }
    }

    /// Without labels, sorted, each once. One word alone, such as `state`, is a word of English.
    private var declared: [String] {
        get throws {
            let names = try SymbolGraph.engine.filter { !$0.place.hasPrefix("Sources/UIKit/Rules/") }.map { symbol in
                String(symbol.pathComponents.last!.prefix { $0 != "(" })
            }
            return Set(names).filter { $0.wholeMatch(of: #/\w*[a-z0-9]\w*[A-Z]\w*|[A-Z]{2,}\w*[a-z]\w*/#) != nil }.sorted()
        }
    }

    /// Indented, as many to a line as fit.
    private static func lines(_ names: [String]) -> String {
        var lines: [String] = []
        for name in names {
            if let last = lines.last, last.count + name.count < 139 {
                lines[lines.count - 1] = "\(last) \(name)"
            } else {
                lines.append("        \(name)")
            }
        }
        return lines.joined(separator: "\n")
    }
}
