import TemporaryFiles
import Testing
@testable import ProjectFiles

struct AccentRunTests {
    private func line(_ text: String) -> Int? { AccentRun.lineOfTooLong(in: text.utf8) }
    private func accents(_ count: Int) -> String {
        String((0..<count).map { $0 % 2 == 0 ? "\u{301}" as Unicode.Scalar : "\u{316}" }.map(Character.init))
    }

    @Test func `a row of accents may be as long as the limit`() {
        #expect(line("a" + accents(AccentRun.most)) == nil)
        #expect(line("a" + accents(AccentRun.most + 1)) == 1)
        #expect(line("a\nb\n中" + accents(AccentRun.most + 1) + "b\n") == 3)
        #expect(line("") == nil)
    }

    @Test func `an escape of JSON is an accent too`() {
        #expect(line(String(repeating: "\\u0301\u{316}", count: 50)) == nil)
        #expect(line(String(repeating: "\\u0301\u{316}", count: 51)) == 1)
        #expect(line(String(repeating: "\\u4e2d\\ud83d\\ude00\\n", count: 1000) + "\\u03") == nil)
    }

    @Test func `long texts without accents in a row pass`() {
        #expect(line(String(repeating: "中文。", count: 10_000)) == nil)
        #expect(line(String(repeating: "a\u{301}\u{316}", count: 10_000)) == nil)
        #expect(line(String(repeating: "👩‍👩‍👧", count: 10_000)) == nil)
        #expect(AccentRun.lineOfTooLong(in: [UInt8](repeating: 0xCC, count: 10_000)) == nil)
    }

    @Test func `a file with more is refused where it is read, with the line`() throws {
        try withTemporaryDirectory { directory in
            let path = "\(directory)/a.json"
            try Files.create(path, Array("{\n\"a\(accents(200_000))\": 1}\n".utf8))
            let error = #expect(throws: FileError.self) { try Files.read(path) }
            #expect(error?.description == "\(path): cannot read: line 2 has more than 100 accents in a row on one letter")
        }
    }
}
