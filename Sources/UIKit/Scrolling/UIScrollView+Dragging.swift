import EventTrace

/// SC.6: the content follows the finger.
extension UIScrollView: GestureFollower {
    func gestureMayBegin(_ recognizer: UIGestureRecognizer, askedAlready: (UIView) -> Bool, _ simulation: Simulation) -> Bool {
        if askedAlready(self) { return true }
        return simulation.ask(.gestureRecognizerShouldBegin, of: self, by: .shouldBegin, about: simulation.subject(recognizer)) {
            gestureRecognizerShouldBegin(recognizer)
        }
    }

    func gestureChanged(_ recognizer: UIGestureRecognizer, _ simulation: Simulation) {
        guard recognizer === pan else { return pinchChanged(recognizer, in: simulation) }
        switch recognizer.shownState {
        case .began: beginDragging()
        case .changed: drag(in: simulation)
        case .ended: endDragging(velocity: velocityAtLift(simulation), in: simulation)
        case .cancelled: endDragging(velocity: .zero, in: simulation)
        case .possible, .failed: break
        }
    }

    /// SC.70: a finger that rests has stopped the content.
    private final func velocityAtLift(_ simulation: Simulation) -> CGPoint {
        let velocity = pan.velocity(in: reference)
        let rests = velocity != .zero && pan.movement.rests(at: simulation.now, simulation.thresholds)
        return rests && simulation.applies(.restStopsContent, .ignore, self, Name(.velocity)) ? .zero : velocity
    }

    /// The view in whose coordinates a drag is measured; nil stands for the window.
    private final var reference: UIView? { containingWindow == nil ? nil : self }

    final var fingerMovement: CGPoint { pan.translation(in: reference) }

    private final func beginDragging() {
        let translation = fingerMovement
        stopMotion()
        drag = ScrollDrag(
            startOffset: contentOffset, startTranslation: translation,
            lockedAxis: isDirectionalLockEnabled || !scrollsBothWays ? .dominant(in: translation) : nil, refreshRoom: refreshRoom)
        tellDelegate(.scrollViewWillBeginDragging) { $0.scrollViewWillBeginDragging(self) }
        dismissKeyboard()
    }

    /// SC.18: goes on from where zooming has left the content.
    final func rebaseDrag() {
        guard let drag else { return }
        let isLocked = isDirectionalLockEnabled || !scrollsBothWays
        self.drag = ScrollDrag(
            startOffset: contentOffset, startTranslation: fingerMovement, lockedAxis: isLocked ? drag.lockedAxis : nil,
            refreshRoom: drag.refreshRoom, hasRefreshed: drag.hasRefreshed)
    }

    private final var scrollsBothWays: Bool { scrolls(along: .horizontal) && scrolls(along: .vertical) }

    /// SC.15
    private final func dismissKeyboard() {
        guard keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory, let simulation = Simulation.current,
            let editor = simulation.application.firstResponder as? UIView,
            simulation.applies(.keyboardDismissal, .dismiss, self, simulation.subject(editor))
        else { return }
        _ = editor.endEditing(false)
    }

    private final func drag(in simulation: Simulation) {
        guard let drag else { return }
        let translation = fingerMovement
        var offset = drag.startOffset
        if drag.lockedAxis != .vertical { offset.x -= translation.x - drag.startTranslation.x }
        if drag.lockedAxis != .horizontal { offset.y -= translation.y - drag.startTranslation.y }
        offset = resisted(offset, roomAbove: drag.refreshRoom, simulation)
        if offset != contentOffset { contentOffset = offset }
        refreshIfPulled(simulation)
    }

    /// SC.7: beyond the content's edges it follows the finger with growing resistance, or not at all.
    private final func resisted(_ offset: CGPoint, roomAbove room: CGFloat, _ simulation: Simulation) -> CGPoint {
        var inside = nearestOffset(to: offset)
        // SC.80: room that this drag itself has made is none before the finger lifts.
        inside.y = max(inside.y, leastOffset.y + max(0, refreshRoom - room))
        guard bounces else { return inside }
        let (size, pull) = (layer.bounds.size, CGFloat(simulation.thresholds.bounceResistance))
        return CGPoint(
            x: inside.x + Self.stretch(offset.x - inside.x, size.width, pull),
            y: inside.y + Self.stretch(offset.y - inside.y, size.height, pull))
    }

    /// What is left of a way beyond a limit: the longer it is, the less.
    static func stretch(_ distance: CGFloat, _ length: CGFloat, _ pull: CGFloat) -> CGFloat {
        guard distance != 0, length > 0 else { return 0 }
        return distance * pull * length / (length + pull * abs(distance))
    }

    /// SC.6: asks where to come to rest, tells that the finger is gone, and goes on alone if that is elsewhere.
    private final func endDragging(velocity: CGPoint, in simulation: Simulation) {
        guard let drag else { return }
        var speed = CGPoint(
            x: drag.lockedAxis == .vertical ? 0 : -velocity.x / 1000, y: drag.lockedAxis == .horizontal ? 0 : -velocity.y / 1000)
        if isSlow(speed, simulation) || !simulation.holds(.deceleration) { speed = .zero }
        letGo(speed, in: simulation)
    }

    /// SC.10: the finger that has stopped the content is gone, and has not dragged.
    final func letGoOfCaughtContent() {
        if isCaught, drag == nil, let simulation = Simulation.current { letGo(.zero, in: simulation) }
    }

    private final func letGo(_ speed: CGPoint, in simulation: Simulation) {
        var target = targetOffset(forProposed: restingPlace(after: speed), speed)
        tellDelegate(.scrollViewWillEndDragging) { delegate in
            withUnsafeMutablePointer(to: &target) {
                delegate.scrollViewWillEndDragging(self, withVelocity: speed, targetContentOffset: $0)
            }
        }
        self.drag = nil
        let decelerates = target != contentOffset
        tellDelegate(.scrollViewDidEndDragging) { $0.scrollViewDidEndDragging(self, willDecelerate: decelerates) }
        let wasCaught = isCaught
        isCaught = false
        if decelerates, motion == nil, self.drag == nil { return decelerate(to: target, in: simulation) }
        if wasCaught { tellDelegate(.scrollViewDidEndDecelerating, by: .caughtContent) { $0.scrollViewDidEndDecelerating(self) } }
    }

    private final func isSlow(_ speed: CGPoint, _ simulation: Simulation) -> Bool {
        let least = CGFloat(simulation.thresholds.decelerationSpeed) / 1000
        return speed.x * speed.x + speed.y * speed.y < least * least
    }
}
