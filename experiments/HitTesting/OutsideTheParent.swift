import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Tapped: String, Choice {
    case insideItsParent = "inside its parent"
    case outsideItsParent = "outside its parent"
}
private let tapped = Variable<Tapped>("tapped", "The finger taps the part of the button")
private let clips = Variable<Bool>("clipsToBounds", "The parent clips its subviews", off: "the parent does not clip its subviews")

private let background = Named<LoggedView>("background")
private let parent = Named<LoggedView>("parent")
private let button = Named<UIButton>("button")

/// A button that sticks out.
let outsideTheParent: Experiment = Experiment(
    id: "OutsideTheParent",
    title: "A button that extends beyond its parent's bounds",
    question: "Half of a button lies outside its parent. Can both halves be tapped, and does clipping matter?",
    answer: """
        Only the half inside the parent's bounds can be tapped; a tap on the other half goes to the view behind the parent. Whether \
        the parent clips makes no difference to taps, only to whether the other half is visible.
        """,
    remedy:
        "Make the parent large enough, or override its `point(inside:with:)` or `hitTest(_:with:)` so that it includes the button, and do so in each further superview that does not contain the point: see ButtonOutsideItsParent. A parent without a height or width, as when a constraint is missing, shows its buttons and receives no taps. If a view further up clips, such as the container of a sheet or card with rounded corners, the part outside of that view is neither drawn nor tapped, whatever the parent's `clipsToBounds` is.",
    symptoms: [
        "Button partly outside its superview cannot be tapped",
        "UIButton touchUpInside not firing outside the parent's bounds",
        "clipsToBounds is false but the subview receives no touches",
        "View is visible but cannot be tapped",
        "Touches outside the parent are lost",
    ],
    origins: [Document000.whoIsHit],
    variables: [tapped, clips],
    stage: { stage in
        let background = stage.name(LoggedView(frame: CGRect(x: 0, y: 100, width: 390, height: 500)), background)
        let parent = stage.name(LoggedView(frame: CGRect(x: 95, y: 100, width: 200, height: 100)), parent)
        let button = stage.name(UIButton(frame: CGRect(x: 50, y: 70, width: 100, height: 60)), button)
        parent.clipsToBounds = stage[clips]
        button.addTarget(stage.keep(ActionTarget()), action: ActionTarget.fire, for: .touchUpInside)
        stage.view.addSubview(background)
        background.addSubview(parent)
        parent.addSubview(button)
        stage.script.tap(.point(x: 50, y: stage[tapped] == .insideItsParent ? 15 : 45, in: button))
    },
    outcomes: {
        Outcome("the button fires", not: "the view behind gets the touch", button.action(.touchUpInside))
    },
    claims: {
        Claim(
            "A tap on the half inside the parent fires the button's action.", when: tapped == .insideItsParent
        ) {
            only { button.action(.touchUpInside) }
        }
        Claim(
            "A tap on the half outside the parent does not reach the button: the view behind is hit.",
            when: tapped == .outsideItsParent, quotes: Document001.pointMustBeInside,
            explanation: "The parent does not contain the point, so none of its subviews is asked.", rules: [.outside]
        ) {
            button.everything.never
            background.touchesBegan.happens
        }
        Claim("Whether the parent clips makes no difference.", clips.changesNothing(), quotes: Document000.whoIsHit)
    })
