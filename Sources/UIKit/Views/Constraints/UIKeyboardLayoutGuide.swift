/// The part of a view that the keyboard covers; while there is no keyboard, what is below the view's safe area.
open class UIKeyboardLayoutGuide: UILayoutGuide {
    /// Plain data: the keyboard is never undocked.
    open var followsUndockedKeyboard = false
    open var usesBottomSafeArea = true { didSet { if usesBottomSafeArea != oldValue { owningView?.setNeedsLayout() } } }
    /// Plain data: no finger pulls the keyboard down.
    open var keyboardDismissPadding: CGFloat = 0

    /// Points from its view's lower edge.
    final var overlap: CGFloat {
        guard let view = owningView else { return 0 }
        let below = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
        guard let keyboard = Simulation.current?.keyboard.frame, view.containingWindow != nil else { return below }
        return max(below, min(view.bounds.height, view.bounds.maxY - view.convert(keyboard, from: nil).minY))
    }
}

extension Simulation {
    /// Views in windows whose guide follows the keyboard are laid out again. O(views), and nothing if no view has such a guide.
    func keyboardGuidesFollow() {
        guard shared.hasKeyboardGuides else { return }
        var rest = application.windows.map { $0 as UIView }
        while let view = rest.popLast() {
            if view.layoutData?.keyboardGuide != nil { view.setNeedsLayout() }
            rest += view.subviews
        }
    }
}
