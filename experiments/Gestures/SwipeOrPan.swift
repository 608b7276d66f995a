import EventTrace
import ExperimentKit
import UIKit

private enum Relation: String, Choice {
    case nothing = "neither waits"
    case panWaits = "the pan waits for the swipe to fail"
    case swipeWaits = "the swipe waits for the pan to fail"
    case bothAllowed = "both may recognize simultaneously"
}
private let relation = Variable<Relation>("relation", "Of the two recognizers,")

private enum Stroke: String, Choice {
    case fastStroke = "a fast stroke"
    case slowDrag = "a slow drag"
}
private let stroke = Variable<Stroke>("stroke", "The finger makes")

private let view = Named<UIView>("view")
private let swipe = Named<UISwipeGestureRecognizer>("swipe")
private let pan = Named<UIPanGestureRecognizer>("pan")
private let delegate = Named<AllowingDelegate>("delegate")

/// A swipe and a pan on one view.
let swipeOrPan: Experiment = Experiment(
    id: "SwipeOrPan",
    title: "Swipe and pan gestures on the same view",
    question:
        "A view has a recognizer for a swipe to the right and a pan recognizer. A finger strokes fast to the right, or drags slowly. Which one fires, and what makes a stroke a swipe and a drag a pan?",
    answer:
        "Without any requirement, the pan takes every movement: it needs a shorter distance than a swipe. If the pan waits for the swipe to fail, a fast stroke is a swipe and a slow drag is a pan, which then begins late. If the swipe waits for the pan to fail, only the pan fires. If both may recognize simultaneously, the pan fires on every movement, and the swipe fires too on a fast stroke.",
    remedy:
        "To keep both: `pan.require(toFail: swipe)`, for each swipe recognizer of the view. A slow drag then begins late, when the swipe has failed. If the pan must follow the finger at once, use the pan alone, and take the drag for a swipe if `velocity(in:)` at `.ended` is high. Use one swipe recognizer for each direction: in the action `direction` is what you have set, not what the finger did.",
    symptoms: [
        "swipe gesture not working together with pan gesture",
        "UISwipeGestureRecognizer never fires because of UIPanGestureRecognizer",
        "difference between a swipe and a pan",
        "distinguish a quick flick from a slow drag",
        "pan starts with a delay after require(toFail: swipe)",
        "UISwipeGestureRecognizer with two directions, direction is always the same",
    ],
    variables: [relation, stroke],
    base: relation == .panWaits,
    stage: { stage in
        let view = stage.add(UIView(), view, at: CGRect(x: 20, y: 200, width: 350, height: 200))
        let swipe = stage.add(UISwipeGestureRecognizer(), swipe, to: view)
        let pan = stage.add(UIPanGestureRecognizer(), pan, to: view)
        switch stage[relation] {
        case .panWaits: pan.require(toFail: swipe)
        case .swipeWaits: swipe.require(toFail: pan)
        case .bothAllowed: pan.delegate = stage.name(AllowingDelegate(), delegate)
        case .nothing: break
        }
    },
    script: { stage in
        let finger = stage.script.finger(1)
        finger.down(at: .point(x: 50, y: 100, in: view))
        let isFast = stage[stroke] == .fastStroke
        let pause = isFast ? 0.02 : 0.2
        // The first move is enough for a pan and too little for a swipe.
        for way in isFast ? [15.0, 80, 145] : [12, 20, 60] {
            stage.script.wait(pause)
            finger.move(to: .point(x: 50 + way, y: 100, in: view))
        }
        stage.script.wait(pause)
        finger.up()
    },
    outcomes: {
        Outcome("the swipe fires", not: "the swipe does not fire", swipe.action)
        Outcome("the pan", otherwise: "does not fire") {
            Outcome.State("begins late", pan.action(.began).comes(400...600))
            Outcome.State("begins with the first move", pan.action(.began))
        }
    },
    claims: {
        Claim(
            "Without any requirement, the pan recognizes strokes and drags; the swipe fails.",
            when: relation == .nothing,
            explanation:
                "The pan begins after 10 points; the swipe needs more. Neither number is documented; that a swipe needs a distance of its own is in Apple's header.",
            rules: [.pan, .swipe]
        ) {
            pan.action(.began).happens
            swipe.action.never
        }
        Claim(
            "If the pan waits for the swipe to fail, a fast stroke fires the swipe and nothing else.",
            when: relation == .panWaits && stroke == .fastStroke,
            explanation: "The pan has begun internally, and fails when the swipe recognizes.", rules: [.failureRequirement]
        ) {
            only { swipe.action(.ended) }
        }
        Claim(
            "If the pan waits for the swipe to fail, a slow drag fires the pan, and its first action still has the state `.began`.",
            when: relation == .panWaits && stroke == .slowDrag,
            explanation: "The first action has the state `.began`, whatever the recognizer's state is by then.",
            rules: [.failureRequirement]
        ) {
            swipe.action.never
            pan.action(.began)
            pan.action(.ended)
        }
        Claim(
            "On a slow drag the swipe fails half a second after touch down, and only then the waiting pan fires.",
            when: relation == .panWaits && stroke == .slowDrag, pan.action(.began).comes(490...510),
            explanation: "The half second is assumed: Apple gives no number.", rules: [.swipe, .swipeTime])
        Claim(
            "If the swipe waits for the pan to fail, it never fires: the pan has begun before the movement is a swipe.",
            when: relation == .swipeWaits, swipe.action.never)
        Claim(
            "If simultaneous recognition is allowed, a fast stroke fires both.",
            when: relation == .bothAllowed && stroke == .fastStroke
        ) {
            pan.action(.began).happens
            swipe.action(.ended).happens
        }
        Claim("A slow drag never fires the swipe.", when: stroke == .slowDrag, swipe.action.never)
    })
