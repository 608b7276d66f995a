extension UIGestureRecognizer {
    /// Whether its class belongs to the engine, not to client code.
    package final var isOfEngineClass: Bool { MethodTable(of: self) == engineClass }

    /// The recognizers that must fail first, named with `require(toFail:)`. Apple has no way to remove one.
    package final var failureRequirements: [UIGestureRecognizer] {
        get { requirements.compactMap { $0.value } }
        set { requirements = newValue.map { WeakReference($0) } }
    }

    /// Takes over the delegate, targets and requirements of another recognizer, and its place among those of its view.
    ///
    /// For use before a run begins. Requirements of others on the replaced recognizer stay with it.
    package final func takePlace(of other: UIGestureRecognizer) {
        delegate = other.delegate
        actions = other.actions
        requirements = other.requirements
        guard let view = other.attachedView else { return }
        let all = Array(view.recognizers)
        view.gestureRecognizers = []
        view.gestureRecognizers = all.map { $0 === other ? self : $0 }
    }

    /// Swaps places with the next recognizer; false if there is none.
    package final func changePlaceWithNext() -> Bool {
        guard let view = attachedView, let index = view.recognizers.firstIndex(where: { $0 === self }), index + 1 < view.recognizers.count
        else { return false }
        var all = Array(view.recognizers)
        all.swapAt(index, index + 1)
        view.gestureRecognizers = []
        view.gestureRecognizers = all
        return true
    }
}
