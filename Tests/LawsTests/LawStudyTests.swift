import EventTrace
import ExperimentKit
import Studies
import Testing
import UIKit

@testable import Laws

private let family = WorldFamily(
    "planted", views: [.plain, .button], bystanders: [.plain],
    recognizers: RecognizerOption.all([.tap, .pan], varying: [.cancelsTouchesInView, .delaysTouchesBegan]), gestures: [.tap, .drag],
    changes: [.nothing, .alert], versions: [.newest, 13])

/// False: a tap recognizer that cancels takes the touch.
private let wrong = Law(id: "Wrong", "A touch that began ends.", over: family, upTo: 2) { world in
    world.touched.touchesBegan.implies(world.touched.touchesEnded)
}
private let right = Law(id: "Right", "A touch that began ends or is cancelled.", over: family, upTo: 2) { world in
    world.touched.touchesBegan.isAnswered(by: world.touched.touchesEnded, world.touched.touchesCancelled)
}
private let empty = Law(id: "Empty", "A call is made at most a million times.", over: family, upTo: 1) { world in
    world.touched.touches.atMost(1_000_000)
}
private let comparing = Law(
    id: "Comparing", "Delays change no action.", over: family, upTo: 1,
    when: { world in world.recognizers.contains { $0.option.delaysTouchesBegan } }, among: { _ in ["*.action*"] }
) { world in world.with { $0.setRecognizers { $0.delaysTouchesBegan = false } } }

struct LawStudyTests {
    private func verdict(_ law: Law, jobs: Int = 1) throws -> LawVerdict {
        try #require(LawStudy(law, upTo: law.bound)).verdict(jobs: jobs)
    }

    @Test func `a planted wrong law has the smallest world that refutes it`() throws {
        let found = try #require(try verdict(wrong).tally.smallest).world
        #expect(found.views == [.plain] && found.bystanderCount == 0)
        #expect(found.change == .alert || found.recognizers.count == 1)
        #expect(found.gesture == .tap && found.systemVersion == .newest)
        // An alert is one thing, and so is a recognizer; a change counts for less.
        #expect(found.recognizers.isEmpty && found.change == .alert)
    }

    @Test func `a counterexample that is not the smallest shrinks to one from which nothing can be left out`() throws {
        let row = try #require(WorldRow(family, upTo: 3))
        var shrunk: Set<String> = []
        for place in stride(from: row.count - 1, to: row.count / 2, by: -row.count / 60) {
            let (world, number) = row.world(at: place)
            guard wrong.judgement(of: world) == .fails else { continue }
            let end = wrong.shrunk(Counterexample(world, number: number, in: family))
            #expect(wrong.judgement(of: end.world) == .fails)
            for smaller in end.world.reductions(in: family) {
                guard let number = family.number(of: smaller) else { continue }
                let other = Counterexample(smaller, number: number, in: family)
                #expect(!(other.weight < end.weight) || wrong.judgement(of: smaller) != .fails)
            }
            #expect(end.world.size == 1)
            shrunk.insert("\(end.number)")
        }
        #expect(!shrunk.isEmpty)
    }

    @Test func `a law that holds names the rules without which it fails`() throws {
        let found = try verdict(right)
        #expect(found.tally.holds && !LawRecord(found).isEmpty)
        #expect(found.rules.contains { $0.description == "TO.4" })
    }

    @Test func `a planted law that says nothing is named`() throws {
        let found = try verdict(empty)
        #expect(found.tally.holds && LawRecord(found).isEmpty)
    }

    @Test func `the result does not depend on the number of threads`() throws {
        let study = try #require(LawStudy(wrong, upTo: 2))
        #expect(study.run(jobs: 1) == study.run(jobs: 4))
    }

    @Test func `the boundary selects every world in which the law fails, and with an exact one no other`() throws {
        let law = Law(id: "Bounded", "Began comes.", over: family, upTo: 2, when: { $0.change == .nothing && $0.gesture == .tap }) {
            world in
            world.touched.touchesBegan.happens
        }
        let boundary = try #require(try verdict(law).boundary)
        let features = Features(family)
        let row = try #require(WorldRow(family, upTo: 2))
        for place in 0..<row.count {
            let world = row.world(at: place).world
            let judgement = law.judgement(of: world)
            let values = zip(features.variables, features.point(world)).map { $0.domain[$1] }
            let isSelected = boundary.exception.selects(Case(index: 0, variables: features.variables, values: values))
            if judgement == .fails { #expect(isSelected) }
            if judgement == .holds, boundary.isExact { #expect(!isSelected) }
        }
    }

    @Test func `a comparison prints both worlds`() throws {
        let found = try #require(try verdict(comparing).tally.smallest)
        let source = comparing.source(of: found.world)
        #expect(source.contains("if stage[changed] {") && source.contains("delaysTouchesBegan = true"))
        #expect(source.contains("changed.changesNothing(among: \"*.action*\")"))
    }

    @Test func `a counterexample runs as an experiment that refutes the law`() throws {
        for law in [wrong, comparing] {
            let found = try #require(try verdict(law).tally.smallest)
            let result = Runner().run(law.experiment(of: found.world))
            #expect(result.diagnostics.isEmpty)
            #expect(result.claims.map(\.verdict) == [.refuted])
        }
    }
}
