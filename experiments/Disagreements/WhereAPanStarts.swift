import EventTrace
import ExperimentKit
import UIKit

private let needs = Variable<Double>("needs", "Points that a pan needs", [10, 5, 20])
private let moves = Variable<Double>("moves", "Points that the finger moves, at once", [3, 7, 15, 30])

extension Experiment {
    /// How far a finger goes before a pan begins.
    static let whereAPanStarts = Experiment(
        id: "WhereAPanStarts",
        title: "Disagreement: how far a finger moves before a pan starts",
        question:
            "Re-implementations of UIKit let a pan begin after 5 points or after 10. What does an app see of the difference, and what is known of UIKit's own number?",
        answer:
            "The number decides which drags are drags: a move shorter than it is the view's, with a proper end; a longer one is the pan's. UIKit's number is not published. Known is that it is more than one move of a slow finger, and less than a tap allows.",
        variables: [needs, moves],
        stage: { stage in
            stage.thresholds.panMovement = stage[needs]
            stage.add(UIPanGestureRecognizer(), "pan", to: stage.add(LoggedView(), "pad"))
            let finger = stage.script.finger(1)
            finger.down(at: .point(x: 50, y: 100, in: "pad"))
            stage.script.wait(0.1)
            finger.move(to: .point(x: 50 + stage[moves], y: 100, in: "pad"))
            stage.script.wait(0.1)
            finger.up()
        },
        claims: [
            Claim(
                "A shorter move is the view's, to its end.",
                when: moves == 3 || moves == 7 && needs != 5 || moves == 15 && needs == 20,
                .ordering(["pad.touchesBegan", "pad.touchesMoved", "pad.touchesEnded"]),
                explanation: "The pan fails with the lift, and the view's touch ends.", rules: [.pan, .failureFreesTheTouch]),
            Claim(
                "A longer one is the pan's, and the move with which it begins is not the view's.",
                when: moves == 30 || moves == 15 && needs != 20 || moves == 7 && needs == 5,
                .ordering(["pad.touchesBegan", "pan.action(began)", "pad.touchesCancelled", "pan.action(ended)"]),
                explanation: "Printed logs show exactly this (pan-cancels-view).", rules: [.cancelsTouchesInView]),
            Claim(
                "A pan begins with the first move, however short.", when: moves == 3,
                .happens("pan.action(began)"),
                rules: [.pan],
                knownRefutation:
                    "Printed logs have two or three moves at the view before the pan begins (pan-on-parent-child-touches, pan-cancels-view-with-recognizer-touches), so some distance is needed. They print no points. Ten is the usual word and the engine's choice; flowkey's UIKit and WinObjC take 5."
            ),
            Claim("Which number it is makes no difference to a drag of 30 points.", when: moves == 30, .same(whatever: needs)),
            Claim("It does to one of 7 or of 15.", when: moves.isOneOf(7, 15), .differs(by: needs)),
        ])
}
