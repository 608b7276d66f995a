import EventTrace

/// A sample of a pencil for which better values are to come.
struct PencilEstimate {
    let touch: UITouch
    let view: UIView?
    let recognizers: ContiguousArray<UIGestureRecognizer>
}

/// TO.12
extension TouchDispatcher {
    /// Gives a sample with estimated values the number under which better ones will come.
    func announceEstimates(of touch: UITouch, _ sample: FingerSample, in simulation: Simulation) {
        touch.estimatedProperties = sample.estimated
        touch.estimatedPropertiesExpectingUpdates = sample.estimated
        guard sample.estimated != [], simulation.holds(.estimatedProperties) else { return touch.estimationUpdateIndex = nil }
        estimateCount += 1
        touch.estimationUpdateIndex = NSNumber(value: estimateCount)
        estimates.append(PencilEstimate(touch: touch.snapshot(), view: touch.storedView, recognizers: touch.recognizers))
    }

    /// A better force has come for the earliest sample of the finger that waits for one.
    func update(_ force: CGFloat, ofFinger finger: Int, in simulation: Simulation) {
        guard let index = estimates.firstIndex(where: { $0.touch.finger == finger }) else { return }
        let estimate = estimates.remove(at: index)
        estimate.touch.force = force
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
