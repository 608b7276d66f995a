import UIKit

/// What one finger does from its landing to its lift, as places in the list of single inputs.
struct Landing {
    let contact: Contact
    private(set) var places: [Int]

    /// In the order of landing.
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

    /// The same with its samples elsewhere.
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
