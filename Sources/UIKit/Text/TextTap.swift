import EventTrace

/// The recognizer of a text field or text view for taps: they begin editing, place the caret, or act on a link.
///
/// It is on the field itself, so it wins over taps of views above and over the field's own tracking: a field sends touchDown and
/// touchCancel but no touchUpInside.
final class TextTap: UITapGestureRecognizer {
    override var kind: String { "textTap" }
    override var engineClass: MethodTable { MethodTable(TextTap.self) }

    private var textView: UITextView? { attachedView as? UITextView }

    override func track(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent, in simulation: Simulation) {
        if phase == .began, state == .possible, let touch = touches.first, !isFor(touch, in: simulation) { return state = .failed }
        super.track(touches, phase, event, in: simulation)
    }

    /// TX.25
    private func isFor(_ touch: UITouch, in simulation: Simulation) -> Bool {
        guard let textView, !textView.isEditable else { return true }
        return textView.link(at: touch.location(in: textView), in: simulation) != nil
            || simulation.applies(.selectableTextTakesTaps, .collect, self, simulation.subject(textView))
    }

    /// TX.26
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let textView, preventingGestureRecognizer.attachedView === textView,
            let other = preventingGestureRecognizer as? UITapGestureRecognizer, other.numberOfTapsRequired == 1,
            let simulation = Simulation.current
        else { return true }
        return !simulation.applies(.textTapComesFirst, .spare, other, simulation.subject(self))
    }

    override func actForEngine(in simulation: Simulation) {
        if let textView {
            if let link = textView.link(at: location(in: textView), in: simulation) { return textView.act(on: link, in: simulation) }
            guard textView.isEditable else { return }
        }
        guard let view = attachedView, !view.isFirstResponder, simulation.holds(.tapFocuses) else { return }
        guard simulation.ask(.becomeFirstResponder, of: view, by: .tapFocuses, { view.becomeFirstResponder() }) else { return }
        if let textView { placeCaret(of: textView, in: simulation) }
        if let field = view as? UITextField { placeCaret(of: field, in: simulation) }
    }

    /// TX.29
    private func placeCaret(of editor: some UIView & TextEditor, in simulation: Simulation) {
        guard editor.selection != nil, simulation.applies(.tapPlacesCaret, .caret, editor) else { return }
        editor.select(nil, in: simulation)
    }
}
