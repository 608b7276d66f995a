import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Way: String, Choice {
    case nothing
    case parentsHitTest = "the parent's `hitTest`"
    case buttonsPointInside = "the button's `point(inside:)`"
    case pointInsideOfBoth = "`point(inside:)` of both views"
}
private let way = Variable<Way>("way", "The app overrides")

private enum Tapped: String, Choice {
    case button = "the button"
    case above = "a point 10 points above the button"
    case belowOutsideTheParent = "a point 10 points below the button outside the parent"
}
private let tapped = Variable<Tapped>("tapped", "The finger taps")

private let background = Named<LoggedView>("background")
private let button = Named<UIButton>("button")

private let margin: CGFloat = 20

private let isBeside = Condition("the finger taps beside the button", not: "the finger taps the button", tapped != .button)

/// A button that can be tapped beside itself.
let enlargedButton: Experiment = Experiment(
    id: "EnlargedButton",
    title: "Enlarging a button: `hitTest` or `point(inside:)`",
    question: """
        A small button at the bottom edge of its parent should be tappable within 20 points around it. Either the parent's \
        `hitTest` returns the button, or the button's own `point(inside:)` returns true. Which taps reach the button, also \
        beyond the parent's edge?
        """,
    answer: """
        Both ways enlarge the button's tap area inside its parent. Beyond the parent's edge the button's `point(inside:)` alone changes \
        nothing, because a parent that does not contain the point asks no subview. There an override of the parent's `hitTest` works, \
        which is called before the parent's bounds are tested, or an override of `point(inside:)` in both views.
        """,
    remedy: """
        In a subclass of `UIButton` override `point(inside:with:)` to return `bounds.insetBy(dx: -20, dy: -20).contains(point)`. If the \
        margin extends beyond the parent, let the parent's `point(inside:with:)` return `super.point(inside: point, with: event) || \
        button.point(inside: convert(point, to: button), with: event)`, and likewise each superview that does not contain the margin. A \
        sibling in front keeps its part of the margin. An override of `hitTest(_:with:)` that returns the button has to test the \
        button's `isHidden` itself.
        """,
    symptoms: [
        "How to enlarge the tap area of a UIButton",
        "Small button is hard to tap",
        "Increase the hit area of a button without changing its frame",
        "Enlarged touch area does not work outside the superview",
    ],
    origins: [Document001.enlargeByHitTest, Document001.enlargeByPointInside],
    variables: [way, tapped],
    stage: { stage in
        let background = stage.name(LoggedView(frame: CGRect(x: 0, y: 100, width: 390, height: 500)), background)
        let parentFrame = CGRect(x: 95, y: 100, width: 200, height: 100)
        let buttonFrame = CGRect(x: 80, y: 60, width: 40, height: 40)
        let small: UIButton =
            switch stage[way] {
            case .buttonsPointInside, .pointInsideOfBoth: WideButton(frame: buttonFrame)
            case .nothing, .parentsHitTest: UIButton(frame: buttonFrame)
            }
        let parent: UIView =
            switch stage[way] {
            case .parentsHitTest: ReturningParent(frame: parentFrame)
            case .pointInsideOfBoth: WideParent(frame: parentFrame)
            case .nothing, .buttonsPointInside: UIView(frame: parentFrame)
            }
        (parent as? ReturningParent)?.button = small
        small.addTarget(stage.keep(ActionTarget()), action: ActionTarget.fire, for: .touchUpInside)
        stage.view.addSubview(background)
        background.addSubview(stage.name(parent, "parent"))
        parent.addSubview(stage.name(small, button))
        let y: Double =
            switch stage[tapped] {
            case .button: 20
            case .above: -10
            case .belowOutsideTheParent: 50
            }
        stage.script.tap(.point(x: 20, y: y, in: button))
    },
    outcomes: {
        Outcome("the button fires", not: "the button does not fire", button.action(.touchUpInside))
    },
    claims: {
        Claim("A tap on the button itself always fires its action.", when: tapped == .button, button.action(.touchUpInside).happens)
        Claim(
            "With the parent's `hitTest` overridden, a tap in the margin fires the action too.",
            when: way == .parentsHitTest, button.action(.touchUpInside).happens, quotes: Document001.enlargeByHitTest)
        Claim(
            "With the button's `point(inside:)` overridden, a tap in the part of the margin inside the parent fires the action too.",
            when: way == .buttonsPointInside && tapped == .above, button.action(.touchUpInside).happens,
            quotes: Document001.enlargeByPointInside)
        Claim(
            "With the button's `point(inside:)` overridden, a tap anywhere in the margin fires the action.",
            when: way == .buttonsPointInside, button.action(.touchUpInside).happens,
            quotes: Document001.enlargeByPointInside,
            rules: [.outside],
            knownRefutation: """
                The part of the margin outside the parent does not work: the parent does not contain the point, and none of its \
                subviews is asked.
                """)
        Claim(
            "If `point(inside:)` of both views returns true, a tap anywhere in the margin fires the action.",
            when: way == .pointInsideOfBoth, button.action(.touchUpInside).happens)
        Claim(
            "If nothing is overridden, a tap in the margin does not reach the button.",
            when: way == .nothing && isBeside, button.everything.never)
    })

private final class ReturningParent: UIView {
    var button: UIView?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if let button, button.frame.insetBy(dx: -margin, dy: -margin).contains(point) { return button }
        return super.hitTest(point, with: event)
    }
}

private final class WideButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -margin, dy: -margin).contains(point)
    }
}

private final class WideParent: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -margin, dy: -margin).contains(point)
    }
}
