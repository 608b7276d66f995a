import UIKit

/// A label that receives touches, and whose touch methods do what its overrides say.
class DemoLabel: UILabel, DemoLevel {
    var overrides: Overrides?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = true
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        overrides?.run("touchesBegan") { super.touchesBegan(touches, with: event) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        overrides?.run("touchesMoved") { super.touchesMoved(touches, with: event) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        overrides?.run("touchesEnded") { super.touchesEnded(touches, with: event) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        overrides?.run("touchesCancelled") { super.touchesCancelled(touches, with: event) }
    }
}
