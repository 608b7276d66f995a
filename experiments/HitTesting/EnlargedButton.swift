import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Way: String, Choice {
    case nothing
    case parentsHitTest = "the parent's hitTest"
    case buttonsPointInside = "the button's point(inside:)"
    case pointInsideOfBoth = "point(inside:) of both"
}
private let way = Variable<Way>("way", "What is overridden")

private enum Tapped: String, Choice {
    case button = "the button"
    case above = "10 above it"
    case belowOutsideTheParent = "10 below, outside the parent"
}
private let tapped = Variable<Tapped>("tapped", "The finger taps")

extension Experiment {
    /// A button that can be tapped beside itself.
    static let enlargedButton = Experiment(
        id: "EnlargedButton",
        title: "Two ways to enlarge a button",
        question: """
            A small button at the lower edge of its parent is to be tappable 20 points around it. Either the parent's `hitTest` returns it, \
            or its own `point(inside:)` says yes. Which taps reach it, also beyond the parent's edge?
            """,
        answer: """
            Both ways enlarge the button inside its parent. Beyond the parent's edge only the parent's `hitTest` does, since that is asked \
            wherever the point is; for `point(inside:)` to work there, the parent's must say yes as well.
            """,
        origins: [Document001.enlargeByHitTest, Document001.enlargeByPointInside],
        variables: [way, tapped],
        stage: { stage in
            let background = stage.name(LoggedView(frame: CGRect(x: 0, y: 100, width: 390, height: 500)), "background")
            let parentFrame = CGRect(x: 95, y: 100, width: 200, height: 100)
            let buttonFrame = CGRect(x: 80, y: 60, width: 40, height: 40)
            let button =
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
            (parent as? ReturningParent)?.button = button
            button.addTarget(stage.keep(ActionTarget()), action: ActionTarget.fire, for: .touchUpInside)
            stage.view.addSubview(background)
            background.addSubview(stage.name(parent, "parent"))
            parent.addSubview(stage.name(button, "button"))
            let y: Double =
                switch stage[tapped] {
                case .button: 20
                case .above: -10
                case .belowOutsideTheParent: 50
                }
            stage.script.tap(.point(x: 20, y: y, in: "button"))
        },
        claims: [
            Claim("The button itself acts in any case.", when: tapped == .button, .happens("button.action(touchUpInside)")),
            Claim(
                "With the parent's `hitTest`, the margin acts too.",
                when: way == .parentsHitTest,
                .happens("button.action(touchUpInside)"), quotes: Document001.enlargeByHitTest),
            Claim(
                "With the button's `point(inside:)`, the margin in its parent acts too.",
                when: way == .buttonsPointInside && tapped == .above, .happens("button.action(touchUpInside)"),
                quotes: Document001.enlargeByPointInside),
            Claim(
                "With the button's `point(inside:)`, the whole margin acts.",
                when: way == .buttonsPointInside, .happens("button.action(touchUpInside)"),
                quotes: Document001.enlargeByPointInside,
                rules: [.outside],
                knownRefutation:
                    "Not where it sticks out of the parent: the parent does not contain the point, and nobody in it is asked."),
            Claim(
                "If both views' `point(inside:)` say yes, the whole margin acts.",
                when: way == .pointInsideOfBoth, .happens("button.action(touchUpInside)")),
            Claim(
                "If nothing is overridden, the margin does not act.",
                when: way == .nothing && tapped != .button,
                .never("button.*")),
        ])
}

private let margin: CGFloat = 20

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
