// swift-format-ignore-file
// Made of a sketch; SketchSourceTests holds it against what is made now.
import UIKit

final class SingleAndDoubleTapViewController: UIViewController {
    private let photo = PhotoView()
    private let single = UITapGestureRecognizer()
    private let double = UITapGestureRecognizer()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white

        photo.frame = CGRect(x: 45, y: 220, width: 300, height: 300)
        photo.layer.borderWidth = 1
        view.addSubview(photo)

        single.addTarget(self, action: Selector("singleAction(_:)", SingleAndDoubleTapViewController.singleAction))
        photo.addGestureRecognizer(single)

        double.addTarget(self, action: Selector("doubleAction(_:)", SingleAndDoubleTapViewController.doubleAction))
        double.numberOfTapsRequired = 2
        photo.addGestureRecognizer(double)

        single.require(toFail: double)
    }

    private func singleAction(_ sender: UITapGestureRecognizer) {
        print("single.action(\(sender.stateName))")
    }

    private func doubleAction(_ sender: UITapGestureRecognizer) {
        print("double.action(\(sender.stateName))")
    }
}

private final class PhotoView: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        print("photo.touchesBegan")
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        print("photo.touchesMoved")
        super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        print("photo.touchesEnded")
        super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        print("photo.touchesCancelled")
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
