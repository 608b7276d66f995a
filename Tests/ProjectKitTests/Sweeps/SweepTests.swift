import ExperimentKit
import Laws
import Studies
import Testing
import UIKit

@testable import ProjectKit

private let family = WorldFamily(
    "swept", views: [.plain, .button], recognizers: RecognizerOption.all([.tap], varying: [.cancelsTouchesInView]), gestures: [.tap])

/// False with a tap that cancels.
private let law = Law(id: "Swept", "A touch ends.", over: family, upTo: 3) { world in
    world.touched.touchesBegan.implies(world.touched.touchesEnded)
}
private let most = "9223372036854775807"
private let other = Law(id: "Other", "A touch begins.", over: family, upTo: 3) { world in world.touched.touchesBegan.happens }

struct SweepTests {
    private let study = LawSweep(LawStudy(law, upTo: 3)!, RuleBook.all)

    private func part(_ index: Int, of count: Int) throws -> SweepResult {
        try study.sweep(Shard(index, of: count).range(of: study.count))
    }
    private func parts(_ count: Int) throws -> [(name: String, result: SweepResult)] {
        try (1...count).map { ("part-\($0)", try part($0, of: count)) }
    }

    private func bytes(_ result: SweepResult) -> [UInt8] { Array(SweepFile.text(result).utf8) }

    @Test(arguments: [1, 2, 3, 7, 20])
    func `the joined result has the same bytes whatever the number and order of shards`(count: Int) throws {
        let whole = try SweepFile.text(study.sweep(0..<study.count, jobs: 2))
        #expect(try SweepFile.text(SweepMerge.join(parts(count))) == whole)
        #expect(try SweepFile.text(SweepMerge.join(parts(count).reversed())) == whole)
        // Parts of parts.
        let all = try parts(count)
        let half = count / 2
        guard half > 0 else { return }
        let two = [("a", try SweepMerge.join(Array(all[..<half]))), ("b", try SweepMerge.join(Array(all[half...])))]
        #expect(try SweepFile.text(SweepMerge.join(two.map { (name: $0.0, result: $0.1) })) == whole)
    }

    @Test func `a file is read as it was written`() throws {
        let result = try part(2, of: 3)
        #expect(try SweepFile.read(bytes(result)) == result)
        #expect(result.tally.counts["failing"] != nil && result.tally.runs == result.ranges[0].count)
    }

    @Test func `missing worlds are named`() throws {
        var all = try parts(4)
        all.remove(at: 2)
        let joined = try SweepMerge.join(all)
        #expect(joined.missing == [Shard(3, of: 4).range(of: study.count)])
        #expect(try SweepMerge.join(parts(4)).missing.isEmpty)
    }

    @Test func `a shard that was run twice is refused by name`() throws {
        let all = try parts(3) + [("again", part(2, of: 3))]
        do throws(SweepMerge.Refusal) {
            _ = try SweepMerge.join(all)
            Issue.record("joined")
        } catch {
            #expect(error.summary == "again and part-2 both have the runs \(SweepMerge.words(Shard(2, of: 3).range(of: study.count)))")
        }
    }

    @Test func `results of other laws, sizes and engines are refused`() throws {
        let one = ("one", try part(1, of: 2))
        let second = try part(2, of: 2)
        let otherStudy = LawSweep(LawStudy(other, upTo: 3)!, RuleBook.all)
        let smaller = LawSweep(LawStudy(law, upTo: 2)!, RuleBook.all)
        let engine = SweepResult(
            subject: second.subject, digest: second.digest, engineDigest: "0123456789abcdef", runs: second.runs, ranges: second.ranges,
            tally: second.tally)
        let cases = [
            (try otherStudy.sweep(0..<1), "one is of Swept, and two of Other"),
            (try smaller.sweep(0..<1), "one is of size 3, and two of 2"),
            (engine, "one is of engine \(second.engineDigest), and two of 0123456789abcdef"),
        ]
        for (result, words) in cases {
            do throws(SweepMerge.Refusal) {
                _ = try SweepMerge.join([one, ("two", result)])
                Issue.record("joined: \(words)")
            } catch {
                #expect(error.summary == words)
            }
        }
    }

    @Test func `every cut-off file is refused, and every changed one`() throws {
        let text = try bytes(study.sweep(0..<7))
        for length in 0..<text.count {
            #expect(throws: SweepFile.Fault.self, "\(length)") { try SweepFile.read(Array(text[..<length])) }
        }
        for place in text.indices {
            var changed = text
            changed[place] ^= 1
            #expect(throws: SweepFile.Fault.self, "\(place)") { try SweepFile.read(changed) }
        }
        #expect(throws: SweepFile.Fault(summary: "is empty", remedy: "Run its shard again: evdoc sweep writes the whole file or none.")) {
            try SweepFile.read([])
        }
    }

    /// A file with other members and a checksum that fits them: whoever forges a result can work out the checksum too.
    private func forged(_ replaced: [(key: String, value: String)]) throws -> [UInt8] {
        var body = try SweepFile.text(study.sweep(0..<7)).split(separator: "\n").dropLast(2).map(String.init)
        for (key, value) in replaced {
            let line = body.firstIndex { $0.hasPrefix("\"\(key)\":") }!
            // Findings take several lines.
            while !body[line].hasSuffix(",") { body[line] += body.remove(at: line + 1) }
            body[line] = "\"\(key)\":\(value),"
        }
        var hash = FowlerNollVo()
        for line in body { hash.add(line) }
        return Array("\(body.joined(separator: "\n"))\n\"checksum\":\"\(String(hash.value, radix: 16))\"\n}\n".utf8)
    }

    @Test func `a file is forged as it would be written`() throws {
        #expect(try SweepFile.read(forged([("size", "5")])).subject.size == 5)
    }

    @Test(arguments: [
        [("counts", "{\"a\":\(most),\"b\":\(most)}")], [("counts", "{\"a\":-\(most),\"b\":\(most)}")],
        [("counts", "{\"a\":-1,\"b\":8}")],
        [("counts", "{}")], [("runs", "-1")], [("runs", "3")], [("size", "-1")], [("ranges", "[[0,7],[6,8]]")], [("ranges", "[[7,0]]")],
        [("ranges", "[[-1,6]]")], [("ranges", "[[0]]")], [("ranges", "[[]]")], [("ranges", "[[0,1,2]]")],
        [("ranges", "[]"), ("runs", "-9")],
        [("findings", "[{\"at\":7,\"text\":\"\"}]")], [("findings", "[{\"at\":1,\"text\":\"\"},{\"at\":1,\"text\":\"\"}]")],
        [("findings", "[{\"at\":-1,\"text\":\"\"}]")],
    ])
    func `counts that cannot be are a contradiction, and no sum overflows`(members: [(key: String, value: String)]) throws {
        let bytes = try forged(members)
        do throws(SweepFile.Fault) {
            _ = try SweepFile.read(bytes)
            Issue.record("read: \(members)")
        } catch {
            #expect(error.summary == "contradicts itself: its counts are not those of its ranges")
        }
    }

    @Test(arguments: [
        ("of", "3"), ("ranges", "\"x\""), ("ranges", "[[0,9223372036854775808]]"), ("size", "1e300"), ("counts", "null"),
        ("weight", "[\"a\"]"), ("reached", "[1]"), ("weight", String(repeating: "[", count: 100_000)), ("findings", "[{\"at\":1}]"),
    ])
    func `a member of another type is said to be one`(key: String, value: String) throws {
        let bytes = try forged([(key, value)])
        do throws(SweepFile.Fault) {
            _ = try SweepFile.read(bytes)
            Issue.record("read: \(key)")
        } catch {
            #expect(error.summary == "lacks a member of a result, or has one of another type")
        }
    }

    @Test func `another version is said to be one`() throws {
        let bytes = try forged([("version", "1")])
        #expect(throws: SweepFile.Fault(summary: "is of another version of evdoc", remedy: "Use one version of evdoc for all shards.")) {
            try SweepFile.read(bytes)
        }
    }

    /// Ranges and findings that take one look at each.
    @Test func `many ranges with a finding each take linear time`() throws {
        let count = 20_000
        let ranges = (0..<count).map { "[\(2 * $0),\(2 * $0 + 1)]" }.joined(separator: ",")
        let findings = (0..<count).map { "{\"at\":\(2 * $0),\"text\":\"\"}" }.joined(separator: ",")
        let bytes = try forged([
            ("runs", "\(2 * count)"), ("ranges", "[\(ranges)]"), ("counts", "{\"a\":\(count)}"), ("findings", "[\(findings)]"),
        ])
        #expect(try SweepFile.read(bytes).tally.findings.count == count)
    }

    @Test func `digests tell laws apart, and are those of the engine`() throws {
        let (mine, its) = (try study.sweep(0..<1), try LawSweep(LawStudy(other, upTo: 3)!, RuleBook.all).sweep(0..<1))
        #expect(mine.digest != its.digest)
        #expect(mine.engineDigest == its.engineDigest)
        #expect(try study.sweep(3..<5).engineDigest == mine.engineDigest)
    }
}
