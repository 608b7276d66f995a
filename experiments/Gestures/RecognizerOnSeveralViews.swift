import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Added: String, Choice {
    case leftThenRight = "the left view, then to the right one"
    case rightThenLeft = "the right view, then to the left one"
    case leftOnly = "the left view only"
}
private let added = Variable<Added>("added", "The recognizer is added to")

private enum Tapped: String, Choice {
    case left = "the left view"
    case right = "the right view"
}
private let tapped = Variable<Tapped>("tapped", "The finger taps")

private let tap = Named<UITapGestureRecognizer>("tap")
private let left = Named<UIView>("left")
private let right = Named<UIView>("right")

private let tapsTheSecond = Condition(
    "the finger taps the second of the two views that the recognizer was added to", not: "the finger taps another view",
    added == .leftThenRight && tapped == .right || added == .rightThenLeft && tapped == .left)
private let tapsTheFirst = Condition(
    "the finger taps the first of the two views that the recognizer was added to", not: "the finger taps another view",
    added == .leftThenRight && tapped == .left || added == .rightThenLeft && tapped == .right)

/// One recognizer, two views.
let recognizerOnSeveralViews: Experiment = Experiment(
    id: "RecognizerOnSeveralViews",
    title: "Adding one gesture recognizer to several views",
    question: "One and the same tap recognizer is added to two views side by side. Which view's taps does it recognize?",
    answer:
        "The recognizer recognizes only the taps on the view that it was added to last: adding a recognizer to a view removes the recognizer from the view that had it.",
    remedy:
        "Create a recognizer for each view, with the same target and action: in the action, `sender.view` is the tapped view. Or add a single one to a common superview and find the subview by `location(in:)`. Image views and labels need `isUserInteractionEnabled = true` as well. In a storyboard connect a recognizer to its view once: by a report, a second connection takes it off the view's `gestureRecognizers`.",
    symptoms: [
        "one gesture recognizer for multiple views",
        "tap gesture works only on the last view",
        "same UITapGestureRecognizer added in a loop to several image views",
        "addGestureRecognizer removes it from the other view",
        "recognizer connected twice in a storyboard does not fire, view.gestureRecognizers is empty",
        "same gesture recognizer added to two views",
    ],
    origins: [Document000.tapHasOneView],
    variables: [added, tapped],
    stage: { stage in
        let tap = stage.name(
            UITapGestureRecognizer(target: stage.target(marking: "the tap's target is called"), action: ActionTarget.fire), tap)
        let left = stage.name(UIView(frame: CGRect(x: 20, y: 200, width: 160, height: 160)), left)
        let right = stage.name(UIView(frame: CGRect(x: 210, y: 200, width: 160, height: 160)), right)
        stage.view.addSubview(left)
        stage.view.addSubview(right)
        switch stage[added] {
        case .leftThenRight: for view in [left, right] { view.addGestureRecognizer(tap) }
        case .rightThenLeft: for view in [right, left] { view.addGestureRecognizer(tap) }
        case .leftOnly: left.addGestureRecognizer(tap)
        }
        stage.script.tap(stage[tapped] == .left ? left : right)
    },
    outcomes: {
        Outcome("the tap is recognized", not: "the tap is not recognized", tap.action)
    },
    claims: {
        Claim(
            "The recognizer fires for taps on the view that it was added to last.",
            when: tapsTheSecond,
            tap.action(.ended).times(1), quotes: Document000.tapHasOneView)
        Claim(
            "The recognizer does not fire for taps on the view that it was added to before.",
            when: tapsTheFirst, tap.action.never,
            quotes: Document000.tapHasOneView,
            explanation: "Adding a recognizer to another view removes it from the first.", rules: [.oneViewPerRecognizer])
        Claim(
            "A recognizer that is added to one view only fires for taps on that view.",
            when: added == .leftOnly && tapped == .left, tap.action(.ended).times(1))
    })
