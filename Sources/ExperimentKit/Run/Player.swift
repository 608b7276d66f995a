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
            case .refine(let finger, let force):
                rest.removeFirst()
                simulation.schedule(.estimate(finger: finger, force: CGFloat(force)), at: first.time)
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
        while let next = rest.first, next.time == time, let finger = next.samples.last?.finger,
            !samples.contains(where: { $0.finger == finger })
        {
            samples += next.samples
            rest.removeFirst()
        }
        return samples
    }
}

extension Stimulus {
    /// Of one frame, the earliest first; empty for what no finger does.
    fileprivate var samples: [FingerSample] {
        switch kind {
        case .down(let finger, let spot): [sample(finger, .down, spot)]
        case .move(let finger, let spot):
            earlier.map { sample(finger, .move, $0.spot, at: $0.time) } + [sample(finger, .move, spot)]
        case .up(let finger, let spot): [sample(finger, .up, spot)]
        case .cancel(let finger, let spot): [sample(finger, .cancel, spot)]
        case .refine, .mark, .block: []
        }
    }

    /// A pencil estimates its force as long as it is down.
    private func sample(_ finger: Int, _ phase: FingerSample.Phase, _ spot: Spot, at time: Double? = nil) -> FingerSample {
        switch tool {
        case .finger: return FingerSample(finger: finger, phase, at: spot.point, time: time)
        case .pencil:
            let isDown = phase == .down || phase == .move
            return FingerSample(
                finger: finger, phase, at: spot.point, type: .pencil, force: isDown ? 1 : 0, time: time, estimated: isDown ? .force : [])
        }
    }
}
