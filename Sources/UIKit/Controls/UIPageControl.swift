import EventTrace

/// A row of dots: a tap on one half turns a page back, on the other forward.
open class UIPageControl: UIControl {
    override var kind: String { "pageControl" }
    override var engineClass: MethodTable { MethodTable(UIPageControl.self) }

    open var numberOfPages = 0 {
        didSet {
            currentPage = page
            if numberOfPages != oldValue { invalidateIntrinsicContentSize() }
        }
    }
    open var hidesForSinglePage = false
    open var pageIndicatorTintColor: UIColor?
    open var currentPageIndicatorTintColor: UIColor?
    private var page = 0

    /// The current page, from 0 to the last page. Setting it sends no action.
    open var currentPage: Int {
        get { page }
        set { page = max(0, min(numberOfPages - 1, newValue)) }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    /// The size for this number of dots.
    open func size(forNumberOfPages pageCount: Int) -> CGSize { IntrinsicSizes.pageControl(pages: pageCount) }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let touch, isTouchInside else { return }
        let old = currentPage
        currentPage += touch.location(in: self).x < bounds.midX && Simulation.current?.holds(.pageTurning) != false ? -1 : 1
        if currentPage != old { owesChange(by: .pageTurning, in: .current) }
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !vetoesTap(gestureRecognizer, in: .current)
    }
}
