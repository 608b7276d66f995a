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
        var now = 0.0
        while let first = rest.first {
            precondition(first.time >= now, "inputs stand in the order of time")
            now = first.time
            simulation.run(until: first.time)
            switch first.kind {
            case .mark(let text):
                rest.removeFirst()
                simulation.recorder.mark(text)
            case .block(let block):
                rest.removeFirst()
                simulation.schedule(at: first.time, block)
            case .refine(let finger, let force):
                rest.removeFirst()
                simulation.schedule(.estimate(finger: finger, force: CGFloat(force)), at: first.time)
            case .hold(let modifiers):
                rest.removeFirst()
                simulation.schedule(.modifiers(modifiers), at: first.time)
            case .down, .move, .up, .cancel:
                simulation.schedule(takeTouch(from: &rest, first), at: first.time)
            }
            simulation.run(until: first.time)
        }
        simulation.run(until: (stimuli.last?.time ?? 0) + CaseRun.settling)
    }

    private func takeTouch(from rest: inout ArraySlice<Stimulus>, _ first: Stimulus) -> HardwareEvent.Input {
        guard let sample = first.pointerSample else { return .fingers(takeInstant(from: &rest, at: first.time)) }
        rest.removeFirst()
        return .pointer(sample)
    }

    /// What different fingers do at one instant is one event.
    private func takeInstant(from rest: inout ArraySlice<Stimulus>, at time: Double) -> [FingerSample] {
        var samples: [FingerSample] = []
        while let next = rest.first, next.time == time, next.pointerSample == nil, let finger = next.samples.last?.finger,
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
        case .refine, .hold, .mark, .block: []
        }
    }

    /// What a pointer reports; nil for what it does not do.
    fileprivate var pointerSample: PointerSample? {
        guard case .pointer(let buttons) = tool else { return nil }
        switch kind {
        case .down(_, let spot), .move(_, let spot): return PointerSample(at: spot.point, buttons: buttons)
        case .up(_, let spot): return PointerSample(at: spot.point)
        case .cancel: return PointerSample(at: nil)
        case .refine, .hold, .mark, .block: return nil
        }
    }

    /// A pencil estimates its force as long as it is down.
    private func sample(_ finger: Int, _ phase: FingerSample.Phase, _ spot: Spot, at time: Double? = nil) -> FingerSample {
        switch tool {
        case .finger, .pointer: return FingerSample(finger: finger, phase, at: spot.point, time: time)
        case .pencil:
            let isDown = phase == .down || phase == .move
            return FingerSample(
                finger: finger, phase, at: spot.point, type: .pencil, force: isDown ? 1 : 0, time: time, estimated: isDown ? .force : [])
        }
    }
}
