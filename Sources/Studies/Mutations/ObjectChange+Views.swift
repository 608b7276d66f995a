import UIKit

extension ObjectChange where Object == UIView {
    static var ofViews: [ObjectChange] {
        flags + [
            ObjectChange("alpha 0", if: { $0.alpha != 0 }) { $0.alpha = 0 },
            ObjectChange("alpha left alone", if: { $0.alpha != 1 }) { $0.alpha = 1 },
            ObjectChange("60 points further right") { $0.center.x += 60 },
            ObjectChange("60 points further down") { $0.center.y += 60 },
            ObjectChange("in front of its siblings, and over all of them", if: { $0.superview != nil }) { $0.coverSiblings() },
            ObjectChange("behind its next sibling", if: { $0.placeBeforeSibling != nil }) {
                if let place = $0.placeBeforeSibling { $0.superview?.exchangeSubview(at: place, withSubviewAt: place + 1) }
            },
            ObjectChange("removed", if: { $0.superview != nil }) { $0.removeFromSuperview() },
        ]
    }

    private static var flags: [ObjectChange] {
        flag("isHidden", default: false, { $0.isHidden }, { $0.isHidden = $1 })
            + flag("isUserInteractionEnabled", default: true, { $0.isUserInteractionEnabled }, { $0.isUserInteractionEnabled = $1 })
            + flag("clipsToBounds", default: false, { $0.clipsToBounds }, { $0.clipsToBounds = $1 })
            + flag("isMultipleTouchEnabled", default: false, { $0.isMultipleTouchEnabled }, { $0.isMultipleTouchEnabled = $1 })
            + flag("isExclusiveTouch", default: false, { $0.isExclusiveTouch }, { $0.isExclusiveTouch = $1 })
    }
}

extension ObjectChange where Object == UIScrollView {
    static var ofScrollViews: [ObjectChange] {
        flag("isScrollEnabled", default: true, { $0.isScrollEnabled }, { $0.isScrollEnabled = $1 })
            + flag("delaysContentTouches", default: true, { $0.delaysContentTouches }, { $0.delaysContentTouches = $1 })
            + flag("canCancelContentTouches", default: true, { $0.canCancelContentTouches }, { $0.canCancelContentTouches = $1 })
            + flag("bounces", default: true, { $0.bounces }, { $0.bounces = $1 })
            + flag("isPagingEnabled", default: false, { $0.isPagingEnabled }, { $0.isPagingEnabled = $1 })
            + [
                ObjectChange("without its delegate", if: { $0.delegate != nil }) { $0.delegate = nil },
                ObjectChange("twice the content") {
                    $0.contentSize = CGSize(width: $0.contentSize.width, height: 2 * $0.contentSize.height)
                },
            ]
    }
}

extension ObjectChange where Object == UIControl {
    static var ofControls: [ObjectChange] {
        flag("isEnabled", default: true, { $0.isEnabled }, { $0.isEnabled = $1 })
            + [
                ObjectChange("without its first action", if: { !$0.allControlEvents.isEmpty }) { $0.removeFirstAction() },
                ObjectChange("its first action for all events", if: { !$0.allControlEvents.isEmpty }) { $0.widenFirstAction() },
                ObjectChange("one more action, for all events") { $0.addAction(UIAction { _ in }, for: .allEvents) },
            ]
    }
}

extension UIView {
    fileprivate func coverSiblings() {
        guard let superview else { return }
        frame = superview.bounds
        superview.bringSubviewToFront(self)
    }

    /// The place of the view among its siblings, unless it is the last.
    fileprivate var placeBeforeSibling: Int? {
        guard let siblings = superview?.subviews, let place = siblings.firstIndex(where: { $0 === self }), place + 1 < siblings.count
        else { return nil }
        return place
    }
}

extension UIControl {
    fileprivate func widenFirstAction() {
        enumerateEventHandlers { action, targetAction, _, stop in
            if let action { addAction(action, for: .allEvents) }
            if let targetAction { addTarget(targetAction.0, action: targetAction.1, for: .allEvents) }
            stop = true
        }
    }

    fileprivate func removeFirstAction() {
        enumerateEventHandlers { action, targetAction, events, stop in
            if let action { removeAction(action, for: events) }
            if let targetAction { removeTarget(targetAction.0, action: targetAction.1, for: events) }
            stop = true
        }
    }
}
