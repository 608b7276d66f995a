import UIKit

/// A type whose objects are hit-tested and laid out.
public protocol IsPlacedOnScreen {}

extension UIView: IsPlacedOnScreen {}
extension Anyone: IsPlacedOnScreen {}

extension Named where Object: IsPlacedOnScreen {
    public var hitTest: TokenPattern { call(.hitTest) }
    public var pointInside: TokenPattern { call(.pointInside) }
    public var gestureRecognizerShouldBegin: TokenPattern { call(.gestureRecognizerShouldBegin) }
    public var willMoveToSuperview: TokenPattern { call(.willMoveToSuperview) }
    public var didMoveToSuperview: TokenPattern { call(.didMoveToSuperview) }
    public var willMoveToWindow: TokenPattern { call(.willMoveToWindow) }
    public var didMoveToWindow: TokenPattern { call(.didMoveToWindow) }
    public var didAddSubview: TokenPattern { call(.didAddSubview) }
    public var willRemoveSubview: TokenPattern { call(.willRemoveSubview) }
    public var layoutSublayers: TokenPattern { call(.layoutSublayers) }
    public var layoutSubviews: TokenPattern { call(.layoutSubviews) }
    public var updateConstraints: TokenPattern { call(.updateConstraints) }
    public var draw: TokenPattern { call(.draw) }
    public var insertText: TokenPattern { call(.insertText) }
    public var deleteBackward: TokenPattern { call(.deleteBackward) }
}

extension Named where Object: UIWindow {
    public var sendEvent: TokenPattern { call(.sendEvent) }
    public var becomeKey: TokenPattern { call(.becomeKey) }
    public var resignKey: TokenPattern { call(.resignKey) }
    public var canBecomeKey: TokenPattern { call(.canBecomeKey) }
}

extension Named where Object: UIScrollView {
    public var touchesShouldBegin: TokenPattern { call(.touchesShouldBegin) }
    public var touchesShouldCancel: TokenPattern { call(.touchesShouldCancel) }
}

extension Named where Object: UITableViewCell {
    public var setHighlighted: TokenPattern { call(.setHighlighted) }
    public var setSelected: TokenPattern { call(.setSelected) }
    public var setEditing: TokenPattern { call(.setEditing) }
    public var prepareForReuse: TokenPattern { call(.prepareForReuse) }
}

extension Named where Object: UICollectionViewCell {
    public var isHighlighted: TokenPattern { call(.isHighlighted) }
    public var isSelected: TokenPattern { call(.isSelected) }
    public var prepareForReuse: TokenPattern { call(.prepareForReuse) }
    public var apply: TokenPattern { call(.apply) }
}
