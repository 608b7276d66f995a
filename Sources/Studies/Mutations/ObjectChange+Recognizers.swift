import UIKit

extension ObjectChange where Object == UIGestureRecognizer {
    static var ofRecognizers: [ObjectChange] {
        flags + [
            ObjectChange("without its delegate", if: { $0.delegate != nil }) { $0.delegate = nil },
            ObjectChange("without its first requirement", if: { !$0.failureRequirements.isEmpty }) { $0.failureRequirements.removeFirst() },
            ObjectChange("after the next recognizer", if: { $0.isBeforeAnother }) { _ = $0.changePlaceWithNext() },
            ObjectChange("removed", if: { $0.view != nil }) { $0.view?.removeGestureRecognizer($0) },
            ObjectChange("on the superview", if: { $0.view?.superview != nil }) { $0.view?.superview?.addGestureRecognizer($0) },
        ]
    }

    private static var flags: [ObjectChange] {
        flag("isEnabled", default: true, { $0.isEnabled }, { $0.isEnabled = $1 })
            + flag("cancelsTouchesInView", default: true, { $0.cancelsTouchesInView }, { $0.cancelsTouchesInView = $1 })
            + flag("delaysTouchesBegan", default: false, { $0.delaysTouchesBegan }, { $0.delaysTouchesBegan = $1 })
            + flag("delaysTouchesEnded", default: true, { $0.delaysTouchesEnded }, { $0.delaysTouchesEnded = $1 })
    }
}

extension ObjectChange where Object == UITapGestureRecognizer {
    static var ofTaps: [ObjectChange] {
        [
            ObjectChange("numberOfTapsRequired other") { $0.numberOfTapsRequired = $0.numberOfTapsRequired == 1 ? 2 : 1 },
            ObjectChange("numberOfTouchesRequired other") { $0.numberOfTouchesRequired = $0.numberOfTouchesRequired == 1 ? 2 : 1 },
        ]
    }
}

extension ObjectChange where Object == UILongPressGestureRecognizer {
    static var ofLongPresses: [ObjectChange] {
        [
            ObjectChange("minimumPressDuration ÷4") { $0.minimumPressDuration /= 4 },
            ObjectChange("minimumPressDuration ×4") { $0.minimumPressDuration *= 4 },
            ObjectChange("allowableMovement ×10") { $0.allowableMovement *= 10 },
        ]
    }
}

extension ObjectChange where Object == UIPanGestureRecognizer {
    static var ofPans: [ObjectChange] {
        [
            ObjectChange("one finger more") { $0.minimumNumberOfTouches += 1 },
            ObjectChange("one finger at most", if: { $0.maximumNumberOfTouches > 1 && $0.minimumNumberOfTouches == 1 }) {
                $0.maximumNumberOfTouches = 1
            },
        ]
    }
}

extension ObjectChange where Object == UISwipeGestureRecognizer {
    static var ofSwipes: [ObjectChange] {
        [
            ObjectChange("the opposite direction") { swipe in
                let opposites: [(UISwipeGestureRecognizer.Direction, UISwipeGestureRecognizer.Direction)] = [
                    (.right, .left), (.left, .right), (.up, .down), (.down, .up),
                ]
                swipe.direction = opposites.reduce(into: []) { if swipe.direction.contains($1.0) { $0.insert($1.1) } }
            },
            ObjectChange("numberOfTouchesRequired other") { $0.numberOfTouchesRequired = $0.numberOfTouchesRequired == 1 ? 2 : 1 },
        ]
    }
}

extension UIGestureRecognizer {
    fileprivate var isBeforeAnother: Bool { view?.gestureRecognizers?.last.map { $0 !== self } ?? false }
}
