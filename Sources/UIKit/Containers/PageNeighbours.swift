/// RC.121: what is known of the pages beside the current one.
struct PageNeighbours {
    /// A page beside the current one.
    enum Neighbour {
        /// The data source has not been asked yet.
        case unknown
        /// The current page is the first or the last.
        case none
        case page(UIViewController)
    }

    private var before = Neighbour.unknown
    private var after = Neighbour.unknown

    init() {}

    subscript(direction: UIPageViewController.NavigationDirection) -> Neighbour {
        get { direction == .forward ? after : before }
        set { if direction == .forward { after = newValue } else { before = newValue } }
    }

    /// The neighbour in this direction, if it is known and there is one.
    func page(_ direction: UIPageViewController.NavigationDirection) -> UIViewController? {
        if case .page(let page) = self[direction] { page } else { nil }
    }

    func isUnknown(_ direction: UIPageViewController.NavigationDirection) -> Bool {
        if case .unknown = self[direction] { true } else { false }
    }

    func isMissing(_ direction: UIPageViewController.NavigationDirection) -> Bool {
        if case .none = self[direction] { true } else { false }
    }

    /// Moves on by a page: the page that was shown is the neighbour behind.
    mutating func move(_ direction: UIPageViewController.NavigationDirection, from old: UIViewController) {
        self[direction] = .unknown
        self[direction.opposite] = .page(old)
    }
}

extension UIPageViewController.NavigationDirection {
    var opposite: Self { self == .forward ? .reverse : .forward }
}
