import EventTrace

/// The tree of views; a superview owns its subviews.
extension UIView {
    final var parent: UIView? {
        get { parentReference?.takeUnretainedValue() }
        set { parentReference = newValue.map { Unmanaged.passUnretained($0) } }
    }

    final var controller: UIViewController? {
        get { controllerReference?.takeUnretainedValue() }
        set { controllerReference = newValue.map { Unmanaged.passUnretained($0) } }
    }

    public final func isDescendant(of view: UIView) -> Bool {
        var ancestor: Unmanaged<UIView>? = Unmanaged.passUnretained(self)
        while let current = ancestor {
            if current._withUnsafeGuaranteedRef({ $0 === view }) { return true }
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

    /// RC.12: moves the view here.
    final func insert(_ view: UIView, _ place: SubviewPlace) {
        if self === view { fatalError("NSInvalidArgumentException: Can't add self as subview") }
        // OPTIMIZATION: nearly every view that is added has nothing in it yet.
        if !view.children.isEmpty, isDescendant(of: view) { fatalError("CALayerInvalid: a view cannot become a subview of what is in it") }
        if view.parent === self { return reorder(view, place) }
        if isTooDeep(for: view) { return }
        view.tell(.willMoveToSuperview) { view.willMove(toSuperview: self) }
        view.parent?.detachChild(view, movingTo: self)
        let newWindow = containingWindow
        if view.containingWindow !== newWindow { view.announceWindow(newWindow) }
        put(view, place)
        view.parent = self
        view.nesting = nesting + 1
        if view.takesPartInConstraints { takePartInConstraints() }
        view.enterWindow(newWindow)
        view.tell(.didMoveToSuperview) { view.didMoveToSuperview() }
        tell(.didAddSubview) { didAddSubview(view) }
        view.inheritTint()
        subviewsHaveChanged()
    }

    final func reorder(_ view: UIView, _ place: SubviewPlace) {
        guard let old = children.firstIndex(where: { $0 === view }) else { return }
        children.remove(at: old)
        put(view, place)
    }

    final func leaveSuperview() {
        guard let parent else { return }
        parent.detachChild(self, movingTo: nil)
        inheritTint()
    }

    /// RC.12: takes a child out. Its touches are cancelled only if it leaves its window.
    private func detachChild(_ child: UIView, movingTo newParent: UIView?) {
        tell(.willRemoveSubview) { willRemoveSubview(child) }
        let (oldWindow, newWindow) = (child.containingWindow, newParent?.containingWindow)
        if newParent == nil {
            child.tell(.willMoveToSuperview) { child.willMove(toSuperview: nil) }
            if oldWindow != nil { child.announceWindow(nil) }
        }
        guard let index = children.firstIndex(where: { $0 === child }) else { return }
        children.remove(at: index)
        child.layer.removeFromSuperlayer()
        child.parent = nil
        dropConstraints { NSLayoutConstraint.view(of: $0)?.isDescendant(of: child) == true }
        childHasLeft(child)
        subviewsHaveChanged()
        if oldWindow != nil, oldWindow !== newWindow { child.windowWasLeft() }
        guard newParent == nil else { return }
        child.enterWindow(nil)
        child.tell(.didMoveToSuperview) { child.didMoveToSuperview() }
    }

    final func announceWindow(_ window: UIWindow?) {
        windowWillChange(to: window)
        tell(.willMoveToWindow) { willMove(toWindow: window) }
        for child in children { child.announceWindow(window) }
    }

    final func enterWindow(_ window: UIWindow?) {
        guard containingWindow !== window else { return }
        containingWindow = window
        if window != nil, layer.layoutIsNeeded { markForLayout() }
        tell(.didMoveToWindow) { didMoveToWindow() }
        if window != nil { askForDisplay() }
        nesting = (parent?.nesting ?? -1) + 1
        for child in children { child.enterWindow(window) }
        windowDidChange(to: window)
    }

    /// The view above it ceases to exist: whoever keeps this one finds it in no window. O(1) if that has been said before.
    final func windowHasGone() {
        guard let window = containingWindow, window !== self else { return }
        containingWindow = nil
        for child in children { child.windowHasGone() }
    }

    /// Names are those of one record.
    final func forgetRun() {
        subject = .none
        for recognizer in recognizers { recognizer.subject = .none }
        for child in children { child.forgetRun() }
    }

    private func tell(_ method: Word, _ body: () -> Void) {
        guard let simulation = Simulation.current else { return body() }
        if simulation.overrides(method, in: self), !simulation.holds(.callbacksOfTheTree) { return }
        simulation.call(method, on: self, by: .callbacksOfTheTree, body)
    }

    /// Levels above it, the window being at none. O(depth).
    final var depth: Int {
        var depth = 0
        var ancestor = parentReference
        while let view = ancestor {
            depth += 1
            ancestor = view.parent
        }
        return depth
    }
}

extension Unmanaged<UIView> {
    /// OPTIMIZATION: a walk up the tree that calls no client code need not retain every view.
    var parent: Unmanaged<UIView>? { _withUnsafeGuaranteedRef { $0.parentReference } }
}
