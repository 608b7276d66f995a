import ExperimentKit
import UIKit

/// One finger's inputs from its landing to its lift, as places in the list of single inputs.
struct Landing {
    let contact: Contact
    private(set) var places: [Int]

    /// All landings, in their order.
    static func all(in stimuli: [Stimulus]) -> [Landing] {
        var landings: [Landing] = []
        var open: [Contact: Int] = [:]
        for (place, stimulus) in stimuli.enumerated() {
            guard let sample = stimulus.fingerSamples.last else { continue }
            if sample.phase == .down {
                open[sample.contact] = landings.count
                landings.append(Landing(contact: sample.contact, places: [place]))
            } else if let index = open[sample.contact] {
                landings[index].places.append(place)
                if sample.phase != .move { open[sample.contact] = nil }
            }
        }
        return landings
    }
}

extension Stimulus {
    func at(_ time: Double) -> Stimulus { Stimulus(time: time, kind: kind) }

    /// The same input with its samples moved.
    func moved(_ move: (CGPoint) -> CGPoint) -> Stimulus {
        let samples = fingerSamples.map { sample in
            var sample = sample
            sample.location = move(sample.location)
            return sample
        }
        return Stimulus(time: time, kind: .input(.fingers(samples)))
    }

    var isMove: Bool { fingerSamples.last?.phase == .move }
}
