import EventTrace

/// A controller that is data source and delegate of its collection view.
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    override var kind: String { "collectionViewController" }
    override var engineClass: MethodTable { MethodTable(UICollectionViewController.self) }

    public final let collectionViewLayout: UICollectionViewLayout
    private final var collection: UICollectionView?
    /// Whether items are deselected before the view appears.
    open var clearsSelectionOnViewWillAppear = true

    public init(collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        #if hasFeature(Embedded)
            super.init()
        #else
            super.init(nibName: nil, bundle: nil)
        #endif
    }

    #if !hasFeature(Embedded)
        public override init(nibName: String?, bundle: Bundle?) {
            collectionViewLayout = UICollectionViewFlowLayout()
            super.init(nibName: nibName, bundle: bundle)
        }
    #endif

    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    /// The collection view, which fills the controller's view.
    open var collectionView: UICollectionView! {
        get {
            loadViewIfNeeded()
            return collection
        }
        set { show(newValue) }
    }

    open override func loadView() {
        view = UIView(frame: UIScreen.main.bounds)
        show(UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: collectionViewLayout))
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear, let collection else { return }
        for indexPath in collection.indexPathsForSelectedItems ?? [] { collection.deselectItem(at: indexPath, animated: animated) }
    }

    // MARK: Data source

    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        fatalError("UICollectionViewController: a collection with items needs cells")
    }
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { fatalError("UICollectionViewController: headers and footers need views") }
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        Simulation.delegate(self, lacks: .canMoveItem, for: collectionView)
        return true
    }
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { Simulation.delegate(self, lacks: .moveItem, for: collectionView) }

    // MARK: Delegate; running one of these means that client code has no such method

    open func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        Simulation.delegate(self, lacks: .willDisplayItem, for: collectionView)
    }
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { Simulation.delegate(self, lacks: .didEndDisplayingItem, for: collectionView) }
    open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        Simulation.delegate(self, lacks: .shouldHighlightItem, for: collectionView)
        return true
    }
    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        Simulation.delegate(self, lacks: .didHighlightItem, for: collectionView)
    }
    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        Simulation.delegate(self, lacks: .didUnhighlightItem, for: collectionView)
    }
    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        Simulation.delegate(self, lacks: .shouldSelectItem, for: collectionView)
        return true
    }
    open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        Simulation.delegate(self, lacks: .shouldDeselectItem, for: collectionView)
        return true
    }
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        Simulation.delegate(self, lacks: .didSelectItem, for: collectionView)
    }
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        Simulation.delegate(self, lacks: .didDeselectItem, for: collectionView)
    }
    open func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool {
        Simulation.delegate(self, lacks: .canPerformPrimaryActionForItem, for: collectionView)
        return true
    }
    open func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        Simulation.delegate(self, lacks: .performPrimaryActionForItem, for: collectionView)
    }
    open func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
        at indexPath: IndexPath
    ) { Simulation.delegate(self, lacks: .willDisplaySupplementaryView, for: collectionView) }
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) { Simulation.delegate(self, lacks: .didEndDisplayingSupplementaryView, for: collectionView) }
    open func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        Simulation.delegate(self, lacks: .targetForItemMove, for: collectionView)
        return proposedIndexPath
    }

    // MARK: Scrolling; running one of these means that client code has no such method

    open func scrollViewDidScroll(_ scrollView: UIScrollView) { Simulation.delegate(self, lacks: .scrollViewDidScroll, for: scrollView) }
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        Simulation.delegate(self, lacks: .scrollViewWillBeginDragging, for: scrollView)
    }
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { Simulation.delegate(self, lacks: .scrollViewWillEndDragging, for: scrollView) }
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        Simulation.delegate(self, lacks: .scrollViewDidEndDragging, for: scrollView)
    }
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        Simulation.delegate(self, lacks: .scrollViewWillBeginDecelerating, for: scrollView)
    }
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        Simulation.delegate(self, lacks: .scrollViewDidEndDecelerating, for: scrollView)
    }
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        Simulation.delegate(self, lacks: .scrollViewDidEndScrollingAnimation, for: scrollView)
    }
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        Simulation.delegate(self, lacks: .scrollViewShouldScrollToTop, for: scrollView)
        return true
    }
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        Simulation.delegate(self, lacks: .scrollViewDidScrollToTop, for: scrollView)
    }

    open func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        Simulation.delegate(self, lacks: .viewForZooming, for: scrollView)
        return nil
    }

    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        Simulation.delegate(self, lacks: .scrollViewWillBeginZooming, for: scrollView)
    }
    open func scrollViewDidZoom(_ scrollView: UIScrollView) { Simulation.delegate(self, lacks: .scrollViewDidZoom, for: scrollView) }
    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        Simulation.delegate(self, lacks: .scrollViewDidEndZooming, for: scrollView)
    }
}

extension UICollectionViewController {
    private final func show(_ shown: UICollectionView) {
        collection?.removeFromSuperview()
        collection = shown
        shown.dataSource = self
        shown.delegate = self
        guard let loadedView else { return }
        shown.frame = loadedView.bounds
        shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        loadedView.addSubview(shown)
    }
}
