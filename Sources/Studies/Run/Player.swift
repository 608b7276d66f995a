import EventTrace
import ExperimentKit
import UIKit

/// Plays a script to the end: touches through the hardware, code and marks from the run loop between them.
package struct Player {
    /// Seconds of virtual time that a case continues after its script, for everything that is still due.
    package static let settling = 60.0

    private let simulation: Simulation

    package init(_ simulation: Simulation) {
        self.simulation = simulation
    }

    /// Plays the stimuli. Each is handled before the next of the same moment, so that code and touches keep the order in which they were
    /// written. `beforeTouch` is called just before the first finger lands, unless a finger lands at once.
    package func play(_ stimuli: [Stimulus], settling: Double = Player.settling, beforeTouch: (() -> Void)? = nil) {
        var beforeTouch = beforeTouch
        var rest = stimuli[...]
        var now = 0.0
        while !simulation.isOver, let first = rest.popFirst() {
            precondition(first.time >= now, "inputs stand in the order of time")
            now = first.time
            simulation.run(until: first.time)
            if simulation.isOver { return }
            switch first.kind {
            case .mark(let text): simulation.recorder.mark(text)
            case .block(let block): simulation.schedule(at: first.time, block)
            case .input(.fingers(let samples)):
                if now > 0 { beforeTouch?() }
                beforeTouch = nil
                simulation.schedule(takeInstant(from: &rest, at: first.time, with: samples), at: first.time)
            case .input(let input): simulation.schedule(input, at: first.time)
            }
            simulation.run(until: first.time)
        }
        simulation.run(until: (stimuli.last?.time ?? 0) + settling)
    }

    /// Takes the samples of different fingers at one instant, which are one event.
    private func takeInstant(from rest: inout ArraySlice<Stimulus>, at time: Double, with first: [FingerSample]) -> [FingerSample] {
        var samples = first
        while let next = rest.first, next.time == time, let contact = next.fingerSamples.last?.contact,
            !samples.contains(where: { $0.contact == contact })
        {
            samples += next.fingerSamples
            rest.removeFirst()
        }
        return samples
    }
}
