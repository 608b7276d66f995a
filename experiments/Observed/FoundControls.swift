import EventTrace
import ExperimentKit
import ExperimentSupport
import Studies
import UIKit

/// Controls and their events.
extension ObservationScene {
    static let foundControls: [ObservationScene] = [
        ObservationScene("button-lift-near-is-inside", prints: ["button.action(touchUpInside)"], of: ["button.action(*)"]) {
            $0.liftBelowButton(by: 30)
        },
        ObservationScene("button-lift-near-is-inside", prints: ["button.action(touchUpOutside)"], of: ["button.action(*)"]) {
            $0.liftBelowButton(by: 200)
        },
        ObservationScene(
            "stepper-continuous-doc", prints: [.many("stepper.action(valueChanged)"), "lifts"], of: ["stepper.action(*)", "lifts"]
        ) { $0.holdStepper() },
        ObservationScene("stepper-continuous-doc", prints: ["lifts", "stepper.action(valueChanged)"], of: ["stepper.action(*)", "lifts"]) {
            $0.holdStepper { $0.isContinuous = false }
        },
        ObservationScene("stepper-autorepeat-doc", prints: ["steps: 1"], of: ["steps: *"]) { $0.holdStepper { $0.autorepeat = false } },
        ObservationScene("stepper-autorepeat-doc", prints: ["steps: several"], of: ["steps: *"]) { $0.holdStepper() },
        ObservationScene("switch-set-on-header", "switch-set-by-code", prints: [], of: ["control.action(*)"]) { stage in
            let control = stage.name(UISwitch(), "control")
            stage.view.addSubview(control)
            stage.addTarget(to: control, for: .valueChanged)
            stage.script.perform {
                control.isOn = true
                control.setOn(false, animated: true)
            }
            stage.script.wait(1)
        },
        ObservationScene(
            "segmented-user-event-header", prints: ["taps", "segments.action(valueChanged)"], of: ["taps", "segments.action(*)"]
        ) {
            stage in
            let segments = stage.addSegments()
            stage.script.perform {
                segments.selectedSegmentIndex = 1
                segments.selectedSegmentIndex = 0
            }
            stage.script.mark("taps")
            stage.script.tap(.point(x: 150, y: 16, in: "segments"))
        },
        ObservationScene("segmented-retap-book", prints: ["segments.action(valueChanged)", "again"], of: ["segments.action(*)", "again"]) {
            $0.tapSegmentTwice(isMomentary: false)
        },
        ObservationScene(
            "segmented-retap-book", prints: ["segments.action(valueChanged)", "again", "segments.action(valueChanged)"],
            of: ["segments.action(*)", "again"]
        ) { $0.tapSegmentTwice(isMomentary: true) },
        ObservationScene(
            "slider-continuous-doc", prints: [.many("slider.action(valueChanged)"), "lifts", .perhaps(["slider.action(valueChanged)"])],
            of: ["slider.action(*)", "lifts"]
        ) { $0.dragThumb(isContinuous: true) },
        ObservationScene("slider-continuous-doc", prints: ["lifts", "slider.action(valueChanged)"], of: ["slider.action(*)", "lifts"]) {
            $0.dragThumb(isContinuous: false)
        },
        ObservationScene("slider-lift-inside", prints: ["slider.action(touchUpInside)"], of: ["slider.action(touch*)"]) { stage in
            stage.dragThumb(isContinuous: true, for: [.touchUpInside, .touchUpOutside, .touchCancel])
        },
        ObservationScene(
            "switch-drag-ios7",
            differs:
                "It is of iOS 7. Another account has the switch send again and again under a finger that stays, up to iOS 9, and no more since; what later systems do under a moving finger nobody has logged.",
            prints: ["switch.action(valueChanged)", "lifts"], of: ["switch.action(*)", "lifts"]
        ) { stage in
            let control = stage.add(UISwitch(), "switch", at: CGRect(x: 95, y: 300, width: 51, height: 31))
            stage.addTargets(to: control, for: [.valueChanged, .touchUpInside])
            let finger = stage.script.finger(1)
            finger.down(at: .point(x: 15, y: 15, in: "switch"))
            finger.move(to: .point(x: 200, y: 15, in: "switch"), over: 0.4)
            stage.script.wait(0.2)
            stage.script.mark("lifts")
            finger.up()
        },
    ]
}

extension Stage {
    /// A button, and a finger that lands on it and lifts so far below it.
    fileprivate func liftBelowButton(by distance: Double) {
        let button = add(UIButton(), "button", at: CGRect(x: 95, y: 300, width: 100, height: 60))
        addTargets(to: button, for: [.touchUpInside, .touchUpOutside])
        script.drag(["button", .point(x: 50, y: 60 + distance, in: "button")], duration: 0.5)
    }

    /// Two segments, of which the first is selected.
    fileprivate func addSegments() -> UISegmentedControl {
        let segments = name(UISegmentedControl(items: ["one", "two"]), "segments")
        segments.frame = CGRect(x: 95, y: 300, width: 200, height: 32)
        segments.selectedSegmentIndex = 0
        view.addSubview(segments)
        addTarget(to: segments, for: .valueChanged)
        return segments
    }

    /// A finger that taps the second segment, and half a second later again.
    fileprivate func tapSegmentTwice(isMomentary: Bool) {
        addSegments().isMomentary = isMomentary
        script.tap(.point(x: 150, y: 16, in: "segments"))
        script.wait(0.5)
        script.mark("again")
        script.tap(.point(x: 150, y: 16, in: "segments"))
    }

    /// A finger that drags the thumb of a slider.
    fileprivate func dragThumb(isContinuous: Bool, for events: [UIControl.Event] = [.valueChanged]) {
        let slider = add(UISlider(), "slider", at: CGRect(x: 95, y: 300, width: 200, height: 31))
        slider.isContinuous = isContinuous
        addTargets(to: slider, for: events)
        let finger = script.finger(1)
        finger.down(at: .point(x: 14, y: 15, in: "slider"))
        finger.move(to: .point(x: 100, y: 15, in: "slider"), over: 0.3)
        script.mark("lifts")
        finger.up()
    }

    /// A finger that holds the right half of a stepper for two seconds.
    fileprivate func holdStepper(_ prepare: (UIStepper) -> Void = { _ in }) {
        let stepper = add(UIStepper(), "stepper", at: CGRect(x: 95, y: 300, width: 94, height: 32))
        prepare(stepper)
        addTarget(to: stepper, for: .valueChanged)
        script.finger(1).down(at: .point(x: 80, y: 15, in: "stepper"))
        script.wait(2)
        script.mark("lifts")
        script.finger(1).up()
        script.perform { [self] in mark(stepper.value == 1 ? "steps: 1" : "steps: several") }
    }
}
