import EventTrace
import UIKit

/// Plays a script to the end: touches through the hardware, code and marks from the run loop between them.
struct Player {
    private let simulation: Simulation

    init(_ simulation: Simulation) {
        self.simulation = simulation
    }

    /// Each input is handled before the next of the same moment, so that code and touches keep the order in which they were written.
    func play(_ stimuli: [Stimulus]) {
        var rest = stimuli[...]
        while let first = rest.first {
            simulation.run(until: first.time)
            switch first.kind {
            case .mark(let text):
                rest.removeFirst()
                simulation.recorder.mark(text, by: .ofExperiments)
            case .block(let block):
                rest.removeFirst()
                simulation.schedule(at: first.time, block)
            case .down, .move, .up, .cancel:
                simulation.schedule(takeInstant(from: &rest, at: first.time), at: first.time)
            }
            simulation.run(until: first.time)
        }
        simulation.run(until: (stimuli.last?.time ?? 0) + CaseRun.settling)
    }

    /// What different fingers do at one instant is one event.
    private func takeInstant(from rest: inout ArraySlice<Stimulus>, at time: Double) -> [FingerSample] {
        var samples: [FingerSample] = []
        while let next = rest.first, next.time == time, let sample = next.kind.sample,
            !samples.contains(where: { $0.finger == sample.finger })
        {
            samples.append(sample)
            rest.removeFirst()
        }
        return samples
    }
}

extension Stimulus.Kind {
    /// Nil for what no finger does.
    var sample: FingerSample? {
        switch self {
        case .down(let finger, let spot): FingerSample(finger: finger, .down, at: spot.point)
        case .move(let finger, let spot): FingerSample(finger: finger, .move, at: spot.point)
        case .up(let finger, let spot): FingerSample(finger: finger, .up, at: spot.point)
        case .cancel(let finger, let spot): FingerSample(finger: finger, .cancel, at: spot.point)
        case .mark, .block: nil
        }
    }
}
