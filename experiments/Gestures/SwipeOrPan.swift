import EventTrace
import ExperimentKit
import UIKit

private let relation = Variable("relation", "Between the two", ["nothing", "pan waits", "swipe waits", "both allowed"])
private let stroke = Variable("stroke", "The finger makes", ["a fast stroke", "a slow drag"])

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
            let view = stage.add({ UIView(frame: $0) }, "view", at: CGRect(x: 20, y: 200, width: 350, height: 200))
            let swipe = stage.put(UISwipeGestureRecognizer(), "swipe", on: view)
            let pan = stage.put(UIPanGestureRecognizer(), "pan", on: view)
            switch stage.choice(relation) {
            case "pan waits": pan.require(toFail: swipe)
            case "swipe waits": swipe.require(toFail: pan)
            case "both allowed": pan.delegate = stage.name(AllowingDelegate(), "delegate")
            default: break
            }
        },
        script: { stage in
            let finger = stage.script.finger(1)
            finger.down(at: .point(x: 50, y: 100, in: "view"))
            let isFast = stage.choice(stroke) == "a fast stroke"
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
                when: relation.is("nothing"), .all([.happens("pan.action(began)"), .never("swipe.action*")]),
                explanation:
                    "The pan begins after 10 points, the swipe needs more (GE.19, GE.23). Neither number is documented; that a swipe wants a way of its own is in Apple's header."
            ),
            Claim(
                "If the pan waits, a stroke is a swipe and nothing else.",
                when: relation.is("pan waits") && stroke.is("a fast stroke"), .ordering(["swipe.action(ended)"]),
                explanation: "The pan has begun for itself, and fails when the swipe recognizes (GE.11)."),
            Claim(
                "If the pan waits, a drag is a pan, and its first action still says began.",
                when: relation.is("pan waits") && stroke.is("a slow drag"),
                .all([.never("swipe.action*"), .order(["pan.action(began)", "pan.action(ended)"])]),
                explanation: "Its first action says began, whatever its state by then (GE.11)."),
            Claim(
                "The swipe fails half a second after the landing, and only then the waiting pan acts.",
                when: relation.is("pan waits") && stroke.is("a slow drag"),
                .holds("`pan.action(began)` at 0.5 s") { trace in
                    trace.ordering.contains { $0.token == "pan.action(began)" && $0.time > 0.49 && $0.time < 0.51 }
                },
                explanation: "The half second is assumed (GE.23): Apple gives no number."),
            Claim(
                "If the swipe waits for the pan, it never acts: a stroke that swipes has panned before.",
                when: relation.is("swipe waits"), .never("swipe.action*")),
            Claim(
                "If both are allowed, a stroke is both.",
                when: relation.is("both allowed") && stroke.is("a fast stroke"),
                .all([.happens("pan.action(began)"), .happens("swipe.action(ended)")])),
            Claim("A slow drag is never a swipe.", when: stroke.is("a slow drag"), .never("swipe.action*")),
        ])
}
