import EventTrace
import ExperimentDocuments
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Version: String, Choice {
    case uikits = "UIKit itself"
    case document001 = "001 as code"
    case document002 = "002 as code"
    case document004 = "004 as code"
    case listOf004 = "004 as a list"

    /// Nil for UIKit's own.
    var printed: PrintedHitTest? { PrintedHitTest(rawValue: rawValue) }
}
private let version = Variable<Version>("hitTest", "The views use the `hitTest` of")

private enum Tree: String, Choice {
    case plain = "none of the four views is special"
    case frontHidden = "`front` is hidden"
    case frontWithoutInteraction = "`front` has interaction disabled"
    case frontAlpha0_01 = "`front` has alpha 0.01"
    case frontAlpha0_02 = "`front` has alpha 0.02"
    case frontElsewhere = "`front` lies elsewhere"
    case frontRefuses = "`front` returns false from `point(inside:)`"
    case innerSticksOut = "`inner` lies outside `front`"
    case parentHidden = "`parent` is hidden"
    case frontTurned = "`front` is rotated by 30 degrees"
    case frontAnimated = "`front` is being animated"
}
private let tree = Variable<Tree>("tree", "What is special about the four views", clause: "{value}")

private let parent = Named<PrintedView>("parent")
private let back = Named<PrintedView>("back")
private let front = Named<PrintedView>("front")
private let inner = Named<PrintedView>("inner")

private let isPrinted = Condition(
    "the views use the `hitTest` of a document", not: "the views use UIKit's own `hitTest`", version != .uikits)
private let isStill = Condition("no view is being animated", not: "`front` is being animated", tree != .frontAnimated)

/// The `hitTest` of the documents against UIKit's own.
let printedHitTests: Experiment = Experiment(
    id: "PrintedHitTests",
    title: "Reimplementations of `hitTest` compared with UIKit's own",
    question: """
        `parent` contains `back` and, in front of it, `front`, which contains `inner`. All four views have UIKit's own \
        `hitTest`, or override it with the implementation that a document prints, written out step by step. A finger taps where \
        the four overlap. Is the same view hit?
        """,
    answer: """
        Yes, in all 34,353 trees of up to four views, hidden, without interaction, transparent, rotated or elsewhere, in which \
        nothing is animated. Each version returns nil if the view is hidden, has interaction disabled or an `alpha` of 0.01 or less, \
        or if `point(inside:with:)` returns false; otherwise it asks the subviews from the last to the first, with the point in \
        their coordinates, and returns the first view that a subview returns, or else itself. An `alpha` "below 0.01" and one of \
        "0.01 at most" are the same, since `alpha` is stored as a `Float`, and the `Float` nearest to 0.01 is smaller. The versions \
        differ for a view inside a view that is being animated without `.allowUserInteraction`: UIKit's own `hitTest` returns the \
        outer view, and the touch is swallowed; the printed versions return the inner view, which receives the touch.
        """,
    remedy: """
        In an override, call `super.hitTest(point, with: event)` instead of rewriting it, so that animated views are handled as \
        UIKit does.
        """,
    symptoms: [
        "How is hitTest implemented internally",
        "Default implementation of hitTest:withEvent: pseudo code",
        "Write my own hitTest without calling super",
        "hitTest algorithm alpha isHidden isUserInteractionEnabled",
    ],
    origins: [Document001.conditions, Document002.subviewDecides, Document004.outsideIsNil],
    variables: [version, tree],
    stage: { stage in
        let printed = stage[version].printed
        let parent = stage.add(PrintedView(printed), parent, at: CGRect(x: 45, y: 200, width: 300, height: 300))
        stage.add(PrintedView(printed), back, at: CGRect(x: 50, y: 50, width: 200, height: 200), in: parent)
        let front = stage.add(PrintedView(printed), front, at: CGRect(x: 50, y: 50, width: 200, height: 200), in: parent)
        let inner = stage.add(PrintedView(printed), inner, at: CGRect(x: 50, y: 50, width: 100, height: 100), in: front)
        switch stage[tree] {
        case .plain: break
        case .frontHidden: front.isHidden = true
        case .frontWithoutInteraction: front.isUserInteractionEnabled = false
        case .frontAlpha0_01: front.alpha = 0.01
        case .frontAlpha0_02: front.alpha = 0.02
        case .frontElsewhere: front.frame.origin.x = 300
        case .frontRefuses: front.containsNothing = true
        case .innerSticksOut:
            front.frame.origin.x = 200
            inner.frame.origin.x = -100
        case .parentHidden: parent.isHidden = true
        case .frontTurned: front.transform = CGAffineTransform(rotationAngle: .pi / 6)
        case .frontAnimated:
            stage.script.perform {
                UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { front.frame.origin.x = 60 })
            }
        }
        stage.script.wait(0.5)
        stage.script.tap(.point(x: 195, y: 350))
    },
    outcomes: {
        Outcome("the touch", otherwise: "goes to none of the four views") {
            Outcome.State("goes to `inner`", inner.touchesBegan)
            Outcome.State("goes to `back`", back.touchesBegan)
            Outcome.State("is swallowed", .all([parent.hitTest.happens, parent.hitTest.returns(front)]))
        }
    },
    claims: {
        Claim(
            "If no view is animated, each version hits the same view.", when: isStill,
            version.changesNothing(among: parent.hitTest, anyone.touchesBegan),
            quotes: Document001.printedHitTest,
            explanation: "A test compares the versions on every tree of up to four views and finds no difference.",
            rules: [.unreachable, .outside, .lastSubviewFirst, .viewAnswersForItself])
        Claim(
            "Each version skips `front` if it is hidden, has interaction disabled or has an alpha of 0.01.",
            when: tree.isOneOf(.frontHidden, .frontWithoutInteraction, .frontAlpha0_01),
            quotes: Document001.conditions, rules: [.unreachable]
        ) {
            only(among: anyone.touchesBegan) { back.touchesBegan }
        }
        Claim(
            "With an alpha of 0.02, no version skips `front`: its subview is hit.", when: tree == .frontAlpha0_02,
            inner.touchesBegan.happens,
            quotes: Document002.opaqueMoreThanOnePercent)
        Claim(
            "A view whose `point(inside:)` returns false is skipped with all its subviews.", when: tree == .frontRefuses,
            quotes: Document004.outsideIsNil, rules: [.outside]
        ) {
            only(among: anyone.touchesBegan) { back.touchesBegan }
        }
        Claim(
            "A subview under the finger is not hit if its superview is not under the finger.", when: tree == .innerSticksOut,
            inner.touches.never, quotes: Document004.outsideIsNil)
        Claim(
            "With UIKit's own `hitTest`, no view receives a touch on a view that is being animated.",
            when: !isPrinted && !isStill, anyone.touchesBegan.never,
            explanation: "The animated view returns itself, and the touch is swallowed.", rules: [.animatedViewsSwallow])
        Claim(
            "The printed versions hit a view inside one that is being animated.", when: isPrinted && !isStill,
            inner.touchesBegan.happens, contradicts: Document001.printedHitTest,
            explanation:
                "None of the documents has a condition for animations, so an override that does not call `super` has none either.")
    })

/// A view with the `hitTest` of a document, or without one.
private final class PrintedView: UIView {
    private let printed: PrintedHitTest?
    var containsNothing = false

    init(_ printed: PrintedHitTest?) {
        self.printed = printed
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        printed == nil ? super.hitTest(point, with: event) : printed?.hit(self, point, event)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        !containsNothing && super.point(inside: point, with: event)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
