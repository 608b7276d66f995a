import EventTrace

/// The button of an item in a bar, or of the way back.
final class BarButton: UIControl {
    override var kind: String { "barButton" }
    override var engineClass: MethodTable { MethodTable(BarButton.self) }

    /// The item; nil for the way back.
    private(set) unowned(unsafe) var item: UIBarButtonItem?
    private let perform: (UIEvent?, Simulation?) -> Void

    init(_ item: UIBarButtonItem) {
        perform = { item.perform($0, in: $1) }
        super.init(frame: .zero)
        self.item = item
        isEnabled = item.isEnabled
    }

    init(back: @escaping (Simulation?) -> Void) {
        perform = { back($1) }
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if isTouchInside { perform(event, Simulation.current) }
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !vetoesTap(gestureRecognizer, in: .current)
    }
}
