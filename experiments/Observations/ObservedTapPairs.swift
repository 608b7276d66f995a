import ExperimentKit
import UIKit

/// Two taps, and more, that share a touch.
extension ObservationScene {
    static let tapPairs: [ObservationScene] = [
        ObservationScene(
            "two-taps-same-view", "two-taps-same-view-latest-wins", "wwdc2010-tie-break-last-added", "wwdc10-tie-leaf-and-recent",
            checks: [
                .holds(
                    "Both get the touch, and only the one added last acts.",
                    .all([
                        .happens("redTap.touchesBegan"), .happens("blueTap.touchesBegan"), .exactly(1, "blueTap.action(ended)"),
                        .never("redTap.action(*)"),
                    ]))
            ]
        ) { stage in
            let view = stage.add(ProbeView.init, "view")
            stage.put(ProbeTap(), "redTap", on: view)
            stage.put(ProbeTap(), "blueTap", on: view)
            stage.script.tap("view")
        },
        ObservationScene(
            "taps-parent-and-child", "nested-taps-child-wins", "wwdc2010-tie-break-view-depth", "wwdc10-tie-leaf-and-recent",
            prints: ["redTap.action(ended)"], of: ["*.action(*)"]
        ) { stage in
            let blue = stage.add(ProbeView.init, "blue")
            stage.put(ProbeTap(), "blueTap", on: blue)
            stage.put(
                ProbeTap(), "redTap", on: stage.add(ProbeView.init, "red", at: CGRect(x: 50, y: 50, width: 100, height: 100), in: blue))
            stage.script.tap("red")
        },
        ObservationScene(
            "wwdc2010-single-and-double-tap-stack", "wwdc10-single-and-double-default",
            prints: ["singleTap.action(ended)", "doubleTap.action(ended)"], of: ["*.action(*)"]
        ) { stage in
            let view = stage.add(ProbeView.init, "view")
            stage.put(UITapGestureRecognizer(), "singleTap", on: view)
            stage.put(UITapGestureRecognizer(), "doubleTap", on: view).numberOfTapsRequired = 2
            stage.script.doubleTap("view")
        },
        ObservationScene(
            "header-tap-class-rule",
            checks: [.holds("The single tap acts and leaves the double tap alone.", .never("doubleTap: state failed"))]
        ) { stage in
            let view = stage.add(ProbeView.init, "view")
            stage.put(UITapGestureRecognizer(), "doubleTap", on: view).numberOfTapsRequired = 2
            stage.put(UITapGestureRecognizer(), "singleTap", on: view)
            stage.script.doubleTap("view")
        },
        ObservationScene(
            "four-ancestor-taps-run1", "four-ancestor-taps-run2", prints: fourTaps, of: ["tap*.touches*", "C.touches*", "*.action(*)"]
        ) {
            stage in
            let a = stage.add(ProbeView.init, "A")
            let b = stage.add(ProbeView.init, "B", at: CGRect(x: 20, y: 20, width: 160, height: 160), in: a)
            let c = stage.add(ProbeView.init, "C", at: CGRect(x: 20, y: 20, width: 120, height: 120), in: b)
            for (view, name) in [(a, "tapA"), (stage.view, "tapRoot"), (c, "tapC"), (b, "tapB")] { stage.put(ProbeTap(), name, on: view) }
            stage.script.tap("C")
        },
        ObservationScene(
            "button-own-tap-beats-action",
            prints: [
                .anyOrder(["tapC.touchesBegan", "tapB.touchesBegan", "tapA.touchesBegan", "tapButton.touchesBegan"]),
                .anyOrder(["tapC.touchesEnded", "tapB.touchesEnded", "tapA.touchesEnded", "tapButton.touchesEnded"]),
                "tapButton.action*",
            ],
            of: ["tap*.touches*", "*.action(*)"]
        ) { stage in
            let a = stage.add(ProbeView.init, "A")
            let b = stage.add(ProbeView.init, "B", at: CGRect(x: 20, y: 20, width: 160, height: 160), in: a)
            let c = stage.add(ProbeView.init, "C", at: CGRect(x: 20, y: 20, width: 120, height: 120), in: b)
            let button = stage.add({ UIButton(frame: $0) }, "button", at: CGRect(x: 20, y: 20, width: 80, height: 40), in: c)
            for (view, name) in [(a, "tapA"), (b, "tapB"), (c, "tapC"), (button, "tapButton")] { stage.put(ProbeTap(), name, on: view) }
            stage.listen(to: button, for: .touchUpInside)
            stage.script.tap("button")
        },
    ]

    /// The two launches differ in the order of the recognizers only.
    private static let fourTaps: [ExpectedLine] = [
        .anyOrder(["tapA.touchesBegan", "tapRoot.touchesBegan", "tapC.touchesBegan", "tapB.touchesBegan"]), "C.touchesBegan",
        .anyOrder(["tapA.touchesEnded", "tapRoot.touchesEnded", "tapC.touchesEnded", "tapB.touchesEnded"]), "tapC.action*",
        "C.touchesCancelled",
    ]
}
