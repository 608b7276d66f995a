import EventTrace

/// The button by which a bar shows an item, or the way back.
final class BarButton: UIControl {
    override var kind: String { "barButton" }
    override var engineClass: MethodTable { MethodTable(BarButton.self) }

    private let perform: (UIEvent?) -> Void

    init(_ item: UIBarButtonItem) {
        perform = { item.perform($0) }
        super.init(frame: .zero)
        isEnabled = item.isEnabled
    }

    init(back: @escaping () -> Void) {
        perform = { _ in back() }
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if isTouchInside { perform(event) }
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { !vetoesTap(gestureRecognizer) }
}
