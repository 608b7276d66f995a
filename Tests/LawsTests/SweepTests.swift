import ExperimentKit
import Testing
import UIKit

@testable import Laws

private let family = WorldFamily(
    "swept", views: [.plain, .button], recognizers: RecognizerOption.all([.tap], varying: [.cancelsTouchesInView]), gestures: [.tap])

/// False with a tap that cancels.
private let law = Law(id: "Swept", "A touch ends.", over: family, upTo: 3) { world in
    world.touched.touchesBegan.implies(world.touched.touchesEnded)
}
private let other = Law(id: "Other", "A touch begins.", over: family, upTo: 3) { world in world.touched.touchesBegan.happens }

struct SweepTests {
    private let study = LawStudy(law, upTo: 3)!

    private func parts(_ count: Int) -> [(name: String, result: SweepResult)] {
        (1...count).map { ("part-\($0)", study.sweep(study.row.shard($0, of: count))) }
    }

    private func bytes(_ result: SweepResult) -> [UInt8] { Array(SweepFile.text(result).utf8) }

    @Test(arguments: [1, 2, 3, 7, 20])
    func `the joined result has the same bytes whatever the number and order of shards`(count: Int) throws {
        let whole = SweepFile.text(study.sweep(0..<study.row.count, jobs: 2))
        #expect(try SweepFile.text(SweepMerge.join(parts(count))) == whole)
        #expect(try SweepFile.text(SweepMerge.join(parts(count).reversed())) == whole)
        // Parts of parts.
        let all = parts(count)
        let half = count / 2
        guard half > 0 else { return }
        let two = [("a", try SweepMerge.join(Array(all[..<half]))), ("b", try SweepMerge.join(Array(all[half...])))]
        #expect(try SweepFile.text(SweepMerge.join(two.map { (name: $0.0, result: $0.1) })) == whole)
    }

    @Test func `a file is read as it was written`() throws {
        let result = study.sweep(study.row.shard(2, of: 3))
        #expect(try SweepFile.read(bytes(result)) == result)
        #expect(result.tally.failing > 0 && result.tally.worlds == result.ranges[0].count)
    }

    @Test func `missing worlds are named`() throws {
        var all = parts(4)
        all.remove(at: 2)
        let joined = try SweepMerge.join(all)
        #expect(joined.missing == [study.row.shard(3, of: 4)])
        #expect(try SweepMerge.join(parts(4)).missing.isEmpty)
    }

    @Test func `a shard that was run twice is refused by name`() throws {
        let all = parts(3) + [("again", parts(3)[1].result)]
        #expect(throws: SweepMerge.Refusal.self) { try SweepMerge.join(all) }
        do throws(SweepMerge.Refusal) {
            _ = try SweepMerge.join(all)
        } catch {
            #expect(error.summary == "again and part-2 both have the worlds \(SweepMerge.words(study.row.shard(2, of: 3)))")
        }
    }

    @Test func `results of other laws, sizes and engines are refused`() throws {
        let one = ("one", study.sweep(study.row.shard(1, of: 2)))
        let second = study.sweep(study.row.shard(2, of: 2))
        let otherStudy = LawStudy(other, upTo: 3)!
        let larger = LawStudy(law, upTo: 2)!
        let engine = SweepResult(
            law: second.law, lawDigest: second.lawDigest, engineDigest: "0123456789abcdef", size: second.size, worlds: second.worlds,
            ranges: second.ranges, tally: second.tally)
        let cases = [
            (otherStudy.sweep(otherStudy.row.shard(2, of: 2)), "one is of law Swept, and two of Other"),
            (larger.sweep(0..<1), "one is of size 3, and two of 2"),
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
        let text = bytes(study.sweep(0..<7))
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

    @Test func `digests tell laws apart, and are those of the engine`() {
        let (mine, its) = (study.sweep(0..<1), LawStudy(other, upTo: 3)!.sweep(0..<1))
        #expect(mine.lawDigest != its.lawDigest)
        #expect(mine.engineDigest == its.engineDigest)
        #expect(study.sweep(3..<5).engineDigest == mine.engineDigest)
    }
}
