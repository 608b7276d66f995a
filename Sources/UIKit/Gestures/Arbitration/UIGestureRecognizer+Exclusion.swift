import EventTrace

extension UIGestureRecognizer {
    /// GE.8: the answer of `canPrevent`, then of `canBePrevented`.
    final func classPrevents(_ other: UIGestureRecognizer, in simulation: Simulation) -> Bool {
        simulation.ask(.canPrevent, of: self, by: .exclusion, about: simulation.subject(other)) { canPrevent(other) }
            && simulation.ask(.canBePrevented, of: other, by: .exclusion, about: simulation.subject(self)) {
                other.canBePrevented(by: self)
            }
    }

    /// Whether the delegate of either allows both to recognize; this recognizer's delegate is asked first.
    final func allowsBoth(_ other: UIGestureRecognizer, in simulation: Simulation) -> Bool {
        // SC.18: the pan and the pinch of one scroll view.
        if let follower, follower === other.follower, follower.letsItsRecognizersShare,
            simulation.applies(.zoomWithDrag, .allow, self, simulation.subject(other))
        {
            return true
        }
        let allowed = allows(other, in: simulation) || other.allows(self, in: simulation)
        if allowed { simulation.recorder.decide(.allow, simulation.subject(self), simulation.subject(other), by: .exclusion) }
        return allowed
    }

    private final func allows(_ other: UIGestureRecognizer, in simulation: Simulation) -> Bool {
        guard let delegate = delegateReference.delegate else { return false }
        return simulation.ask(
            .shouldRecognizeSimultaneously, ofDelegate: delegate, for: self, by: .exclusion, about: simulation.subject(self)
        ) {
            delegate.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other)
        }
    }

    /// GE.9
    final func comesBefore(_ other: UIGestureRecognizer) -> Bool {
        depth != other.depth ? depth > other.depth : attachOrder > other.attachOrder
    }
}
