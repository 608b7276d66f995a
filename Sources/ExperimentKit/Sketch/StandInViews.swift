import UIKit

// A class of each kind whose overrides do what a sketch says. Which of them count as overridden, the record is told by `recordOnly`.

final class StandInView: UIView {
    var overrides = SketchOverrides()

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if overrides.passTouchesOn { super.touchesBegan(touches, with: event) }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if overrides.passTouchesOn { super.touchesMoved(touches, with: event) }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if overrides.passTouchesOn { super.touchesEnded(touches, with: event) }
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if overrides.passTouchesOn { super.touchesCancelled(touches, with: event) }
    }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        overrides.hitTest == .stops ? nil : super.hitTest(point, with: event)
    }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        overrides.isInside(point, of: bounds) ?? super.point(inside: point, with: event)
    }
}

final class StandInLabel: UILabel {
    var overrides = SketchOverrides()

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if overrides.passTouchesOn { super.touchesBegan(touches, with: event) }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if overrides.passTouchesOn { super.touchesMoved(touches, with: event) }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if overrides.passTouchesOn { super.touchesEnded(touches, with: event) }
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if overrides.passTouchesOn { super.touchesCancelled(touches, with: event) }
    }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        overrides.hitTest == .stops ? nil : super.hitTest(point, with: event)
    }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        overrides.isInside(point, of: bounds) ?? super.point(inside: point, with: event)
    }
}

final class StandInButton: UIButton {
    var overrides = SketchOverrides()

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if overrides.passTouchesOn { super.touchesBegan(touches, with: event) }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if overrides.passTouchesOn { super.touchesMoved(touches, with: event) }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if overrides.passTouchesOn { super.touchesEnded(touches, with: event) }
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if overrides.passTouchesOn { super.touchesCancelled(touches, with: event) }
    }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        overrides.hitTest == .stops ? nil : super.hitTest(point, with: event)
    }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        overrides.isInside(point, of: bounds) ?? super.point(inside: point, with: event)
    }
}

final class StandInSlider: UISlider {
    var overrides = SketchOverrides()

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if overrides.passTouchesOn { super.touchesBegan(touches, with: event) }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if overrides.passTouchesOn { super.touchesMoved(touches, with: event) }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if overrides.passTouchesOn { super.touchesEnded(touches, with: event) }
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if overrides.passTouchesOn { super.touchesCancelled(touches, with: event) }
    }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        overrides.hitTest == .stops ? nil : super.hitTest(point, with: event)
    }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        overrides.isInside(point, of: bounds) ?? super.point(inside: point, with: event)
    }
}

final class StandInSwitch: UISwitch {
    var overrides = SketchOverrides()

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if overrides.passTouchesOn { super.touchesBegan(touches, with: event) }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if overrides.passTouchesOn { super.touchesMoved(touches, with: event) }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if overrides.passTouchesOn { super.touchesEnded(touches, with: event) }
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if overrides.passTouchesOn { super.touchesCancelled(touches, with: event) }
    }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        overrides.hitTest == .stops ? nil : super.hitTest(point, with: event)
    }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        overrides.isInside(point, of: bounds) ?? super.point(inside: point, with: event)
    }
}

final class StandInTextField: UITextField {
    var overrides = SketchOverrides()

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if overrides.passTouchesOn { super.touchesBegan(touches, with: event) }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if overrides.passTouchesOn { super.touchesMoved(touches, with: event) }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if overrides.passTouchesOn { super.touchesEnded(touches, with: event) }
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if overrides.passTouchesOn { super.touchesCancelled(touches, with: event) }
    }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        overrides.hitTest == .stops ? nil : super.hitTest(point, with: event)
    }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        overrides.isInside(point, of: bounds) ?? super.point(inside: point, with: event)
    }
}

final class StandInScrollView: UIScrollView {
    var overrides = SketchOverrides()

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if overrides.passTouchesOn { super.touchesBegan(touches, with: event) }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if overrides.passTouchesOn { super.touchesMoved(touches, with: event) }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if overrides.passTouchesOn { super.touchesEnded(touches, with: event) }
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if overrides.passTouchesOn { super.touchesCancelled(touches, with: event) }
    }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        overrides.hitTest == .stops ? nil : super.hitTest(point, with: event)
    }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        overrides.isInside(point, of: bounds) ?? super.point(inside: point, with: event)
    }
}

final class StandInControl: UIControl {
    var overrides = SketchOverrides()

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if overrides.passTouchesOn { super.touchesBegan(touches, with: event) }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if overrides.passTouchesOn { super.touchesMoved(touches, with: event) }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if overrides.passTouchesOn { super.touchesEnded(touches, with: event) }
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if overrides.passTouchesOn { super.touchesCancelled(touches, with: event) }
    }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        overrides.hitTest == .stops ? nil : super.hitTest(point, with: event)
    }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        overrides.isInside(point, of: bounds) ?? super.point(inside: point, with: event)
    }
}

extension SketchOverrides {
    fileprivate var passTouchesOn: Bool { touches != .stops }

    /// Nil where the class above says it.
    fileprivate func isInside(_ point: CGPoint, of bounds: CGRect) -> Bool? {
        guard let margin, margin != 0 else { return nil }
        return bounds.insetBy(dx: CGFloat(-margin), dy: CGFloat(-margin)).contains(point)
    }
}
