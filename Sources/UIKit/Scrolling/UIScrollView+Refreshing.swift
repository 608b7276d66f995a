import EventTrace

/// SC.80: content that is pulled down is to be loaded anew.
extension UIScrollView {
    private final var shownRefreshControl: UIRefreshControl? {
        guard hasRefreshControl else { return nil }
        return children.first { $0 is UIRefreshControl } as? UIRefreshControl
    }

    final func showRefreshControl(insteadOf old: UIRefreshControl?) {
        if refreshControl !== old { old?.removeFromSuperview() }
        if let refreshControl { insertSubview(refreshControl, at: 0) }
    }

    /// Points above the content that stay in sight while it is loaded.
    final var refreshRoom: CGFloat {
        guard let control = shownRefreshControl, control.isRefreshing else { return 0 }
        return control.frame.height
    }

    /// When a drag has moved the content.
    final func refreshIfPulled(_ simulation: Simulation) {
        guard drag?.hasRefreshed == false, let control = shownRefreshControl, !control.isRefreshing,
            leastOffset.y - contentOffset.y >= control.frame.height,
            simulation.applies(.pullToRefresh, .changed, control)
        else { return }
        drag?.hasRefreshed = true
        control.hasBeenPulled()
    }

    final func refreshingHasEnded() {
        let rest = nearestOffset(to: contentOffset)
        if drag == nil, rest != contentOffset { moveContent(to: rest, animated: true) }
    }
}
