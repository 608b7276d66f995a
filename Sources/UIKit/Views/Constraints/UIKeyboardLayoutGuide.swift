/// The part of a view under the keyboard; without a keyboard, the part below the view's safe area.
open class UIKeyboardLayoutGuide: UILayoutGuide {
    /// Has no effect: the keyboard is never undocked.
    open var followsUndockedKeyboard = false
    open var usesBottomSafeArea = true { didSet { if usesBottomSafeArea != oldValue { owningView?.setNeedsLayout() } } }
    /// Has no effect: fingers never pull the keyboard down.
    open var keyboardDismissPadding: CGFloat = 0

    /// The height in points above the view's lower edge.
    final func overlap(in simulation: Simulation?) -> CGFloat {
        guard let view = owningView else { return 0 }
        let below = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
        guard let keyboard = simulation?.keyboard.frame, view.containingWindow != nil else { return below }
        return max(below, min(view.bounds.height, view.bounds.maxY - view.convert(keyboard, from: nil).minY))
    }
}

extension Simulation {
    /// Lays out views in windows again whose guide follows the keyboard. O(views); nothing if no view has such a guide.
    func keyboardGuidesFollow() {
        guard shared.hasKeyboardGuides else { return }
        var rest = application.windows.map { $0 as UIView }
        while let view = rest.popLast() {
            if view.layoutData?.keyboardGuide != nil { view.setNeedsLayout() }
            rest += view.subviews
        }
    }
}
