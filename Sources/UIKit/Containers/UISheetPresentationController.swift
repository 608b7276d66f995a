import EventTrace

/// Manages a sheet: heights at which it rests, a pull that moves and dismisses it, and the screen below.
open class UISheetPresentationController: UIPresentationController {
    override var engineClass: MethodTable { MethodTable(UISheetPresentationController.self) }

    /// The delegate, under the type of a sheet's delegate.
    final var sheetDelegate = DelegateReference<any UISheetPresentationControllerDelegate>()
    /// The pull and the views of the sheet; nil before and after the presentation.
    final var driver: SheetDriver?
    private final var storedDetents = [Detent.large()]
    private final var selection: Detent.Identifier?
    /// The points of the screen above a large sheet.
    fileprivate final let strip: CGFloat

    override func hasEntered(_ container: TransitionView, _ dropShadow: UIView) { driver = SheetDriver(self, in: container, dropShadow) }
    override func end() {
        super.end()
        driver = nil
    }

    public override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        strip = CGFloat((Simulation.current?.thresholds ?? Thresholds()).sheetTop)
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    }

    @_nonoverride open var delegate: (any UISheetPresentationControllerDelegate)? {
        get { sheetDelegate.delegate }
        set {
            sheetDelegate.delegate = newValue
            adaptiveDelegate.delegate = newValue
        }
    }

    /// The heights at which the sheet rests.
    open var detents: [Detent] {
        get { storedDetents }
        set {
            storedDetents = newValue
            driver?.moveToSelection()
        }
    }
    /// The height at which the sheet rests; nil stands for the smallest one. Setting it moves the sheet, without a call of the delegate.
    open var selectedDetentIdentifier: Detent.Identifier? {
        get { selection }
        set {
            selection = newValue
            driver?.moveToSelection()
        }
    }
    /// The largest height up to which the screen below is not dimmed and takes touches; nil dims it always.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { driver?.updateDimming() } }
    /// Whether a drag up of content at its top makes the sheet grow first.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Has no effect: the grabber is not shown.
    open var prefersGrabberVisible = false
    /// Has no effect: there is no landscape.
    open var prefersEdgeAttachedInCompactHeight = false
    /// Has no effect: there is no landscape.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    /// The radius of the corners, as plain data.
    open var preferredCornerRadius: CGFloat?

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let container else { return .zero }
        return frame(ofHeight: height(of: selection, in: container), in: container)
    }

    /// Makes changes and lays the sheet out with animation; the layout is done when it returns.
    open func animateChanges(_ changes: () -> Void) {
        changes()
        driver?.layOut()
    }

    /// Works out custom detents anew.
    open func invalidateDetents() { driver?.moveToSelection() }

    /// Selects a detent after a pull, and reports a change.
    final func select(_ identifier: Detent.Identifier, in simulation: Simulation) {
        guard identifier != currentIdentifier else { return }
        selection = identifier
        guard let delegate = detentDelegate, simulation.holds(.detentDelegate) else { return }
        simulation.tell(
            .didChangeSelectedDetentIdentifier, toDelegate: delegate, for: self, by: .detentDelegate, about: .none
        ) {
            delegate.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
        }
    }

    /// The delegate for changes of the detent, even if it was set under its other type.
    private final var detentDelegate: (any UISheetPresentationControllerDelegate)? {
        #if hasFeature(Embedded)
            // DEVIATION: without casts to protocols, only a delegate that was set as a sheet's delegate receives changes.
            return sheetDelegate.delegate
        #else
            return sheetDelegate.delegate ?? adaptiveDelegate.delegate as? any UISheetPresentationControllerDelegate
        #endif
    }
}

/// The geometry of a sheet.
extension UISheetPresentationController {
    /// The largest possible height in points.
    final func largestHeight(in container: UIView) -> CGFloat {
        max(0, container.bounds.height - strip)
    }

    /// The detents that apply, with their heights, from the smallest.
    final func heights(in container: UIView) -> [(identifier: Detent.Identifier, height: CGFloat)] {
        let largest = largestHeight(in: container)
        let all = storedDetents.compactMap { detent in detent.height(in: largest).map { (identifier: detent.identifier, height: $0) } }
        return all.isEmpty ? [(.large, largest)] : all.sorted { $0.height < $1.height }
    }

    /// The height of this detent or, without one of this name, the smallest.
    final func height(of identifier: Detent.Identifier?, in container: UIView) -> CGFloat {
        let all = heights(in: container)
        return all.first { $0.identifier == identifier }?.height ?? all[0].height
    }

    final func frame(ofHeight height: CGFloat, in container: UIView) -> CGRect {
        let size = container.bounds.size
        return CGRect(x: 0, y: size.height - height, width: size.width, height: max(height, heights(in: container)[0].height))
    }

    /// The detent at which the sheet rests.
    final var currentIdentifier: Detent.Identifier? {
        guard let container else { return selectedDetentIdentifier }
        let all = heights(in: container)
        return (all.first { $0.identifier == selectedDetentIdentifier } ?? all[0]).identifier
    }

    /// Whether the screen below is dimmed and takes no touches.
    final var isDimmed: Bool {
        guard let container, let limit = largestUndimmedDetentIdentifier else { return true }
        let all = heights(in: container)
        guard let bright = all.first(where: { $0.identifier == limit }) else { return true }
        return height(of: selectedDetentIdentifier, in: container) > bright.height
    }
}
