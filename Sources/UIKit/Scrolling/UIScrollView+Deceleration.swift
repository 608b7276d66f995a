import EventTrace

/// SC.7, SC.22: movement of the content without a finger.
extension UIScrollView {
    /// The offset at which content of this speed, in points per millisecond, comes to rest.
    final func restingPlace(after speed: CGPoint, in simulation: Simulation) -> CGPoint {
        let (offset, place) = (contentOffset, freePlace(after: speed, in: simulation))
        return nearestOffset(to: isPagingEnabled ? page(near: place, from: offset, speed) : place)
    }

    /// The offset at which content of this speed comes to rest if nothing is in its way.
    private final func freePlace(after speed: CGPoint, in simulation: Simulation) -> CGPoint {
        let (offset, friction, thresholds) = (contentOffset, Friction(share: shareOfSpeed), simulation.thresholds)
        return CGPoint(
            x: offset.x + friction.way(of: speed.x * 1000, thresholds), y: offset.y + friction.way(of: speed.y * 1000, thresholds))
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

    final func decelerate(_ flight: ScrollFlight, in simulation: Simulation) {
        tellDelegate(.scrollViewWillBeginDecelerating, in: simulation) { $0.scrollViewWillBeginDecelerating(self) }
        start(.deceleration(flight), in: simulation)
    }

    /// The movement after a lift; `place` is where the content would come to rest without the delegate's target.
    final func flight(to target: CGPoint, instead place: CGPoint, _ speed: CGPoint, in simulation: Simulation) -> ScrollFlight {
        let free = freePlace(after: speed, in: simulation)
        func along(_ axis: ScrollAxis) -> AxisFlight {
            let (offset, target, velocity) = (axis.of(contentOffset), axis.of(target), axis.of(speed) * 1000)
            let friction = Friction(share: shareOfSpeed)
            let (least, greatest) = (axis.of(leastOffset), axis.of(greatestOffset))
            let isOutside = (offset < least && target == least) || (offset > greatest && target == greatest)
            let reachesEdge =
                !isPagingEnabled && target == axis.of(place)
                && (axis.of(free) > greatest && target == greatest || axis.of(free) < least && target == least)
            guard bounces, isOutside || reachesEdge, simulation.applies(.overshoot, .scroll, self, Name(.outside)) else {
                return AxisFlight(from: offset, to: target, friction, simulation.thresholds)
            }
            if !isOutside { return AxisFlight(over: target, velocity: velocity, friction) }
            let visible = 1 - min(1, abs(offset - target) / max(1, axis.of(layer.bounds.size)))
            let pull = CGFloat(simulation.thresholds.bounceResistance)
            return AxisFlight(backTo: target, velocity: velocity * pull * visible * visible, friction)
        }
        return ScrollFlight(horizontal: along(.horizontal), vertical: along(.vertical))
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
        switch motion.kind {
        case .deceleration: tellDelegate(.scrollViewDidEndDecelerating, in: simulation) { $0.scrollViewDidEndDecelerating(self) }
        case .animation:
            tellDelegate(.scrollViewDidEndScrollingAnimation, by: .animatedScroll, in: simulation) {
                $0.scrollViewDidEndScrollingAnimation(self)
            }
        case .toTop:
            tellDelegate(.scrollViewDidScrollToTop, by: .statusBarTap, in: simulation) { $0.scrollViewDidScrollToTop(self) }
        }
        if self.motion == nil, drag == nil { contentHasComeToRest(in: simulation) }
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
