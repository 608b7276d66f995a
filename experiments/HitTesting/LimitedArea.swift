import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private let inset = Variable<Double>(
    "inset", "Inset of the bounds, in points", clause: "the bounds are inset by {value} points", [-5, 0, 5])

private enum Spot: String, Choice {
    case wellInside = "8 points inside the right edge"
    case inside = "3 points inside the right edge"
    case outside = "3 points outside the right edge"
    case farOutside = "8 points outside the right edge"

    /// The distance from the edge, positive outside.
    var distance: Double {
        switch self {
        case .wellInside: -8
        case .inside: -3
        case .outside: 3
        case .farOutside: 8
        }
    }
}
private let spot = Variable<Spot>("beyond", "The finger taps")

private final class InsetButton: UIButton {
    var inset: CGFloat = 0

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: inset, dy: inset).contains(point)
    }
}

private let button = Named<InsetButton>("button")

/// The area in which a button can be tapped.
let limitedArea: Experiment = Experiment(
    id: "LimitedArea",
    title: "Shrinking or enlarging a button's tap area with an inset",
    question: "A button's `point(inside:)` checks its bounds, inset by some points. Where can the button be tapped?",
    answer: """
        A negative inset adds a margin in which taps count, and a positive inset takes one away. The action fires wherever the \
        button has accepted the touch.
        """,
    remedy:
        "Override `point(inside:with:)` in a subclass of `UIButton` and return `bounds.insetBy(dx: -10, dy: -10).contains(point)`: a negative inset adds this margin on each side, a positive inset takes it away. The margin receives no taps outside of the superview's bounds, or where a view in front covers the margin.",
    symptoms: [
        "bounds.insetBy negative value to enlarge a button",
        "Reduce the tappable area of a button",
        "Button reacts to taps outside its bounds",
        "Edge of a button does not respond to taps",
        "Padding for the touch target of a UIButton",
    ],
    origins: [Document002.areaByPointInside],
    variables: [inset, spot],
    base: inset == 0 && spot == .inside,
    stage: { stage in
        let button = stage.name(InsetButton(frame: CGRect(x: 100, y: 200, width: 100, height: 100)), button)
        button.inset = CGFloat(stage[inset])
        button.addTarget(stage.keep(ActionTarget()), action: ActionTarget.fire, for: .touchUpInside)
        stage.view.addSubview(button)
        stage.script.tap(.point(x: 100 + stage[spot].distance, y: 50, in: button))
    },
    outcomes: {
        Outcome("the button fires", not: "the button does not fire", button.action(.touchUpInside))
    },
    claims: {
        Claim(
            "With an inset of -5, a tap 3 points outside the edge counts.",
            when: inset == -5 && spot == .outside, button.action(.touchUpInside).happens, quotes: Document002.negativeInsetEnlarges)
        Claim(
            "With an inset of -5, a tap 8 points outside the edge does not count.",
            when: inset == -5 && spot == .farOutside, button.action.never, quotes: Document002.negativeInsetEnlarges)
        Claim(
            "With an inset of 0, a tap outside the bounds does not count.", when: inset == 0 && spot.isOneOf(.outside, .farOutside),
            button.action.never)
        Claim(
            "With an inset of 5, a tap 3 points inside the edge is lost.",
            when: inset == 5 && spot == .inside, button.action.never, quotes: Document002.areaByPointInside)
        Claim(
            "A tap well inside the edge always counts.", when: spot == .wellInside, button.action(.touchUpInside).happens,
            quotes: Document002.areaByPointInside)
    })
