import Foundation
import TemporaryFiles
import Testing

@testable import EvdocCommand
@testable import ProjectKit

/// What `evdoc merge` makes of files that others have written.
struct MergeTests {
    private func part(_ range: Range<Int>, of worlds: Int, law: String = "Law") -> String {
        var tally = SweepTally()
        for place in range { tally.add("holding", at: place, finding: nil) }
        return SweepFile.text(
            SweepResult(
                subject: SweepSubject(law, size: 2), digest: "0123456789abcdef", engineDigest: "fedcba9876543210", runs: worlds,
                ranges: [range], tally: tally))
    }

    @Test func `a directory stands for its files, of which there may be thousands`() throws {
        try withTemporaryDirectory { root in
            for number in 0..<2000 { try put(part(number..<number + 1, of: 2000), "\(root)/parts/\(number).json") }
            try put("no part", "\(root)/parts/log.txt")
            let session = Session()
            #expect(session.run("merge", "\(root)/parts", "--out", "\(root)/whole.json") == .success)
            #expect(try text("\(root)/whole.json") == part(0..<2000, of: 2000))
            #expect(session.run("merge", "\(root)") == .success)
        }
    }

    @Test func `whatever is wrong with files is said of all of them`() throws {
        try withTemporaryDirectory { root in
            try put(part(0..<5, of: 10), "\(root)/good.json")
            try put(String(part(5..<10, of: 10).prefix(90)), "\(root)/cut.json")
            try put("{}", "\(root)/other.json")
            try FileManager.default.createSymbolicLink(atPath: "\(root)/loop.json", withDestinationPath: "loop.json")
            let session = Session()
            let files = ["good.json", "cut.json", "other.json", "missing.json", "loop.json"].map { "\(root)/\($0)" } + ["/dev/zero"]
            #expect(session.run(["merge"] + files + ["--out", "\(root)/whole.json"]) == .authorsMistake)
            let errors = session.errors
            #expect(errors.contains("cut.json is cut off after 90 bytes"))
            #expect(errors.contains("other.json is no result of evdoc sweep"))
            #expect(errors.contains("missing.json: cannot read: No such file or directory"))
            #expect(errors.contains("loop.json: cannot read: Too many levels of symbolic links"))
            #expect(errors.contains("/dev/zero: cannot read: it is no regular file"))
            #expect(!FileManager.default.fileExists(atPath: "\(root)/whole.json"))
            #expect(Session().run("merge", "\(root)/missing.json") == .world)
        }
    }

    @Test func `a directory without results is no directory of parts`() throws {
        try withTemporaryDirectory { root in
            let session = Session()
            #expect(session.run("merge", root) == .wrongUsage)
            #expect(session.errors.contains("has no file that ends in .json"))
        }
    }

    @Test func `the name of a law, of a file and of gaps are no more than text`() throws {
        try withTemporaryDirectory { root in
            let name = "\(root)/a\n::error::forged.json"
            try put(part(0..<5, of: 10, law: "x\n::error::forged\u{1B}[31m\u{202E}"), name)
            try put(part(5..<10, of: 10), "\(root)/b.json")
            let session = Session()
            #expect(session.run("merge", name, "\(root)/b.json") == .authorsMistake)
            #expect(!session.errors.contains("\n::error") && !session.errors.contains("\u{1B}") && !session.errors.contains("\u{202E}"))
            for number in 0..<100 { try put(part(2 * number..<2 * number + 1, of: 200), "\(root)/gaps/\(number).json") }
            #expect(session.run("merge", "\(root)/gaps") == .authorsMistake)
            #expect(session.errors.contains("of 200 runs 100 are missing: 1, 3, 5,"))
            #expect(session.errors.contains("39, and 80 ranges more\n"))
        }
    }
}
