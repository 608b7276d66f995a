import EventTrace
import ExperimentKit
import UIKit

private enum Press: String, Choice {
    case uiKit = "UIKit's"
    case endingWhenLeft = "a custom one that ends beyond the allowable movement"
}
private let choice = Variable<Press>("choice", "The long press is")

private enum Moment: String, Choice {
    case beforeItBegins = "before the long press begins"
    case afterItBegan = "after the long press began"
}
private let moment = Variable<Moment>("when", "The finger moves")
private let moves = Variable<Double>("moves", "Points that the finger moves", clause: "the finger moves by {value} points", [5, 30, 300])

/// Ends when a finger goes beyond the allowable movement, as a re-implementation does.
private final class EndingPress: UILongPressGestureRecognizer {
    private var start = CGPoint.zero

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if let touch = touches.first { start = touch.location(in: nil) }
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard state == .began || state == .changed, let touch = touches.first else { return }
        let (x, y) = (touch.location(in: nil).x - start.x, touch.location(in: nil).y - start.y)
        if x * x + y * y > allowableMovement * allowableMovement { state = .ended }
    }
}

private let hasUIKitsBegun = Condition(
    "UIKit's long press has begun when the finger moves",
    not: "the long press is a custom one or has not begun when the finger moves", choice == .uiKit && moment == .afterItBegan)

private let press = Named<UIGestureRecognizer>("press")
private let view = Named<UIView>("view")

/// A long press that moves far after it began.
let longPressThatMoves: Experiment = Experiment(
    id: "LongPressThatMoves",
    title: "Long press and `allowableMovement`: when the finger moves",
    question:
        "The finger of a long press moves before the gesture begins, or after. Some re-implementations of UIKit end the long press when the finger goes beyond `allowableMovement`. What does UIKit do?",
    answer:
        "Before a long press begins, a move beyond `allowableMovement`, 10 points by default, makes the long press fail. Once the long press has begun, the finger may move any distance, also out of the view, with `.changed` for each move and `.ended` when the finger lifts: that is how a long press picks a thing up and drags it.",
    remedy:
        "To allow more movement before the long press begins, raise `allowableMovement`. To drag a thing, note `location(in:)` at `.began` and move the thing by the difference at each `.changed`, both in the superview: a long press has no `translation(in:)`. To limit the movement afterwards, compare `location(in:)` in the action and cancel by setting `isEnabled` to `false` and back to `true`.",
    symptoms: [
        "long press gesture fails when the finger moves",
        "allowableMovement of UILongPressGestureRecognizer",
        "drag a view after a long press",
        "does a long press end when the finger leaves the view",
        "long press to reorder, finger moves far",
    ],
    variables: [choice, moment, moves],
    excluding: Exclusion(
        choice != .uiKit && moment == .beforeItBegins, because: "The two kinds differ only after the long press has begun."),
    stage: { stage in
        stage.add(stage[choice] == .uiKit ? UILongPressGestureRecognizer() : EndingPress(), press, to: stage.add(UIView(), view))
        let finger = stage.script.finger(1)
        finger.down(at: .point(x: 20, y: 20, in: view))
        stage.script.wait(stage[moment] == .beforeItBegins ? 0.2 : 0.7)
        finger.move(to: .point(x: 20, y: 20 + stage[moves], in: view))
        stage.script.wait(0.5)
        finger.up()
    },
    outcomes: {
        Outcome("the long press", otherwise: "never begins") {
            Outcome.State("ends while the finger is still down", .all([press.touchesMoved.happens, press.action(.ended).comes(0...1000)]))
            Outcome.State("ends as the finger lifts", press.action(.ended))
        }
        Outcome("the action is called with `.changed`", not: "the action is not called with `.changed`", press.action(.changed))
    },
    claims: {
        Claim(
            "Before the long press begins, a move of 30 points or more makes the long press fail.",
            when: moment == .beforeItBegins && moves != 5,
            explanation: "The default of `allowableMovement` is 10 points, as Apple documents (doc-tap-longpress-defaults)."
        ) {
            press.action.never
            decided("press: state failed")
        }
        Claim(
            "UIKit's long press goes on, however far the finger moves after it began, and ends when the finger lifts.",
            when: hasUIKitsBegun,
            explanation: "Apple documents that the limit applies until the gesture is recognized (doc-tap-longpress-defaults).",
            rules: [.longPress]
        ) {
            only {
                press.action(.began)
                press.action(.changed)
                press.action(.ended)
            }
        }
        Claim(
            "Once UIKit's long press has begun, it makes no difference how far the finger moves.",
            when: hasUIKitsBegun, moves.changesNothing())
        Claim(
            "A long press that has begun ends when the finger leaves the allowable movement.",
            when: hasUIKitsBegun && moves != 5, press.action(.ended).comes(700...1000),
            knownRefutation: "WinObjC does so; according to Apple's documentation the movement is limited before recognition only.")
        Claim(
            "A custom long press that ends beyond the allowable movement has ended before the finger lifts.",
            when: choice != .uiKit && moment == .afterItBegan && moves != 5
        ) {
            only(among: press.action) {
                press.action(.began)
                press.action(.ended)
            }
        }
    })
