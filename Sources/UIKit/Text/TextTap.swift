import EventTrace

/// The recognizer by which a tap makes a text field or text view first responder.
///
/// It is on the field itself, so it wins over taps of views above and over the field's own tracking: a field sends touchDown and
/// touchCancel but no touchUpInside.
final class TextTap: UITapGestureRecognizer {
    override var kind: String { "textTap" }
    override var engineClass: MethodTable { MethodTable(TextTap.self) }

    override func actForEngine(in simulation: Simulation) {
        guard let view = attachedView, !view.isFirstResponder, simulation.holds(.tapFocuses) else { return }
        _ = simulation.ask(.becomeFirstResponder, of: view, by: .tapFocuses) { view.becomeFirstResponder() }
    }
}
