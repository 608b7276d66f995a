import ExperimentKit
import Laws
import LawsOfUIKit
import Testing
import UIKit

@testable import ProjectKit

struct RandomLawSweepTests {
    private func sweep(_ id: String, size: Int, seed: Int = 3, worlds: Int = 700) throws -> RandomLawSweep {
        let law = try #require(allLaws.first { $0.id == id })
        return RandomLawSweep(try #require(LawStudy(law, upTo: size)), RuleBook.all, seed: seed, worlds: worlds)
    }

    @Test func `shards join to the same bytes, also where they divide a block`() throws {
        let sweep = try sweep("EveryTouchEnds", size: 7)
        let whole = SweepFile.text(try sweep.sweep(0..<700, jobs: 2))
        let parts = try [3, 1, 2].map { index in
            ("\(index)", try SweepFile.read(Array(SweepFile.text(sweep.sweep(Shard(index, of: 3).range(of: 700))).utf8)))
        }
        #expect(try SweepFile.text(SweepMerge.join(parts.map { (name: $0.0, result: $0.1) })) == whole)
    }

    @Test func `another seed tries other worlds, and is not joined with this one`() throws {
        let one = try sweep("TouchesEndedAlwaysComes", size: 6, worlds: 256).sweep(0..<128)
        let other = try sweep("TouchesEndedAlwaysComes", size: 6, seed: 4, worlds: 256).sweep(128..<256)
        #expect(one.tally != other.tally && one.digest == other.digest)
        do throws(SweepMerge.Refusal) {
            _ = try SweepMerge.join([("a", one), ("b", other)])
            Issue.record("joined")
        } catch {
            #expect(error.summary == "a is of seed 3, and b of 4")
        }
    }

    @Test func `random worlds find a counterexample of the smallest size`() throws {
        let tally = try sweep("TouchesEndedAlwaysComes", size: 6).sweep(0..<700).tally
        #expect(tally.counts["failing", default: 0] > 0 && tally.smallest?.name.hasPrefix("flags/1/") == true)
    }

    @Test func `guided worlds reach more pairs of rules than as many worlds that are not guided`() throws {
        let law = try #require(allLaws.first { $0.id == "EveryTouchEnds" })
        let row = try #require(WorldRow(law.family, upTo: 6))
        func pairs(guided: Bool) -> Int {
            (0..<4).reduce(into: RuleCoverage()) { all, block in
                var worlds = GuidedWorlds(row, seed: 1, block: block)
                for _ in 0..<GuidedWorlds.block {
                    let (world, _) = worlds.next()
                    let watch = Ablation()
                    _ = law.judgement(of: world, ablation: watch)
                    if guided { worlds.note(world, watch.asked) }
                    all.add(watch.asked)
                }
            }.pairs.count
        }
        #expect(pairs(guided: true) >= pairs(guided: false))
    }
}
