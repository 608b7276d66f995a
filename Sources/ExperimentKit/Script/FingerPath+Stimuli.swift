import UIKit

extension FingerPath {
    /// A path for each landing, in order of landing, with the last sample of each frame.
    package static func paths(of stimuli: [Stimulus]) -> [FingerPath] {
        var paths: [(contact: Contact, samples: [Sample], end: End?)] = []
        for stimulus in stimuli {
            guard let (contact, place, end) = stimulus.step else { continue }
            if let index = paths.lastIndex(where: { $0.contact == contact && $0.end == nil }) {
                let last = paths[index].samples[paths[index].samples.count - 1].spot
                paths[index].samples.append(Sample(time: stimulus.time, spot: place.map { Spot($0) } ?? last))
                paths[index].end = end
            } else if let place, end == nil {
                paths.append((contact, [Sample(time: stimulus.time, spot: Spot(place))], nil))
            }
        }
        return paths.map { FingerPath($0.contact, samples: $0.samples, isCancelled: $0.end == .cancel) }
    }

    fileprivate enum End {
        case lift, cancel
    }
}

extension Stimulus {
    /// The contact, its place, and how it ends, if it does; nil for other stimuli.
    fileprivate var step: (contact: Contact, place: CGPoint?, end: FingerPath.End?)? {
        switch kind {
        case .input(.fingers(let samples)):
            samples.last.map { ($0.contact, $0.location, $0.phase == .cancel ? .cancel : $0.phase == .up ? .lift : nil) }
        case .input(.pointer(let sample)): (.pointer, sample.place, sample.buttons == [] ? sample.place == nil ? .cancel : .lift : nil)
        case .input, .mark, .block: nil
        }
    }
}
