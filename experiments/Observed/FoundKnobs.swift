import EventTrace
import ExperimentKit
import ExperimentSupport
import Studies
import UIKit

/// Switches and sliders, controls that are disabled under the finger, keys.
extension ObservationScene {
    static let foundKnobs: [ObservationScene] = [
        ObservationScene("switch-gets-no-touchesended", checks: [.holds("Began, and no ended.", began)]) { stage in
            stage.addSwitch(for: [])
            stage.script.tap("switch")
        },
        ObservationScene(
            "switch-sends-no-touch-down",
            checks: [
                .holds("touchUpInside and valueChanged are sent.", .all([.happens("*(touchUpInside)"), .happens("*(valueChanged)")])),
                .holds("No touchDown.", .never("*(touchDown)")),
            ]
        ) { stage in
            stage.addSwitch(for: [.touchDown, .touchDragInside, .touchDragEnter, .touchCancel, .touchUpInside, .valueChanged])
            stage.script.tap("switch")
        },
        ObservationScene(
            "switch-touch-has-no-view",
            differs:
                "When the recognizer of the switch takes the touch is not told. Here it recognizes with the lift, so that the event of the lift still has the switch.",
            prints: ["began on the switch"], of: ["began on the switch", "ended on the switch"]
        ) { stage in
            let window = stage.show(TellingWindow(frame: Stage.bounds), "app_window")
            let control = stage.name(UISwitch(frame: CGRect(x: 95, y: 300, width: 51, height: 31)), "switch")
            window.addSubview(control)
            window.tell = { stage.mark("\($0) on the switch") }
            stage.script.tap("switch")
        },
        ObservationScene(
            "slider-in-scroll-view-quick-drag",
            prints: ["delegate.scrollViewWillBeginDragging*"], of: ["slider.action*", "delegate.scrollViewWillBeginDragging*"]
        ) { $0.dragSliderInScroll(after: 0) },
        ObservationScene(
            "slider-in-scroll-view-quick-drag",
            prints: [.many("slider.action(valueChanged)")], of: ["slider.action*", "delegate.scrollViewWillBeginDragging*"]
        ) { $0.dragSliderInScroll(after: 0.3) },
        ObservationScene(
            "slider-sends-at-both-ends", prints: ["slider.action(valueChanged)", "lifts", "slider.action(valueChanged)"],
            of: ["slider.action*", "lifts"]
        ) { stage in
            let slider = stage.add(UISlider(), "slider", at: CGRect(x: 45, y: 300, width: 300, height: 31))
            stage.addTarget(to: slider, for: .valueChanged)
            stage.script.finger(1).down(at: .point(x: 15, y: 15, in: "slider"))
            stage.script.wait(0.3)
            stage.script.mark("lifts")
            stage.script.finger(1).up()
        },
        ObservationScene(
            "slider-thumb-only", prints: ["on the thumb", "slider.action(touchDown)"], of: ["slider.action*", "on the thumb"]
        ) {
            stage in
            let slider = stage.add(UISlider(), "slider", at: CGRect(x: 45, y: 300, width: 300, height: 31))
            stage.addTarget(to: slider, for: .touchDown)
            stage.script.tap(.point(x: 200, y: 15, in: "slider"))
            stage.script.mark("on the thumb")
            stage.script.tap(.point(x: 15, y: 15, in: "slider"))
        },
        ObservationScene(
            "control-events-in-passes",
            differs:
                "One author. What others print of dragExit and dragOutside differs, as it does in one pass in the order in which entries were added; it is not settled.",
            prints: ["touchUpInside", "allEvents", "primaryActionTriggered", "allEvents"],
            of: ["touchUpInside", "allEvents", "primaryActionTriggered"]
        ) { stage in
            let button = stage.add(UIButton(), "button")
            stage.script.tap("button")
            stage.script.perform {
                stage.addTarget(to: button, for: .touchUpInside) { stage.mark("touchUpInside") }
                stage.addTarget(to: button, for: .primaryActionTriggered) { stage.mark("primaryActionTriggered") }
                stage.addTarget(to: button, for: [.touchUpInside, .primaryActionTriggered]) { stage.mark("allEvents") }
            }
            stage.script.tap("button")
        },
        ObservationScene(
            "slider-track-tap-ios14",
            differs:
                "Authors of tests and of sliders find that a finger beside the thumb moves nothing; the talk may mean a pointer, or the Mac.",
            prints: ["the value has changed"], of: ["the value*"]
        ) { stage in
            let slider = stage.add(UISlider(), "slider", at: CGRect(x: 45, y: 300, width: 300, height: 31))
            stage.script.tap(.point(x: 200, y: 15, in: "slider"))
            stage.script.perform { stage.mark(slider.value > 0 ? "the value has changed" : "the value is as before") }
        },
        ObservationScene(
            "radar-disable-while-tracking", prints: ["button.action(touchDown)", "disabled", "button.action(touchUpInside)"],
            of: ["button.action*", "disabled"]
        ) { stage in
            let button = stage.add(UIButton(), "button")
            stage.addTargets(to: button, for: [.touchDown, .touchUpInside, .touchCancel])
            stage.script.finger(1).down(at: "button")
            stage.script.wait(3)
            stage.script.perform {
                button.isEnabled = false
                stage.mark("disabled")
            }
            stage.script.wait(0.5)
            stage.script.finger(1).up()
        },
        ObservationScene(
            "button-highlighted-in-its-action", prints: ["highlighted and disabled"], of: ["highlighted and disabled"]
        ) { stage in
            let button = stage.add(UIButton(), "button")
            let tell = {
                stage.mark(button.state.isSuperset(of: [.highlighted, .disabled]) ? "highlighted and disabled" : "another state")
            }
            stage.addTarget(to: button, for: .touchUpInside) {
                button.isEnabled = false
                tell()
            }
            stage.script.tap("button")
        },
        ObservationScene(
            "wwdc20-modifier-keys-are-presses", prints: ["view.pressesBegan", "view.pressesEnded"], of: ["view.presses*"]
        ) { stage in
            stage.add(PressedView(), "view").becomeFirstResponder()
            stage.script.hold(.shift)
            stage.script.wait(0.2)
            stage.script.hold([])
        },
        ObservationScene("return-key-ends-editing", prints: ["resigned"], of: ["resigned", "still editing"]) {
            $0.pressReturn(withAction: true)
        },
        ObservationScene("return-key-ends-editing", prints: ["still editing"], of: ["resigned", "still editing"]) {
            $0.pressReturn(withAction: false)
        },
        ObservationScene(
            "textfield-return-moves-to-textview",
            prints: ["textFieldShouldReturn begins", "*textViewDidBeginEditing*", "textFieldShouldReturn ends"],
            of: ["textFieldShouldReturn *", "*textViewDidBeginEditing*"]
        ) { stage in
            let field = stage.add(UITextField(), "field", at: CGRect(x: 45, y: 200, width: 300, height: 40))
            let next = stage.add(UITextView(), "next", at: CGRect(x: 45, y: 300, width: 300, height: 40))
            next.delegate = stage.name(BeginListener(), "next_delegate")
            let listener = stage.name(ReturnListener(), "delegate")
            listener.act = {
                stage.mark("textFieldShouldReturn begins")
                next.becomeFirstResponder()
                stage.mark("textFieldShouldReturn ends")
            }
            field.delegate = listener
            field.becomeFirstResponder()
            stage.script.perform { stage.type("\n") }
        },
    ]

    private static let began = Expectation.all([.happens("switch.touchesBegan"), .never("switch.touchesEnded")])
}

extension Stage {
    fileprivate func addSwitch(for events: [UIControl.Event]) {
        addTargets(to: add(LoggedSwitch(), "switch", at: CGRect(x: 95, y: 300, width: 51, height: 31)), for: events)
    }

    /// A slider in content that scrolls sideways, and a drag along its thumb once the finger has rested so long.
    fileprivate func dragSliderInScroll(after seconds: Double) {
        let scroll = addTall(UIScrollView())
        scroll.contentSize = CGSize(width: 900, height: 300)
        let slider = add(UISlider(), "slider", at: CGRect(x: 20, y: 200, width: 250, height: 31), in: scroll)
        slider.value = 0.5
        addTargets(to: slider, for: [.valueChanged])
        script.finger(1).down(at: .point(x: 125, y: 15, in: "slider"))
        script.wait(seconds)
        script.finger(1).move(to: .point(x: 65, y: 415), over: 0.1)
        script.finger(1).up()
    }

    fileprivate func pressReturn(withAction: Bool) {
        let field = add(UITextField(), "field", at: CGRect(x: 45, y: 200, width: 300, height: 40))
        if withAction { addTarget(to: field, for: .editingDidEndOnExit) }
        field.becomeFirstResponder()
        script.perform {
            self.type("\n")
            self.mark(field.isFirstResponder ? "still editing" : "resigned")
        }
    }
}

private final class LoggedSwitch: UISwitch {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesEnded(touches, with: event) }
}

/// Tells of touches that have a view, after the event.
private final class TellingWindow: UIWindow {
    var tell: (String) -> Void = { _ in }

    override func sendEvent(_ event: UIEvent) {
        for touch in event.allTouches ?? [] where touch.view is UISwitch {
            if touch.phase == .began { tell("began") }
            if touch.phase == .ended { tell("ended") }
        }
        super.sendEvent(event)
    }
}

private final class PressedView: UIView {
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
}

private final class BeginListener: UITextViewDelegate {
    func textViewDidBeginEditing(_ textView: UITextView) {}
}

private final class ReturnListener: UITextFieldDelegate {
    var act: () -> Void = {}

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        act()
        return true
    }
}
