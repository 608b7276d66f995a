import UIKit

extension FingerPath {
    /// A path for each landing, in order of landing. Of a frame the last sample counts.
    static func paths(of stimuli: [Stimulus]) -> [FingerPath] {
        var paths: [(contact: Contact, samples: [Sample], isOpen: Bool)] = []
        for stimulus in stimuli {
            guard let (contact, place, isEnd) = stimulus.step else { continue }
            if let index = paths.lastIndex(where: { $0.contact == contact && $0.isOpen }) {
                let last = paths[index].samples[paths[index].samples.count - 1].spot
                paths[index].samples.append(Sample(time: stimulus.time, spot: place.map { Spot($0) } ?? last))
                paths[index].isOpen = !isEnd
            } else if let place, !isEnd {
                paths.append((contact, [Sample(time: stimulus.time, spot: Spot(place))], true))
            }
        }
        return paths.map { FingerPath($0.contact, samples: $0.samples) }
    }
}

extension Stimulus {
    /// Who is where, and whether it goes; nil for what nothing on the screen does.
    fileprivate var step: (contact: Contact, place: CGPoint?, isEnd: Bool)? {
        switch kind {
        case .input(.fingers(let samples)):
            samples.last.map { ($0.contact, $0.location, $0.phase == .up || $0.phase == .cancel) }
        case .input(.pointer(let sample)): (.pointer, sample.place, sample.buttons == [])
        case .input, .mark, .block: nil
        }
    }
}
