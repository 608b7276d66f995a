// swift-format-ignore-file
// Made of a sketch; SketchSourceTests holds it against what is made now.
import UIKit

final class ButtonAndTapViewController: UIViewController {
    private let card = CardView()
    private let button = UIButton(type: .system)
    private let tap = UITapGestureRecognizer()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white

        card.frame = CGRect(x: 45, y: 220, width: 300, height: 220)
        card.layer.borderWidth = 1
        view.addSubview(card)

        tap.addTarget(self, action: Selector("tapAction(_:)", ButtonAndTapViewController.tapAction))
        card.addGestureRecognizer(tap)

        button.frame = CGRect(x: 75, y: 90, width: 150, height: 44)
        button.setTitle("Buy", for: .normal)
        button.addTarget(self, action: Selector("buttonTouchDown(_:)", ButtonAndTapViewController.buttonTouchDown), for: .touchDown)
        button.addTarget(self, action: Selector("buttonTouchUpInside(_:)", ButtonAndTapViewController.buttonTouchUpInside), for: .touchUpInside)
        button.addTarget(self, action: Selector("buttonTouchCancel(_:)", ButtonAndTapViewController.buttonTouchCancel), for: .touchCancel)
        card.addSubview(button)
    }

    private func buttonTouchDown(_ sender: UIButton) {
        print("button.action(touchDown)")
    }

    private func buttonTouchUpInside(_ sender: UIButton) {
        print("button.action(touchUpInside)")
    }

    private func buttonTouchCancel(_ sender: UIButton) {
        print("button.action(touchCancel)")
    }

    private func tapAction(_ sender: UITapGestureRecognizer) {
        print("tap.action(\(sender.stateName))")
    }
}

private final class CardView: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        print("card.touchesBegan")
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        print("card.touchesMoved")
        super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        print("card.touchesEnded")
        super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        print("card.touchesCancelled")
        super.touchesCancelled(touches, with: event)
    }
}

extension UIGestureRecognizer {
    fileprivate var stateName: String {
        switch state {
        case .began: return "began"
        case .changed: return "changed"
        case .ended: return "ended"
        case .cancelled: return "cancelled"
        case .failed: return "failed"
        default: return "possible"
        }
    }
}
