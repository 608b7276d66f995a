import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private let callsSuper = Overrides.callsSuper
private let logs = Overrides.logs

private enum Tapped: String, Choice {
    case level3 = "`level_3`"
    case level2 = "`level_2`"
    case level2Branch = "`level_2_1`"
    case level1 = "`level_1`"

    var view: String {
        switch self {
        case .level3: "level_3"
        case .level2: "level_2"
        case .level2Branch: "level_2_1"
        case .level1: "level_1"
        }
    }
}
private let tapped = Variable<Tapped>("tapped", "The finger taps")

private let level3 = Named<UIView>("level_3")
private let level2 = Named<UIView>("level_2")
private let level2Branch = Named<UIView>("level_2_1")
private let level1 = Named<UIView>("level_1")
private let anyLevel2 = Named<UIView>("level_2*")

/// Labels in one another that only listen to touches.
let hitTestTouch: Experiment = Experiment(
    id: "HitTestTouch",
    title: "Which of several nested views receive a touch?",
    question: """
        Four labels with `isUserInteractionEnabled` on (off in a `UILabel` by default): `level_1` holds `level_2_1` and \
        `level_2`, which holds `level_3`. Each overrides hit-testing and its touch methods. A finger taps one of them. \
        Which of them receive the touch, in which order, and what does calling `super` change?
        """,
    answer: """
        Only one view receives the touch at first: the hit-test view, which hit-testing finds from the outside in. From \
        there each message is passed outwards as far as `super` is called: the default implementation of a plain view or \
        label does nothing but pass the message to `next`. A view that prints its line after `super`, as in the demo of \
        document 000, prints it after its parent.
        """,
    remedy: """
        To let the superview receive the touch as well, call `super` in the touch methods that you override; to keep the \
        touch in the view, do not call `super`. In a subclass of a control or a list call `super` always: `super` \
        sends the control's actions and selects the row. In a control or a scroll view `super` does not pass the touch on.
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
        stage.script.tap(.point(x: 20, y: 20, in: stage[tapped].view))
    },
    outcomes: {
        Outcome("the view that is hit", otherwise: "is `level_1`") {
            Outcome.State("is `level_3`", level1.hitTest.returns(level3))
            Outcome.State("is `level_2`", level1.hitTest.returns(level2))
            Outcome.State("is `level_2_1`", level1.hitTest.returns(level2Branch))
        }
        Outcome(
            "only the view that is hit receives the touch", not: "the superviews of the view that is hit receive the touch too",
            anyone.touches.receivers(1))
        Outcome(
            "a superview prints its line before the view that is hit", not: "the view that is hit prints the first line",
            order {
                "level_1 prints touchesBegan"
                "level_* prints touchesBegan"
            })
    },
    claims: {
        Claim(
            "Without a call of `super`, only the hit-test view receives the touch.",
            when: callsSuper.isOff && tapped == .level3, quotes: Document000.stopsAtHitView,
            explanation: "The message stops at the first override that does not call `super`.", rules: [.unhandledIsDropped]
        ) {
            only(among: anyone.touches) {
                level3.touchesBegan
                level3.touchesEnded
            }
        }
        Claim(
            "No subview of the hit-test view receives the touch.", when: tapped == .level1, quotes: Document000.stopsAtHitView
        ) {
            anyLevel2.touches.never
            level3.touches.never
        }
        Claim(
            "Without a call of `super`, the touch still ends properly.", when: callsSuper.isOff, anyone.touchesEnded.times(1),
            quotes: Document000.endsWithoutSuper)
        Claim(
            "If `super` is called, each message is passed from the hit-test view outwards.",
            when: callsSuper.isOn && tapped == .level3,
            quotes: Document000.climbsWithSuper,
            explanation: "Each of the four messages is passed on separately: the parents' calls are nested in the child's.",
            rules: [.touchMethodsClimb]
        ) {
            level3.touchesBegan
            level2.touchesBegan
            level1.touchesBegan
            level3.touchesEnded
            level2.touchesEnded
            level1.touchesEnded
        }
        Claim(
            "If `super` is called, the parent's call is made inside the child's.",
            when: callsSuper.isOn && tapped == .level3,
            quotes: Document000.climbsWithSuper
        ) {
            level2.touchesBegan.inside(level3.touchesBegan)
            level1.touchesEnded.inside(level2.touchesEnded)
        }
        Claim(
            "If `super` is called, the touch ends properly, too.", when: callsSuper.isOn, quotes: Document000.endsWithSuper
        ) {
            level1.touchesEnded.happens
            anyone.touchesCancelled.never
        }
        Claim(
            "If views print after `super`, the outermost line comes first.",
            when: callsSuper.isOn && logs == .afterSuper && tapped == .level3,
            explanation: "The child prints when its call of `super` has returned, and the parent has printed its line during that call."
        ) {
            "level_1 prints touchesBegan"
            "level_2 prints touchesBegan"
            "level_3 prints touchesBegan"
        }
        Claim("Where a view prints its line does not change any call.", logs.changesNothing(among: anyone.touches, anyone.hitTest))
        Claim(
            "Hit-testing goes from the outside in, and of two subviews the one that was added last is asked first.",
            when: tapped == .level2Branch,
            quotes: Document000.whoIsHit, rules: [.lastSubviewFirst]
        ) {
            level1.hitTest
            level2.hitTest
            level2Branch.hitTest
            level2Branch.touchesBegan
            level2.hitTest.returns("nil")
            level1.hitTest.returns(level2Branch)
        }
        Claim(
            "Hit-testing makes two complete passes before the first touch method is called.", when: tapped == .level3,
            rules: [.twoPasses]
        ) {
            only(among: anyone.hitTest, anyone.pointInside, level3.touchesBegan) {
                level1.hitTest
                level1.pointInside
                level2.hitTest
                level2.pointInside
                level3.hitTest
                level3.pointInside
                level1.hitTest
                level1.pointInside
                level2.hitTest
                level2.pointInside
                level3.hitTest
                level3.pointInside
                level3.touchesBegan
            }
        }
    },
    prints: {
        PrintedOrder(
            Document000.stopsAtHitView, when: callsSuper.isOff && tapped == .level3,
            ["level_3 prints touchesBegan", "level_3 prints touchesEnded"], among: ["* prints *"])
        PrintedOrder(
            Document000.climbsWithSuper, when: callsSuper.isOn && logs == .afterSuper && tapped == .level3, fromChildToParent,
            among: ["* prints *"],
            difference: """
                The document says in which order the views are called, from child to parent. Its views print after `super`, when the \
                parent has printed already.
                """)
        PrintedOrder(
            Document000.climbsWithSuper, when: callsSuper.isOn && logs == .beforeSuper && tapped == .level3, fromChildToParent,
            among: ["* prints *"])
    })

private let fromChildToParent: [ExpectedLine] = [
    "level_3 prints touchesBegan", "level_2 prints touchesBegan", "level_1 prints touchesBegan",
    "level_3 prints touchesEnded", "level_2 prints touchesEnded", "level_1 prints touchesEnded",
]

/// A label whose hit-testing stands in the record.
private final class AskedLabel: DemoLabel {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { super.point(inside: point, with: event) }
}
