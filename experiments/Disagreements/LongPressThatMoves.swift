import EventTrace
import ExperimentKit
import UIKit

private enum Press: String, Choice {
    case uiKit = "UIKit's"
    case endingWhenLeft = "one that ends when it is left"
}
private let choice = Variable<Press>("choice", "The long press is")

private enum Moment: String, Choice {
    case beforeItBegins = "before it begins"
    case afterItBegan = "after it began"
}
private let moment = Variable<Moment>("when", "The finger moves")
private let moves = Variable<Double>("moves", "by this many points", [5, 30, 300])

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

extension Experiment {
    /// A long press that moves far after it began.
    static let longPressThatMoves = Experiment(
        id: "LongPressThatMoves",
        title: "Disagreement: a long press that moves far after it began",
        question:
            "A finger on a long press moves before it begins, or after. Re-implementations end it when the finger goes beyond `allowableMovement`. What does UIKit do?",
        answer:
            "Before it begins, more than 10 points fail it. Once it has begun UIKit lets it move any distance, with changed for each move and ended at the lift: that is how a long press picks a thing up and drags it.",
        variables: [choice, moment, moves],
        excluding: Exclusion(choice != .uiKit && moment == .beforeItBegins, because: "The two differ after the beginning only."),
        stage: { stage in
            let press = stage[choice] == .uiKit ? UILongPressGestureRecognizer() : EndingPress()
            stage.add(press, "press", to: stage.add(UIView(), "view"))
            let finger = stage.script.finger(1)
            finger.down(at: .point(x: 20, y: 20, in: "view"))
            stage.script.wait(stage[moment] == .beforeItBegins ? 0.2 : 0.7)
            finger.move(to: .point(x: 20, y: 20 + stage[moves], in: "view"))
            stage.script.wait(0.5)
            finger.up()
        },
        claims: [
            Claim(
                "Before it begins, 5 points are allowed and 30 are too many.",
                when: moment == .beforeItBegins && moves != 5, .all([.never("press.action*"), .decided("press: state failed")]),
                explanation: "The default of `allowableMovement` is 10 points, as Apple documents (doc-tap-longpress-defaults)."),
            Claim(
                "UIKit's goes on, however far the finger moves after it began, and ends with the lift.",
                when: choice == .uiKit && moment == .afterItBegan,
                .ordering(["press.action(began)", "press.action(changed)", "press.action(ended)"]),
                explanation: "Apple documents that the limit holds until it is recognized (doc-tap-longpress-defaults).",
                rules: [.longPress]),
            Claim(
                "Far or near makes no difference then.",
                when: choice == .uiKit && moment == .afterItBegan, .same(whatever: moves)),
            Claim(
                "A long press that has begun ends where it leaves the allowable movement.",
                when: choice == .uiKit && moment == .afterItBegan && moves != 5,
                .interval(to: "press.action(ended)", milliseconds: 700...1000),
                knownRefutation: "WinObjC does so; by Apple's documentation the movement is limited before recognition only."),
            Claim(
                "One that ends when it is left is over before the lift.",
                when: choice != .uiKit && moment == .afterItBegan && moves != 5,
                .ordering(["press.action(began)", "press.action(ended)"], among: ["press.action(*)"])),
        ])
}
