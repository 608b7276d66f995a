import UIKit

/// The path of a finger, or of the pointer with a button down, from landing to lift, or to where the system cancels its touch.
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
    /// The samples in order of time; never empty.
    public let samples: [Sample]
    /// Whether the system cancels the touch at the last sample.
    public let isCancelled: Bool

    public init(finger: Int, samples: [Sample]) {
        precondition(zip(samples, samples.dropFirst()).allSatisfy { $0.time <= $1.time }, "samples stand in the order of time")
        self.init(finger, samples: samples)
    }

    package init(_ finger: Int?, samples: [Sample], isCancelled: Bool = false) {
        precondition(!samples.isEmpty, "a path begins where the finger lands")
        self.finger = finger
        self.samples = samples
        self.isCancelled = isCancelled
    }

    init(_ contact: Contact, samples: [Sample], isCancelled: Bool) {
        if case .finger(let number) = contact {
            self.init(number, samples: samples, isCancelled: isCancelled)
        } else {
            self.init(nil, samples: samples, isCancelled: isCancelled)
        }
    }

    public var start: Double { samples[0].time }
    public var end: Double { samples[samples.count - 1].time }
}
