import EventTrace
import ExperimentKit
import UIKit

private let allows = Variable<Double>("allows", "Points that a tap allows", clause: "a tap allows {value} points", [45, 10, 1000])
private let moves = Variable<Double>("moves", "Points that the finger moves", clause: "the finger moves {value} points", [5, 20, 60, 200])
private let alsoPan = Variable<Bool>("pan", "The view has a pan recognizer, too", off: "the view has no pan recognizer")

private let isWithin = Condition(
    "the finger stays within the distance that a tap allows", not: "the finger moves farther than a tap allows",
    moves == 5 || moves == 20 && allows != 10 || allows == 1000)

private let pan = Named<UIPanGestureRecognizer>("pan")
private let pad = Named<LoggedView>("pad")
private let tap = Named<UITapGestureRecognizer>("tap")

/// How far a finger goes before a tap fails.
let howFarATapMoves: Experiment = Experiment(
    id: "HowFarATapMoves",
    title: "How far a finger may move before a tap gesture fails",
    question:
        "Re-implementations of UIKit fail a tap after 10 points, after some more, or at no distance at all if the finger lifts inside the view. What does an app see of the difference, and what is known of UIKit's own number?",
    answer:
        "How far a finger may move is not published. The number decides whether a sloppy tap fires, unless the view has a pan recognizer, too, which takes every move from 10 points on. All that is known: a tap has not failed yet when a pan begins.",
    remedy:
        "The distance cannot be set. If taps with a small move are lost, look first for a pan recognizer on the view or its superviews, a scroll view's too: the pan takes the touch. For a distance of your own, write a recognizer that compares the place of touch up with that of touch down. A long press with `minimumPressDuration = 0` can compare them too, but recognizes at touch down and excludes the other recognizers, a scroll view's pan among them, unless its delegate allows both.",
    symptoms: [
        "how many points may a finger move in a tap gesture",
        "UITapGestureRecognizer fails when the finger moves slightly",
        "allowable movement of UITapGestureRecognizer",
        "tap not recognized while the thumb slides",
    ],
    variables: [allows, moves, alsoPan],
    base: moves == 20,
    stage: { stage in
        stage.thresholds.tapMovement = stage[allows]
        let pad = stage.add(LoggedView(), pad)
        stage.add(UITapGestureRecognizer(), tap, to: pad)
        if stage[alsoPan] { stage.add(UIPanGestureRecognizer(), pan, to: pad) }
        let finger = stage.script.finger(1)
        finger.down(at: .point(x: 20, y: 100, in: pad))
        stage.script.wait(0.1)
        finger.move(to: .point(x: 20 + stage[moves], y: 100, in: pad))
        stage.script.wait(0.1)
        finger.up()
    },
    outcomes: {
        Outcome("the tap fires", not: "the tap does not fire", tap.action)
        Outcome("the pan begins", not: "no pan begins", pan.action(.began))
        Outcome("the view's touch is cancelled", not: "the view's touch ends", pad.touchesCancelled)
    },
    claims: {
        Claim(
            "Within the allowed distance the tap fires, even if the finger has left the view.",
            when: alsoPan.isOff && isWithin,
            explanation:
                "A tap fails when a finger moves too far. flowkey's UIKit asks instead whether the finger lifts inside the view; no log of such a lift is known.",
            rules: [.tap]
        ) {
            tap.action(.ended)
            pad.touchesCancelled
        }
        Claim(
            "Beyond the allowed distance the tap fails and the view's touch ends.",
            when: alsoPan.isOff && !isWithin
        ) {
            only {
                pad.touchesBegan
                pad.touchesMoved
                pad.touchesEnded
            }
        }
        Claim(
            "If the view has a pan recognizer, a move of 20 points is never a tap, whatever the tap allows.",
            when: alsoPan.isOn && moves != 5,
            explanation:
                "The pan excludes the tap. A talk of 2017 describes a move that is enough for the pan and not too much for the tap (wwdc17-pan-tap-exclusion).",
            rules: [.exclusion]
        ) {
            pan.action(.began).happens
            tap.action.never
        }
        Claim(
            "A tap fails at the distance at which a pan begins: both use the same number.",
            when: allows == 45 && alsoPan.isOff && moves == 20, tap.action.never, rules: [.tap, .tapLimits],
            knownRefutation:
                "In a talk of 2017 (wwdc17-pan-tap-exclusion) a pan begins while the tap has not failed, so a tap allows more than a pan needs. How much more is not said: the engine's 45 points are assumed, WinObjC takes 10."
        )
    })
