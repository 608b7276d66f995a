// The core in a page: a main module that exports functions to the WebAssembly host.
// Built by scripts/build-embedded; not a target of Package.swift, because it exists in Embedded Swift only.
import EventTrace
import UIKit

/// What the host reads after a run. The host has one thread.
nonisolated(unsafe) private var output: [UInt8] = []

/// Runs the experiment; answers where its ordering stands in memory, as UTF-8 of `length()` bytes. Valid until the next run.
@_expose(wasm, "run")
@_cdecl("run")
public func run() -> UnsafePointer<UInt8> {
    output = Array(orderingText().utf8)
    // A zero at the end keeps the buffer from being empty; nothing writes to it before the next run.
    output.append(0)
    return output.withUnsafeBufferPointer { $0.baseAddress! }
}

/// Bytes of the last run's ordering.
@_expose(wasm, "length")
@_cdecl("length")
public func length() -> Int32 {
    Int32(max(0, output.count - 1))
}

/// The one place that names what is run; scripts/smoke-embedded compares it with the same run of the native program.
private func orderingText() -> String {
    let recorder = Recorder()
    recorder.time = 0.1518
    let level = recorder.intern("level_3")
    recorder.enter(.hitTest, of: level, by: RuleID(.hitTesting, 1))
    recorder.leave(.hitTest, of: level, answering: level, by: RuleID(.hitTesting, 1))
    return recorder.trace.text
}
