import EventTrace

extension UIView {
    /// Hit-tests from this view down, according to HT.1 to HT.4.
    final func findHit(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
        guard let simulation = Simulation.sending(event) else { return findHitUnrecorded(point, event) }
        return simulation._withUnsafeGuaranteedRef { findHit(point, event, in: $0) }
    }

    @inline(__always)
    private func findHit(_ point: CGPoint, _ event: UIEvent?, in simulation: Simulation) -> UIView? {
        if let reason = unreachability(simulation.thresholds.opacity), simulation.applies(.unreachable, .skip, self, Name(reason)) {
            return nil
        }
        let isInside = isInside(point, event, in: simulation)
        if !isInside, simulation.applies(.outside, .skip, self, Name(.outside)) { return nil }
        if blockingAnimations > 0, simulation.applies(.animatedViewsSwallow, .answer, self, Name(.animating)) {
            event?.swallowingView = self
            return self
        }
        if let hit = hitAmongChildren(point, event, in: simulation) { return hit }
        return isInside && simulation.applies(.viewAnswersForItself, .answer, self) ? self : nil
    }

    @inline(__always)
    private func hitAmongChildren(_ point: CGPoint, _ event: UIEvent?, in simulation: Simulation) -> UIView? {
        // Changes that client code makes to the tree meanwhile do not change which views are asked.
        let isUsualOrder = children.count < 2 || simulation.holds(.lastSubviewFirst)
        let children = isUsualOrder ? children : children.reversed()
        return children.firstFromLast { child in
            child.askHitTest(child.pointFromParent(point, in: simulation), event, in: simulation, by: .lastSubviewFirst)
        }
    }

    /// HT.8, HT.10: converts a point through the layer's model, or through its visible geometry under a property animator.
    @inline(__always)
    private func pointFromParent(_ point: CGPoint, in simulation: Simulation) -> CGPoint {
        let isShifted = !layer.isUntransformed || layer.bounds.origin != .zero
        if isShifted, !simulation.applies(.pointIsConverted, .convert, self) { return pointFromCorner(point) }
        guard let presentingAnimation, simulation.applies(.seenViewsAreHit, .animate, self, Name(.pass)) else {
            return layer.pointFromSuperlayer(point)
        }
        let seen = presentingAnimation.presentedGeometry(of: self)
        return seen?.pointFromSuperlayer(point) ?? layer.pointFromSuperlayer(point)
    }

    /// Without HT.8, as seen from the frame's upper left corner.
    private func pointFromCorner(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x - layer.frame.minX, y: point.y - layer.frame.minY)
    }

    /// Calls `hitTest`, and records the call if client code overrides it.
    final func askHitTest(_ point: CGPoint, _ event: UIEvent?, in simulation: Simulation, by rule: Rule) -> UIView? {
        guard simulation.overrides(.hitTest, in: self) else { return hitTest(point, with: event) }
        simulation.recorder.enter(.hitTest, of: simulation.subject(self), by: rule)
        let hit = runHitTest(point, event, in: simulation)
        let answer = hit.map { simulation.subject($0) } ?? Name(.nil)
        simulation.recorder.leave(.hitTest, of: simulation.subject(self), answering: answer, by: rule)
        return hit
    }

    private func isInside(_ point: CGPoint, _ event: UIEvent?, in simulation: Simulation) -> Bool {
        guard simulation.overrides(.pointInside, in: self) else { return self.point(inside: point, with: event) }
        return simulation.ask(.pointInside, of: self, by: .outside) { runPointInside(point, event, in: simulation) }
    }

    private func runHitTest(_ point: CGPoint, _ event: UIEvent?, in simulation: Simulation) -> UIView? {
        guard let override = simulation.viewOverrides(of: self)?.hitTest else { return hitTest(point, with: event) }
        return override { hitTest(point, with: event) }
    }

    private func runPointInside(_ point: CGPoint, _ event: UIEvent?, in simulation: Simulation) -> Bool {
        guard let override = simulation.viewOverrides(of: self)?.pointInside else { return self.point(inside: point, with: event) }
        return override(self, point) { self.point(inside: point, with: event) }
    }

    /// The reason why the view cannot be hit at all; nil if it can.
    private func unreachability(_ leastOpacity: Double) -> Word? {
        if layer.storedIsHidden { return .hidden }
        if !isUserInteractionEnabled { return .interactionDisabled }
        return Double(layer.storedOpacity) < leastOpacity ? .transparent : nil
    }

    /// Hit-tests outside of a run, without a record.
    private func findHitUnrecorded(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
        guard unreachability(Thresholds().opacity) == nil, self.point(inside: point, with: event) else {
            return nil
        }
        if blockingAnimations > 0 { return self }
        for child in children.reversed() {
            if let hit = child.hitTest(child.layer.pointFromSuperlayer(point), with: event) { return hit }
        }
        return self
    }
}
