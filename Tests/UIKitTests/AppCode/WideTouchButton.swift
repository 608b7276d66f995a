import UIKit

/// A small button that takes touches around it, too, up to a comfortable size.
@IBDesignable
class WideTouchButton: UIButton {
    @IBInspectable var minimumSide: CGFloat = 44
    var extraInsets: UIEdgeInsets = .zero

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard isUserInteractionEnabled, !isHidden, alpha > 0.01 else { return false }
        let missingWidth = max(0, minimumSide - bounds.width)
        let missingHeight = max(0, minimumSide - bounds.height)
        let area = bounds.insetBy(dx: -missingWidth / 2, dy: -missingHeight / 2).inset(by: extraInsets)
        return area.contains(point)
    }
}
