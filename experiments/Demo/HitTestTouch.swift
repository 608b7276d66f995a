import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private let callsSuper = Overrides.callsSuper
private let logs = Overrides.logs

private enum Tapped: String, Choice {
    case level3 = "level_3"
    case level2 = "level_2"
    case level2Branch = "level_2_1"
    case level1 = "level_1"
}
private let tapped = Variable<Tapped>("tapped", "The finger taps")

extension Experiment {
    /// Labels in one another that only listen to touches.
    static let hitTestTouch: Experiment = Experiment(
        id: "HitTestTouch",
        title: "Which of several nested views receive a touch?",
        question: """
            Four labels: `level_1` holds `level_2_1` and `level_2`, which holds `level_3`. Each overrides hit-testing and its touch methods. A \
            finger taps one of them. Which of them receive the touch, in which order, and what does calling `super` change?
            """,
        answer: """
            Only one view receives the touch at first: the hit-test view, which hit-testing finds from the outside in. From there each message is \
            passed outwards as far as `super` is called: the default implementation does nothing but pass the message to `next`. A view that prints \
            its line after `super`, as in the document's demo, prints it after its parent.
            """,
        remedy: """
            To let the superview receive the touch as well, call `super` in the touch methods that you override; to keep it in the view, do not call \
            `super`.
            """,
        symptoms: [
            "touchesBegan is called on the parent view as well",
            "touchesBegan not called on the superview",
            "should I call super in touchesBegan",
            "which view receives the touch in nested views",
            "hitTest is called twice for one touch",
        ],
        origins: [Document000.stopsAtHitView],
        observations: ["hittest-two-passes-same-event-timestamp"],
        variables: [callsSuper, logs, tapped],
        excluding: Exclusion(Overrides.withoutSuper, because: "If `super` is not called, there is no line before or after it."),
        stage: { stage in
            _ = DemoLevels.add(to: stage, AskedLabel.init)
            // Near the corner, where a level is not covered by the next one.
            stage.script.tap(.point(x: 20, y: 20, in: stage[tapped].rawValue))
        },
        claims: [
            Claim(
                "Without a call of `super`, only the hit-test view receives the touch.",
                when: callsSuper.isOff && tapped == .level3,
                .ordering(["level_3.touchesBegan", "level_3.touchesEnded"], among: ["*.touches*"]), quotes: Document000.stopsAtHitView,
                explanation: "The message stops at the first override that does not call `super`.", rules: [.unhandledIsDropped]),
            Claim(
                "No subview of the hit-test view receives the touch.", when: tapped == .level1,
                .all([.never("level_2*.touches*"), .never("level_3.touches*")]), quotes: Document000.stopsAtHitView),
            Claim(
                "Without a call of `super`, the touch still ends properly.", when: callsSuper.isOff,
                .exactly(1, "*.touchesEnded"),
                quotes: Document000.endsWithoutSuper),
            Claim(
                "If `super` is called, each message is passed from the hit-test view outwards.",
                when: callsSuper.isOn && tapped == .level3,
                .order([
                    "level_3.touchesBegan", "level_2.touchesBegan", "level_1.touchesBegan",
                    "level_3.touchesEnded", "level_2.touchesEnded", "level_1.touchesEnded",
                ]),
                quotes: Document000.climbsWithSuper,
                explanation: "Each of the four messages is passed on separately: the parents' calls are nested in the child's.",
                rules: [.touchMethodsClimb]),
            Claim(
                "If `super` is called, the parent's call is made inside the child's.",
                when: callsSuper.isOn && tapped == .level3,
                .all([
                    .nested("level_2.touchesBegan", in: "level_3.touchesBegan"),
                    .nested("level_1.touchesEnded", in: "level_2.touchesEnded"),
                ]),
                quotes: Document000.climbsWithSuper),
            Claim(
                "If `super` is called, the touch ends properly, too.", when: callsSuper.isOn,
                .all([.happens("level_1.touchesEnded"), .never("*.touchesCancelled")]), quotes: Document000.endsWithSuper),
            Claim(
                "If views print after `super`, the outermost line comes first.",
                when: callsSuper.isOn && logs == .afterSuper && tapped == .level3,
                .order(["level_1 prints touchesBegan", "level_2 prints touchesBegan", "level_3 prints touchesBegan"]),
                explanation: "The child prints when its call of `super` has returned, and the parent has printed its line during that call."
            ),
            Claim("Where a view prints its line does not change any call.", .same(whatever: logs, among: ["*.touches*", "*.hitTest"])),
            Claim(
                "Hit-testing goes from the outside in, and of two subviews the one that was added last is asked first.",
                when: tapped == .level2Branch,
                .all([
                    .order(["level_1.hitTest", "level_2.hitTest", "level_2_1.hitTest", "level_2_1.touchesBegan"]),
                    .answer(of: "level_2.hitTest", is: "nil"), .answer(of: "level_1.hitTest", is: "level_2_1"),
                ]),
                quotes: Document000.whoIsHit, rules: [.lastSubviewFirst]),
            Claim(
                "Hit-testing makes two complete passes before the first touch method is called.", when: tapped == .level3,
                .ordering(
                    [
                        "level_1.hitTest", "level_1.pointInside", "level_2.hitTest", "level_2.pointInside", "level_3.hitTest",
                        "level_3.pointInside", "level_1.hitTest", "level_1.pointInside", "level_2.hitTest", "level_2.pointInside",
                        "level_3.hitTest", "level_3.pointInside", "level_3.touchesBegan",
                    ], among: ["*.hitTest", "*.pointInside", "level_3.touchesBegan"]),
                rules: [.twoPasses]),
        ],
        prints: [
            PrintedOrder(
                Document000.stopsAtHitView, when: callsSuper.isOff && tapped == .level3,
                ["level_3 prints touchesBegan", "level_3 prints touchesEnded"], among: ["* prints *"]),
            PrintedOrder(
                Document000.climbsWithSuper, when: callsSuper.isOn && logs == .afterSuper && tapped == .level3, fromChildToParent,
                among: ["* prints *"],
                difference: """
                    The document says in which order the views are called, from child to parent. Its views print after `super`, when the \
                    parent has printed already.
                    """),
            PrintedOrder(
                Document000.climbsWithSuper, when: callsSuper.isOn && logs == .beforeSuper && tapped == .level3, fromChildToParent,
                among: ["* prints *"]),
        ])

    private static let fromChildToParent: [ExpectedLine] = [
        "level_3 prints touchesBegan", "level_2 prints touchesBegan", "level_1 prints touchesBegan",
        "level_3 prints touchesEnded", "level_2 prints touchesEnded", "level_1 prints touchesEnded",
    ]
}

/// A label whose hit-testing stands in the record.
private final class AskedLabel: DemoLabel {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { super.point(inside: point, with: event) }
}
