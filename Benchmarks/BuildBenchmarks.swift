import EvdocCommand
import Experiments
import Foundation
import ObservedExperiments
import ProjectKit

extension Benchmark {
    /// `evdoc build` of everything by stage, with as many jobs as there are processors.
    static var build: [Benchmark] {
        let times = BuildTimes()
        return BuildTimes.stages.map { stage in .value("evdoc build: \(stage)", "ms") { times.median(of: stage) } }
    }
}

/// Several builds into a directory of their own, made when they are first asked about.
private final class BuildTimes {
    static let stages = ["experiments", "observations", "texts", "content", "Markdown", "plans", "pages", "reports"]

    private lazy var builds = (1...5).map { _ in build() }

    /// Milliseconds.
    func median(of stage: String) -> Double {
        let times = builds.map { laps in laps.first { $0.stage == stage }?.seconds ?? 0 }.sorted()
        return times[times.count / 2] * 1000
    }

    private func build() -> [Stopwatch.Lap] {
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent("evdoc-bench-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: directory) }
        do {
            return try Evdoc(experiments: allExperiments, observations: .all, documents: allDocuments, guide: .all)
                .timeBuild(into: directory.path).laps
        } catch {
            preconditionFailure("the build fails: \(error)")
        }
    }
}
