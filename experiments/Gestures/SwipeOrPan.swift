import EventTrace
import ExperimentKit
import UIKit

private enum Relation: String, Choice {
    case nothing
    case panWaits = "pan waits"
    case swipeWaits = "swipe waits"
    case bothAllowed = "both allowed"
}
private let relation = Variable<Relation>("relation", "Between the two")

private enum Stroke: String, Choice {
    case fastStroke = "a fast stroke"
    case slowDrag = "a slow drag"
}
private let stroke = Variable<Stroke>("stroke", "The finger makes")

extension Experiment {
    /// A swipe and a pan on one view.
    static let swipeOrPan = Experiment(
        id: "SwipeOrPan",
        title: "Swipe or pan",
        question:
            "A view has a swipe to the right and a pan. A finger strokes fast to the right, or drags slowly. Which acts, and what must be said between the two so that a stroke is a swipe and a drag a pan?",
        answer:
            "With nothing said the pan takes everything: it needs less way than a swipe. If the pan waits for the swipe to fail, a stroke is a swipe and a drag is a pan, which then begins late. If the swipe waits, or both are allowed, the pan acts on every stroke.",
        variables: [relation, stroke],
        stage: { stage in
            let view = stage.add(UIView(), "view", at: CGRect(x: 20, y: 200, width: 350, height: 200))
            let swipe = stage.add(UISwipeGestureRecognizer(), "swipe", to: view)
            let pan = stage.add(UIPanGestureRecognizer(), "pan", to: view)
            switch stage[relation] {
            case .panWaits: pan.require(toFail: swipe)
            case .swipeWaits: swipe.require(toFail: pan)
            case .bothAllowed: pan.delegate = stage.name(AllowingDelegate(), "delegate")
            case .nothing: break
            }
        },
        script: { stage in
            let finger = stage.script.finger(1)
            finger.down(at: .point(x: 50, y: 100, in: "view"))
            let isFast = stage[stroke] == .fastStroke
            let pause = isFast ? 0.02 : 0.2
            // The first move is enough for a pan and too little for a swipe.
            for way in isFast ? [15.0, 80, 145] : [12, 20, 60] {
                stage.script.wait(pause)
                finger.move(to: .point(x: 50 + way, y: 100, in: "view"))
            }
            stage.script.wait(pause)
            finger.up()
        },
        claims: [
            Claim(
                "With nothing said the pan takes both, and the swipe fails.",
                when: relation == .nothing, .all([.happens("pan.action(began)"), .never("swipe.action*")]),
                explanation:
                    "The pan begins after 10 points, the swipe needs more. Neither number is documented; that a swipe wants a way of its own is in Apple's header.",
                rules: [.pan, .swipe]
            ),
            Claim(
                "If the pan waits, a stroke is a swipe and nothing else.",
                when: relation == .panWaits && stroke == .fastStroke, .ordering(["swipe.action(ended)"]),
                explanation: "The pan has begun for itself, and fails when the swipe recognizes.", rules: [.failureRequirement]),
            Claim(
                "If the pan waits, a drag is a pan, and its first action still says began.",
                when: relation == .panWaits && stroke == .slowDrag,
                .all([.never("swipe.action*"), .order(["pan.action(began)", "pan.action(ended)"])]),
                explanation: "Its first action says began, whatever its state by then.", rules: [.failureRequirement]),
            Claim(
                "The swipe fails half a second after the landing, and only then the waiting pan acts.",
                when: relation == .panWaits && stroke == .slowDrag,
                .interval(to: "pan.action(began)", milliseconds: 490...510),
                explanation: "The half second is assumed: Apple gives no number.", rules: [.swipe]),
            Claim(
                "If the swipe waits for the pan, it never acts: a stroke that swipes has panned before.",
                when: relation == .swipeWaits, .never("swipe.action*")),
            Claim(
                "If both are allowed, a stroke is both.",
                when: relation == .bothAllowed && stroke == .fastStroke,
                .all([.happens("pan.action(began)"), .happens("swipe.action(ended)")])),
            Claim("A slow drag is never a swipe.", when: stroke == .slowDrag, .never("swipe.action*")),
        ])
}
