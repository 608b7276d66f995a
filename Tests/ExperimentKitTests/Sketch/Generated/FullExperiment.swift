// swift-format-ignore-file
// Made of a sketch; SketchSourceTests holds it against what is made now.
import ExperimentKit
import UIKit

extension Experiment {
    static let full = Experiment(
        id: "Sketch",
        title: "A sketch",
        question: "Who is called when the views are touched, and in what order?",
        stage: { stage in
            let tapGesture0 = stage.add(UITapGestureRecognizer(), "tapGesture0")
            tapGesture0.numberOfTapsRequired = 2
            tapGesture0.numberOfTouchesRequired = 2
            tapGesture0.buttonMaskRequired = .secondary
            tapGesture0.isEnabled = false
            tapGesture0.cancelsTouchesInView = false
            tapGesture0.delaysTouchesBegan = true
            tapGesture0.delaysTouchesEnded = false
            tapGesture0.allowedTouchTypes = [UITouch.TouchType.indirect, .pencil, .indirectPointer].map { NSNumber(value: $0.rawValue) }
            tapGesture0.requiresExclusiveTouchType = false
            tapGesture0.name = "a \"b\" \\(c)\n“d”"
            let holder = stage.add(UIScrollView(), "holder", at: CGRect(x: 0, y: 0, width: 390, height: 800))
            let longGesture1 = stage.add(UILongPressGestureRecognizer(), "longGesture1", to: holder)
            longGesture1.minimumPressDuration = 0
            longGesture1.allowableMovement = 0
            longGesture1.numberOfTapsRequired = 1
            longGesture1.numberOfTouchesRequired = 2
            longGesture1.isEnabled = false
            longGesture1.cancelsTouchesInView = false
            longGesture1.delaysTouchesBegan = true
            longGesture1.delaysTouchesEnded = false
            longGesture1.allowedTouchTypes = [UITouch.TouchType.indirect, .pencil, .indirectPointer].map { NSNumber(value: $0.rawValue) }
            longGesture1.requiresExclusiveTouchType = false
            longGesture1.name = "a \"b\" \\(c)\n“d”"
            let panGesture2 = stage.add(UIPanGestureRecognizer(), "panGesture2", to: holder)
            panGesture2.minimumNumberOfTouches = 2
            panGesture2.maximumNumberOfTouches = 1
            panGesture2.allowedScrollTypesMask = [.discrete, .continuous]
            panGesture2.isEnabled = false
            panGesture2.cancelsTouchesInView = false
            panGesture2.delaysTouchesBegan = true
            panGesture2.delaysTouchesEnded = false
            panGesture2.allowedTouchTypes = [UITouch.TouchType.indirect, .pencil, .indirectPointer].map { NSNumber(value: $0.rawValue) }
            panGesture2.requiresExclusiveTouchType = false
            panGesture2.name = "a \"b\" \\(c)\n“d”"
            let screGesture3 = stage.add(UIScreenEdgePanGestureRecognizer(), "screGesture3", to: holder)
            screGesture3.edges = [.top, .left, .bottom, .right]
            screGesture3.minimumNumberOfTouches = 2
            screGesture3.maximumNumberOfTouches = 1
            screGesture3.allowedScrollTypesMask = [.discrete, .continuous]
            screGesture3.isEnabled = false
            screGesture3.cancelsTouchesInView = false
            screGesture3.delaysTouchesBegan = true
            screGesture3.delaysTouchesEnded = false
            screGesture3.allowedTouchTypes = [UITouch.TouchType.indirect, .pencil, .indirectPointer].map { NSNumber(value: $0.rawValue) }
            screGesture3.requiresExclusiveTouchType = false
            screGesture3.name = "a \"b\" \\(c)\n“d”"
            let swipGesture4 = stage.add(UISwipeGestureRecognizer(), "swipGesture4", to: holder)
            swipGesture4.direction = [.left, .up, .down]
            swipGesture4.numberOfTouchesRequired = 2
            swipGesture4.isEnabled = false
            swipGesture4.cancelsTouchesInView = false
            swipGesture4.delaysTouchesBegan = true
            swipGesture4.delaysTouchesEnded = false
            swipGesture4.allowedTouchTypes = [UITouch.TouchType.indirect, .pencil, .indirectPointer].map { NSNumber(value: $0.rawValue) }
            swipGesture4.requiresExclusiveTouchType = false
            swipGesture4.name = "a \"b\" \\(c)\n“d”"
            let pincGesture5 = stage.add(UIPinchGestureRecognizer(), "pincGesture5", to: holder)
            pincGesture5.isEnabled = false
            pincGesture5.cancelsTouchesInView = false
            pincGesture5.delaysTouchesBegan = true
            pincGesture5.delaysTouchesEnded = false
            pincGesture5.allowedTouchTypes = [UITouch.TouchType.indirect, .pencil, .indirectPointer].map { NSNumber(value: $0.rawValue) }
            pincGesture5.requiresExclusiveTouchType = false
            pincGesture5.name = "a \"b\" \\(c)\n“d”"
            let rotaGesture6 = stage.add(UIRotationGestureRecognizer(), "rotaGesture6", to: holder)
            rotaGesture6.isEnabled = false
            rotaGesture6.cancelsTouchesInView = false
            rotaGesture6.delaysTouchesBegan = true
            rotaGesture6.delaysTouchesEnded = false
            rotaGesture6.allowedTouchTypes = [UITouch.TouchType.indirect, .pencil, .indirectPointer].map { NSNumber(value: $0.rawValue) }
            rotaGesture6.requiresExclusiveTouchType = false
            rotaGesture6.name = "a \"b\" \\(c)\n“d”"
            let hoveGesture7 = stage.add(UIHoverGestureRecognizer(), "hoveGesture7", to: holder)
            hoveGesture7.isEnabled = false
            hoveGesture7.cancelsTouchesInView = false
            hoveGesture7.delaysTouchesBegan = true
            hoveGesture7.delaysTouchesEnded = false
            hoveGesture7.allowedTouchTypes = [UITouch.TouchType.indirect, .pencil, .indirectPointer].map { NSNumber(value: $0.rawValue) }
            hoveGesture7.requiresExclusiveTouchType = false
            hoveGesture7.name = "a \"b\" \\(c)\n“d”"
            let view0 = stage.add(View0View(), "view0", at: CGRect(x: 10, y: 0, width: 200, height: 80.5), in: holder)
            view0.isUserInteractionEnabled = false
            view0.isHidden = true
            view0.alpha = 0
            view0.clipsToBounds = true
            view0.isMultipleTouchEnabled = true
            view0.isExclusiveTouch = true
            let labe1 = stage.add(Labe1Label(), "labe1", at: CGRect(x: 10, y: 100, width: 200, height: 80.5), in: holder)
            labe1.text = "a \"b\" \\(c)\n“d”"
            labe1.isUserInteractionEnabled = true
            labe1.isHidden = true
            labe1.alpha = 0
            labe1.clipsToBounds = true
            labe1.isMultipleTouchEnabled = true
            labe1.isExclusiveTouch = true
            let butt2 = stage.add(Butt2Button(type: .system), "butt2", at: CGRect(x: 10, y: 200, width: 200, height: 80.5), in: holder)
            butt2.setTitle("a \"b\" \\(c)\n“d”", for: .normal)
            butt2.isEnabled = false
            butt2.isSelected = true
            butt2.isUserInteractionEnabled = false
            butt2.isHidden = true
            butt2.alpha = 0
            butt2.clipsToBounds = true
            butt2.isMultipleTouchEnabled = true
            butt2.isExclusiveTouch = true
            stage.addTargets(to: butt2, for: [.touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit, .touchUpInside, .touchUpOutside, .touchCancel, .valueChanged, .primaryActionTriggered, .editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit])
            let slid3 = stage.add(UISlider(), "slid3", at: CGRect(x: 10, y: 300, width: 200, height: 80.5), in: holder)
            slid3.value = 0.25
            slid3.isContinuous = false
            slid3.isEnabled = false
            slid3.isSelected = true
            slid3.isUserInteractionEnabled = false
            slid3.isHidden = true
            slid3.alpha = 0
            slid3.clipsToBounds = true
            slid3.isMultipleTouchEnabled = true
            slid3.isExclusiveTouch = true
            stage.addTargets(to: slid3, for: [.touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit, .touchUpInside, .touchUpOutside, .touchCancel, .valueChanged, .primaryActionTriggered, .editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit])
            let swit4 = stage.add(Swit4Switch(), "swit4", at: CGRect(x: 10, y: 400, width: 200, height: 80.5), in: holder)
            swit4.isOn = true
            swit4.isEnabled = false
            swit4.isSelected = true
            swit4.isUserInteractionEnabled = false
            swit4.isHidden = true
            swit4.alpha = 0
            swit4.clipsToBounds = true
            swit4.isMultipleTouchEnabled = true
            swit4.isExclusiveTouch = true
            stage.addTargets(to: swit4, for: [.touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit, .touchUpInside, .touchUpOutside, .touchCancel, .valueChanged, .primaryActionTriggered, .editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit])
            let text5 = stage.add(Text5TextField(), "text5", at: CGRect(x: 10, y: 500, width: 200, height: 80.5), in: holder)
            text5.text = "a \"b\" \\(c)\n“d”"
            text5.placeholder = "a \"b\" \\(c)\n“d”"
            text5.isEnabled = false
            text5.isSelected = true
            text5.isUserInteractionEnabled = false
            text5.isHidden = true
            text5.alpha = 0
            text5.clipsToBounds = true
            text5.isMultipleTouchEnabled = true
            text5.isExclusiveTouch = true
            stage.addTargets(to: text5, for: [.touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit, .touchUpInside, .touchUpOutside, .touchCancel, .valueChanged, .primaryActionTriggered, .editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit])
            let scro6 = stage.add(Scro6ScrollView(), "scro6", at: CGRect(x: 10, y: 600, width: 200, height: 80.5), in: holder)
            scro6.contentSize = CGSize(width: 700, height: 900.25)
            scro6.isScrollEnabled = false
            scro6.delaysContentTouches = false
            scro6.canCancelContentTouches = false
            scro6.isPagingEnabled = true
            scro6.isDirectionalLockEnabled = true
            scro6.bounces = false
            scro6.alwaysBounceVertical = true
            scro6.alwaysBounceHorizontal = true
            scro6.isUserInteractionEnabled = false
            scro6.isHidden = true
            scro6.alpha = 0
            scro6.clipsToBounds = false
            scro6.isMultipleTouchEnabled = true
            scro6.isExclusiveTouch = true
            let cont7 = stage.add(UIControl(), "cont7", at: CGRect(x: 10, y: 700, width: 200, height: 80.5), in: holder)
            cont7.isEnabled = false
            cont7.isSelected = true
            cont7.isUserInteractionEnabled = false
            cont7.isHidden = true
            cont7.alpha = 0
            cont7.clipsToBounds = true
            cont7.isMultipleTouchEnabled = true
            cont7.isExclusiveTouch = true
            stage.addTargets(to: cont7, for: [.touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit, .touchUpInside, .touchUpOutside, .touchCancel, .valueChanged, .primaryActionTriggered, .editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit])
            longGesture1.require(toFail: tapGesture0)
            let longGesture1Delegate = stage.name(LongGesture1Delegate(), "longGesture1Delegate")
            longGesture1Delegate.required = [tapGesture0, holder.panGestureRecognizer]
            longGesture1.delegate = longGesture1Delegate
            panGesture2.require(toFail: tapGesture0)
            let panGesture2Delegate = stage.name(PanGesture2Delegate(), "panGesture2Delegate")
            panGesture2.delegate = panGesture2Delegate
            screGesture3.require(toFail: tapGesture0)
            let screGesture3Delegate = stage.name(ScreGesture3Delegate(), "screGesture3Delegate")
            screGesture3Delegate.waiting = [tapGesture0]
            screGesture3.delegate = screGesture3Delegate
            swipGesture4.require(toFail: tapGesture0)
            pincGesture5.require(toFail: tapGesture0)
            let pincGesture5Delegate = stage.name(PincGesture5Delegate(), "pincGesture5Delegate")
            pincGesture5Delegate.required = [tapGesture0, holder.panGestureRecognizer]
            pincGesture5.delegate = pincGesture5Delegate
            rotaGesture6.require(toFail: tapGesture0)
            let rotaGesture6Delegate = stage.name(RotaGesture6Delegate(), "rotaGesture6Delegate")
            rotaGesture6.delegate = rotaGesture6Delegate
            hoveGesture7.require(toFail: tapGesture0)
            let hoveGesture7Delegate = stage.name(HoveGesture7Delegate(), "hoveGesture7Delegate")
            hoveGesture7Delegate.waiting = [tapGesture0]
            hoveGesture7.delegate = hoveGesture7Delegate
            stage.script.tap("holder")
        }
    )
}

private final class View0View: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        super.hitTest(point, with: event)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event)
    }
}

private final class Labe1Label: UILabel {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        nil
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -12, dy: -12).contains(point)
    }
}

private final class Butt2Button: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: 4.5, dy: 4.5).contains(point)
    }
}

private final class Swit4Switch: UISwitch {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        super.hitTest(point, with: event)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event)
    }
}

private final class Text5TextField: UITextField {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        nil
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -12, dy: -12).contains(point)
    }
}

private final class Scro6ScrollView: UIScrollView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: 4.5, dy: 4.5).contains(point)
    }
}

private final class LongGesture1Delegate: NSObject, UIGestureRecognizerDelegate {
    var required: [UIGestureRecognizer] = []

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        true
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        touch.view === gestureRecognizer.view
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        true
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        required.contains { $0 === otherGestureRecognizer }
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        false
    }
}

private final class PanGesture2Delegate: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        false
    }
}

private final class ScreGesture3Delegate: NSObject, UIGestureRecognizerDelegate {
    var waiting: [UIGestureRecognizer] = []

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        false
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        waiting.contains { $0 === otherGestureRecognizer }
    }
}

private final class PincGesture5Delegate: NSObject, UIGestureRecognizerDelegate {
    var required: [UIGestureRecognizer] = []

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        true
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        touch.view === gestureRecognizer.view
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        true
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        required.contains { $0 === otherGestureRecognizer }
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        false
    }
}

private final class RotaGesture6Delegate: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        false
    }
}

private final class HoveGesture7Delegate: NSObject, UIGestureRecognizerDelegate {
    var waiting: [UIGestureRecognizer] = []

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        false
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        waiting.contains { $0 === otherGestureRecognizer }
    }
}
