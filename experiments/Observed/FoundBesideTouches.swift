import EventTrace
import ExperimentKit
import ExperimentSupport
import Studies
import UIKit

/// Taps, controls, text and the keyboard, as accounts beside the earlier ones tell it.
extension ObservationScene {
    static let foundBesideTouches: [ObservationScene] = [
        ownTaps(onChild: true, prints: ["child", "child’s own"]),
        ownTaps(onChild: false, prints: ["parent", "parent’s own"]),
        ObservationScene(
            "control-tracks-before-it-sends",
            prints: ["continueTracking", "sends touchDragInside", "endTracking", "sends touchUpInside"],
            of: ["continueTracking", "endTracking", "sends touchDragInside", "sends touchUpInside"]
        ) { stage in
            let control = stage.add(TrackedControl(), "control", at: CGRect(x: 45, y: 200, width: 300, height: 300))
            control.say = { stage.mark($0) }
            control.addTarget(stage.target(marking: "sends touchDragInside"), action: ActionTarget.fire, for: .touchDragInside)
            control.addTarget(stage.target(marking: "sends touchUpInside"), action: ActionTarget.fire, for: .touchUpInside)
            stage.script.finger(1).down(at: .point(x: 50, y: 50, in: "control"))
            stage.script.wait(0.05)
            stage.script.finger(1).move(to: .point(x: 70, y: 50, in: "control"))
            stage.script.wait(0.05)
            stage.script.finger(1).up()
            stage.script.wait(0.5)
        },
        ObservationScene("reset-without-touches-cancelled", prints: ["fails", "reset"], of: ["fails", "touchesCancelled", "reset"]) {
            stage in
            let recognizer = FailingRecognizer(target: nil, action: nil)
            recognizer.say = { stage.mark($0) }
            stage.add(recognizer, "recognizer", to: stage.add(UIView(), "view"))
            stage.script.finger(1).down(at: "view")
            stage.script.wait(0.1)
            stage.script.perform {
                stage.mark("fails")
                recognizer.state = .failed
            }
            stage.script.wait(0.1)
            stage.script.finger(1).up()
            stage.script.wait(0.5)
        },
        ObservationScene(
            "field-to-field-badge-list", prints: ["B shouldBegin", "A shouldEnd", "A didEnd", "B didBegin"],
            of: ["A should*", "A did*", "B should*", "B did*"]
        ) { stage in
            let first = stage.add(UITextField(), "first", at: CGRect(x: 20, y: 200, width: 300, height: 40))
            let second = stage.add(UITextField(), "second", at: CGRect(x: 20, y: 300, width: 300, height: 40))
            let (one, two) = (stage.keep(FieldTeller("A")), stage.keep(FieldTeller("B")))
            (first.delegate, second.delegate) = (one, two)
            stage.script.perform { _ = first.becomeFirstResponder() }
            stage.script.wait(1)
            stage.script.perform {
                (one.say, two.say) = ({ stage.mark($0) }, { stage.mark($0) })
                second.becomeFirstResponder()
            }
            stage.script.wait(1)
        },
        ObservationScene(
            "text-view-after-keyboard-four-hands", prints: ["A didBegin", "keyboardWillShow"], of: ["A didBegin", "keyboardWillShow"]
        ) {
            stage in
            stage.hear(UIResponder.keyboardWillShowNotification, "keyboardWillShow")
            let teller = stage.keep(FieldTeller("A"))
            teller.say = { stage.mark($0) }
            stage.add(UITextField(), "field", at: CGRect(x: 20, y: 200, width: 300, height: 40)).delegate = teller
            stage.script.tap("field")
            stage.script.wait(1)
        },
        ObservationScene(
            "text-view-after-keyboard-four-hands", prints: ["keyboardWillShow", "view didBegin"], of: ["view didBegin", "keyboardWillShow"]
        ) { stage in
            stage.hear(UIResponder.keyboardWillShowNotification, "keyboardWillShow")
            stage.add(UITextView(), "view", at: CGRect(x: 20, y: 200, width: 300, height: 100)).delegate = stage.keep(
                ViewTeller { stage.mark("view didBegin") })
            stage.script.tap("view")
            stage.script.wait(1)
        },
        ObservationScene(
            "bar-while-editing-shows-in-reload", prints: ["reloads", "willShow", "returned"], of: ["reloads", "willShow", "returned"]
        ) { stage in
            let field = stage.add(UITextField(), "field", at: CGRect(x: 20, y: 200, width: 300, height: 40))
            stage.script.perform { _ = field.becomeFirstResponder() }
            stage.script.wait(1)
            stage.script.perform {
                stage.hear(UIResponder.keyboardWillShowNotification, "willShow")
                stage.mark("reloads")
                field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
                field.reloadInputViews()
                stage.mark("returned")
            }
            stage.script.wait(1)
        },
    ]

    /// A view in another one; each has a tap recognizer, and a second one that takes touches of its own view alone.
    private static func ownTaps(onChild: Bool, prints words: [ExpectedLine], line: Int = #line) -> ObservationScene {
        ObservationScene(
            "own-tap-beside-the-common-one", prints: [.anyOrder(words)], of: ["child", "child’s own", "parent", "parent’s own"], line: line
        ) { stage in
            let parent = stage.add(UIView(), "parent", at: CGRect(x: 45, y: 200, width: 300, height: 300))
            let child = stage.add(UIView(), "child", at: CGRect(x: 50, y: 50, width: 100, height: 100), in: parent)
            let delegate = stage.keep(OwnViewDelegate())
            for (view, word) in [(parent, "parent"), (child, "child")] {
                view.addGestureRecognizer(
                    UITapGestureRecognizer(target: stage.target(marking: word), action: ActionTarget.fire))
                let own = UITapGestureRecognizer(target: stage.target(marking: "\(word)’s own"), action: ActionTarget.fire)
                own.delegate = delegate
                view.addGestureRecognizer(own)
            }
            stage.script.tap(at: onChild ? CGPoint(x: 145, y: 300) : CGPoint(x: 65, y: 480))
            stage.script.wait(0.5)
        }
    }
}

/// Content that a finger or code moves.
extension ObservationScene {
    static let foundBesideScrolling: [ObservationScene] = [
        ObservationScene(
            "calls-of-three-ways-to-scroll",
            prints: [
                "finger", "delegate.scrollViewWillBeginDragging", .many("delegate.scrollViewDidScroll"),
                "delegate.scrollViewDidEndDragging*", "delegate.scrollViewWillBeginDecelerating", .many("delegate.scrollViewDidScroll"),
                "delegate.scrollViewDidEndDecelerating", "code", .many("delegate.scrollViewDidScroll"),
                "delegate.scrollViewDidEndScrollingAnimation", "status bar", .many("delegate.scrollViewDidScroll"),
            ], of: ["finger", "code", "status bar", "delegate.scrollView*"]
        ) { stage in
            let scroll = stage.addLong()
            scroll.delegate = stage.name(CallsDelegate(), "delegate")
            stage.script.mark("finger")
            stage.script.drag([.point(x: 195, y: 400), .point(x: 195, y: 300)], duration: 0.1)
            stage.script.wait(10)
            stage.script.perform {
                stage.mark("code")
                scroll.setContentOffset(CGPoint(x: 0, y: 800), animated: true)
            }
            stage.script.wait(2)
            stage.script.perform {
                stage.mark("status bar")
                stage.interrupt(by: .statusBarTap, at: stage.now + 0.1)
            }
            stage.script.wait(3)
        },
        ObservationScene(
            "dragging-as-long-as-it-glides", prints: ["isDragging true", "isTracking false"], of: ["isDragging *", "isTracking *"]
        ) { stage in
            let scroll = stage.addLong()
            stage.script.drag([.point(x: 195, y: 400), .point(x: 195, y: 300)], duration: 0.1)
            stage.script.wait(0.2)
            stage.script.perform {
                stage.mark("isDragging \(scroll.isDragging)")
                stage.mark("isTracking \(scroll.isTracking)")
            }
            stage.script.wait(5)
        },
        ObservationScene("dragging-as-long-as-it-glides", prints: ["content set: 200"], of: ["content set: *"]) { stage in
            let scroll = stage.addLong()
            scroll.contentOffset.y = 2000
            stage.script.wait(1)
            stage.script.perform {
                scroll.contentSize.height = 500
                stage.mark("content set: \(Int(scroll.contentOffset.y))")
            }
        },
        grown("frame first", prints: "2600") { scroll in
            scroll.frame.size.height = 400
            scroll.contentSize.height = 3100
        },
        grown("content first", prints: "2700") { scroll in
            scroll.contentSize.height = 3100
            scroll.frame.size.height = 400
        },
        ObservationScene(
            "inset-of-a-new-table-tells-at-once", prints: ["sets", "delegate.scrollViewDidScroll", "returned"],
            of: ["sets", "delegate.scrollViewDidScroll", "returned"]
        ) { stage in
            let delegate = stage.name(MovesDelegate(), "delegate")
            stage.script.perform {
                let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600), style: .plain)
                table.delegate = delegate
                stage.mark("sets")
                table.contentInset.top = 10
                stage.mark("returned")
                table.delegate = nil
            }
        },
    ]

    /// A scroll view that stands at its end becomes a hundred points higher, and its content too.
    private static func grown(
        _ word: String, prints offset: String, line: Int = #line, _ change: @escaping @Sendable (UIScrollView) -> Void
    ) -> ObservationScene {
        ObservationScene(
            "higher-before-its-content", prints: [.line(TokenPattern("\(word): \(offset)"))], of: [TokenPattern("\(word): *")], line: line
        ) { stage in
            let scroll = stage.addLong()
            scroll.contentOffset.y = 2700
            stage.script.wait(1)
            stage.script.perform {
                change(scroll)
                stage.mark("\(word): \(Int(scroll.contentOffset.y))")
            }
        }
    }
}

extension Stage {
    /// A scroll view of 300 by 300 points whose content is ten times as high.
    fileprivate func addLong() -> UIScrollView {
        let scroll = add(UIScrollView(), "scroll", at: CGRect(x: 45, y: 200, width: 300, height: 300))
        scroll.contentSize = CGSize(width: 300, height: 3000)
        return scroll
    }

    /// Writes this word when the notification is posted.
    fileprivate func hear(_ notification: NSNotification.Name, _ word: String) {
        let observer = keep(PostHearer { [self] in mark(word) })
        NotificationCenter.default.addObserver(observer, selector: PostHearer.hear, name: notification, object: nil)
    }
}

private final class PostHearer: NSObject {
    private let said: () -> Void

    init(_ said: @escaping () -> Void) { self.said = said }

    func heard(_ notification: Notification) { said() }

    static let hear = Selector("heard(_:)", PostHearer.heard)
}

/// Takes the touches of the recognizer's own view, and lets it recognize beside any other.
private final class OwnViewDelegate: UIGestureRecognizerDelegate {
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        touch.view === gestureRecognizer.view
    }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}

private final class TrackedControl: UIControl {
    var say: (String) -> Void = { _ in }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        say("continueTracking")
        return super.continueTracking(touch, with: event)
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        say("endTracking")
        super.endTracking(touch, with: event)
    }
}

private final class FailingRecognizer: UIGestureRecognizer {
    var say: (String) -> Void = { _ in }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { say("touchesCancelled") }
    override func reset() {
        super.reset()
        say("reset")
    }
}

private final class FieldTeller: UITextFieldDelegate {
    var say: (String) -> Void = { _ in }
    private let name: String

    init(_ name: String) { self.name = name }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        say("\(name) shouldBegin")
        return true
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { say("\(name) didBegin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        say("\(name) shouldEnd")
        return true
    }
    func textFieldDidEndEditing(_ textField: UITextField) { say("\(name) didEnd") }
}

private final class ViewTeller: UITextViewDelegate {
    private let begins: () -> Void

    init(_ begins: @escaping () -> Void) { self.begins = begins }

    func textViewDidBeginEditing(_ textView: UITextView) { begins() }
}

private final class CallsDelegate: UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}

private final class MovesDelegate: UITableViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
