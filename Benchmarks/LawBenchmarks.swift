import ExperimentKit
import Laws
import LawsOfUIKit

extension Benchmark {
    /// Worlds of each size that a law is tried in on one core, and their parts: making worlds from their numbers, and a law that expects nothing.
    static var laws: [Benchmark] {
        (1...5).flatMap { size -> [Benchmark] in
            [
                worlds("laws: \(size) views, a touch that began ends", size) { world in
                    for view in world.names { view.touchesBegan.isAnswered(by: view.touchesEnded, view.touchesCancelled) }
                },
                worlds("laws: \(size) views, set up and run only", size) { _ in },
            ]
        }
    }

    private static func worlds(
        _ name: String, _ size: Int, @ExpectationBuilder _ expect: @escaping @Sendable (World) -> Expectation
    ) -> Benchmark {
        guard let family = allLaws.first(where: { $0.family.name == "everyday" })?.family else { preconditionFailure("no such family") }
        let law = Law(id: "Bench", name, over: family, upTo: size, expect: expect)
        guard let study = LawStudy(law, upTo: size), let smaller = family.count(upTo: size - 1) else { preconditionFailure("too many") }
        let count = 2000
        let step = max(1, (study.row.count - smaller) / count)
        let tried = (study.row.count - smaller + step - 1) / step
        return rate(name, "worlds", count: tried) { _ = study.run(smaller..<study.row.count, every: step) }
    }
}
