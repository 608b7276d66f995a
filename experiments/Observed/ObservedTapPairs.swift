import EventTrace
import ExperimentKit
import ExperimentSupport
import Studies
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
            let view = stage.add(LoggedView(), "view")
            stage.add(ProbeTap(), "redTap", to: view)
            stage.add(ProbeTap(), "blueTap", to: view)
            stage.script.tap("view")
        },
        ObservationScene(
            "taps-parent-and-child", "nested-taps-child-wins", "wwdc2010-tie-break-view-depth", "wwdc10-tie-leaf-and-recent",
            prints: ["redTap.action(ended)"], of: ["*.action(*)"]
        ) { stage in
            let blue = stage.add(LoggedView(), "blue")
            stage.add(ProbeTap(), "blueTap", to: blue)
            stage.add(
                ProbeTap(), "redTap", to: stage.add(LoggedView(), "red", at: CGRect(x: 50, y: 50, width: 100, height: 100), in: blue))
            stage.script.tap("red")
        },
        ObservationScene(
            "wwdc2010-single-and-double-tap-stack", "wwdc10-single-and-double-default",
            prints: ["singleTap.action(ended)", "doubleTap.action(ended)"], of: ["*.action(*)"]
        ) { stage in
            let view = stage.add(LoggedView(), "view")
            stage.add(UITapGestureRecognizer(), "singleTap", to: view)
            stage.add(UITapGestureRecognizer(), "doubleTap", to: view).numberOfTapsRequired = 2
            stage.script.doubleTap("view")
        },
        ObservationScene(
            "header-tap-class-rule",
            checks: [.holds("The single tap acts and leaves the double tap alone.", .never("doubleTap: state failed"))]
        ) { stage in
            let view = stage.add(LoggedView(), "view")
            stage.add(UITapGestureRecognizer(), "doubleTap", to: view).numberOfTapsRequired = 2
            stage.add(UITapGestureRecognizer(), "singleTap", to: view)
            stage.script.doubleTap("view")
        },
        fourTaps("four-ancestor-taps-run1", ["tapA", "tapRoot", "tapC", "tapB"]),
        fourTaps("four-ancestor-taps-run2", ["tapRoot", "tapA", "tapC", "tapB"]),
        // Whichever order is picked, the deepest acts and everything else stays as it is.
        ObservationScene(
            "four-ancestor-taps-run1", "four-ancestor-taps-run2", "guide-recognizer-order-unspecified",
            prints: [
                .anyOrder(["tapA.touchesBegan", "tapRoot.touchesBegan", "tapC.touchesBegan", "tapB.touchesBegan"]), "C.touchesBegan",
                .anyOrder(["tapA.touchesEnded", "tapRoot.touchesEnded", "tapC.touchesEnded", "tapB.touchesEnded"]), "tapC.action*",
                "C.touchesCancelled",
            ],
            of: printsFourTaps
        ) { $0.tapFourTaps() },
        ObservationScene(
            "button-own-tap-beats-action",
            prints: [
                .anyOrder(["tapC.touchesBegan", "tapB.touchesBegan", "tapA.touchesBegan", "tapButton.touchesBegan"]),
                .anyOrder(["tapC.touchesEnded", "tapB.touchesEnded", "tapA.touchesEnded", "tapButton.touchesEnded"]),
                "tapButton.action*",
            ],
            of: ["tap*.touches*", "*.action(*)"]
        ) { stage in
            let a = stage.add(LoggedView(), "A")
            let b = stage.add(LoggedView(), "B", at: CGRect(x: 20, y: 20, width: 160, height: 160), in: a)
            let c = stage.add(LoggedView(), "C", at: CGRect(x: 20, y: 20, width: 120, height: 120), in: b)
            let button = stage.add(UIButton(), "button", at: CGRect(x: 20, y: 20, width: 80, height: 40), in: c)
            for (view, name) in [(a, "tapA"), (b, "tapB"), (c, "tapC"), (button, "tapButton")] { stage.add(ProbeTap(), name, to: view) }
            stage.addTarget(to: button, for: .touchUpInside)
            stage.script.tap("button")
        },
    ]

    private static let printsFourTaps: [TokenPattern] = ["tap*.touches*", "C.touches*", "*.action(*)"]

    /// One launch: the recognizers in this order, at the touch-down and at the lift.
    private static func fourTaps(_ id: String, _ order: [String]) -> ObservationScene {
        let began = order.map { ExpectedLine.line(TokenPattern("\($0).touchesBegan")) }
        let ended = order.map { ExpectedLine.line(TokenPattern("\($0).touchesEnded")) }
        return ObservationScene(
            id, isOneOfSeveral: true, prints: began + ["C.touchesBegan"] + ended + ["tapC.action*", "C.touchesCancelled"],
            of: printsFourTaps
        ) { $0.tapFourTaps() }
    }
}

extension Stage {
    /// C in B in A in the root view, each with a printing tap.
    fileprivate func tapFourTaps() {
        let a = add(LoggedView(), "A")
        let b = add(LoggedView(), "B", at: CGRect(x: 20, y: 20, width: 160, height: 160), in: a)
        let c = add(LoggedView(), "C", at: CGRect(x: 20, y: 20, width: 120, height: 120), in: b)
        for (view, name) in [(a, "tapA"), (view, "tapRoot"), (c, "tapC"), (b, "tapB")] { add(ProbeTap(), name, to: view) }
        script.tap("C")
    }
}
