/// The way in which a touch follows its finger.
extension UITouch {
    final func begin(with sample: FingerSample, at time: Double) {
        contact = sample.contact
        start = sample.location
        values.previousLocation = sample.location
        type = sample.type
        reportedEdges = sample.edges
        take(values: sample, at: time)
    }

    /// Prepares for a new event, in which the touch has not changed yet.
    final func beginFrame() {
        values.phase = .stationary
        coalesced = []
        lastFrame = nil
    }

    final func differs(from sample: FingerSample) -> Bool {
        sample.location != values.location || sample.force != values.force || sample.altitudeAngle != values.altitudeAngle
            || sample.azimuthAngle != values.azimuth
    }

    /// TO.8: takes a sample; a further sample in one event makes the one before it coalesced.
    final func take(_ sample: FingerSample, at time: Double) {
        if storedPhase == .stationary {
            lastFrame = (values.timestamp, location)
            values.previousLocation = location
        } else {
            coalesced.append(snapshot(after: coalesced.last))
        }
        take(values: sample, at: time)
    }

    private final func take(values sample: FingerSample, at time: Double) {
        precondition(sample.location.x.isFinite && sample.location.y.isFinite && sample.force >= 0, "TO.8: a sample is a place and a force")
        values.timestamp = sample.time ?? time
        values.location = sample.location
        values.force = sample.force
        values.altitudeAngle = sample.altitudeAngle
        values.azimuth = sample.azimuthAngle
    }
}

extension FingerSample {
    /// Whether the sample ends the contact.
    var ends: Bool { phase == .up || phase == .cancel }
}
