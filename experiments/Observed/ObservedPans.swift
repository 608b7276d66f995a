import EventTrace
import ExperimentKit
import ExperimentSupport
import Studies
import UIKit

/// A pan and the touches of a view.
extension ObservationScene {
    private static let prints: [TokenPattern] = ["view.touches*", "pan.action(*)"]
    private static let printsAll: [TokenPattern] = prints + ["pan.touches*"]
    private static let oldOrder: String =
        "It has the cancellation before the action. Every log since iOS 10 has it after; decision record 0011 follows those."

    static let pans: [ObservationScene] = [
        ObservationScene(
            "pan-on-parent-child-touches", "pan-cancels-view",
            prints: [
                "view.touchesBegan", .many("view.touchesMoved"), "pan.action(began)", "view.touchesCancelled", .many("pan.action(changed)"),
                .perhaps(["pan.action(ended)"]),
            ],
            of: prints
        ) { $0.dragOverPan() },
        ObservationScene(
            "pan-cancelsTouches-no", "pan-cancelstouches-no",
            prints: [
                "view.touchesBegan", .many("view.touchesMoved"), .repeated([.many("pan.action*"), "view.touchesMoved"]),
                .perhaps(["pan.action*", "view.touchesEnded"]),
            ],
            of: prints
        ) { $0.dragOverPan { $0.cancelsTouchesInView = false } },
        ObservationScene(
            "pan-delaysTouchesBegan-yes", prints: ["pan.action(began)", .many("pan.action(changed)"), .perhaps(["pan.action(ended)"])],
            of: prints
        ) { $0.dragOverPan { $0.delaysTouchesBegan = true } },
        ObservationScene(
            "pan-delaysTouchesBegan-yes-subclass", "pan-delaystouchesbegan-yes",
            prints: [
                "pan.touchesBegan", .many("pan.touchesMoved"), "pan.action(began)", .repeated(["pan.touchesMoved", "pan.action(changed)"]),
                "pan.touchesEnded", "pan.action(ended)",
            ],
            of: printsAll
        ) { $0.dragOverOwnPan { $0.delaysTouchesBegan = true } },
        ObservationScene(
            "pan-cancels-view-with-recognizer-touches",
            prints: [
                "pan.touchesBegan", "view.touchesBegan", .repeated(["pan.touchesMoved", "view.touchesMoved"]),
                // The move that the author left out of the print.
                .perhaps(["pan.touchesMoved"]), "pan.action(began)", "view.touchesCancelled",
                .repeated(["pan.touchesMoved", "pan.action(changed)"]), "pan.touchesEnded", "pan.action(ended)",
            ],
            of: printsAll
        ) { $0.dragOverOwnPan() },
        ObservationScene(
            "pan-old-cancel-before-action", "so-pan-order-cancel-first", differs: oldOrder,
            prints: ["view.touchesBegan", .many("view.touchesMoved"), "view.touchesCancelled", .many("pan.action*")], of: prints
        ) { $0.dragOverOwnPan() },
        ObservationScene(
            "pan-old-cancels-no", "so-pan-order-nocancel",
            prints: [
                "view.touchesBegan", .many("view.touchesMoved"), .repeated(["pan.action*", "view.touchesMoved"]), "pan.action*",
                "view.touchesEnded",
            ],
            of: prints
        ) { $0.dragOverOwnPan { $0.cancelsTouchesInView = false } },
    ]
}

extension Stage {
    /// The pan on the root view.
    fileprivate func dragOverPan(_ change: (UIPanGestureRecognizer) -> Void = { _ in }) {
        add(LoggedView(), "view")
        change(add(UIPanGestureRecognizer(), "pan"))
        script.drag(["view", .point(x: 180, y: 180, in: "view")], duration: 0.5)
    }

    /// A printing pan on the view itself.
    fileprivate func dragOverOwnPan(_ change: (UIPanGestureRecognizer) -> Void = { _ in }) {
        change(add(ProbePan(), "pan", to: add(LoggedView(), "view")))
        script.drag(["view", .point(x: 180, y: 180, in: "view")], duration: 0.5)
    }
}
