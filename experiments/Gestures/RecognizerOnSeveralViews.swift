import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Added: String, Choice {
    case leftThenRight = "left, then right"
    case rightThenLeft = "right, then left"
    case leftOnly = "left only"
}
private let added = Variable<Added>("added", "The recognizer is added to")

private enum Tapped: String, Choice { case left, right }
private let tapped = Variable<Tapped>("tapped", "The finger taps")

extension Experiment {
    /// One recognizer, two views.
    static let recognizerOnSeveralViews = Experiment(
        id: "RecognizerOnSeveralViews",
        title: "One tap recognizer, added to several views",
        question: "Two views stand side by side. One and the same tap recognizer is added to both. Which view's taps does it see?",
        answer: "Those of the view it was added to last, and no other's: adding a recognizer to a view takes it from the view that had it.",
        origins: [Document000.tapHasOneView],
        variables: [added, tapped],
        stage: { stage in
            let tap = stage.name(
                UITapGestureRecognizer(target: stage.target(marking: "the tap's target is told"), action: ActionTarget.fire), "tap")
            let left = stage.name(UIView(frame: CGRect(x: 20, y: 200, width: 160, height: 160)), "left")
            let right = stage.name(UIView(frame: CGRect(x: 210, y: 200, width: 160, height: 160)), "right")
            stage.view.addSubview(left)
            stage.view.addSubview(right)
            switch stage[added] {
            case .leftThenRight: for view in [left, right] { view.addGestureRecognizer(tap) }
            case .rightThenLeft: for view in [right, left] { view.addGestureRecognizer(tap) }
            case .leftOnly: left.addGestureRecognizer(tap)
            }
            stage.script.tap(stage[tapped] == .left ? left : right)
        },
        claims: [
            Claim(
                "The view it was added to last has it.",
                when: (added == .leftThenRight && tapped == .right) || (added == .rightThenLeft && tapped == .left),
                .exactly(1, "tap.action(ended)"), quotes: Document000.tapHasOneView),
            Claim(
                "The view it was added to before has it no more.",
                when: (added == .leftThenRight && tapped == .left) || (added == .rightThenLeft && tapped == .right),
                .never("tap.action*"), quotes: Document000.tapHasOneView,
                explanation: "Adding a recognizer to another view moves it.", rules: [.oneViewPerRecognizer]),
            Claim(
                "Added once, it sees the taps of that view.",
                when: added == .leftOnly && tapped == .left, .exactly(1, "tap.action(ended)")),
        ])
}
