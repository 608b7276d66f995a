import EventTrace
import ExperimentKit
import ExperimentSupport
import Studies
import UIKit

/// A tap recognizer and the touches of a view.
extension ObservationScene {
    private static let printsTapAndView: [TokenPattern] = ["tap.touches*", "tap.action(*)", "view.touches*"]

    static let taps: [ObservationScene] = [
        ObservationScene(
            "tap-on-parent-child-touches", prints: ["view.touchesBegan", "tap.action(ended)", "view.touchesCancelled"],
            of: ["view.touches*", "tap.action(*)"]
        ) { stage in
            stage.add(LoggedView(), "view")
            stage.add(UITapGestureRecognizer(), "tap")
            stage.script.tap("view")
        },
        ObservationScene(
            "tap-gr-action-before-cancel", prints: ["view.touchesBegan", "tap.action*", "view.touchesCancelled"],
            of: ["view.touches*", "tap.action(*)"]
        ) { stage in
            stage.add(UITapGestureRecognizer(), "tap", to: stage.add(LoggedView(), "view"))
            stage.script.tap("view")
        },
        ObservationScene(
            "tap-on-self-view-full", "tap-on-gray-defaults", "tap-gr-order-with-recognizer-touches",
            prints: ["tap.touchesBegan", "view.touchesBegan", "tap.touchesEnded", "tap.action*", "view.touchesCancelled"],
            of: printsTapAndView
        ) { stage in
            stage.add(ProbeTap(), "tap", to: stage.add(LoggedView(), "view"))
            stage.script.tap("view")
        },
        // The note says the same of a recognizer on the superview.
        ObservationScene(
            "tap-on-self-view-full",
            prints: ["tap.touchesBegan", "view.touchesBegan", "tap.touchesEnded", "tap.action*", "view.touchesCancelled"],
            of: printsTapAndView
        ) { stage in
            stage.add(LoggedView(), "view")
            stage.add(ProbeTap(), "tap")
            stage.script.tap("view")
        },
        ObservationScene(
            "tap-cancelsTouches-no", "tap-cancelsTouches-no-csf", "tap-cancelstouches-no",
            prints: ["tap.touchesBegan", "view.touchesBegan", "tap.touchesEnded", "tap.action*", "view.touchesEnded"],
            of: printsTapAndView
        ) { stage in
            stage.add(ProbeTap(), "tap", to: stage.add(LoggedView(), "view")).cancelsTouchesInView = false
            stage.script.tap("view")
        },
        ObservationScene(
            "tap-delaysTouchesBegan-yes", prints: ["tap.touchesBegan", "tap.touchesEnded", "tap.action(ended)"], of: printsTapAndView
        ) { stage in
            stage.add(ProbeTap(), "tap", to: stage.add(LoggedView(), "view")).delaysTouchesBegan = true
            stage.script.tap("view")
        },
        ObservationScene(
            "vc-tap-timestamps", prints: ["vc.touchesBegan", "tap.action(ended)", "vc.touchesCancelled"],
            of: ["vc.touches*", "tap.action(*)"],
            and: [.interval(from: "tap.action(ended)", to: "vc.touchesCancelled", milliseconds: 1, within: 2)]
        ) { stage in
            stage.window.rootViewController = stage.name(ProbeController(), "vc")
            stage.add(UITapGestureRecognizer(), "tap")
            stage.script.tap(at: CGPoint(x: 100, y: 300))
        },
        ObservationScene(
            "wwdc2017-tap-full-order", "wwdc17-tap-sequence",
            prints: [
                "tap.touchesBegan", "view.touchesBegan", "tap.touchesEnded", "tap: state ended", "tap.action(ended)",
                "view.touchesCancelled",
            ],
            of: printsTapAndView + ["tap: state *"]
        ) { stage in
            stage.add(ProbeTap(), "tap", to: stage.add(LoggedView(), "view"))
            stage.script.tap("view")
        },
    ]
}
