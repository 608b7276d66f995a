import EventTrace

/// RC.151 to RC.153: touches beside a popover.
final class PopoverDriver: GestureFollower {
    /// The presentation controller, which retains this.
    private unowned(unsafe) let popover: UIPopoverPresentationController
    private let container: TransitionView
    private let dropShadow: UIView
    private let dimming = DimmingView(frame: .zero)
    private let tap = UITapGestureRecognizer()
    let arrowDirection: UIPopoverArrowDirection

    init(_ popover: UIPopoverPresentationController, in container: TransitionView, _ dropShadow: UIView) {
        (self.popover, self.container, self.dropShadow) = (popover, container, dropShadow)
        arrowDirection = PopoverPlace(of: popover, in: container)?.arrowDirection ?? .unknown
        dimming.frame = container.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.insertSubview(dimming, at: 0)
        tap.follower = self
        dimming.addGestureRecognizer(tap)
        container.passesThrough = { [unowned(unsafe) self] point, simulation in passesThrough(point, in: simulation) }
    }

    deinit {
        tap.follower = nil
        container.passesThrough = nil
    }

    /// Whether a touch beside the popover goes to the screen below.
    private func passesThrough(_ point: CGPoint, in simulation: Simulation?) -> Bool {
        guard !dropShadow.frame.contains(point) else { return false }
        if isIn(popover.passthroughViews ?? [], point), simulation?.applies(.passthroughViews, .skip, container, Name(.outside)) ?? true {
            return true
        }
        if isInBar(point), simulation?.applies(.popoverOfBarItem, .skip, container, Name(.outside)) ?? true { return true }
        return simulation?.holds(.popoverTakesTouches) == false
    }

    private func isIn(_ views: [UIView], _ point: CGPoint) -> Bool {
        views.contains { $0.window != nil && $0.bounds.contains($0.convert(point, from: container)) }
    }

    /// Whether the point is in the bar of the item to which the popover points, beside that item.
    private func isInBar(_ point: CGPoint) -> Bool {
        guard let item = popover.barButtonItem, let bar = item.bar?.view, isIn([bar], point) else { return false }
        let own = item.customView ?? bar.subviews.first { ($0 as? BarButton)?.item === item }
        return own.map { !isIn([$0], point) } ?? true
    }

    func gestureMayBegin(_ recognizer: UIGestureRecognizer, askedAlready: (UIView) -> Bool, in simulation: Simulation) -> Bool {
        simulation.applies(.popoverTakesTouches, .dismiss, recognizer) && popover.presentedController?.isChangingPresentation != true
    }

    func gestureChanged(_ recognizer: UIGestureRecognizer, in simulation: Simulation) {
        if recognizer.shownState == .ended { popover.dismissByTap(tap, in: simulation) }
    }
}
