import EventTrace

extension UIView {
    /// Hit-testing from this view down, as the rules HT.1 to HT.4 say it.
    final func findHit(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
        guard let simulation = Simulation.sending(event) else { return findHitUnrecorded(point, event) }
        return simulation._withUnsafeGuaranteedRef { findHit(point, event, $0) }
    }

    @inline(__always)
    private func findHit(_ point: CGPoint, _ event: UIEvent?, _ simulation: Simulation) -> UIView? {
        if let (obstacle, rule) = obstacle(simulation.thresholds.opacity, simulation) {
            simulation.recorder.decide(.skip, simulation.subject(self), Name(obstacle), by: rule)
            return nil
        }
        let isInside = isInside(point, event, simulation)
        guard isInside || !simulation.holds(.outside) else {
            simulation.recorder.decide(.skip, simulation.subject(self), Name(.outside), by: .outside)
            return nil
        }
        if let hit = hitAmongChildren(point, event, simulation) { return hit }
        guard isInside, simulation.holds(.viewAnswersForItself) else { return nil }
        simulation.recorder.decide(.answer, simulation.subject(self), by: .viewAnswersForItself)
        return self
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
        guard simulation.holds(.pointIsConverted) else { return point.relative(to: layer.frame) }
        guard let presentingAnimation, simulation.holds(.seenViewsAreHit) else { return layer.pointFromSuperlayer(point) }
        return pointFromParent(point, seenIn: presentingAnimation, simulation)
    }

    @inline(never)
    private func pointFromParent(_ point: CGPoint, seenIn presentation: any ViewPresentation, _ simulation: Simulation) -> CGPoint {
        simulation.recorder.decide(.animate, simulation.subject(self), Name(.pass), by: .seenViewsAreHit)
        return presentation.presentedGeometry(of: self)?.pointFromSuperlayer(point) ?? layer.pointFromSuperlayer(point)
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
    private func obstacle(_ leastOpacity: Double, _ simulation: Simulation? = nil) -> (Word, Rule)? {
        if let reason = unreachability(leastOpacity), simulation?.holds(.unreachable) != false { return (reason, .unreachable) }
        if blockingAnimations > 0, simulation?.holds(.animatedViewsAreSkipped) != false { return (.animating, .animatedViewsAreSkipped) }
        return nil
    }

    private func unreachability(_ leastOpacity: Double) -> Word? {
        if layer.storedIsHidden { return .hidden }
        if !isUserInteractionEnabled { return .interactionDisabled }
        return Double(layer.storedOpacity) < leastOpacity ? .transparent : nil
    }

    /// The same outside a run, where client code asks and nobody records.
    private func findHitUnrecorded(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
        guard obstacle(Thresholds().opacity) == nil, self.point(inside: point, with: event) else { return nil }
        for child in children.reversed() {
            if let hit = child.hitTest(child.layer.pointFromSuperlayer(point), with: event) { return hit }
        }
        return self
    }
}

extension CGPoint {
    /// As seen from the frame's upper left corner.
    fileprivate func relative(to frame: CGRect) -> CGPoint { CGPoint(x: x - frame.minX, y: y - frame.minY) }
}
