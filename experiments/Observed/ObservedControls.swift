import EventTrace
import ExperimentKit
import ExperimentSupport
import Studies
import UIKit

/// Controls that are no buttons, and what controls send.
extension ObservationScene {
    static let controls: [ObservationScene] = [
        ObservationScene(
            "custom-control-parent-tap", "custom-uicontrol-loses-to-superview-tap",
            prints: [
                "tap.touchesBegan", "control.touchesBegan", "control.beginTracking", "tap.touchesEnded", "tap.action*",
                "control.touchesCancelled", "control.cancelTracking",
            ],
            of: ["tap.touches*", "tap.action(*)", "control.touches*", "control.*Tracking", "control.action(touchUpInside)"]
        ) { stage in
            stage.addTarget(to: stage.addControl(), for: .touchUpInside)
            stage.add(ProbeTap(), "tap")
            stage.script.tap("control")
        },
        ObservationScene(
            "control-touchdown-vs-parent-tap", prints: ["control.action(touchDown)", "tap.action(ended)"], of: ["*.action(*)"]
        ) {
            stage in
            stage.addTarget(to: stage.addControl(), for: .touchDown)
            stage.add(UITapGestureRecognizer(), "tap")
            stage.script.tap("control")
        },
        ObservationScene("control-touchdown-vs-parent-tap", prints: ["tap.action(ended)"], of: ["*.action(*)"]) { stage in
            stage.addTarget(to: stage.addControl(), for: .touchUpInside)
            stage.add(UITapGestureRecognizer(), "tap")
            stage.script.tap("control")
        },
        ObservationScene(
            "control-touchdown-vs-parent-tap", prints: [.anyOrder(["tap.action(ended)", "control.action(touchUpInside)"])],
            of: ["*.action(*)"]
        ) { stage in
            stage.addTarget(to: stage.addControl(), for: .touchUpInside)
            stage.add(UITapGestureRecognizer(), "tap").cancelsTouchesInView = false
            stage.script.tap("control")
        },
        ObservationScene(
            "coderstar-uicontrol-does-not-forward",
            checks: [
                .holds(
                    "The control has the touch, and nobody above it receives it.",
                    .all([
                        .order(["control.touchesBegan", "control.beginTracking"]), .never("vc.touches*"),
                    ]))
            ]
        ) { stage in
            stage.window.rootViewController = stage.name(ProbeController(), "vc")
            stage.addControl()
            stage.script.tap("control")
        },
        ObservationScene(
            "header-uicontrol-touchdown-repeat",
            prints: [
                "control.action(touchDown)", "control.action(touchUpInside)",
                .anyOrder(["control.action(touchDown)", "control.action(touchDownRepeat)"]), "control.action(touchUpInside)",
            ],
            of: ["control.action(*)"]
        ) { stage in
            let control = stage.addControl()
            stage.addTarget(to: control, for: .touchDown)
            stage.addTarget(to: control, for: .touchDownRepeat)
            stage.addTarget(to: control, for: .touchUpInside)
            stage.script.doubleTap("control")
        },
        ObservationScene(
            "header-uicontrol-highlighted",
            prints: ["highlighted on", "highlighted off", "highlighted on", "highlighted off"], of: ["highlighted *"]
        ) { stage in
            let control = stage.add(LightControl(), "control", at: CGRect(x: 95, y: 300, width: 100, height: 100))
            control.tell = { stage.mark("highlighted \($0 ? "on" : "off")") }
            let far = Place.point(x: 50, y: 300, in: "control")
            stage.script.drag(["control", far, .middle(of: "control")], duration: 1)
        },
        ObservationScene(
            "header-uicontrol-disabled",
            checks: [.holds("It neither tracks nor acts.", .all([.never("control.*Tracking"), .never("control.action(*)")]))]
        ) { stage in
            let control = stage.addControl()
            control.isEnabled = false
            stage.addTarget(to: control, for: [.touchDown, .touchUpInside])
            stage.script.tap("control")
        },
        ObservationScene(
            "header-uicontrol-cancelTracking-nil-event",
            prints: ["cancelled without an event"], of: ["cancelled *"]
        ) { stage in
            let control = stage.add(CancelControl(), "control")
            control.tell = { stage.mark($0 ? "cancelled with an event" : "cancelled without an event") }
            stage.script.finger(1).down(at: "control")
            stage.script.wait(0.1)
            stage.script.perform { control.removeFromSuperview() }
            stage.script.wait(0.1)
            stage.script.finger(1).up()
        },
        ObservationScene(
            "doc-uicontrol-actions-immediate",
            checks: [
                .holds("The action runs inside the touch method.", .nested("control.action(touchUpInside)", in: "control.touchesEnded"))
            ]
        ) { stage in
            stage.addTarget(to: stage.addControl(), for: .touchUpInside)
            stage.script.tap("control")
        },
        ObservationScene(
            "doc-addTarget-duplicates", checks: [.holds("The target is called once.", .exactly(1, "control.action(touchDown)"))]
        ) { stage in
            let (control, ear) = (stage.addControl(), stage.keep(ActionTarget()))
            control.addTarget(ear, action: ActionTarget.fire, for: .touchDown)
            control.addTarget(ear, action: ActionTarget.fire, for: .touchDown)
            control.addTarget(ear, action: ActionTarget.fire, for: [])
            stage.script.tap("control")
        },
        ObservationScene(
            "so-dragexit-newbe-order",
            prints: [
                "control.action(touchDown)", .many("control.action(touchDragInside)"),
                .anyOrder(["control.action(touchDragExit)", "control.action(touchDragOutside)"]), .many("control.action(touchDragOutside)"),
                "control.action(touchUpOutside)",
            ], of: ["control.action(*)"]
        ) { stage in
            stage.addDraggedButton(to: [.point(x: 50, y: 300, in: "control")])
        },
        ObservationScene(
            "so-dragexit-70pt",
            prints: [
                "control.action(touchDown)", .many("control.action(touchDragInside)"),
                .anyOrder(["control.action(touchDragExit)", "control.action(touchDragOutside)"]), .many("control.action(touchDragOutside)"),
                .anyOrder(["control.action(touchDragEnter)", "control.action(touchDragInside)"]), .many("control.action(touchDragInside)"),
                "control.action(touchUpInside)",
            ], of: ["control.action(*)"]
        ) { stage in
            stage.addDraggedButton(to: [.point(x: 50, y: 300, in: "control"), .middle(of: "control")])
        },
        // Up to 70 points outside counts as inside.
        ObservationScene(
            "so-dragexit-70pt",
            checks: [
                .holds(
                    "60 points outside is inside.",
                    .all([.never("control.action(touchDragExit)"), .happens("control.action(touchUpInside)")]))
            ]
        ) { stage in
            stage.addDraggedButton(to: [.point(x: 50, y: 160, in: "control")])
        },
        ObservationScene(
            "so-dragexit-70pt",
            checks: [
                .holds(
                    "80 points outside is outside.",
                    .all([.exactly(1, "control.action(touchDragExit)"), .happens("control.action(touchUpOutside)")]))
            ]
        ) { stage in
            stage.addDraggedButton(to: [.point(x: 50, y: 180, in: "control")])
        },
        ObservationScene(
            "so-event-path-order",
            prints: [
                "front.sendEvent", "control.touchesBegan", "front.sendEvent", "control.touchesEnded", "control.sendAction",
                "control.action(touchUpInside)",
            ],
            of: ["front.sendEvent", "control.touches*", "control.sendAction", "control.action(*)"]
        ) { stage in
            let front = stage.show(ProbeWindow(frame: Stage.bounds), as: "front")
            let control = stage.add(ProbeButton(), "control", in: front.rootViewController?.view)
            stage.addTarget(to: control, for: .touchUpInside)
            stage.script.tap("control")
        },
    ]
}

extension Stage {
    @discardableResult
    fileprivate func addControl() -> LoggedControl { add(LoggedControl(), "control") }

    /// A button of 100 by 100 points with an action for every event, and a finger that drags from its middle.
    fileprivate func addDraggedButton(to places: [Place]) {
        let button = add(UIButton(), "control", at: CGRect(x: 95, y: 300, width: 100, height: 100))
        // A target of its own for each: one target for several events would be told once in a pass.
        for event: UIControl.Event in [
            .touchDown, .touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit, .touchUpInside, .touchUpOutside,
        ] {
            addTarget(to: button, for: event)
        }
        script.drag(["control"] + places, duration: 1)
    }
}

private final class LightControl: UIControl {
    var tell: (Bool) -> Void = { _ in }

    override var isHighlighted: Bool {
        didSet { if isHighlighted != oldValue { tell(isHighlighted) } }
    }
}

private final class CancelControl: UIControl {
    var tell: (Bool) -> Void = { _ in }

    override func cancelTracking(with event: UIEvent?) { tell(event != nil) }
}
