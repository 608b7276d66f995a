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

extension Experiment {
    /// The order of the questions, and that it is gone through twice.
    static let whoIsAsked: Experiment = Experiment(
        id: "WhoIsAsked",
        title: "How often and in which order `hitTest` is called",
        question: """
            A parent contains two siblings that overlap, `first` and then `last`. All three record `hitTest` and `point(inside:)`. \
            In which order are these called?
            """,
        answer: """
            From the parent down, `last` before `first`, until one of them returns a view; if neither does, the parent returns \
            itself. All of this is done twice before `touchesBegan`.
            """,
        remedy: "Keep overrides of `hitTest(_:with:)` and `point(inside:with:)` free of side effects: they run twice for each new touch.",
        symptoms: [
            "Why is hitTest called twice",
            "hitTest:withEvent: is called multiple times for one tap",
            "Call order of hitTest and point(inside:)",
            "Which subview does hitTest ask first",
            "How UIKit walks the view hierarchy to find the touched view",
        ],
        origins: [Document004.askedTwice],
        observations: ["hittest-abc-simple-nested", "hittest-two-passes-before-began-iOS9-device"],
        variables: [finger],
        stage: { stage in
            let parent = stage.name(AskedPad(frame: CGRect(x: 45, y: 200, width: 300, height: 200)), "parent")
            stage.view.addSubview(parent)
            parent.addSubview(stage.name(AskedPad(frame: CGRect(x: 20, y: 20, width: 160, height: 160)), "first"))
            parent.addSubview(stage.name(AskedPad(frame: CGRect(x: 120, y: 20, width: 160, height: 160)), "last"))
            let x: Double =
                switch stage[finger] {
                case .bothSiblings: 150
                case .firstOnly: 50
                case .neither: 10
                }
            stage.script.tap(.point(x: x, y: 100, in: "parent"))
        },
        claims: [
            Claim(
                "The complete sequence of `hitTest` and `point(inside:)` calls happens twice.", when: finger == .bothSiblings,
                .ordering([
                    "parent.hitTest", "parent.pointInside", "last.hitTest", "last.pointInside",
                    "parent.hitTest", "parent.pointInside", "last.hitTest", "last.pointInside", "last.touchesBegan",
                ]),
                quotes: Document004.askedTwice,
                explanation: "A new touch is hit-tested in two complete passes before `sendEvent`.", rules: [.twoPasses]
            ),
            Claim(
                "`point(inside:)` is called inside `hitTest`.",
                .all([
                    .happens("parent.pointInside"), .nested("parent.pointInside", in: "parent.hitTest"),
                    .nested("last.pointInside", in: "last.hitTest"),
                ]),
                quotes: Document004.hitTestAsksPointInside),
            Claim(
                "The subview added last is asked first.", .before("last.hitTest", "first.hitTest"),
                quotes: Document004.subviewsFromTheLast, Document004.viewsHitTest,
                explanation: "Subviews are asked from the last to the first.", rules: [.lastSubviewFirst]),
            Claim(
                "The search begins with the last subview.", .before("last.hitTest", "first.hitTest"),
                quotes: Document002.subviewsFromTheBack),
            Claim(
                "If the last subview contains the point, its earlier sibling is not asked.",
                when: finger == .bothSiblings, .never("first.*"), quotes: Document002.firstAnswerWins),
            Claim(
                "If the last subview contains the point, the parent's `hitTest` returns it at once.", when: finger == .bothSiblings,
                .answer(of: "parent.hitTest", is: "last"), quotes: Document004.firstAnswerIsReturned),
            Claim(
                "If the last subview does not contain the point, the sibling before it is asked.", when: finger == .firstOnly,
                .all([
                    .answer(of: "last.hitTest", is: "nil"), .order(["last.hitTest", "first.hitTest", "first.touchesBegan"]),
                ]),
                quotes: Document004.siblingIsNext, Document004.viewsHitTest),
            Claim(
                "Each subview is asked about the point in its own coordinates: 50 in the parent is 30 in `first`.",
                when: finger == .firstOnly,
                .all([.answer(of: "first.pointInside", is: "yes"), .answer(of: "last.pointInside", is: "no")]),
                quotes: Document004.pointIsConverted),
            Claim(
                "The point is converted separately for `first` and for `last`.",
                when: finger == .firstOnly,
                .all([.answer(of: "first.pointInside", is: "yes"), .answer(of: "last.pointInside", is: "no")]),
                quotes: Document002.pointIsConverted),
            Claim(
                "Each subview decides for itself in its own `hitTest`.",
                .all([.nested("last.hitTest", in: "parent.hitTest"), .nested("first.hitTest", in: "parent.hitTest")]),
                quotes: Document002.subviewDecides),
            Claim(
                "Subviews are asked before the parent answers for itself.", when: finger == .neither,
                .order(["last.hitTest", "first.hitTest", "parent.touchesBegan"]), quotes: Document004.childrenFirst),
            Claim(
                "If no subview returns a view, the parent is hit.", when: finger == .neither,
                .all([.answer(of: "parent.hitTest", is: "parent"), .happens("parent.touchesBegan")]), quotes: Document002.elseItself),
            Claim(
                "If neither sibling returns a view, the parent's `hitTest` returns the parent, which receives the touch.",
                when: finger == .neither,
                .all([.answer(of: "parent.hitTest", is: "parent"), .happens("parent.touchesBegan")]),
                quotes: Document004.elseTheView, Document004.viewWithoutChildren.part("it receives the touch")),
            Claim(
                "The view that `hitTest` returns receives the touch.", when: finger == .firstOnly,
                .all([.answer(of: "parent.hitTest", is: "first"), .exactly(1, "*.touchesBegan"), .happens("first.touchesBegan")]),
                quotes: Document004.answerIsTheResponder),
        ])
}
