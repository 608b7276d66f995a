import EventTrace
import ExperimentKit
import UIKit

private let overrides = Variable.flag(
    "hitTest", Text("The parent's `hitTest` returns the button for its points", chinese: "父视图的 `hitTest` 对按钮内的点返回按钮"))
private let finger = Variable(
    "finger", Text("The finger taps", chinese: "手指点击"), ["the part inside", "the part outside", "the parent"])

/// Answers with the button for every point in it.
private final class Generous: BeganPad {
    var button: UIButton?
    var isGenerous = false

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isGenerous, !isHidden, let button, button.point(inside: convert(point, to: button), with: event) else {
            return super.hitTest(point, with: event)
        }
        return button
    }
}

extension Experiment {
    /// A button that sticks out, and how to make that part work.
    static let buttonOutsideItsParent = Experiment(
        id: "ButtonOutsideItsParent",
        title: Text("Making the part outside the parent work", chinese: "让超出父视图的部分响应"),
        question: Text(
            "Half of a button lies outside its parent. Does a tap there reach it, and does it help to override the parent's `hitTest`?",
            chinese: "按钮有一半在父视图之外。点那里有效吗？重写父视图的 `hitTest` 有用吗？"),
        answer: Text(
            "Without the override a tap outside the parent never asks the button; with it both halves work, and the rest of the parent is as before.",
            chinese: "不重写时，点在父视图之外根本不会问到按钮；重写后两半都有效，父视图其余部分不变。"),
        origins: [Document004.outsideParentIsDead],
        variables: [overrides, finger],
        stage: { stage in
            let background = stage.name(BeganPad(frame: CGRect(x: 0, y: 100, width: 390, height: 500)), "background")
            let parent = stage.name(Generous(frame: CGRect(x: 95, y: 100, width: 200, height: 100)), "parent")
            let button = stage.name(UIButton(frame: CGRect(x: 50, y: 70, width: 100, height: 60)), "button")
            parent.button = button
            parent.isGenerous = stage.flag(overrides)
            button.addTarget(stage.keep(Listener()), action: Listener.fired, for: .touchUpInside)
            stage.view.addSubview(background)
            background.addSubview(parent)
            parent.addSubview(button)
            let places: [String: Double] = ["the part inside": 85, "the part outside": 115]
            stage.script.tap(.point(x: 100, y: places[stage.choice(finger)] ?? 20, in: "parent"))
        },
        claims: [
            Claim(
                Text("Outside the parent the button does nothing.", chinese: "父视图之外，按钮没有反应。"),
                when: overrides.isOff && finger.is("the part outside"), .all([.never("button.*"), .happens("background.touchesBegan")]),
                quotes: Document004.outsideParentIsDead,
                explanation: Text(
                    "A view that does not contain the point answers nil, and nobody in it is asked (HT.2).",
                    chinese: "不含该点的视图回答 nil，其下无人被询问（HT.2）。")),
            Claim(
                Text("The parent does not contain the point, and nobody in it is asked.", chinese: "父视图不含该点，其下无人被询问。"),
                when: overrides.isOff && finger.is("the part outside"), .decided("parent: skip outside"),
                quotes: Document004.outsideParentIsDead),
            Claim(
                Text("With the override the part outside acts.", chinese: "重写后，外面的部分有效。"),
                when: overrides.isOn && finger.is("the part outside"),
                .happens("button.action(touchUpInside)"), quotes: Document004.hitTestOfTheParent),
            Claim(
                Text("Inside, and on the parent, the override changes nothing.", chinese: "在内的部分与父视图不受影响。"),
                when: finger.isNot("the part outside"), .same(whatever: overrides, among: ["*.action(*)", "*.touchesBegan"]),
                quotes: Document004.hitTestOfTheParent),
        ])
}
