import EventTrace

/// SC.80: refreshing of content that is pulled down.
extension UIScrollView {
    private final var shownRefreshControl: UIRefreshControl? {
        guard hasRefreshControl else { return nil }
        return children.first { $0 is UIRefreshControl } as? UIRefreshControl
    }

    final func showRefreshControl(insteadOf old: UIRefreshControl?) {
        if refreshControl !== old { old?.removeFromSuperview() }
        if let refreshControl { insertSubview(refreshControl, at: 0) }
    }

    /// The points above the content that stay visible during a refresh.
    final var refreshRoom: CGFloat {
        guard let control = shownRefreshControl, control.isRefreshing else { return 0 }
        return control.frame.height
    }

    /// Begins a refresh if a drag has pulled the content far enough.
    final func refreshIfPulled(in simulation: Simulation) {
        guard drag?.hasRefreshed == false, let control = shownRefreshControl, !control.isRefreshing,
            leastOffset.y - contentOffset.y >= control.frame.height,
            simulation.applies(.pullToRefresh, .changed, control)
        else { return }
        drag?.hasRefreshed = true
        control.hasBeenPulled(in: simulation)
    }

    final func refreshingHasEnded(movesBack: Bool, in simulation: Simulation?) {
        let rest = nearestOffset(to: contentOffset)
        guard drag == nil else { return }
        if rest != contentOffset {
            guard movesBack else { return }
            moveContent(to: rest, animated: true, in: simulation)
        } else if motion?.isDeceleration == true {
            stopMotion(in: simulation)
        }
    }
}
