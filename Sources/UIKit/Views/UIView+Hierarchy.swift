import EventTrace

/// The tree of views; a superview owns its subviews.
extension UIView {
    public final func isDescendant(of view: UIView) -> Bool {
        var ancestor: UIView? = self
        while let current = ancestor {
            if current === view { return true }
            ancestor = current.parent
        }
        return false
    }

    public final func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for child in children {
            if let view = child.viewWithTag(tag) { return view }
        }
        return nil
    }

    /// Moves the view here, at an index as it is before the move; an index beyond the end means the front.
    final func insert(_ view: UIView, at index: Int) {
        precondition(!isDescendant(of: view), "UIView: a view cannot be its own superview")
        if view.parent === self { return reorder(view, to: min(index, children.count - 1)) }
        view.parent?.detachChild(view, movingTo: self)
        let newWindow = containingWindow
        view.willMove(toSuperview: self)
        if view.containingWindow !== newWindow { view.announceWindow(newWindow) }
        children.insert(view, at: min(index, children.count))
        layer.insertSublayer(view.layer, at: UInt32(min(index, children.count - 1)))
        view.parent = self
        view.enterWindow(newWindow)
        view.didMoveToSuperview()
        didAddSubview(view)
        setNeedsLayout()
    }

    final func insert(_ view: UIView, after sibling: UIView) {
        let place = children.firstIndex { $0 === sibling }
        insert(view, at: place.map { $0 + 1 } ?? children.count)
    }

    final func insert(_ view: UIView, before sibling: UIView) {
        insert(view, at: children.firstIndex { $0 === sibling } ?? 0)
    }

    final func reorder(_ view: UIView, to index: Int) {
        guard let old = children.firstIndex(where: { $0 === view }) else { return }
        children.remove(at: old)
        children.insert(view, at: min(index, children.count))
        layer.insertSublayer(view.layer, at: UInt32(index > old ? index + 1 : index))
    }

    final func exchange(_ first: Int, _ second: Int) {
        guard children.indices.contains(first), children.indices.contains(second), first != second else { return }
        let (low, high) = (min(first, second), max(first, second))
        let (lower, higher) = (children[low], children[high])
        reorder(higher, to: low)
        reorder(lower, to: high)
    }

    final func leaveSuperview() {
        guard let parent else { return }
        parent.detachChild(self, movingTo: nil)
    }

    /// Takes a child out; its touches are cancelled only if it leaves its window for good.
    private func detachChild(_ child: UIView, movingTo newParent: UIView?) {
        guard let index = children.firstIndex(where: { $0 === child }) else { return }
        let leavesWindow = child.containingWindow != nil && newParent?.containingWindow !== child.containingWindow
        willRemoveSubview(child)
        if newParent == nil { child.willMove(toSuperview: nil) }
        if leavesWindow, newParent == nil { child.announceWindow(nil) }
        let removed = children.remove(at: index)
        child.layer.removeFromSuperlayer()
        child.parent = nil
        if leavesWindow {
            Simulation.current?.touches.viewLeftWindow(child)
            if newParent == nil { removed.enterWindow(nil) }
        }
        if newParent == nil { child.didMoveToSuperview() }
    }

    private func announceWindow(_ window: UIWindow?) {
        willMove(toWindow: window)
        for child in children { child.announceWindow(window) }
    }

    private func enterWindow(_ window: UIWindow?) {
        guard containingWindow !== window else { return }
        containingWindow = window
        didMoveToWindow()
        for child in children { child.enterWindow(window) }
    }

    /// Levels above it, the window being at none. O(depth).
    final var depth: Int {
        var depth = 0
        var ancestor = parent
        while let view = ancestor {
            depth += 1
            ancestor = view.parent
        }
        return depth
    }
}
