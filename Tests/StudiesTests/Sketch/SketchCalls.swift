import EventTrace
import UIKit

@testable import ExperimentKit
@testable import Studies

/// The calls of an experiment in which a finger taps at a place. `CompiledSketches` compiles this file, too.
func calls(of experiment: Experiment, at place: CGPoint, taps: Int = 1) throws -> [String] {
    let run = try LiveRun(experiment, case: 0, isArranged: false)
    for tap in 0..<taps {
        let time = Double(tap) * 0.2 + 0.1
        try run.send(LiveInput(time: time, .touch(FingerSample(finger: 1, .down, at: place))))
        try run.send(LiveInput(time: time + 0.05, .touch(FingerSample(finger: 1, .up, at: place))))
    }
    try run.advance(to: 3)
    return run.trace.ordering.map(\.token)
}
