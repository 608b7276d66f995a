import EvdocCommand
import Experiments
import Glibc

extension Benchmark {
    /// `evdoc build` of everything by stage, with as many jobs as there are processors.
    static var build: [Benchmark] {
        let times = BuildTimes()
        return BuildTimes.stages.map { stage in .value("evdoc build: \(stage)", "ms") { times.median(of: stage) } }
    }
}

/// Several builds into a directory of their own, made when they are first asked about.
private final class BuildTimes {
    static let stages = ["experiments", "observations", "pages", "writing", "reports"]

    private lazy var builds = (1...5).map { _ in build() }

    /// Milliseconds.
    func median(of stage: String) -> Double {
        let times = builds.map { laps in laps.first { $0.stage == stage }?.seconds ?? 0 }.sorted()
        return times[times.count / 2] * 1000
    }

    private func build() -> [Stopwatch.Lap] {
        var template = Array("/tmp/evdoc-bench-XXXXXX".utf8CString)
        guard let directory = mkdtemp(&template).map({ String(cString: $0) }) else { preconditionFailure("no temporary directory") }
        defer { _ = nftw(directory, { path, _, _, _ in path.map { remove($0) } ?? 0 }, 16, FTW_DEPTH.rawValue | FTW_PHYS.rawValue) }
        do {
            return try Evdoc(experiments: allExperiments, observations: .all, documents: allDocuments)
                .timeBuild(into: directory + "/site").laps
        } catch {
            preconditionFailure("the build fails: \(error)")
        }
    }
}
