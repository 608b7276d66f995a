import EventTrace
import Testing

@testable import UIKit

/// Two fields and a text view, whose delegate says when editing begins and ends, and an observer of all that is posted of the keyboard.
struct KeyboardTests {
    private final class Observer: UITextViewDelegate, UITextFieldDelegate {
        private(set) var infos: [NotificationInfo] = []

        init() {
            let names = [
                UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification, UIResponder.keyboardWillHideNotification,
                UIResponder.keyboardDidHideNotification, UIResponder.keyboardWillChangeFrameNotification,
                UIResponder.keyboardDidChangeFrameNotification,
            ]
            for name in names {
                NotificationCenter.default.addObserver(self, selector: Selector("keyboard(_:)", Observer.keyboard), name: name, object: nil)
            }
        }

        func keyboard(_ notification: Notification) { infos.append(notification.userInfo ?? [:]) }
        func textFieldDidBeginEditing(_ textField: UITextField) {}
        func textFieldDidEndEditing(_ textField: UITextField) {}
        func textViewDidBeginEditing(_ textView: UITextView) {}
        func textViewDidEndEditing(_ textView: UITextView) {}
    }

    private struct Stage {
        let world: World
        let first: UITextField
        let second: UITextField
        let text: UITextView
        let observer: Observer

        func frames(_ key: String) -> [CGRect] { observer.infos.compactMap { ($0[key] as? NSValue)?.cgRectValue } }
    }

    private func stage(ablation: Ablation? = nil) -> Stage {
        let world = World(ablation: ablation)
        return world.simulation.perform {
            let observer = Observer()
            world.simulation.name(observer, "observer")
            let fields = ["first", "second"].map { world.add(UITextField(frame: CGRect(x: 100, y: 100, width: 200, height: 40)), $0) }
            let text = world.add(UITextView(frame: CGRect(x: 100, y: 200, width: 200, height: 100)), "text")
            for field in fields { field.delegate = observer }
            text.delegate = observer
            return Stage(world: world, first: fields[0], second: fields[1], text: text, observer: observer)
        }
    }

    private func posted(_ names: String...) -> [String] { names.map { "observer.notification(keyboard\($0))" } }

    @Test func `TX.7 the keyboard comes for the first field, stays for the second and goes`() {
        let stage = stage()
        stage.world.simulation.schedule(at: 0) { stage.first.becomeFirstResponder() }
        stage.world.simulation.schedule(at: 1) { stage.second.becomeFirstResponder() }
        stage.world.simulation.schedule(at: 2) { stage.second.resignFirstResponder() }
        #expect(
            stage.world.run() == ["observer.textFieldDidBeginEditing(first)"]
                + posted("WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow")
                + ["observer.textFieldDidEndEditing(first)", "observer.textFieldDidBeginEditing(second)"]
                + posted("WillChangeFrame", "DidChangeFrame", "WillChangeFrame", "WillHide")
                + ["observer.textFieldDidEndEditing(second)"] + posted("DidChangeFrame", "DidHide"))
    }

    @Test func `TX.7 without it nobody receives anything`() {
        let stage = stage(ablation: Ablation(switchedOff: Rule.keyboardNotifications.id))
        stage.world.simulation.schedule(at: 0) { stage.text.becomeFirstResponder() }
        #expect(stage.world.run() == ["observer.textViewDidBeginEditing(text)"])
    }

    @Test func `TX.7 a keyboard that turns round on its way posts nothing of where it was going`() {
        let stage = stage()
        stage.world.simulation.schedule(at: 0) { stage.text.becomeFirstResponder() }
        stage.world.simulation.schedule(at: 0.1) { stage.text.resignFirstResponder() }
        #expect(
            stage.world.run() == posted("WillChangeFrame", "WillShow") + ["observer.textViewDidBeginEditing(text)"]
                + posted("WillChangeFrame", "WillHide") + ["observer.textViewDidEndEditing(text)"] + posted("DidChangeFrame", "DidHide"))
    }

    @Test func `TX.7 a field that leaves its window takes the keyboard with it`() {
        let stage = stage()
        stage.world.simulation.schedule(at: 0) { stage.first.becomeFirstResponder() }
        stage.world.simulation.schedule(at: 1) { stage.first.removeFromSuperview() }
        #expect(stage.world.run().suffix(2) == posted("DidChangeFrame", "DidHide")[...])
    }

    @Test func `TX.8 the delegate of a text view is called after the keyboard's notifications`() {
        let stage = stage()
        stage.world.simulation.schedule(at: 0) { stage.text.becomeFirstResponder() }
        #expect(
            stage.world.run() == posted("WillChangeFrame", "WillShow") + ["observer.textViewDidBeginEditing(text)"]
                + posted("DidChangeFrame", "DidShow"))
    }

    @Test func `TX.8 without it that of a field is called after them too`() {
        let stage = stage(ablation: Ablation(switchedOff: Rule.keyboardAfterEditingBegins.id))
        stage.world.simulation.schedule(at: 0) { stage.first.becomeFirstResponder() }
        #expect(
            stage.world.run() == posted("WillChangeFrame", "WillShow") + ["observer.textFieldDidBeginEditing(first)"]
                + posted("DidChangeFrame", "DidShow"))
    }

    private func bar(_ height: CGFloat) -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 390, height: height)) }

    @Test(arguments: [true, false])
    func `TX.31 another height is shown again, an equal one is not`(isAnother: Bool) {
        let stage = stage()
        stage.world.simulation.perform {
            (stage.first.inputAccessoryView, stage.second.inputAccessoryView) = (bar(44), bar(isAnother ? 60 : 44))
        }
        stage.world.simulation.schedule(at: 0) { stage.first.becomeFirstResponder() }
        stage.world.simulation.schedule(at: 1) { stage.second.becomeFirstResponder() }
        let again =
            isAnother ? posted("WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow") : posted("WillChangeFrame", "DidChangeFrame")
        #expect(stage.world.run().suffix(again.count) == again[...])
        #expect(stage.frames(UIResponder.keyboardFrameEndUserInfoKey).suffix(2).map(\.height) == (isAnother ? [396, 396] : [380, 380]))
        #expect(stage.frames(UIResponder.keyboardFrameBeginUserInfoKey).last?.height == 380)
        #expect(stage.world.decisions(by: .keyboardHeight).map { $0.suffix(3) } == ["380", isAnother ? "396" : "380"])
    }

    @Test func `TX.31 an input view of its own takes the place of the keyboard, and one of the same height moves nothing`() {
        let stage = stage()
        stage.world.simulation.perform { (stage.first.inputView, stage.text.inputView) = (bar(216), bar(336)) }
        stage.world.simulation.schedule(at: 0) { stage.first.becomeFirstResponder() }
        stage.world.simulation.schedule(at: 1) { stage.second.becomeFirstResponder() }
        stage.world.simulation.schedule(at: 2) { stage.text.becomeFirstResponder() }
        let shown = stage.world.run().filter { $0 == "observer.notification(keyboardWillShow)" }
        #expect(shown.count == 2)
        #expect(stage.world.simulation.keyboard.frame?.height == 336)
    }

    @Test func `TX.31 a bar alone, found up the responder chain, brings the keyboard's notifications and takes them away`() {
        let stage = stage()
        let controller = BarController()
        stage.world.simulation.perform {
            stage.world.window.rootViewController = controller
            controller.view.layoutIfNeeded()
        }
        stage.world.simulation.schedule(at: 1) { #expect(controller.becomeFirstResponder()) }
        stage.world.simulation.schedule(at: 2) {
            #expect(stage.world.simulation.keyboard.frame?.height == 50)
            controller.view.addSubview(stage.second)
            stage.second.becomeFirstResponder()
            #expect(stage.world.simulation.keyboard.frame?.height == 386)
        }
        stage.world.simulation.schedule(at: 3) { stage.second.resignFirstResponder() }
        let calls = stage.world.run().filter { $0.hasPrefix("observer.notification(keyboardWill") }
        #expect(calls == posted("WillChangeFrame", "WillShow", "WillChangeFrame", "WillShow", "WillChangeFrame", "WillHide"))
        #expect(stage.world.simulation.keyboard.frame == nil)
    }

    @Test(arguments: [true, false])
    func `TX.31 a bar that is set while a field is edited counts once the input views are reloaded`(isReloaded: Bool) {
        let stage = stage()
        stage.world.simulation.schedule(at: 0) { stage.first.becomeFirstResponder() }
        stage.world.simulation.schedule(at: 1) {
            stage.first.inputAccessoryView = bar(44)
            stage.second.reloadInputViews()
            if isReloaded { stage.first.reloadInputViews() }
        }
        let shown = stage.world.run().filter { $0.hasSuffix("(keyboardWillShow)") || $0.hasSuffix("(keyboardWillHide)") }
        #expect(shown == (isReloaded ? posted("WillShow", "WillShow") : posted("WillShow")))
        #expect(stage.world.simulation.keyboard.frame?.height == (isReloaded ? 380 : 336))
    }

    @Test(arguments: [true, false])
    func `TX.32 the keyboard goes while another window is key, and editing does not end`(holds: Bool) {
        let stage = stage(ablation: holds ? nil : Ablation(switchedOff: Rule.keyboardOfKeyWindow.id))
        let banner = stage.world.simulation.perform { UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 100)) }
        stage.world.simulation.schedule(at: 0) {
            stage.world.window.makeKeyAndVisible()
            stage.first.becomeFirstResponder()
        }
        stage.world.simulation.schedule(at: 1) { banner.isHidden = false }
        stage.world.simulation.schedule(at: 2) { banner.makeKey() }
        stage.world.simulation.schedule(at: 3) {
            #expect(stage.first.isFirstResponder && (stage.world.simulation.keyboard.frame == nil) == holds)
            stage.second.becomeFirstResponder()
            #expect((stage.world.simulation.keyboard.frame == nil) == holds)
        }
        stage.world.simulation.schedule(at: 4) { banner.isHidden = true }
        let calls = stage.world.run().filter { $0.hasSuffix("(keyboardWillShow)") || $0.hasSuffix("(keyboardWillHide)") }
        #expect(calls == (holds ? posted("WillShow", "WillHide", "WillShow") : posted("WillShow")))
        #expect(stage.world.simulation.keyboard.frame != nil)
    }

    @Test func `TX.32 a window that becomes key beside it brings the keyboard only with its own first responder`() {
        let stage = stage()
        let field = stage.world.simulation.perform { UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40)) }
        let popup = stage.world.simulation.perform { UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 100)) }
        stage.world.simulation.schedule(at: 0) {
            stage.world.window.makeKeyAndVisible()
            popup.addSubview(field)
            popup.isHidden = false
            #expect(field.becomeFirstResponder() && stage.world.simulation.keyboard.frame == nil)
        }
        stage.world.simulation.schedule(at: 1) { popup.makeKey() }
        #expect(stage.world.run() == posted("WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"))
    }

    @Test(arguments: [true, false])
    func `TX.34 a text that is only selectable can be first responder, without a keyboard but with its bar`(hasBar: Bool) {
        let stage = stage()
        stage.world.simulation.perform {
            stage.text.isEditable = false
            if hasBar { stage.text.inputAccessoryView = bar(44) }
        }
        stage.world.simulation.schedule(at: 0) {
            #expect(stage.text.becomeFirstResponder())
            #expect(stage.world.simulation.keyboard.frame?.height == (hasBar ? 44 : nil))
        }
        stage.world.simulation.schedule(at: 1) {
            stage.text.isSelectable = false
            #expect(!stage.text.isFirstResponder && !stage.text.becomeFirstResponder())
        }
        let shown = posted("WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow")
        #expect(stage.world.run() == (hasBar ? shown + posted("WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide") : []))
    }

    @Test(arguments: [true, false]) func `TX.34 a text view that is no longer editable ends editing`(holds: Bool) {
        let stage = stage(ablation: holds ? nil : Ablation(switchedOff: Rule.selectableFirstResponder.id))
        stage.world.simulation.schedule(at: 0) { stage.text.becomeFirstResponder() }
        stage.world.simulation.schedule(at: 1) {
            stage.text.isEditable = false
            #expect(stage.text.isFirstResponder != holds)
            stage.text.resignFirstResponder()
            #expect(stage.text.becomeFirstResponder() == holds)
        }
        #expect(
            stage.world.run().filter { $0.contains("Editing") } == [
                "observer.textViewDidBeginEditing(text)", "observer.textViewDidEndEditing(text)",
            ])
    }

    @Test func `TX.31 without it a bar has no height`() {
        let stage = stage(ablation: Ablation(switchedOff: Rule.keyboardHeight.id))
        stage.world.simulation.perform { stage.first.inputAccessoryView = bar(44) }
        stage.world.simulation.schedule(at: 0) { stage.first.becomeFirstResponder() }
        _ = stage.world.run()
        #expect(stage.world.simulation.keyboard.frame?.height == 336)
    }

    private final class BarController: UIViewController {
        /// A bar whose bounds are empty: its intrinsic height counts.
        private final class Bar: UIView {
            override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 50) }
        }

        private let bar = Bar()

        override var canBecomeFirstResponder: Bool { true }
        override var inputAccessoryView: UIView? { bar }
    }

    @Test func `what a notification says of the keyboard can be read as on iOS`() throws {
        let stage = stage()
        stage.world.simulation.perform { #expect(stage.first.becomeFirstResponder()) }
        let info = try #require(stage.observer.infos.first)
        let end = info[UIResponder.keyboardFrameEndUserInfoKey]
        let shown = CGRect(x: 0, y: 508, width: 390, height: 336)
        #expect((end as? NSValue)?.cgRectValue == shown && end as? CGRect == shown)
        #expect((info[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue)?.cgRectValue.minY == 844)
        #expect(info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
        let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int
        #expect(curve == 7)
        #expect(info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool == true)
    }

    @Test func `points, sizes and rectangles go into values and come out of them`() {
        #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
        #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue == CGSize(width: 1, height: 2))
        let values: [Any] = [NSValue(cgRect: .zero), NSValue(cgPoint: .zero), CGRect.zero]
        #expect(values.map { $0 is CGRect } == [true, false, true])
        #expect(values[2] as? NSValue == NSValue(cgRect: .zero))
    }
}
