/// The limit of nested views.
extension UIView {
    /// Whether adding this view would exceed the limit of nested views.
    ///
    /// DEVIATION: the view is then not added, and the run reports it; UIKit overflows its stack. O(1) for an empty view, else O(views in
    /// it) in a window.
    final func isTooDeep(for view: UIView, in simulation: Simulation?) -> Bool {
        guard let simulation else { return false }
        let deepest = nesting + 1 + (containingWindow == nil ? 0 : view.height)
        guard deepest > Limits.nesting else { return false }
        simulation.nestedTooDeep()
        return true
    }

    /// The number of levels below it, counted without recursion, because the tree may be too deep for it.
    private var height: Int {
        var height = 0
        var level = children
        while !level.isEmpty {
            level = level.flatMap { $0.children }
            if !level.isEmpty { height += 1 }
        }
        return children.isEmpty ? 0 : height + 1
    }
}
