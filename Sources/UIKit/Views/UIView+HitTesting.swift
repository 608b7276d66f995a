import EventTrace

extension UIView {
    /// Hit-testing from this view down, as the rules HT.1 to HT.4 say it.
    final func findHit(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
        guard let simulation = Simulation.sending(event) else { return findHitUnrecorded(point, event) }
        return simulation._withUnsafeGuaranteedRef { findHit(point, event, $0) }
    }

    @inline(__always)
    private func findHit(_ point: CGPoint, _ event: UIEvent?, _ simulation: Simulation) -> UIView? {
        if let reason = unreachability(simulation.thresholds.opacity), simulation.applies(.unreachable, .skip, self, Name(reason)) {
            return nil
        }
        let isInside = isInside(point, event, simulation)
        if !isInside, simulation.applies(.outside, .skip, self, Name(.outside)) { return nil }
        if blockingAnimations > 0, simulation.applies(.animatedViewsSwallow, .answer, self, Name(.animating)) {
            event?.swallowingView = self
            return self
        }
        if let hit = hitAmongChildren(point, event, simulation) { return hit }
        return isInside && simulation.applies(.viewAnswersForItself, .answer, self) ? self : nil
    }

    @inline(__always)
    private func hitAmongChildren(_ point: CGPoint, _ event: UIEvent?, _ simulation: Simulation) -> UIView? {
        // What client code does to the tree while it is asked does not change who is asked.
        let isUsualOrder = children.count < 2 || simulation.holds(.lastSubviewFirst)
        let children = isUsualOrder ? children : children.reversed()
        return children.firstFromLast { child in
            child.askHitTest(child.pointFromParent(point, simulation), event, simulation, by: .lastSubviewFirst)
        }
    }

    /// HT.8, HT.10: through the layer as its model lies, or as it is seen where a property animator moves it.
    @inline(__always)
    private func pointFromParent(_ point: CGPoint, _ simulation: Simulation) -> CGPoint {
        let isShifted = !layer.isUntransformed || layer.bounds.origin != .zero
        if isShifted, !simulation.applies(.pointIsConverted, .convert, self) { return point.relative(to: layer.frame) }
        guard let presentingAnimation, simulation.applies(.seenViewsAreHit, .animate, self, Name(.pass)) else {
            return layer.pointFromSuperlayer(point)
        }
        let seen = presentingAnimation.presentedGeometry(of: self)
        return seen?.pointFromSuperlayer(point) ?? layer.pointFromSuperlayer(point)
    }

    /// Asks `hitTest`, recording the question if client code answers it.
    final func askHitTest(_ point: CGPoint, _ event: UIEvent?, _ simulation: Simulation, by rule: Rule) -> UIView? {
        guard simulation.overrides(.hitTest, in: self) else { return hitTest(point, with: event) }
        simulation.recorder.enter(.hitTest, of: simulation.subject(self), by: rule)
        let hit = hitTest(point, with: event)
        let answer = hit.map { simulation.subject($0) } ?? Name(.nil)
        simulation.recorder.leave(.hitTest, of: simulation.subject(self), answering: answer, by: rule)
        return hit
    }

    private func isInside(_ point: CGPoint, _ event: UIEvent?, _ simulation: Simulation) -> Bool {
        guard simulation.overrides(.pointInside, in: self) else { return self.point(inside: point, with: event) }
        return simulation.ask(.pointInside, of: self, by: .outside) { self.point(inside: point, with: event) }
    }

    /// Why the view cannot be hit at all.
    private func unreachability(_ leastOpacity: Double) -> Word? {
        if layer.storedIsHidden { return .hidden }
        if !isUserInteractionEnabled { return .interactionDisabled }
        return Double(layer.storedOpacity) < leastOpacity ? .transparent : nil
    }

    /// The same outside a run, where client code asks and nobody records.
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
