import EventTrace

/// The recognizer by which a text field gets the keyboard. Being on the field itself, it wins over taps of views above, and over the
/// field's own tracking: a field sends touchDown and touchCancel, but no touchUpInside.
final class TextFieldTap: UITapGestureRecognizer {
    override var engineClass: MethodTable { MethodTable(TextFieldTap.self) }

    override func actForEngine(in simulation: Simulation) {
        guard let field = attachedView as? UITextField, !field.isFirstResponder, simulation.holds(.tapFocuses) else { return }
        _ = simulation.ask(.becomeFirstResponder, of: field, by: .tapFocuses) { field.becomeFirstResponder() }
    }
}
