import EventTrace
import ExperimentDocuments
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Finger: String, Choice {
    case bothSiblings = "both siblings"
    case firstOnly = "only the first sibling"
    case neither = "neither sibling"
}
private let finger = Variable<Finger>("finger", "The finger taps")

/// Hears of hit-testing and of the start of a touch.
private final class AskedPad: BeganPad {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { super.point(inside: point, with: event) }
}

private let parent = Named<AskedPad>("parent")
private let first = Named<AskedPad>("first")
private let last = Named<AskedPad>("last")

/// The order of the questions, and that it is gone through twice.
let whoIsAsked: Experiment = Experiment(
    id: "WhoIsAsked",
    title: "How often and in which order `hitTest` is called",
    question: """
        A parent contains two siblings that overlap, `first` and then `last`. All three record `hitTest` and `point(inside:)`. \
        In which order are these called?
        """,
    answer: """
        `hitTest` of the parent comes first. It calls the parent's `point(inside:)`, then `hitTest` of `last`, which calls \
        `point(inside:)` of `last`; if `last` returns nil, `first` follows in the same way. If neither returns a view, the \
        parent returns itself. UIKit does all of this twice before `touchesBegan`, as logs of devices show; Apple, quoted in a \
        blog, calls several calls normal.
        """,
    remedy:
        "Keep overrides of `hitTest(_:with:)` and `point(inside:with:)` free of side effects: they run twice for each new touch, and whenever other code asks, such as a UI test, with nil for the event. To react to touch down, use `touchesBegan`, an action for `touchDown`, or a recognizer.",
    symptoms: [
        "Why is hitTest called twice",
        "hitTest:withEvent: is called multiple times for one tap",
        "Call order of hitTest and point(inside:)",
        "Which subview does hitTest ask first",
        "How UIKit walks the view hierarchy to find the touched view",
        "detect touch down in hitTest, side effects run several times",
    ],
    origins: [Document004.askedTwice],
    observations: ["hittest-abc-simple-nested", "hittest-two-passes-before-began-iOS9-device"],
    variables: [finger],
    stage: { stage in
        let parent = stage.name(AskedPad(frame: CGRect(x: 45, y: 200, width: 300, height: 200)), parent)
        stage.view.addSubview(parent)
        parent.addSubview(stage.name(AskedPad(frame: CGRect(x: 20, y: 20, width: 160, height: 160)), first))
        parent.addSubview(stage.name(AskedPad(frame: CGRect(x: 120, y: 20, width: 160, height: 160)), last))
        let x: Double =
            switch stage[finger] {
            case .bothSiblings: 150
            case .firstOnly: 50
            case .neither: 10
            }
        stage.script.tap(.point(x: x, y: 100, in: parent))
    },
    outcomes: {
        Outcome("the touch", otherwise: "goes to the parent") {
            Outcome.State("goes to `last`", last.touchesBegan)
            Outcome.State("goes to `first`", first.touchesBegan)
        }
        Outcome("`first` is asked", not: "`first` is not asked", first.hitTest)
        Outcome(
            "the whole search happens twice", not: "the search happens once",
            constant: "Each new touch is hit-tested in two complete passes.", parent.hitTest.times(2))
    },
    claims: {
        Claim(
            "The complete sequence of `hitTest` and `point(inside:)` calls happens twice.", when: finger == .bothSiblings,
            quotes: Document004.askedTwice,
            explanation: "A new touch is hit-tested in two complete passes before `sendEvent`.", rules: [.twoPasses]
        ) {
            only {
                parent.hitTest
                parent.pointInside
                last.hitTest
                last.pointInside
                parent.hitTest
                parent.pointInside
                last.hitTest
                last.pointInside
                last.touchesBegan
            }
        }
        Claim(
            "`point(inside:)` is called inside `hitTest`.",
            quotes: Document004.hitTestAsksPointInside
        ) {
            parent.pointInside.happens
            parent.pointInside.inside(parent.hitTest)
            last.pointInside.inside(last.hitTest)
        }
        Claim(
            "The subview added last is asked first.", last.hitTest.before(first.hitTest),
            quotes: Document004.subviewsFromTheLast, Document004.viewsHitTest,
            explanation: "Subviews are asked from the last to the first.", rules: [.lastSubviewFirst])
        Claim(
            "The search begins with the last subview.", last.hitTest.before(first.hitTest),
            quotes: Document002.subviewsFromTheBack)
        Claim(
            "If the last subview contains the point, its earlier sibling is not asked.",
            when: finger == .bothSiblings, first.everything.never, quotes: Document002.firstAnswerWins)
        Claim(
            "If the last subview contains the point, the parent's `hitTest` returns it at once.", when: finger == .bothSiblings,
            parent.hitTest.returns(last), quotes: Document004.firstAnswerIsReturned)
        Claim(
            "If the last subview does not contain the point, the sibling before it is asked.", when: finger == .firstOnly,
            quotes: Document004.siblingIsNext, Document004.viewsHitTest
        ) {
            last.hitTest.returns("nil")
            last.hitTest
            first.hitTest
            first.touchesBegan
        }
        Claim(
            "Each subview is asked about the point in its own coordinates: 50 in the parent is 30 in `first`.",
            when: finger == .firstOnly,
            quotes: Document004.pointIsConverted
        ) {
            first.pointInside.returns(true)
            last.pointInside.returns(false)
        }
        Claim(
            "The point is converted separately for `first` and for `last`.",
            when: finger == .firstOnly,
            quotes: Document002.pointIsConverted
        ) {
            first.pointInside.returns(true)
            last.pointInside.returns(false)
        }
        Claim(
            "Each subview decides for itself in its own `hitTest`.",
            quotes: Document002.subviewDecides
        ) {
            last.hitTest.inside(parent.hitTest)
            first.hitTest.inside(parent.hitTest)
        }
        Claim(
            "Subviews are asked before the parent answers for itself.", when: finger == .neither, quotes: Document004.childrenFirst
        ) {
            last.hitTest
            first.hitTest
            parent.touchesBegan
        }
        Claim(
            "If no subview returns a view, the parent is hit.", when: finger == .neither, quotes: Document002.elseItself
        ) {
            parent.hitTest.returns(parent)
            parent.touchesBegan.happens
        }
        Claim(
            "If neither sibling returns a view, the parent's `hitTest` returns the parent, which receives the touch.",
            when: finger == .neither,
            quotes: Document004.elseTheView, Document004.viewWithoutChildren.part("it receives the touch")
        ) {
            parent.hitTest.returns(parent)
            parent.touchesBegan.happens
        }
        Claim(
            "The view that `hitTest` returns receives the touch.", when: finger == .firstOnly,
            quotes: Document004.answerIsTheResponder
        ) {
            parent.hitTest.returns(first)
            anyone.touchesBegan.times(1)
            first.touchesBegan.happens
        }
    })
