import EventTrace

/// SC.6, SC.84: content that follows a finger.
extension UIScrollView: GestureFollower {
    var letsItsRecognizersShare: Bool { true }

    func gestureMayBegin(_ recognizer: UIGestureRecognizer, askedAlready: (UIView) -> Bool, in simulation: Simulation) -> Bool {
        if askedAlready(self) { return true }
        return simulation.ask(.gestureRecognizerShouldBegin, of: self, by: .shouldBegin, about: simulation.subject(recognizer)) {
            gestureRecognizerShouldBegin(recognizer)
        }
    }

    func gestureChanged(_ recognizer: UIGestureRecognizer, in simulation: Simulation) {
        guard recognizer === pan else { return pinchChanged(recognizer, in: simulation) }
        switch recognizer.shownState {
        case .began: beginDragging(in: simulation)
        case .changed: drag(in: simulation)
        case .ended: endDragging(velocity: velocityAtLift(in: simulation), in: simulation)
        case .cancelled: endDragging(velocity: .zero, in: simulation)
        case .possible, .failed: break
        }
    }

    /// SC.70: the velocity at the lift: zero after a rest of the finger.
    private final func velocityAtLift(in simulation: Simulation) -> CGPoint {
        let velocity = pan.velocity(in: reference)
        let rests = velocity != .zero && pan.movement.rests(at: simulation.now, simulation.thresholds)
        return rests && simulation.applies(.restStopsContent, .ignore, self, Name(.velocity)) ? .zero : velocity
    }

    /// The view whose coordinates measure a drag; nil stands for the window.
    private final var reference: UIView? { containingWindow == nil ? nil : self }

    final var fingerMovement: CGPoint { pan.translation(in: reference) }

    private final func beginDragging(in simulation: Simulation) {
        let (translation, way) = (fingerMovement, pan.way)
        dragWillBegin(in: simulation)
        stopMotion(in: simulation)
        letGoOfDeceleration(in: simulation)
        let ahead = wayAhead(way, in: simulation)
        drag = ScrollDrag(
            startOffset: contentOffset, startTranslation: CGPoint(x: translation.x - ahead.x, y: translation.y - ahead.y),
            lockedAxis: lockedAxis(of: way, in: simulation), refreshRoom: refreshRoom)
        tellDelegate(.scrollViewWillBeginDragging, in: simulation) { $0.scrollViewWillBeginDragging(self) }
        dismissKeyboard(in: simulation)
        if ahead == .zero { return }
        // After the content has lost its touches, as the log scroll-three-cases-150ms has it.
        simulation.gestures.afterCancelling { [self, unowned(unsafe) simulation] in drag(in: simulation) }
    }

    /// SC.84: the part of the way beyond the distance at which a pan begins; the content follows it at once.
    private final func wayAhead(_ way: CGPoint, in simulation: Simulation) -> CGPoint {
        let (length, distance) = (hypot(way.x, way.y), CGFloat(simulation.thresholds.panMovement))
        guard length > distance, simulation.applies(.dragFromTheThreshold, .scroll, self) else { return .zero }
        let share = 1 - distance / length
        return CGPoint(x: way.x * share, y: way.y * share)
    }

    /// SC.86: reports the end of the deceleration that the dragging finger has stopped.
    private final func letGoOfDeceleration(in simulation: Simulation) {
        guard isCaught, simulation.holds(.caughtContentDragged) else { return }
        isCaught = false
        tellDelegate(.scrollViewDidEndDecelerating, by: .caughtContentDragged, in: simulation) { $0.scrollViewDidEndDecelerating(self) }
    }

    /// SC.18: continues from the place to which zooming has moved the content.
    final func rebaseDrag() {
        guard let drag else { return }
        let isLocked = isDirectionalLockEnabled || !scrollsBothWays
        self.drag = ScrollDrag(
            startOffset: contentOffset, startTranslation: fingerMovement, lockedAxis: isLocked ? drag.lockedAxis : nil,
            refreshRoom: drag.refreshRoom, hasRefreshed: drag.hasRefreshed)
    }

    /// SC.95: the axis to which a drag that begins this way is locked; nil for none.
    private final func lockedAxis(of way: CGPoint, in simulation: Simulation) -> ScrollAxis? {
        guard isDirectionalLockEnabled || !scrollsBothWays else { return nil }
        let (least, most) = (min(abs(way.x), abs(way.y)), max(abs(way.x), abs(way.y)))
        let isDiagonal = scrollsBothWays && least >= most * CGFloat(simulation.thresholds.diagonalSlope)
        return isDiagonal && simulation.applies(.diagonalDrag, .scroll, self, Name(.true)) ? nil : .dominant(in: way)
    }

    private final var scrollsBothWays: Bool { scrolls(along: .horizontal) && scrolls(along: .vertical) }

    /// SC.15
    private final func dismissKeyboard(in simulation: Simulation) {
        guard keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory,
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
        offset = resisted(offset, roomAbove: drag.refreshRoom, in: simulation)
        if offset != contentOffset { contentOffset = offset }
        refreshIfPulled(in: simulation)
    }

    /// SC.7: the offset under resistance: beyond the edges, content follows the finger less and less, or not at all.
    private final func resisted(_ offset: CGPoint, roomAbove room: CGFloat, in simulation: Simulation) -> CGPoint {
        var inside = nearestOffset(to: offset)
        // SC.80: room made by this drag counts only after the lift.
        inside.y = max(inside.y, leastOffset.y + max(0, refreshRoom - room))
        guard bounces else { return inside }
        let (size, pull) = (layer.bounds.size, CGFloat(simulation.thresholds.bounceResistance))
        return CGPoint(
            x: inside.x + Self.stretch(offset.x - inside.x, size.width, pull),
            y: inside.y + Self.stretch(offset.y - inside.y, size.height, pull))
    }

    /// The visible part of a way beyond a limit: the longer the way, the smaller its part.
    static func stretch(_ distance: CGFloat, _ length: CGFloat, _ pull: CGFloat) -> CGFloat {
        guard distance != 0, length > 0 else { return 0 }
        return distance * pull * length / (length + pull * abs(distance))
    }

    /// SC.6: asks the delegate for the place of rest, reports the lift, and decelerates if the place is elsewhere.
    private final func endDragging(velocity: CGPoint, in simulation: Simulation) {
        guard let drag else { return }
        var speed = CGPoint(
            x: drag.lockedAxis == .vertical ? 0 : -velocity.x / 1000, y: drag.lockedAxis == .horizontal ? 0 : -velocity.y / 1000)
        if isSlow(speed, in: simulation) || !simulation.holds(.deceleration) { speed = .zero }
        letGo(speed, in: simulation)
    }

    /// SC.10: reports the lift of a finger that stopped the content without a drag.
    final func letGoOfCaughtContent(in simulation: Simulation?) {
        if isCaught, drag == nil, let simulation { letGo(.zero, in: simulation) }
    }

    private final func letGo(_ speed: CGPoint, in simulation: Simulation) {
        let place = restingPlace(after: speed, in: simulation)
        var target = targetOffset(forProposed: place, speed)
        tellDelegate(.scrollViewWillEndDragging, in: simulation) { delegate in
            withUnsafeMutablePointer(to: &target) {
                delegate.scrollViewWillEndDragging(self, withVelocity: speed, targetContentOffset: $0)
            }
        }
        self.drag = nil
        let flight = flight(to: target, instead: place, speed, in: simulation)
        let decelerates = !flight.isOver
        tellDelegate(.scrollViewDidEndDragging, in: simulation) { $0.scrollViewDidEndDragging(self, willDecelerate: decelerates) }
        let wasCaught = isCaught
        isCaught = false
        if decelerates, motion == nil, self.drag == nil { return decelerate(flight, in: simulation) }
        if wasCaught {
            tellDelegate(.scrollViewDidEndDecelerating, by: .caughtContent, in: simulation) { $0.scrollViewDidEndDecelerating(self) }
        }
        if motion == nil, self.drag == nil { contentHasComeToRest(in: simulation) }
    }

    private final func isSlow(_ speed: CGPoint, in simulation: Simulation) -> Bool {
        let least = CGFloat(simulation.thresholds.decelerationSpeed) / 1000
        return speed.x * speed.x + speed.y * speed.y < least * least
    }
}
