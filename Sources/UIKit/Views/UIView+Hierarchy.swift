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

    /// RC.12: moves a view here.
    final func insert(_ view: UIView, _ place: SubviewPlace, in simulation: Simulation?) {
        if self === view { fatalError("NSInvalidArgumentException: Can't add self as subview") }
        // OPTIMIZATION: nearly every added view is still empty.
        if !view.children.isEmpty, isDescendant(of: view) { fatalError("CALayerInvalid: a view cannot become a subview of what is in it") }
        if view.parent === self { return reorder(view, place) }
        if isTooDeep(for: view, in: simulation) { return }
        // The log is of a new view; one that leaves another superview learns of its window once it has left.
        let announcesFirst = view.parent == nil && containingWindow != nil && view.containingWindow !== containingWindow
        if announcesFirst { view.announceWindow(containingWindow, in: simulation) }
        view.tell(.willMoveToSuperview, in: simulation) { view.willMove(toSuperview: self) }
        view.parent?.detachChild(view, movingTo: self, in: simulation)
        let newWindow = containingWindow
        if !announcesFirst, view.containingWindow !== newWindow { view.announceWindow(newWindow, in: simulation) }
        put(view, self.place(ofNew: view, addedAt: place, in: simulation))
        view.parent = self
        view.nesting = nesting + 1
        if view.takesPartInConstraints { takePartInConstraints() }
        view.enterWindow(newWindow, in: simulation)
        view.tell(.didMoveToSuperview, in: simulation) { view.didMoveToSuperview() }
        if newWindow != nil { view.hasEnteredWindow(in: simulation) }
        tell(.didAddSubview, in: simulation) { didAddSubview(view) }
        view.inheritTint()
        subviewsHaveChanged()
    }

    final func reorder(_ view: UIView, _ place: SubviewPlace) {
        guard let old = children.firstIndex(where: { $0 === view }) else { return }
        children.remove(at: old)
        put(view, place)
    }

    final func leaveSuperview(in simulation: Simulation?) {
        guard let parent else { return }
        parent.detachChild(self, movingTo: nil, in: simulation)
        inheritTint()
    }

    /// RC.12: removes a child. Its touches are cancelled only if it leaves its window.
    private func detachChild(_ child: UIView, movingTo newParent: UIView?, in simulation: Simulation?) {
        tell(.willRemoveSubview, in: simulation) { willRemoveSubview(child) }
        let (oldWindow, newWindow) = (child.containingWindow, newParent?.containingWindow)
        if newParent == nil {
            child.tell(.willMoveToSuperview, in: simulation) { child.willMove(toSuperview: nil) }
            if oldWindow != nil { child.announceWindow(nil, in: simulation) }
        }
        guard let index = children.firstIndex(where: { $0 === child }) else { return }
        children.remove(at: index)
        child.layer.removeFromSuperlayer()
        child.parent = nil
        dropConstraints { NSLayoutConstraint.view(of: $0)?.isDescendant(of: child) == true }
        childHasLeft(child)
        subviewsHaveChanged()
        if oldWindow != nil, oldWindow !== newWindow { child.windowWasLeft(in: simulation) }
        guard newParent == nil else { return }
        child.enterWindow(nil, in: simulation)
        child.tell(.didMoveToSuperview, in: simulation) { child.didMoveToSuperview() }
    }

    final func announceWindow(_ window: UIWindow?, in simulation: Simulation?) {
        windowWillChange(to: window, in: simulation)
        tell(.willMoveToWindow, in: simulation) { willMove(toWindow: window) }
        for child in children { child.announceWindow(window, in: simulation) }
    }

    final func enterWindow(_ window: UIWindow?, in simulation: Simulation?) {
        guard containingWindow !== window else { return }
        containingWindow = window
        if window != nil, layer.layoutIsNeeded { markForLayout() }
        tell(.didMoveToWindow, in: simulation) { didMoveToWindow() }
        if window != nil { askForDisplay(in: simulation) }
        nesting = (parent?.nesting ?? -1) + 1
        for child in children { child.enterWindow(window, in: simulation) }
        windowDidChange(to: window, in: simulation)
    }

    /// Removes the view from its window when the view above is deallocated. O(1) if done before.
    final func windowHasGone() {
        guard let window = containingWindow, window !== self else { return }
        containingWindow = nil
        for child in children { child.windowHasGone() }
    }

    /// Forgets the name, which belongs to one record.
    final func forgetRun() {
        subject = .none
        for recognizer in recognizers { recognizer.subject = .none }
        for child in children { child.forgetRun() }
    }

    private func tell(_ method: Word, in simulation: Simulation?, _ body: () -> Void) {
        guard let simulation else { return body() }
        if simulation.overrides(method, in: self), !simulation.holds(.callbacksOfTheTree) { return }
        simulation.call(method, on: self, by: .callbacksOfTheTree, body)
    }

    /// The number of levels above it; 0 for the window. O(depth).
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
    /// The superview. OPTIMIZATION: a walk up the tree that calls no client code need not retain every view.
    var parent: Unmanaged<UIView>? { _withUnsafeGuaranteedRef { $0.parentReference } }
}
