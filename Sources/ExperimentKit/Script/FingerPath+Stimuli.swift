extension FingerPath {
    /// A path for each landing, in order of landing.
    static func paths(of stimuli: [Stimulus]) -> [FingerPath] {
        var paths: [(finger: Int, samples: [Sample], isOpen: Bool)] = []
        for stimulus in stimuli {
            switch stimulus.kind {
            case .down(let finger, let spot): paths.append((finger, [Sample(time: stimulus.time, spot: spot)], true))
            case .move(let finger, let spot), .up(let finger, let spot), .cancel(let finger, let spot):
                guard let index = paths.lastIndex(where: { $0.finger == finger && $0.isOpen }) else { continue }
                paths[index].samples.append(Sample(time: stimulus.time, spot: spot))
                if case .move = stimulus.kind { continue }
                paths[index].isOpen = false
            case .refine, .hold, .mark, .block: continue
            }
        }
        return paths.map { FingerPath(finger: $0.finger, samples: $0.samples) }
    }
}
