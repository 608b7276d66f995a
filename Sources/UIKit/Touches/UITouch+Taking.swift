/// How a touch follows its finger.
extension UITouch {
    final func begin(with sample: FingerSample, at time: Double) {
        finger = sample.finger
        start = sample.location
        previousLocation = sample.location
        type = sample.type
        take(values: sample, at: time)
    }

    /// A new event begins: what happens to the touch in it is still to come.
    final func beginFrame() {
        phase = .stationary
        coalesced = []
        lastFrame = nil
    }

    final func differs(from sample: FingerSample) -> Bool {
        sample.location != location || sample.force != force || sample.altitudeAngle != altitudeAngle || sample.azimuthAngle != azimuth
    }

    /// TO.8: a further sample of one event makes the one before it a coalesced one.
    final func take(_ sample: FingerSample, at time: Double) {
        if phase == .stationary {
            lastFrame = (timestamp, location)
            previousLocation = location
        } else {
            coalesced.append(snapshot(after: coalesced.last))
        }
        take(values: sample, at: time)
    }

    private final func take(values sample: FingerSample, at time: Double) {
        timestamp = sample.time ?? time
        location = sample.location
        force = sample.force
        altitudeAngle = sample.altitudeAngle
        azimuth = sample.azimuthAngle
    }
}

extension FingerSample {
    /// Whether the finger goes with it.
    var ends: Bool { phase == .up || phase == .cancel }
}
