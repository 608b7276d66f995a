import EventTrace
import ExperimentKit
import ExperimentSupport
import Studies
import UIKit

/// System controls under recognizers of views above them.
extension ObservationScene {
    static let vetoes: [ObservationScene] = [
        vetoesTap { UIButton(frame: $0) }, vetoesTap { UISwitch(frame: $0) }, vetoesTap { UIStepper(frame: $0) },
        vetoesTap { threeSegments($0) },
        vetoesTap { threePages($0) }, slides { UISwipeGestureRecognizer() }, slides { UIPanGestureRecognizer() }, switches,
        ObservationScene("guide-button-parent-gesture-veto", prints: ["tap.action(ended)"], of: ["*.action(*)"]) { stage in
            let button = stage.add(UIButton(), "button")
            stage.addTarget(to: button, for: .touchUpInside)
            stage.add(UITapGestureRecognizer(), "tap", to: button)
            stage.script.tap("button")
        },
        ObservationScene("slider-no-recognizers", prints: ["recognizers of a slider: none"], of: ["recognizers of *"]) { stage in
            let slider = stage.add(UISlider(), "slider")
            stage.script.perform {
                stage.mark("recognizers of a slider: \(slider.gestureRecognizers == nil ? "none" : "some")")
            }
        },
        ObservationScene(
            "disabled-button-cell-tap", checks: [.holds("The tap above a disabled button acts.", .happens("list.action(ended)"))]
        ) {
            stage in
            let row = stage.add(LoggedView(), "row", at: CGRect(x: 0, y: 200, width: 390, height: 60))
            row.callsSuper = true
            stage.add(UITapGestureRecognizer(), "list")
            stage.add(UIButton(), "button", at: CGRect(x: 20, y: 10, width: 100, height: 40), in: row).isEnabled = false
            stage.script.tap("button")
        },
    ]

    private static func vetoesTap(_ make: @escaping @Sendable (CGRect) -> UIControl) -> ObservationScene {
        ObservationScene(
            "guide-button-parent-gesture-veto", "doc-attaching-recognizers-to-controls", "control-default-actions-list",
            checks: [
                .holds("The control acts, the tap above it does not.", .all([.happens("control.action(*)"), .never("tap.action(*)")]))
            ]
        ) { stage in
            let control = stage.add(
                make(CGRect(x: 95, y: 300, width: 200, height: 40)), "control", at: CGRect(x: 95, y: 300, width: 200, height: 40))
            stage.addTarget(to: control, for: [.touchUpInside, .valueChanged])
            stage.add(UITapGestureRecognizer(), "tap")
            // Not the middle: that is between the segments and the halves of some.
            stage.script.tap(.point(x: 30, y: 15, in: "control"))
        }
    }

    private static func slides(_ make: @escaping @Sendable () -> UIGestureRecognizer) -> ObservationScene {
        ObservationScene(
            "guide-button-parent-gesture-veto", "doc-attaching-recognizers-to-controls", "control-default-actions-list",
            checks: [
                .holds(
                    "The knob follows, the recognizer above does not act.", .all([.happens("slider.action(*)"), .never("gr.action(*)")]))
            ]
        ) { stage in
            let slider = stage.add(UISlider(), "slider", at: CGRect(x: 45, y: 300, width: 300, height: 31))
            stage.addTarget(to: slider, for: .valueChanged)
            stage.add(make(), "gr")
            // The knob stands at the left while the value is 0.
            stage.script.drag([.point(x: 15, y: 15, in: "slider"), .point(x: 200, y: 15, in: "slider")], duration: 0.2)
        }
    }

    private static let switches = ObservationScene(
        "guide-button-parent-gesture-veto", "doc-attaching-recognizers-to-controls", "control-default-actions-list",
        checks: [.holds("The switch follows, the pan above does not act.", .all([.happens("switch.action(*)"), .never("pan.action(*)")]))]
    ) { stage in
        let toggle = stage.add(UISwitch(), "switch", at: CGRect(x: 150, y: 300, width: 51, height: 31))
        stage.addTarget(to: toggle, for: .valueChanged)
        stage.add(UIPanGestureRecognizer(), "pan")
        stage.script.drag([.point(x: 15, y: 15, in: "switch"), .point(x: 48, y: 15, in: "switch")], duration: 0.2)
    }

    private static func threeSegments(_ frame: CGRect) -> UIControl {
        let control = UISegmentedControl(frame: frame)
        for (index, title) in ["a", "b", "c"].enumerated() { control.insertSegment(withTitle: title, at: index, animated: false) }
        control.selectedSegmentIndex = 2
        return control
    }

    private static func threePages(_ frame: CGRect) -> UIControl {
        let control = UIPageControl(frame: frame)
        control.numberOfPages = 3
        control.currentPage = 1
        return control
    }
}
