/// The scroll view of scrolled pages, like `_UIQueuingScrollView`: it has room for three, and shows the middle one.
///
/// It is an ordinary scroll view: its pan takes part in arbitration like any other, and its delegate is free for client code.
final class PageScrollView: UIScrollView {
    override var kind: String { "pageScrollView" }
    override var engineClass: MethodTable { MethodTable(PageScrollView.self) }

    /// The page controller, which clears this when it is deallocated.
    unowned(unsafe) var pages: UIPageViewController?
    private let axis: ScrollAxis
    /// The size for which the places of pages have been computed.
    private var arrangedSize = CGSize.zero
    private var isArranging = false

    init(_ orientation: UIPageViewController.NavigationOrientation) {
        axis = orientation == .horizontal ? .horizontal : .vertical
        super.init(frame: .zero)
        isPagingEnabled = true
        decelerationRate = .fast
        alwaysBounceHorizontal = axis == .horizontal
        alwaysBounceVertical = axis == .vertical
        contentInsetAdjustmentBehavior = .never
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { nil }

    /// The length of a page in points.
    var pageLength: CGFloat { axis.of(layer.bounds.size) }

    /// The way in points from the current page, positive towards the next page.
    var way: CGFloat { axis.of(contentOffset) - pageLength }

    /// The offset at which a neighbour fills the view.
    func offset(of direction: UIPageViewController.NavigationDirection) -> CGPoint { along(direction == .forward ? 2 * pageLength : 0) }

    private func along(_ length: CGFloat) -> CGPoint {
        axis == .horizontal ? CGPoint(x: length, y: 0) : CGPoint(x: 0, y: length)
    }

    /// The frame of the current page or of a neighbour.
    func frame(of direction: UIPageViewController.NavigationDirection?) -> CGRect {
        let place = direction.map { $0 == .forward ? 2 * pageLength : 0 } ?? pageLength
        return CGRect(origin: along(place), size: layer.bounds.size)
    }

    /// Shows the middle.
    func center() { move(to: along(pageLength)) }

    /// Moves the content by a page against the direction; a drag goes on from there.
    func shift(against direction: UIPageViewController.NavigationDirection) {
        let (offset, step) = (contentOffset, along(direction == .forward ? -pageLength : pageLength))
        move(to: CGPoint(x: offset.x + step.x, y: offset.y + step.y))
        rebaseDrag()
    }

    private func move(to offset: CGPoint) {
        isArranging = true
        contentOffset = offset
        isArranging = false
    }

    /// Makes the content end where there is no neighbour.
    func close(before isFirst: Bool, after isLast: Bool) {
        let (first, last) = (isFirst ? -pageLength : 0, isLast ? -pageLength : 0)
        contentInset =
            axis == .horizontal
            ? UIEdgeInsets(top: 0, left: first, bottom: 0, right: last) : UIEdgeInsets(top: first, left: 0, bottom: last, right: 0)
    }

    override var bounds: CGRect {
        get { super.bounds }
        set {
            let origin = layer.bounds.origin
            super.bounds = newValue
            if layer.bounds.origin != origin, !isArranging { pages?.contentHasMoved(in: .current) }
        }
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === pan, pages?.turnsByGesture != true { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    override func dragWillBegin(in simulation: Simulation) { pages?.dragWillBegin(in: simulation) }
    override func contentHasComeToRest(in simulation: Simulation) { pages?.contentHasComeToRest(in: simulation) }

    override func layoutSubviews() {
        super.layoutSubviews()
        arrange()
    }

    /// Gives content and pages the size of the view.
    func arrange() {
        let size = layer.bounds.size
        guard size != arrangedSize else { return }
        arrangedSize = size
        contentSize =
            axis == .horizontal ? CGSize(width: 3 * size.width, height: size.height) : CGSize(width: size.width, height: 3 * size.height)
        pages?.placePages()
    }
}
