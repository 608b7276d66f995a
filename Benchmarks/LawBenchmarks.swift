import ExperimentKit
import Foundation
import Laws
import LawsOfUIKit
import UIKit

extension Benchmark {
    /// Worlds of each size that a law is tried in on one core, and their parts: a law that expects nothing, and a world without anything in it.
    /// Then the largest worlds on two, four … cores.
    static var laws: [Benchmark] {
        let cores = ProcessInfo.processInfo.activeProcessorCount
        return [nothing]
            + (1...5).flatMap { size -> [Benchmark] in
                [
                    worlds("laws: \(size) views, a touch that began ends", size, expect: whatBeganEnds),
                    worlds("laws: \(size) views, set up and run only", size) { _ in },
                ]
            }
            + [2, 4, 8, 16, 32, 64].filter { $0 <= cores }.map {
                worlds("laws: 5 views, a touch that began ends, \($0) cores", 5, jobs: $0, expect: whatBeganEnds)
            }
    }

    @Sendable @ExpectationBuilder
    private static func whatBeganEnds(_ world: World) -> Expectation {
        for view in world.names { view.touchesBegan.isAnswered(by: view.touchesEnded, view.touchesCancelled) }
    }

    /// A stage is set up, plays no script, and is taken down.
    private static var nothing: Benchmark {
        let staging = Staging(id: "Nothing", variables: [], location: Location(fileID: "Benchmarks", line: 1), stage: { _ in }, script: nil)
        return rate("laws: a world without anything", "worlds", count: 2000) {
            for _ in 0..<2000 {
                let simulation = Simulation()
                simulation.perform { staging.setUp(Case(index: 0, variables: [], values: []), in: simulation).tearDown() }
            }
        }
    }

    private static func worlds(
        _ name: String, _ size: Int, jobs: Int = 1, @ExpectationBuilder expect: @escaping @Sendable (World) -> Expectation
    ) -> Benchmark {
        guard let family = allLaws.first(where: { $0.family.name == "everyday" })?.family else { preconditionFailure("no such family") }
        let law = Law(id: "Bench", name, over: family, upTo: size, expect: expect)
        guard let study = LawStudy(law, upTo: size), let smaller = family.count(upTo: size - 1) else { preconditionFailure("too many") }
        let count = 2000
        let step = max(1, (study.row.count - smaller) / count)
        let tried = (study.row.count - smaller + step - 1) / step
        return rate(name, "worlds", count: tried) { _ = study.run(smaller..<study.row.count, every: step, jobs: jobs) }
    }
}
