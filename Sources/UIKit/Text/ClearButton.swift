/// The button in a text field that clears the text.
final class ClearButton: UIButton {
    override var kind: String { "clearButton" }
    override var engineClass: MethodTable { MethodTable(ClearButton.self) }

    // The field owns the button.
    private unowned(unsafe) let field: UITextField

    init(of field: UITextField) {
        self.field = field
        super.init(frame: field.placeOfClearButton(in: field.bounds))
    }

    required init?(coder: NSCoder) { nil }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if isTouchInside { field.clearByButton(in: .current) }
    }
}
