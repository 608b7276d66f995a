import EventTrace
import ExperimentKit
import ExperimentSupport
import Studies
import UIKit

/// The keyboard's notifications around editing, animators that are turned, and recognizers that prevent each other, in later accounts.
extension ObservationScene {
    private static let keyboardOfOldVersions =
        "It is of iOS 7 to 10. Since iOS 11 a keyboard that is there is not shown again: radar 34432484, lionheart/openradar-mirror, issue 18382."

    static let foundFreshEditing: [ObservationScene] = [
        ObservationScene(
            "keyboard-and-did-begin-editing", prints: ["field begins", "keyboardWillChangeFrame"],
            of: ["field begins", "keyboardWillChangeFrame"]
        ) { stage in
            stage.hear([UIResponder.keyboardWillChangeFrameNotification: "keyboardWillChangeFrame"])
            let field = stage.add(UITextField(), "field", at: CGRect(x: 20, y: 200, width: 300, height: 40))
            field.delegate = stage.keep(BeginListener { stage.mark("field begins") })
            stage.script.tap("field")
            stage.script.wait(1)
        },
        ObservationScene(
            "keyboard-and-did-begin-editing", prints: ["keyboardWillChangeFrame", "view begins"],
            of: ["view begins", "keyboardWillChangeFrame"]
        ) { stage in
            stage.hear([UIResponder.keyboardWillChangeFrameNotification: "keyboardWillChangeFrame"])
            let view = stage.add(UITextView(), "view", at: CGRect(x: 20, y: 200, width: 300, height: 100))
            view.delegate = stage.keep(TextListener { stage.mark($0) })
            stage.script.tap("view")
            stage.script.wait(1)
        },
        ObservationScene(
            "keyboard-again-for-accessory-view", differs: Self.keyboardOfOldVersions,
            prints: ["next", "willChangeFrame", "willShow", "didChangeFrame", "didShow"],
            of: ["next", "will*", "did*"]
        ) { $0.moveBetweenFields(sharesAccessory: false) },
        ObservationScene(
            "keyboard-again-for-accessory-view", differs: Self.keyboardOfOldVersions, prints: ["next"], of: ["next", "will*", "did*"]
        ) {
            $0.moveBetweenFields(sharesAccessory: true)
        },
        ObservationScene("text-view-delete-selection-once", prints: ["selection of 0"], of: ["selection of *"]) { stage in
            let view = stage.add(UITextView(), "view", at: CGRect(x: 20, y: 200, width: 300, height: 100))
            let listener = stage.keep(TextListener { _ in })
            view.text = "abc"
            view.delegate = listener
            stage.script.perform { _ = view.becomeFirstResponder() }
            stage.script.wait(1)
            stage.script.perform {
                listener.say = { stage.mark($0) }
                stage.pressDelete()
            }
        },
        ObservationScene(
            "animation-to-equal-value", checks: [.interval(from: "begins", to: "completes", milliseconds: 0, within: 50)]
        ) { stage in
            let view = stage.add(UIView(), "view", at: CGRect(x: 20, y: 200, width: 50, height: 50))
            stage.script.perform {
                stage.mark("begins")
                UIView.animate(withDuration: 10) {
                    view.alpha = 1
                } completion: { _ in
                    stage.mark("completes")
                }
            }
            stage.script.wait(11)
        },
        ObservationScene(
            "animator-continued-from-its-end", checks: [.interval(from: "continues", to: "completes", milliseconds: 0, within: 20)]
        ) { $0.continueFromEnd(0) },
        ObservationScene(
            "animator-continued-from-its-end", prints: ["continues", "duration is nearly over", "completes"],
            of: ["continues", "duration is nearly over", "completes"]
        ) { $0.continueFromEnd(1) },
        ObservationScene("animator-reversed-frame-back-log", prints: ["(10, 10, 100, 100)"], of: ["(*"]) { stage in
            let view = stage.add(UIView(), "view", at: CGRect(x: 10, y: 10, width: 100, height: 100))
            let animator = stage.keep(
                UIViewPropertyAnimator(duration: 3, curve: .linear) { view.frame.size = CGSize(width: 300, height: 300) })
            animator.addCompletion { _ in
                let frame = view.frame
                stage.mark("(\(Int(frame.minX)), \(Int(frame.minY)), \(Int(frame.width)), \(Int(frame.height)))")
            }
            stage.script.perform { animator.startAnimation() }
            stage.script.wait(1.5)
            stage.script.perform {
                animator.pauseAnimation()
                animator.isReversed = true
                animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
            }
            stage.script.wait(4)
        },
        ObservationScene(
            "double-tap-prevents-single-tap",
            prints: ["double prevents single: true", "single prevents double: false", "pan prevents swipe: true"],
            of: ["* prevents *"]
        ) { stage in
            let view = stage.add(UIView(), "view")
            let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
            let (pan, swipe) = (UIPanGestureRecognizer(), UISwipeGestureRecognizer())
            double.numberOfTapsRequired = 2
            for recognizer in [single, double, pan, swipe] as [UIGestureRecognizer] { view.addGestureRecognizer(recognizer) }
            func prevents(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
                one.canPrevent(other) && other.canBePrevented(by: one)
            }
            stage.script.perform {
                stage.mark("double prevents single: \(prevents(double, single))")
                stage.mark("single prevents double: \(prevents(single, double))")
                stage.mark("pan prevents swipe: \(prevents(pan, swipe))")
            }
        },
    ]
}

extension Stage {
    fileprivate func hear(_ notifications: [NSNotification.Name: String]) {
        for (name, word) in notifications {
            let observer = keep(Hearer { [self] in mark(word) })
            NotificationCenter.default.addObserver(observer, selector: Hearer.hear, name: name, object: nil)
        }
    }

    fileprivate func moveBetweenFields(sharesAccessory: Bool) {
        let first = add(UITextField(), "first", at: CGRect(x: 20, y: 200, width: 300, height: 40))
        let second = add(UITextField(), "second", at: CGRect(x: 20, y: 300, width: 300, height: 40))
        let bar = keep(UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44)))
        first.inputAccessoryView = bar
        second.inputAccessoryView = sharesAccessory ? bar : keep(UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44)))
        script.perform { _ = first.becomeFirstResponder() }
        script.wait(1)
        script.perform { [self] in
            hear([
                UIResponder.keyboardWillChangeFrameNotification: "willChangeFrame", UIResponder.keyboardWillShowNotification: "willShow",
                UIResponder.keyboardDidChangeFrameNotification: "didChangeFrame", UIResponder.keyboardDidShowNotification: "didShow",
            ])
            mark("next")
            second.becomeFirstResponder()
        }
        script.wait(1)
    }

    /// A started animator of a second is paused, set to its end and continued.
    fileprivate func continueFromEnd(_ factor: CGFloat) {
        let view = add(UIView(), "view", at: CGRect(x: 20, y: 200, width: 50, height: 50))
        let animator = keep(UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 })
        animator.addCompletion { [self] _ in mark("completes") }
        script.perform { [self] in
            animator.startAnimation()
            animator.pauseAnimation()
            animator.fractionComplete = 1
            mark("continues")
            animator.continueAnimation(withTimingParameters: nil, durationFactor: factor)
        }
        script.wait(0.99)
        script.mark("duration is nearly over")
        script.wait(2)
    }
}

private final class Hearer: NSObject {
    private let said: () -> Void

    init(_ said: @escaping () -> Void) { self.said = said }

    func heard(_ notification: Notification) { said() }

    static let hear = Selector("heard(_:)", Hearer.heard)
}

private final class BeginListener: UITextFieldDelegate {
    private let begins: () -> Void

    init(_ begins: @escaping () -> Void) { self.begins = begins }

    func textFieldDidBeginEditing(_ textField: UITextField) { begins() }
}

private final class TextListener: UITextViewDelegate {
    var say: (String) -> Void

    init(_ say: @escaping (String) -> Void) { self.say = say }

    func textViewDidBeginEditing(_ textView: UITextView) { say("view begins") }
    func textViewDidChangeSelection(_ textView: UITextView) { say("selection of \(textView.selectedRange.length)") }
}
