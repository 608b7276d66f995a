/// The button of an action beside a swiped row.
final class RowActionButton: UIControl {
    override var kind: String { "rowActionButton" }
    override var engineClass: MethodTable { MethodTable(RowActionButton.self) }

    private let perform: (RowActionButton, Simulation?) -> Void

    init(_ perform: @escaping (RowActionButton, Simulation?) -> Void) {
        self.perform = perform
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if isTouchInside { perform(self, Simulation.current) }
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !vetoesTap(gestureRecognizer, in: .current)
    }
}
