import EventTrace

/// The pages of a page controller and their places.
extension UIPageViewController {
    final func own() {
        scroll?.pages = self
        curl?.pages = self
    }

    /// Whether gestures turn pages.
    final var turnsByGesture: Bool { dataSourceReference.delegate != nil && current != nil }

    final func makeView() -> UIView {
        let content = PageContentView(frame: UIScreen.main.bounds)
        if let scroll {
            scroll.frame = content.bounds
            content.addSubview(scroll)
            scroll.arrange()
        } else if let curl {
            curl.attach(to: content)
        }
        if let current { place(current, beside: nil, in: scroll ?? content) }
        return content
    }

    /// The view in which pages lie.
    private final var stage: UIView? { scroll ?? viewIfLoaded }

    /// Puts the page's view in the middle or, if pages scroll, beside the current page.
    final func place(_ page: UIViewController, beside direction: NavigationDirection?) {
        if let stage { place(page, beside: direction, in: stage) }
    }

    private final func place(_ page: UIViewController, beside direction: NavigationDirection?, in stage: UIView) {
        let frame = scroll?.frame(of: direction) ?? stage.bounds
        if let wrapper = page.viewIfLoaded?.superview, wrapper.superview === stage { return wrapper.frame = frame }
        let wrapper = ViewControllerWrapperView(around: page.view, in: CGRect(origin: .zero, size: frame.size))
        wrapper.frame = frame
        // The indicator, if pages curl, lies above.
        stage.insertSubview(wrapper, at: stage.children.firstIndex { $0 is UIPageControl } ?? stage.children.count)
    }

    final func remove(_ page: UIViewController) { page.viewIfLoaded?.superview?.removeFromSuperview() }

    /// Places the pages anew after a change of size or of the current page.
    final func placePages() {
        if let turn {
            place(turn.new, beside: turn.direction)
            place(turn.old, beside: nil)
        } else if let current, isViewLoaded {
            place(current, beside: nil)
        }
        scroll?.center()
        closeEnds()
    }

    final func closeEnds() {
        scroll?.close(before: neighbours.isMissing(.reverse), after: neighbours.isMissing(.forward))
    }

    // MARK: Neighbours

    final func forgetNeighbours() {
        neighbours = PageNeighbours()
        closeEnds()
    }

    /// RC.121: asks the data source for a neighbour that is not known.
    final func lookUp(_ direction: NavigationDirection, in simulation: Simulation) {
        guard neighbours.isUnknown(direction), let current, let source = dataSourceReference.delegate else { return }
        let page = neighbour(of: current, direction, from: source, in: simulation)
        neighbours[direction] = page.map { .page($0) } ?? .none
    }

    private final func neighbour(
        of page: UIViewController, _ direction: NavigationDirection, from source: any UIPageViewControllerDataSource,
        in simulation: Simulation
    ) -> UIViewController? {
        simulation.ask(
            direction == .forward ? .viewControllerAfter : .viewControllerBefore, ofDelegate: source, for: self, by: .pageNeighbours,
            about: simulation.subject(page)
        ) {
            direction == .forward
                ? source.pageViewController(self, viewControllerAfter: page) : source.pageViewController(self, viewControllerBefore: page)
        } name: {
            $0.map { simulation.subject($0) } ?? Name(.nil)
        }
    }

    // MARK: Containment

    /// Takes the page in as a child, before its view is loaded.
    final func takeIn(_ page: UIViewController, in simulation: Simulation?) {
        guard page.parentController !== self else { return }
        adopt(page, in: simulation)
        page.announce(.didMoveToParent, by: .containment, in: simulation) { page.didMove(toParent: self) }
    }

    final func letGo(of page: UIViewController, in simulation: Simulation?) {
        guard page.parentController === self else { return }
        page.announce(.willMoveToParent, by: .containment, in: simulation) { page.willMove(toParent: nil) }
        remove(page)
        page.leaveParent(in: simulation)
    }

    // MARK: Indicator

    /// RC.126: asks for the number of dots and the current one, and shows them below scrolled pages.
    final func updateIndicator(in simulation: Simulation?) {
        guard let scroll, navigationOrientation == .horizontal, let simulation, let source = dataSourceReference.delegate,
            let view = viewIfLoaded, simulation.holds(.pageIndicator)
        else { return }
        let count = simulation.ask(
            .presentationCount, ofDelegate: source, for: self, by: .pageIndicator, about: simulation.subject(self),
            { source.presentationCount(for: self) }, name: { simulation.name(ofNumber: $0) })
        guard count > 0 else { return hideIndicator() }
        let index = simulation.ask(
            .presentationIndex, ofDelegate: source, for: self, by: .pageIndicator, about: simulation.subject(self),
            { source.presentationIndex(for: self) }, name: { simulation.name(ofNumber: $0) })
        let shown = indicator ?? UIPageControl(frame: .zero)
        if indicator == nil {
            indicator = shown
            let height = PageContentView.indicatorHeight
            shown.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
            shown.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
            view.addSubview(shown)
            scroll.frame.size.height = view.bounds.height - height
            scroll.arrange()
        }
        (shown.numberOfPages, shown.currentPage) = (count, index)
    }

    /// RC.126: after a turn by a finger the current dot is the next one or the one before, without a question.
    final func moveIndicator(_ direction: NavigationDirection) {
        guard let indicator else { return }
        indicator.currentPage += direction == .forward ? 1 : -1
    }

    private final func hideIndicator() {
        guard let indicator, let view = viewIfLoaded else { return }
        indicator.removeFromSuperview()
        self.indicator = nil
        scroll?.frame = view.bounds
        scroll?.arrange()
    }
}

/// The view of a page controller, like `_UIPageViewControllerContentView`.
final class PageContentView: UIView {
    override var kind: String { "pageContentView" }
    override var engineClass: MethodTable { MethodTable(PageContentView.self) }

    /// The height in points of the dots below scrolled pages.
    static let indicatorHeight: CGFloat = 37
}
