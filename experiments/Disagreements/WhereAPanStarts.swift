import EventTrace
import ExperimentKit
import UIKit

private let needs = Variable<Double>("needs", "Points that a pan needs", clause: "a pan needs {value} points", [10, 5, 20])
private let moves = Variable<Double>(
    "moves", "Points that the finger moves, at once", clause: "the finger moves {value} points at once", [3, 7, 15, 30])

private let isFarEnough = Condition(
    "the finger moves as far as a pan needs", not: "the finger moves less than a pan needs",
    moves == 30 || moves == 15 && needs != 20 || moves == 7 && needs == 5)

private let pan = Named<UIPanGestureRecognizer>("pan")
private let pad = Named<LoggedView>("pad")

/// How far a finger goes before a pan begins.
let whereAPanStarts: Experiment = Experiment(
    id: "WhereAPanStarts",
    title: "How far a finger must move before a pan gesture begins",
    question:
        "Re-implementations of UIKit let a pan begin after 5 points or after 10. What does an app see of the difference, and what is known of UIKit's own number?",
    answer:
        "Apple does not publish how far a finger must move. Ten points is the number usually named, and the engine's; the drag of a scroll view began at 10 points on a simulator of iOS 26.1. Whatever the number, a shorter move belongs to the view, which gets `touchesEnded`; a longer move belongs to the pan, and the view gets `touchesCancelled`. In printed logs the view gets two or three moves before the pan begins.",
    remedy:
        "To drag a view without a jump, call `setTranslation(.zero, in:)` at `.began` and add the translations from there. For the place where the finger came down, keep the touch's location in `gestureRecognizer(_:shouldReceive:)` of the pan's delegate: at `.began` the finger has gone on already. To begin at touch down, use a `UILongPressGestureRecognizer` with `minimumPressDuration = 0`, which has `location(in:)` but no translation, or a subclass of the pan that sets `state = .began` after `super` in `touchesBegan`, once. Both cancel the view's touch at once.",
    symptoms: [
        "pan gesture began location not touch start",
        "location(in:) at began is not where the finger came down",
        "drag jumps at the beginning",
        "how many points before a pan gesture begins",
        "pan gesture starts too late",
        "UIPanGestureRecognizer threshold, minimum distance",
        "small drag is not recognized as a pan",
        "make a pan gesture begin immediately",
    ],
    variables: [needs, moves],
    base: moves == 7,
    stage: { stage in
        stage.thresholds.panMovement = stage[needs]
        stage.add(UIPanGestureRecognizer(), pan, to: stage.add(LoggedView(), pad))
        let finger = stage.script.finger(1)
        finger.down(at: .point(x: 50, y: 100, in: pad))
        stage.script.wait(0.1)
        finger.move(to: .point(x: 50 + stage[moves], y: 100, in: pad))
        stage.script.wait(0.1)
        finger.up()
    },
    outcomes: {
        Outcome("the pan begins", not: "the pan does not begin", pan.action(.began))
        Outcome("the view's touch is cancelled", not: "the view's touch ends", pad.touchesCancelled)
    },
    claims: {
        Claim(
            "A move that is shorter than the number belongs to the view, which gets `touchesEnded`.",
            when: !isFarEnough,
            explanation: "The pan fails when the finger lifts, and the view's touch ends.", rules: [.pan, .failureFreesTheTouch]
        ) {
            only {
                pad.touchesBegan
                pad.touchesMoved
                pad.touchesEnded
            }
        }
        Claim(
            "A move that is longer than the number belongs to the pan, and the view does not get the move with which the pan begins.",
            when: isFarEnough,
            explanation: "Printed logs show exactly this (pan-cancels-view).", rules: [.cancelsTouchesInView]
        ) {
            only {
                pad.touchesBegan
                pan.action(.began)
                pad.touchesCancelled
                pan.action(.ended)
            }
        }
        Claim(
            "A pan begins with the first move, however short it is.", when: moves == 3, pan.action(.began).happens,
            rules: [.pan, .panStart],
            knownRefutation:
                "Printed logs have two or three moves at the view before the pan begins (pan-on-parent-child-touches, pan-cancels-view-with-recognizer-touches), so some distance is needed. They print no points. Ten points is the number usually named, and the engine's choice; flowkey's UIKit and WinObjC take 5."
        )
        Claim("For a drag of 30 points it makes no difference which number is right.", when: moves == 30, needs.changesNothing())
        Claim("For a drag of 7 or 15 points the number makes a difference.", when: moves.isOneOf(7, 15), needs.changesTheCalls())
    })
