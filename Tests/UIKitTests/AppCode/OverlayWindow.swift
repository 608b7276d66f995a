import UIKit

/// A window above all others that only takes touches on what it shows.
final class OverlayWindow: UIWindow {
    init(scene: UIWindowScene) {
        super.init(windowScene: scene)
        windowLevel = UIWindow.Level.alert + 1
        backgroundColor = .clear
        rootViewController = UIViewController()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard let root = rootViewController?.view else { return false }
        return root.subviews.contains { subview in
            !subview.isHidden && subview.point(inside: convert(point, to: subview), with: event)
        }
    }
}
