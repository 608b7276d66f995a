/// How deep views may be nested.
extension UIView {
    /// Whether the view, with what is in it, would be in more views than may be. DEVIATION: it is then not added, and the run says so; UIKit goes on until its
    /// stack ends. O(1) for a view with nothing in it, else O(what is in it) if it gets into a window.
    final func isTooDeep(for view: UIView) -> Bool {
        guard let simulation = Simulation.current else { return false }
        let deepest = nesting + 1 + (containingWindow == nil ? 0 : view.height)
        guard deepest > Limits.nesting else { return false }
        simulation.nestedTooDeep()
        return true
    }

    /// Levels below it. Calls nothing for each level: what is too deep is found out before anything does.
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
