import EventTrace

/// Classes with known overrides: if the engine detects other ones here, its detection does not work in this build.
enum KnownClasses {
    /// Whether the engine detects the known overrides. Computed once in a process.
    static let areFoundRight =
        families.allSatisfy(MethodProbe.areDistinct)
        && unmodelled.allSatisfy(UnmodelledMethod.areDistinct)
        && ClientMethods(in: MethodTable(KnownRecognizer.self), above: MethodTable(UIGestureRecognizer.self), MethodProbe.recognizer)
            == ClientMethods([.touchesMoved, .canPrevent, .reset])
        && ClientMethods(in: MethodTable(UIGestureRecognizer.self), above: MethodTable(UIGestureRecognizer.self), MethodProbe.recognizer)
            == ClientMethods([])
        && ClientMethods(in: MethodTable(KnownView.self), above: MethodTable(UIView.self), MethodProbe.responder + MethodProbe.view)
            == ClientMethods([.touchesBegan, .canBecomeFirstResponder, .hitTest, .layoutSubviews])

    /// The probes of methods that are never called.
    private static var unmodelled: [[UnmodelledMethod]] {
        let responder = UnmodelledMethod.responder
        let controller = responder + UnmodelledMethod.controller
        return [responder + UnmodelledMethod.view, controller + UnmodelledMethod.tableController, UnmodelledMethod.layer]
    }

    /// The probes that are looked up together, one list for each family of classes.
    private static var families: [[MethodProbe]] {
        let view = MethodProbe.responder + MethodProbe.view
        return [
            MethodProbe.recognizer, MethodProbe.presentation, MethodProbe.responder + MethodProbe.controller,
            MethodProbe.responder + MethodProbe.application,
            view + MethodProbe.window, view + MethodProbe.control + MethodProbe.textField, view + MethodProbe.scrollView,
            view + MethodProbe.scrollView + MethodProbe.textView,
            view + MethodProbe.tableCell, view + MethodProbe.headerFooterView,
            view + MethodProbe.reusableView + MethodProbe.collectionCell,
        ]
    }
}

// Some methods have an empty body or a constant result, which a linker could fold with others; some do not. None ever runs.
private class KnownRecognizerBase: UIGestureRecognizer {
    override func reset() { super.reset() }
}
private final class KnownRecognizer: KnownRecognizerBase {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
}
private final class KnownView: UIView {
    override var canBecomeFirstResponder: Bool { true }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
    override func layoutSubviews() {}
}
