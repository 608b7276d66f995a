import UIKit

/// Where one finger, or the pointer with a button down, was from its landing to its lifting.
public struct FingerPath: Hashable, Sendable {
    public struct Sample: Hashable, Sendable {
        /// Seconds of virtual time.
        public let time: Double
        public let spot: Spot

        public init(time: Double, spot: Spot) {
            self.time = time
            self.spot = spot
        }
    }

    /// The number of the finger; nil for the pointer.
    public let finger: Int?
    /// In order of time; never empty.
    public let samples: [Sample]

    public init(finger: Int, samples: [Sample]) {
        precondition(!samples.isEmpty, "a path begins where the finger lands")
        precondition(zip(samples, samples.dropFirst()).allSatisfy { $0.time <= $1.time }, "samples stand in the order of time")
        self.finger = finger
        self.samples = samples
    }

    init(_ finger: Int?, samples: [Sample]) {
        precondition(!samples.isEmpty)
        self.finger = finger
        self.samples = samples
    }

    init(_ contact: Contact, samples: [Sample]) {
        precondition(!samples.isEmpty)
        if case .finger(let number) = contact { finger = number } else { finger = nil }
        self.samples = samples
    }

    public var start: Double { samples[0].time }
    public var end: Double { samples[samples.count - 1].time }
}
