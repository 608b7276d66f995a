import EventTrace

/// Shows one of several pages, each with a controller of its own. The user turns them by a drag, or by a tap at the edge if they curl.
open class UIPageViewController: UIViewController {
    /// The way in which pages follow one another.
    public enum TransitionStyle: Int, Sendable {
        case pageCurl, scroll
    }

    /// The axis along which pages follow one another.
    public enum NavigationOrientation: Int, Sendable {
        case horizontal, vertical
    }

    /// The side from which a page comes: `forward` is from the right or from below.
    public enum NavigationDirection: Int, Sendable {
        case forward, reverse
    }

    /// The edge at which curled pages are bound.
    public enum SpineLocation: Int, Sendable {
        case none, min, mid, max
    }

    /// The keys of the options of an initializer.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// Has no effect: there is no space between pages.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    override var kind: String { "pageViewController" }
    override var engineClass: MethodTable { MethodTable(UIPageViewController.self) }

    // MARK: Storage

    final var dataSourceReference = DelegateReference<any UIPageViewControllerDataSource>()
    final var delegateReference = DelegateReference<any UIPageViewControllerDelegate>()
    final var current: UIViewController?
    final var neighbours = PageNeighbours()
    final var turn: PageTurn?
    /// The scroll view of scrolled pages; nil if pages curl.
    final let scroll: PageScrollView?
    /// The gestures of curled pages; nil if pages scroll.
    final let curl: PageCurl?
    final var indicator: UIPageControl?

    #if hasFeature(Embedded)
        public init(transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation) {
            (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
            scroll = style == .scroll ? PageScrollView(navigationOrientation) : nil
            curl = style == .pageCurl ? PageCurl() : nil
            super.init()
            own()
        }

        public convenience override init() {
            self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
        }
    #else
        public init(
            transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
        ) {
            (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
            scroll = style == .scroll ? PageScrollView(navigationOrientation) : nil
            curl = style == .pageCurl ? PageCurl() : nil
            super.init(nibName: nil, bundle: nil)
            own()
        }

        public convenience init() {
            self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
        }
    #endif

    public required init?(coder: NSCoder) {
        (transitionStyle, navigationOrientation) = (.pageCurl, .horizontal)
        (scroll, curl) = (nil, PageCurl())
        super.init(coder: coder)
        own()
    }

    deinit {
        scroll?.pages = nil
        curl?.pages = nil
    }

    public final let transitionStyle: TransitionStyle
    public final let navigationOrientation: NavigationOrientation
    /// The edge at which pages are bound; none if they scroll.
    open var spineLocation: SpineLocation { transitionStyle == .scroll ? .none : .min }
    /// Whether pages have something on their backs. Has no effect.
    open var isDoubleSided = false
    /// Provides the pages; without one, no gesture turns them. Setting it forgets the known neighbours.
    open var dataSource: (any UIPageViewControllerDataSource)? {
        get { dataSourceReference.delegate }
        set {
            dataSourceReference.delegate = newValue
            forgetNeighbours()
        }
    }
    open var delegate: (any UIPageViewControllerDelegate)? {
        get { delegateReference.delegate }
        set { delegateReference.delegate = newValue }
    }
    /// The controller of the current page; while a finger turns the page, still the old one.
    open var viewControllers: [UIViewController]? { current.map { [$0] } ?? [] }
    /// The recognizers that turn curled pages; empty if pages scroll.
    open var gestureRecognizers: [UIGestureRecognizer] { curl.map { [$0.pan, $0.tap] } ?? [] }

    open override func loadView() { view = makeView() }

    /// Shows another page, without a call of the delegate.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        guard let new = viewControllers?.first, viewControllers?.count == 1 else {
            fatalError(
                "NSInvalidArgumentException: The number of view controllers provided (\(viewControllers?.count ?? 0)) doesn't match the number required (1) for the requested transition"
            )
        }
        show(new, direction, animated, in: .current, completion)
    }
}
