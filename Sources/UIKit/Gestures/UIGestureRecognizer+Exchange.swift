extension UIGestureRecognizer {
    /// Whether its class is one of the engine's, and none of client code.
    package final var isOfEngineClass: Bool { MethodTable(of: self) == engineClass }

    /// The recognizers that have to fail before it, named with `require(toFail:)`. Apple has no way to take one away.
    package final var failureRequirements: [UIGestureRecognizer] {
        get { requirements.compactMap { $0.value } }
        set { requirements = newValue.map { WeakReference($0) } }
    }

    /// Gets the delegate, the targets and the requirements of another recognizer, and its place among those of its view, which that one loses.
    ///
    /// For before a run begins. What others require of that one they still do.
    package final func takePlace(of other: UIGestureRecognizer) {
        delegate = other.delegate
        actions = other.actions
        requirements = other.requirements
        guard let view = other.attachedView else { return }
        let all = Array(view.recognizers)
        view.replaceRecognizers(with: [])
        view.replaceRecognizers(with: all.map { $0 === other ? self : $0 })
    }

    /// Changes places with the recognizer after it; false if there is none.
    package final func changePlaceWithNext() -> Bool {
        guard let view = attachedView, let index = view.recognizers.firstIndex(where: { $0 === self }), index + 1 < view.recognizers.count
        else { return false }
        var all = Array(view.recognizers)
        all.swapAt(index, index + 1)
        view.replaceRecognizers(with: [])
        view.replaceRecognizers(with: all)
        return true
    }
}
