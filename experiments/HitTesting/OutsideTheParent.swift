import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Tapped: String, Choice {
    case insideItsParent = "inside its parent"
    case outsideItsParent = "outside its parent"
}
private let tapped = Variable<Tapped>("tapped", "The finger taps the part of the button")
private let clips = Variable<Bool>("clipsToBounds", "The parent clips")

extension Experiment {
    /// A button that sticks out.
    static let outsideTheParent = Experiment(
        id: "OutsideTheParent",
        title: "A button that sticks out of its parent",
        question: "Half of a button lies outside its parent. Can both halves be tapped, and does clipping matter?",
        answer: "Only the half inside can be tapped, whether the parent clips, so that one sees it, or not.",
        origins: [Document000.whoIsHit],
        variables: [tapped, clips],
        stage: { stage in
            let background = stage.name(LoggedView(frame: CGRect(x: 0, y: 100, width: 390, height: 500)), "background")
            let parent = stage.name(LoggedView(frame: CGRect(x: 95, y: 100, width: 200, height: 100)), "parent")
            let button = stage.name(UIButton(frame: CGRect(x: 50, y: 70, width: 100, height: 60)), "button")
            parent.clipsToBounds = stage[clips]
            button.addTarget(stage.keep(ActionTarget()), action: ActionTarget.fire, for: .touchUpInside)
            stage.view.addSubview(background)
            background.addSubview(parent)
            parent.addSubview(button)
            stage.script.tap(.point(x: 50, y: stage[tapped] == .insideItsParent ? 15 : 45, in: "button"))
        },
        claims: [
            Claim("The half inside acts.", when: tapped == .insideItsParent, .ordering(["button.action(touchUpInside)"])),
            Claim(
                "The half outside does not: what lies behind is hit.",
                when: tapped == .outsideItsParent,
                .all([.never("button.*"), .happens("background.touchesBegan")]), quotes: Document001.pointMustBeInside,
                explanation: "The parent does not contain the point, so nobody in it is asked.", rules: [.outside]),
            Claim("Clipping changes nothing.", .same(whatever: clips), quotes: Document000.whoIsHit),
        ])
}
