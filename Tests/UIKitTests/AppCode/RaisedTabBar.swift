import UIKit

/// A bar whose middle button stands out above it and still takes touches there.
final class RaisedTabBar: UIView {
    let middleButton = UIButton(type: .custom)
    var onMiddleTap: (() -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(middleButton)
        middleButton.addAction(UIAction { [weak self] _ in self?.onMiddleTap?() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        middleButton.bounds = CGRect(x: 0, y: 0, width: 64, height: 64)
        middleButton.center = CGPoint(x: bounds.midX, y: 0)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, alpha > 0 else { return nil }
        let inButton = middleButton.convert(point, from: self)
        let centre = CGPoint(x: middleButton.bounds.midX, y: middleButton.bounds.midY)
        if hypot(inButton.x - centre.x, inButton.y - centre.y) <= 32 { return middleButton }
        return super.hitTest(point, with: event)
    }
}
