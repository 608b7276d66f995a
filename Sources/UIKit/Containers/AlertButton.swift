/// The button of an alert by which an action is chosen.
final class AlertButton: UIControl {
    override var kind: String { "alertButton" }
    override var engineClass: MethodTable { MethodTable(AlertButton.self) }

    let action: UIAlertAction
    private let choose: (UIAlertAction) -> Void

    init(_ action: UIAlertAction, choose: @escaping (UIAlertAction) -> Void) {
        (self.action, self.choose) = (action, choose)
        super.init(frame: .zero)
        isEnabled = action.isEnabled
        action.button = self
    }

    required init?(coder: NSCoder) { nil }

    deinit { action.button = nil }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if isTouchInside { choose(action) }
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { !vetoesTap(gestureRecognizer) }
}
