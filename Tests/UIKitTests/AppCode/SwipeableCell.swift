import UIKit

/// A row that follows a sideways drag and opens or closes when it is let go; up and down is left to others.
final class SwipeableCell: UIView, UIGestureRecognizerDelegate {
    let content = UIView()
    private(set) var isOpen = false
    private let openWidth: CGFloat = 80
    private var startX: CGFloat = 0
    private lazy var pan = SidewaysPan { [unowned self] in self.follow($0) }

    override init(frame: CGRect) {
        super.init(frame: frame)
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
        pan.recognizer.delegate = self
        addGestureRecognizer(pan.recognizer)
    }

    required init?(coder: NSCoder) { nil }

    private func follow(_ recognizer: UIPanGestureRecognizer) {
        switch recognizer.state {
        case .began:
            startX = content.frame.origin.x
        case .changed:
            content.frame.origin.x = max(-openWidth, min(0, startX + recognizer.translation(in: self).x))
        case .ended, .cancelled:
            isOpen = content.frame.origin.x < -openWidth / 2
            UIView.animate(
                withDuration: 0.25, delay: 0, options: [.curveEaseOut, .allowUserInteraction],
                animations: { self.content.frame.origin.x = self.isOpen ? -self.openWidth : 0 }, completion: nil)
        default: break
        }
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        let translation = pan.translation(in: self)
        return abs(translation.x) > abs(translation.y)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}

/// A pan with a closure instead of a target and action.
final class SidewaysPan {
    let recognizer = UIPanGestureRecognizer()
    private let handler: (UIPanGestureRecognizer) -> Void

    init(handler: @escaping (UIPanGestureRecognizer) -> Void) {
        self.handler = handler
        recognizer.addTarget(self, action: Selector("panned(_:)", SidewaysPan.panned))
    }

    func panned(_ sender: UIPanGestureRecognizer) { handler(sender) }
}
