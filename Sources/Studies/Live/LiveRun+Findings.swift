import EventTrace
import ExperimentKit

/// Findings for pictures of a run.
extension LiveRun {
    /// The number of entries from a landing on that contain the entries of its hit-testing and binding.
    private static let mostOfTouches = 3000

    /// The current stage, with the effects of the last touches.
    package var lastTouchesFinding: Finding {
        finding(simulation.recorder.trace(from: lastTouches.start, most: LiveRun.mostOfTouches), paths: lastTouches.paths)
    }

    /// The last calls, marks and decisions, beginning with a call that is nested in no other. Contains as many calls and marks as asked
    /// for, if the run has them, and at most `mostEntries` entries.
    package func lastCallsFinding(_ calls: Int, mostEntries: Int = 6000) -> Finding {
        let recorder = simulation.recorder
        let least = max(0, recorder.count - mostEntries)
        var (start, found) = (recorder.count, 0)
        var index = recorder.count
        while index > least, found < calls {
            index -= 1
            let entry = recorder.entry(at: index)
            if entry.kind == .call || entry.kind == .mark { found += 1 }
            if entry.depth == 0, entry.kind != .answer { start = index }
        }
        if index == 0 { start = 0 }
        let trace = recorder.trace(from: start)
        let from = start == 0 ? 0 : trace.entries.first?.time ?? now
        return finding(trace, paths: lastTouches.paths.compactMap { $0.since(from) })
    }

    private func finding(_ trace: Trace, paths: [FingerPath]) -> Finding {
        let record = simulation.perform { StageSnapshot(stage, isRunning: true).record(stage, trace, paths: paths, duration: 0) }
        return Finding(case: stage.case, trace: trace, stage: record)
    }
}

extension FingerPath {
    /// The part of the path from this time on; nil if there is none.
    fileprivate func since(_ time: Double) -> FingerPath? {
        let rest = samples.filter { $0.time >= time }
        guard !rest.isEmpty else { return nil }
        return FingerPath(finger, samples: rest)
    }
}
