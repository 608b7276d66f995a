// What the program for a WASI runtime prints, of the core with all experiments: see wasi-main.c.
import EventTrace
import Studies

/// What the host reads after a run. The host has one thread.
nonisolated(unsafe) private var output: [UInt8] = []

/// Runs the experiments; answers where their orderings stand in memory, as UTF-8 of `length()` bytes. Valid until the next run.
@_cdecl("run")
public func run() -> UnsafePointer<UInt8> {
    output = Array(orderingText().utf8)
    // A zero at the end keeps the buffer from being empty; nothing writes to it before the next run.
    output.append(0)
    return output.withUnsafeBufferPointer { $0.baseAddress! }
}

/// Bytes of the last run's orderings.
@_cdecl("length")
public func length() -> Int32 {
    Int32(max(0, output.count - 1))
}

/// Every case of every experiment, a line per call: time in milliseconds, nesting, token, rule. scripts/smoke-embedded compares it with
/// what `evdoc run` says of the same.
private func orderingText() -> String {
    var text = ""
    for experiment in allExperiments {
        for finding in Runner().run(experiment).findings {
            text += "\(experiment.id) \(finding.case.index + 1)\n"
            for call in finding.trace.ordering {
                text += "\(Milliseconds(call.time)) \(call.depth) \(call.token) [\(call.rule?.description ?? "-")]\n"
            }
        }
    }
    return text
}
