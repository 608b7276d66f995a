/// The button of an alert's action.
final class AlertButton: UIControl {
    override var kind: String { "alertButton" }
    override var engineClass: MethodTable { MethodTable(AlertButton.self) }

    let action: UIAlertAction
    private let choose: (UIAlertAction, Simulation?) -> Void

    init(_ action: UIAlertAction, choose: @escaping (UIAlertAction, Simulation?) -> Void) {
        (self.action, self.choose) = (action, choose)
        super.init(frame: .zero)
        isEnabled = action.isEnabled
        action.button = self
    }

    required init?(coder: NSCoder) { nil }

    deinit { action.button = nil }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if isTouchInside { choose(action, Simulation.current) }
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !vetoesTap(gestureRecognizer, in: .current)
    }
}
