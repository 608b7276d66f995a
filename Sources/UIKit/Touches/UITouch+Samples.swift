/// TO.8: the samples of a frame, as touches of their own that do not change any more.
extension UITouch {
    /// The touch as it stands now.
    final func snapshot() -> UITouch {
        let copy = UITouch()
        copy.timestamp = timestamp
        copy.phase = phase
        copy.tapCount = tapCount
        copy.type = type
        copy.view = view
        copy.window = window
        copy.force = force
        copy.altitudeAngle = altitudeAngle
        copy.azimuth = azimuth
        copy.estimatedProperties = estimatedProperties
        copy.estimatedPropertiesExpectingUpdates = estimatedPropertiesExpectingUpdates
        copy.estimationUpdateIndex = estimationUpdateIndex
        copy.location = location
        copy.previousLocation = previousLocation
        copy.finger = finger
        return copy
    }

    /// The earlier samples of this frame and, last, the one that is delivered.
    final var samples: [UITouch] { Simulation.holds(.coalescedTouches) ? coalesced + [snapshot(after: coalesced.last)] : coalesced }

    /// The touch as it stands now, its previous location being that of the sample before.
    final func snapshot(after earlier: UITouch?) -> UITouch {
        let copy = snapshot()
        if let earlier { copy.previousLocation = earlier.location }
        return copy
    }

    /// Where it would be after one and two frames more like the last one.
    final var guesses: [UITouch] {
        guard phase == .moved, let lastFrame else { return [] }
        let (dx, dy) = (location.x - lastFrame.location.x, location.y - lastFrame.location.y)
        guard dx != 0 || dy != 0 else { return [] }
        return (1...2).map { step in
            let guess = snapshot()
            guess.timestamp = timestamp + (timestamp - lastFrame.time) * Double(step)
            guess.location = CGPoint(x: location.x + dx * CGFloat(step), y: location.y + dy * CGFloat(step))
            guess.previousLocation = CGPoint(x: location.x + dx * CGFloat(step - 1), y: location.y + dy * CGFloat(step - 1))
            return guess
        }
    }
}
