import EventTrace

/// SC.7, SC.22: movement of the content without a finger.
extension UIScrollView {
    /// The offset at which content of this speed, in points per millisecond, comes to rest.
    final func restingPlace(after speed: CGPoint) -> CGPoint {
        let offset = contentOffset
        let way = shareOfSpeed / (1 - shareOfSpeed)
        let place = CGPoint(x: offset.x + speed.x * way, y: offset.y + speed.y * way)
        return nearestOffset(to: isPagingEnabled ? page(near: place, from: offset, speed) : place)
    }

    /// The fraction of the speed that remains after each millisecond. It is less than 1, whatever rate client code sets, so that content
    /// comes to rest.
    private final var shareOfSpeed: CGFloat { min(max(decelerationRate.rawValue, 0), 0.9999) }

    /// The next page in the direction of the movement, or else the nearest page.
    private final func page(near place: CGPoint, from offset: CGPoint, _ speed: CGPoint) -> CGPoint {
        let size = layer.bounds.size
        return CGPoint(x: Self.page(offset.x, speed.x, size.width), y: Self.page(offset.y, speed.y, size.height))
    }

    private static func page(_ offset: CGFloat, _ speed: CGFloat, _ length: CGFloat) -> CGFloat {
        guard length > 0 else { return offset }
        let lower = (offset / length).rounded(.down) * length
        if speed != 0 { return speed > 0 ? lower + length : lower }
        return offset - lower < length / 2 ? lower : lower + length
    }

    final func decelerate(to target: CGPoint, in simulation: Simulation) {
        tellDelegate(.scrollViewWillBeginDecelerating, in: simulation) { $0.scrollViewWillBeginDecelerating(self) }
        start(.deceleration(to: target, rate: shareOfSpeed), in: simulation)
    }

    final func start(_ kind: ScrollMotion.Kind, in simulation: Simulation) {
        stopMotion(in: simulation)
        precondition(motion == nil, "SC.7: the content moves in one way at a time")
        motion = ScrollMotion(kind: kind, start: simulation.now)
        simulation.recorder.decide(.scroll, simulation.subject(self), Name(.began), by: kind.rule)
        scheduleFrame(in: simulation)
    }

    private final func scheduleFrame(in simulation: Simulation) {
        motion?.frame.set(after: simulation.thresholds.frame, in: simulation) { [self] in showFrame(in: simulation) }
    }

    private final func showFrame(in simulation: Simulation) {
        guard let step = motion?.step(from: contentOffset, in: simulation) else { return }
        if step.offset != contentOffset { contentOffset = step.offset }
        guard motion != nil else { return }
        step.isLast ? endMotion(in: simulation) : scheduleFrame(in: simulation)
    }

    private final func endMotion(in simulation: Simulation) {
        guard let motion else { return }
        self.motion = nil
        simulation.recorder.decide(.scroll, simulation.subject(self), Name(.ended), by: motion.kind.rule)
        if motion.isDeceleration {
            tellDelegate(.scrollViewDidEndDecelerating, in: simulation) { $0.scrollViewDidEndDecelerating(self) }
        } else {
            tellDelegate(.scrollViewDidEndScrollingAnimation, by: .animatedScroll, in: simulation) {
                $0.scrollViewDidEndScrollingAnimation(self)
            }
        }
    }

    /// Ends a movement without calls to the delegate, because another one replaces it.
    final func stopMotion(in simulation: Simulation?) {
        motion?.frame.cancel(in: simulation)
        motion = nil
    }

    /// SC.10: stops decelerating content under a finger; true if there was something to stop.
    ///
    /// The delegate receives the end at the lift, or at once for content that springs back from beyond an edge.
    final func catchContent(in simulation: Simulation) -> Bool {
        hasJustBeenCaught = motion?.isDeceleration == true && simulation.applies(.caughtContent, .scroll, self, Name(.cancelled))
        guard hasJustBeenCaught else { return false }
        motion?.frame.cancel(in: simulation)
        if nearestOffset(to: contentOffset) != contentOffset {
            endMotion(in: simulation)
        } else {
            isCaught = true
            motion = nil
        }
        return true
    }
}
