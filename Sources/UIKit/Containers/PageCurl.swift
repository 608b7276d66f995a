import EventTrace

/// The gestures that turn curled pages: a pan, and a tap at an edge.
///
/// DEVIATION: pages are not drawn curled; during a turn the new page lies above the old one.
final class PageCurl: GestureFollower {
    /// The page controller, which clears this when it is deallocated.
    unowned(unsafe) var pages: UIPageViewController?
    let pan = UIPanGestureRecognizer()
    let tap = UITapGestureRecognizer()

    init() {
        pan.follower = self
        tap.follower = self
        pan.maximumNumberOfTouches = 1
    }

    deinit {
        pan.follower = nil
        tap.follower = nil
    }

    func attach(to view: UIView) {
        view.addGestureRecognizer(pan)
        view.addGestureRecognizer(tap)
    }

    /// Whether the gesture leads to a page; asks the data source for the page on that side.
    func gestureMayBegin(_ recognizer: UIGestureRecognizer, askedAlready: (UIView) -> Bool, in simulation: Simulation) -> Bool {
        guard let pages, pages.turnsByGesture, pages.turn == nil else { return false }
        if recognizer === tap { return edge(of: pages, in: simulation) != nil }
        return direction(of: pages) != nil
    }

    func gestureChanged(_ recognizer: UIGestureRecognizer, in simulation: Simulation) {
        guard let pages else { return }
        if recognizer === tap {
            guard recognizer.shownState == .ended, let edge = edge(of: pages, in: simulation) else { return }
            if pages.beginCurl(edge, in: simulation) { pages.settleCurl(completed: true, in: simulation) }
            return
        }
        switch recognizer.shownState {
        case .began:
            if let direction = direction(of: pages) { _ = pages.beginCurl(direction, in: simulation) }
        case .ended: pages.settleCurl(completed: completes(pages, in: simulation), in: simulation)
        case .cancelled: pages.settleCurl(completed: false, in: simulation)
        case .changed, .possible, .failed: break
        }
    }

    private func along(_ point: CGPoint, _ pages: UIPageViewController) -> CGFloat {
        pages.navigationOrientation == .horizontal ? point.x : point.y
    }

    private func direction(of pages: UIPageViewController) -> UIPageViewController.NavigationDirection? {
        let way = pan.translation(in: pages.viewIfLoaded)
        let (along, across) = pages.navigationOrientation == .horizontal ? (way.x, way.y) : (way.y, way.x)
        return abs(along) > abs(across) ? along < 0 ? .forward : .reverse : nil
    }

    /// Whether the lift turns the page: by its velocity, or else by half of the way.
    private func completes(_ pages: UIPageViewController, in simulation: Simulation) -> Bool {
        guard let turn = pages.turn, let view = pages.viewIfLoaded else { return false }
        let sign: CGFloat = turn.direction == .forward ? -1 : 1
        let (way, velocity) = (along(pan.translation(in: view), pages) * sign, along(pan.velocity(in: view), pages) * sign)
        let rests = pan.movement.rests(at: simulation.now, simulation.thresholds)
        if !rests, velocity != 0 { return velocity > 0 }
        return way * 2 >= along(CGPoint(x: view.bounds.width, y: view.bounds.height), pages)
    }

    /// RC.129: the direction of a tap near an edge.
    private func edge(of pages: UIPageViewController, in simulation: Simulation) -> UIPageViewController.NavigationDirection? {
        guard let view = pages.viewIfLoaded else { return nil }
        let place = along(tap.location(in: view), pages)
        let length = along(CGPoint(x: view.bounds.width, y: view.bounds.height), pages)
        let margin = CGFloat(simulation.thresholds.pageEdge)
        guard place <= margin || place >= length - margin, simulation.applies(.pageEdge, .show, tap) else { return nil }
        return place <= margin ? .reverse : .forward
    }
}

extension UIPageViewController {
    /// Begins to turn a curled page; false if there is none on that side.
    final func beginCurl(_ direction: NavigationDirection, in simulation: Simulation) -> Bool {
        neighbours = PageNeighbours()
        lookUp(direction, in: simulation)
        guard let current, let page = neighbours.page(direction) else { return false }
        begin(PageTurn(old: current, new: page, direction: direction, cause: .gesture), animated: true, in: simulation)
        return true
    }

    /// Lets a curled page fall to one side; the calls come when it lies flat.
    final func settleCurl(completed: Bool, in simulation: Simulation) {
        guard let turn, turn.isByGesture else { return }
        simulation.timers.schedule(at: simulation.now + simulation.thresholds.transition) { [self, unowned(unsafe) simulation] in
            guard self.turn?.new === turn.new else { return }
            end(turn, completed: completed, in: simulation)
            placePages()
            reportEnd(of: turn, completed: completed, in: simulation)
        }
    }
}
