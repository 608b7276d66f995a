import EventTrace
import ExperimentKit
import UIKit

private let added = Variable(
    "added", Text("The recognizer is added to", chinese: "手势依次加到"), ["left, then right", "right, then left", "left only"])
private let tapped = Variable("tapped", Text("The finger taps", chinese: "手指点击"), ["left", "right"])

extension Experiment {
    /// One recognizer, two views.
    static let recognizerOnSeveralViews = Experiment(
        id: "RecognizerOnSeveralViews",
        title: Text("One tap recognizer, added to several views", chinese: "一个点击手势加到多个视图"),
        question: Text(
            "Two views stand side by side. One and the same tap recognizer is added to both. Which view's taps does it see?",
            chinese: "两个视图并排。同一个点击手势先后加到两者上。它会响应哪个视图的点击？"),
        answer: Text(
            "Those of the view it was added to last, and no other's: adding a recognizer to a view takes it from the view that had it.",
            chinese: "只响应最后加到的那个视图：把手势加到新视图，就等于从旧视图上移走。"),
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
                Text("The view it was added to last has it.", chinese: "最后加到的视图拥有它。"),
                when: (added.is("left, then right") && tapped.is("right")) || (added.is("right, then left") && tapped.is("left")),
                .exactly(1, "tap.action(ended)"), quotes: Document000.tapHasOneView),
            Claim(
                Text("The view it was added to before has it no more.", chinese: "先前的视图不再拥有它。"),
                when: (added.is("left, then right") && tapped.is("left")) || (added.is("right, then left") && tapped.is("right")),
                .all([.never("tap.action*"), .neverDecided("tap: collect *")]), quotes: Document000.tapHasOneView,
                explanation: Text("Adding a recognizer to another view moves it (GE.14).", chinese: "加到另一视图即移动（GE.14）。")),
            Claim(
                Text("Added once, it sees the taps of that view.", chinese: "只加一次时，响应该视图的点击。"),
                when: added.is("left only") && tapped.is("left"), .exactly(1, "tap.action(ended)")),
        ])
}
