import Foundation
import ReportKit
import Testing

/// The API that pages can be about is the engine's public API, as the compiler knows it.
struct APISymbolsTests {
    private let path = "Sources/ReportKit/API/APISymbols+Text.swift"

    /// `make api-names` writes the list anew.
    @Test func `the list has every public declaration of Apple's, and no other`() throws {
        let parts = SourceFile.read(path).components(separatedBy: "\"\"\"")
        try #require(parts.count == 3)
        let lines = try APIListing().lines
        if ProcessInfo.processInfo.environment["API_NAMES"] == "write" {
            let text = lines.map { "\n        \($0)" }.joined() + "\n        "
            let file = [parts[0], text, parts[2]].joined(separator: "\"\"\"")
            try Data(file.utf8).write(to: SourceFile.root.appendingPathComponent(path))
        } else {
            let listed = parts[1].split(separator: "\n").map { $0.dropFirst(8) }.filter { !$0.isEmpty }.map(String.init)
            #expect(lines.filter { !listed.contains($0) } == [], "`make api-names` adds these")
            #expect(listed.filter { !lines.contains($0) } == [], "`make api-names` removes these")
            #expect(listed == lines, "`make api-names` brings them into order")
        }
    }

    @Test func `a symbol of the list is called as the compiler calls it`() throws {
        let names = Set(try APIListing().symbols.map(\.name))
        let read = Set(APISymbols.all.map(\.qualifiedName))
        #expect(read.subtracting(names).sorted() == [])
        #expect(names.subtracting(read).sorted() == [])
    }
}
