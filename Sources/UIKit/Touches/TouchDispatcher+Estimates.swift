import EventTrace

/// A pencil's sample whose values will be updated.
struct PencilEstimate {
    let touch: UITouch
    let view: UIView?
    let recognizers: ContiguousArray<UIGestureRecognizer>
}

/// TO.12
extension TouchDispatcher {
    /// Gives a sample with estimated values the index of its updates.
    func announceEstimates(of touch: UITouch, _ sample: FingerSample, in simulation: Simulation) {
        touch.estimatedProperties = sample.estimated
        touch.estimatedPropertiesExpectingUpdates = sample.estimated
        guard sample.estimated != [], simulation.holds(.estimatedProperties) else { return touch.estimationUpdateIndex = nil }
        estimateCount += 1
        touch.estimationUpdateIndex = NSNumber(value: estimateCount)
        estimates.append(PencilEstimate(touch: touch.snapshot(), view: touch.storedView, recognizers: touch.recognizers))
    }

    /// Updates the force of the earliest sample of the finger that waits for it.
    func update(_ force: CGFloat, ofFinger finger: Int, in simulation: Simulation) {
        guard let index = estimates.firstIndex(where: { $0.touch.contact == .finger(finger) }) else { return }
        let estimate = estimates.remove(at: index)
        estimate.touch.values.force = force
        estimate.touch.estimatedProperties.remove(.force)
        estimate.touch.estimatedPropertiesExpectingUpdates.remove(.force)
        for recognizer in estimate.recognizers {
            simulation.call(.touchesEstimatedPropertiesUpdated, on: recognizer, by: .estimatedProperties) {
                recognizer.touchesEstimatedPropertiesUpdated([estimate.touch])
            }
        }
        guard let view = estimate.view else { return }
        simulation.call(.touchesEstimatedPropertiesUpdated, on: view, by: .estimatedProperties) {
            view.touchesEstimatedPropertiesUpdated([estimate.touch])
        }
    }
}
