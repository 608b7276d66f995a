import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private let alpha = Variable<Double>("alpha", "`alpha`", clause: "`alpha` is {value}", [1, 0.1, 0.02, 0.015, 0.01, 0.005, 0])

private enum Owner: String, Choice {
    case view = "the view"
    case itsSuperview = "its superview"
    case both = "both views"
}
private let of = Variable<Owner>("of", "`alpha` is set on")

private let background = Named<BeganPad>("background")
private let superview = Named<BeganPad>("superview")
private let view = Named<BeganPad>("view")

private let isOpaqueEnough = Condition("`alpha` is 0.015 or more", not: "`alpha` is 0.01 or less", alpha.isOneOf(1, 0.1, 0.02, 0.015))

/// How transparent a view may be.
let skippedOpacity: Experiment = Experiment(
    id: "SkippedOpacity",
    title: "At which `alpha` a view stops receiving touches",
    question: """
        A view lies in a superview in front of a background. The `alpha` of the view, of its superview or of both is lowered. \
        From which value on does hit-testing skip them?
        """,
    answer: """
        The view is hit down to an `alpha` of 0.015 and skipped at 0.01 and below, together with its subviews; Apple documents less than \
        0.01. Each view counts by itself: a view of 0.1 in a superview of 0.1 is hit, although together they are as faint as a single \
        view of 0.01.
        """,
    remedy:
        "To keep an invisible view tappable, leave `alpha` at 1 and set `backgroundColor = .clear`, or use an `alpha` above 0.01, such as 0.02. A view that fades to `alpha` 0 is skipped from the start of the animation: to have it tapped meanwhile, fade to 0.02, with `.allowUserInteraction`.",
    symptoms: [
        "View with alpha 0 does not receive touches",
        "Invisible button that still responds to taps",
        "Minimum alpha for touch events 0.01",
        "Transparent view does not react to a tap",
        "Faded-out button cannot be tapped",
    ],
    observations: ["alpha-threshold"],
    variables: [alpha, of],
    excluding: Exclusion(alpha == 1 && of != .view, because: "With an `alpha` of 1, it is the same case."),
    base: alpha == 0.01,
    stage: { stage in
        stage.add(BeganPad(), background, at: Stage.bounds)
        let superview = stage.add(BeganPad(), superview, at: CGRect(x: 45, y: 200, width: 300, height: 300))
        let view = stage.add(BeganPad(), view, at: CGRect(x: 50, y: 50, width: 200, height: 200), in: superview)
        if stage[of] != .itsSuperview { view.alpha = CGFloat(stage[alpha]) }
        if stage[of] != .view { superview.alpha = CGFloat(stage[alpha]) }
        stage.script.tap(.point(x: 195, y: 350))
    },
    outcomes: {
        Outcome("the touch", otherwise: "goes to the background") {
            Outcome.State("goes to the view", view.touchesBegan)
            Outcome.State("goes to the superview", superview.touchesBegan)
        }
    },
    claims: {
        Claim(
            "Down to an `alpha` of 0.015, the view is hit.", when: isOpaqueEnough,
            explanation: "Hits at 0.02 and 0.015 are reported (observation alpha-threshold, without a log).", rules: [.unreachable],
            grade: .assumed
        ) {
            only { view.touchesBegan }
        }
        Claim(
            "Below an `alpha` of 0.01, the view is skipped.", when: alpha.isOneOf(0.005, 0), view.everything.never,
            explanation: "The documentation of `hitTest(_:with:)` says so.", rules: [.unreachable])
        Claim(
            "At an `alpha` of exactly 0.01, the view is skipped.", when: alpha == 0.01, view.everything.never,
            explanation: """
                The evidence is weak: the documentation says less than 0.01, the report 0.01 and below, and how the number is \
                stored may decide (observation alpha-threshold).
                """,
            rules: [.unreachable], grade: .assumed)
        Claim(
            "A skipped view leaves the touch to its superview; if the superview is skipped, its subviews are skipped with it.",
            when: !isOpaqueEnough
        ) {
            anyone.everything.times(1)
            view.everything.never
        }
        Claim(
            "The values of `alpha` are not multiplied: each view counts by itself.",
            when: alpha.isOneOf(0.1, 0.02, 0.015), of.changesNothing(),
            explanation: "The condition is about the view's own `alpha`.", rules: [.unreachable])
    })
