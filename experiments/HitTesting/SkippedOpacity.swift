import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private let alpha = Variable<Double>("alpha", "`alpha`", [1, 0.1, 0.02, 0.015, 0.01, 0.005, 0])

private enum Owner: String, Choice {
    case view = "the view"
    case itsSuperview = "its superview"
    case both
}
private let of = Variable<Owner>("of", "It is set on")

extension Experiment {
    /// How transparent a view may be.
    static let skippedOpacity = Experiment(
        id: "SkippedOpacity",
        title: "The opacity at which a view is skipped",
        question:
            "A view lies in a superview over a background. The `alpha` of the view, of its superview or of both is lowered. From which value on does a touch pass them by?",
        answer:
            "Down to 0.015 the view is hit, at 0.01 and below it is skipped. Each view counts by itself: two of 0.1 in each other are hit, although together they are as faint as one of 0.01.",
        observations: ["alpha-threshold"],
        variables: [alpha, of],
        excluding: Exclusion(alpha == 1 && of != .view, because: "It is the same case."),
        stage: { stage in
            stage.add(BeganPad(), "background", at: Stage.bounds)
            let superview = stage.add(BeganPad(), "superview", at: CGRect(x: 45, y: 200, width: 300, height: 300))
            let view = stage.add(BeganPad(), "view", at: CGRect(x: 50, y: 50, width: 200, height: 200), in: superview)
            if stage[of] != .itsSuperview { view.alpha = CGFloat(stage[alpha]) }
            if stage[of] != .view { superview.alpha = CGFloat(stage[alpha]) }
            stage.script.tap(.point(x: 195, y: 350))
        },
        claims: [
            Claim(
                "Down to 0.015 the view is hit.", when: alpha.isOneOf(1, 0.1, 0.02, 0.015),
                .ordering(["view.touchesBegan"]),
                explanation: "Hits at 0.02 and 0.015 are reported (observation alpha-threshold, without a log).", rules: [.unreachable]),
            Claim(
                "Below 0.01 it is skipped.", when: alpha.isOneOf(0.005, 0), .never("view.*"),
                explanation: "The documentation of `hitTest(_:with:)` says so.", rules: [.unreachable]),
            Claim(
                "At exactly 0.01 it is skipped.", when: alpha == 0.01, .never("view.*"),
                explanation:
                    "This is weak: the documentation says less than 0.01, the report 0.01 and below, and how the number is stored may decide (observation alpha-threshold).",
                rules: [.unreachable]
            ),
            Claim(
                "A skipped view leaves the touch to its superview, a skipped superview takes its subviews with it.",
                when: alpha.isOneOf(0.01, 0.005, 0),
                .all([.exactly(1, "*.*"), .never("view.*")])),
            Claim(
                "Opacities are not multiplied: each view counts by itself.",
                when: alpha.isOneOf(0.1, 0.02, 0.015), .same(whatever: of),
                explanation: "The condition is about the view's own `alpha`.", rules: [.unreachable]),
        ])
}
