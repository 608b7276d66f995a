import EventTrace

/// TO.8: the samples of a frame, as separate touches that no longer change.
extension UITouch {
    /// A copy of the touch in its current state.
    final func snapshot() -> UITouch {
        let copy = UITouch()
        copy.values = values
        copy.tapCount = tapCount
        copy.type = type
        copy.view = view
        copy.window = window
        copy.estimatedProperties = estimatedProperties
        copy.estimatedPropertiesExpectingUpdates = estimatedPropertiesExpectingUpdates
        copy.estimationUpdateIndex = estimationUpdateIndex
        copy.contact = contact
        return copy
    }

    /// The earlier samples of this frame and, last, the delivered one.
    final func samples(in simulation: Simulation?) -> [UITouch] {
        let all = coalesced + [snapshot(after: coalesced.last)]
        guard let simulation, let storedView else { return all }
        let includesItself = simulation.applies(.coalescedTouches, .coalesce, storedView, simulation.name(ofNumber: all.count))
        return includesItself ? all : coalesced
    }

    /// A copy of the touch in its current state, with the location of the sample before as its previous one.
    final func snapshot(after earlier: UITouch?) -> UITouch {
        let copy = snapshot()
        if let earlier { copy.values.previousLocation = earlier.location }
        return copy
    }

    /// The touch after one and two more frames like the last one.
    final var guesses: [UITouch] {
        guard storedPhase == .moved, let lastFrame else { return [] }
        let (dx, dy) = (location.x - lastFrame.location.x, location.y - lastFrame.location.y)
        guard dx != 0 || dy != 0 else { return [] }
        return (1...2).map { step in
            let guess = snapshot()
            guess.values.timestamp = values.timestamp + (values.timestamp - lastFrame.time) * Double(step)
            guess.values.location = CGPoint(x: location.x + dx * CGFloat(step), y: location.y + dy * CGFloat(step))
            guess.values.previousLocation = CGPoint(x: location.x + dx * CGFloat(step - 1), y: location.y + dy * CGFloat(step - 1))
            return guess
        }
    }
}
