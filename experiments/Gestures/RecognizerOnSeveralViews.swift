import EventTrace
import ExperimentKit
import UIKit

private let added = Variable("added", "The recognizer is added to", ["left, then right", "right, then left", "left only"])
private let tapped = Variable("tapped", "The finger taps", ["left", "right"])

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
            let tap = stage.name(UITapGestureRecognizer(target: stage.hook("the tap's target is told"), action: Hook.fire), "tap")
            let left = stage.name(UIView(frame: CGRect(x: 20, y: 200, width: 160, height: 160)), "left")
            let right = stage.name(UIView(frame: CGRect(x: 210, y: 200, width: 160, height: 160)), "right")
            stage.view.addSubview(left)
            stage.view.addSubview(right)
            switch stage.choice(added) {
            case "left, then right": for view in [left, right] { view.addGestureRecognizer(tap) }
            case "right, then left": for view in [right, left] { view.addGestureRecognizer(tap) }
            default: left.addGestureRecognizer(tap)
            }
            stage.script.tap(.named(stage.choice(tapped), nil))
        },
        claims: [
            Claim(
                "The view it was added to last has it.",
                when: (added.is("left, then right") && tapped.is("right")) || (added.is("right, then left") && tapped.is("left")),
                .exactly(1, "tap.action(ended)"), quotes: Document000.tapHasOneView),
            Claim(
                "The view it was added to before has it no more.",
                when: (added.is("left, then right") && tapped.is("left")) || (added.is("right, then left") && tapped.is("right")),
                .all([.never("tap.action*"), .neverDecided("tap: collect *")]), quotes: Document000.tapHasOneView,
                explanation: "Adding a recognizer to another view moves it (GE.14)."),
            Claim(
                "Added once, it sees the taps of that view.",
                when: added.is("left only") && tapped.is("left"), .exactly(1, "tap.action(ended)")),
        ])
}
