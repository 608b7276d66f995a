import UIKit

/// What properties are if nobody sets them, as Swift prints it.
enum DefaultValues {
    static let all: [String: @Sendable () -> String] = [
        "CALayer.zPosition": { "\(CALayer().zPosition)" },
        "UICollectionView.allowsMultipleSelection": { "\(collection.allowsMultipleSelection)" },
        "UICollectionView.allowsSelection": { "\(collection.allowsSelection)" },
        "UICollectionViewCell.isHighlighted": { "\(UICollectionViewCell().isHighlighted)" },
        "UICollectionViewCell.isSelected": { "\(UICollectionViewCell().isSelected)" },
        "UIControl.isEnabled": { "\(UIControl().isEnabled)" },
        "UIControl.isHighlighted": { "\(UIControl().isHighlighted)" },
        "UIControl.isSelected": { "\(UIControl().isSelected)" },
        "UIGestureRecognizer.cancelsTouchesInView": { "\(UITapGestureRecognizer().cancelsTouchesInView)" },
        "UIGestureRecognizer.delaysTouchesBegan": { "\(UITapGestureRecognizer().delaysTouchesBegan)" },
        "UIGestureRecognizer.delaysTouchesEnded": { "\(UITapGestureRecognizer().delaysTouchesEnded)" },
        "UIGestureRecognizer.isEnabled": { "\(UITapGestureRecognizer().isEnabled)" },
        "UIGestureRecognizer.requiresExclusiveTouchType": { "\(UITapGestureRecognizer().requiresExclusiveTouchType)" },
        "UILongPressGestureRecognizer.allowableMovement": { "\(UILongPressGestureRecognizer().allowableMovement)" },
        "UILongPressGestureRecognizer.minimumPressDuration": { "\(UILongPressGestureRecognizer().minimumPressDuration)" },
        "UIPanGestureRecognizer.minimumNumberOfTouches": { "\(UIPanGestureRecognizer().minimumNumberOfTouches)" },
        "UIResponder.canBecomeFirstResponder": { "\(UIView().canBecomeFirstResponder)" },
        "UIResponder.canResignFirstResponder": { "\(UIView().canResignFirstResponder)" },
        "UIScrollView.bouncesZoom": { "\(UIScrollView().bouncesZoom)" },
        "UIScrollView.canCancelContentTouches": { "\(UIScrollView().canCancelContentTouches)" },
        "UIScrollView.delaysContentTouches": { "\(UIScrollView().delaysContentTouches)" },
        "UIScrollView.isPagingEnabled": { "\(UIScrollView().isPagingEnabled)" },
        "UIScrollView.isScrollEnabled": { "\(UIScrollView().isScrollEnabled)" },
        "UIScrollView.keyboardDismissMode": { "\(UIScrollView().keyboardDismissMode)" },
        "UISegmentedControl.isMomentary": { "\(UISegmentedControl().isMomentary)" },
        "UISlider.isContinuous": { "\(UISlider().isContinuous)" },
        "UIStepper.isContinuous": { "\(UIStepper().isContinuous)" },
        "UITableView.allowsMultipleSelection": { "\(UITableView().allowsMultipleSelection)" },
        "UITableView.allowsMultipleSelectionDuringEditing": { "\(UITableView().allowsMultipleSelectionDuringEditing)" },
        "UITableView.allowsSelection": { "\(UITableView().allowsSelection)" },
        "UITableView.allowsSelectionDuringEditing": { "\(UITableView().allowsSelectionDuringEditing)" },
        "UITapGestureRecognizer.numberOfTapsRequired": { "\(UITapGestureRecognizer().numberOfTapsRequired)" },
        "UITapGestureRecognizer.numberOfTouchesRequired": { "\(UITapGestureRecognizer().numberOfTouchesRequired)" },
        "UIView.alpha": { "\(UIView().alpha)" },
        "UIView.clipsToBounds": { "\(UIView().clipsToBounds)" },
        "UIView.isExclusiveTouch": { "\(UIView().isExclusiveTouch)" },
        "UIView.isHidden": { "\(UIView().isHidden)" },
        "UIView.isMultipleTouchEnabled": { "\(UIView().isMultipleTouchEnabled)" },
        "UIView.isUserInteractionEnabled": { "\(UIView().isUserInteractionEnabled)" },
        "UIView.requiresConstraintBasedLayout": { "\(UIView.requiresConstraintBasedLayout)" },
        "UIViewPropertyAnimator.isManualHitTestingEnabled": { "\(animator.isManualHitTestingEnabled)" },
        "UIWindow.canBecomeKey": { "\(UIWindow().canBecomeKey)" },
    ]

    private static var collection: UICollectionView {
        UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    }

    private static var animator: UIViewPropertyAnimator { UIViewPropertyAnimator(duration: 1, curve: .linear) }
}
