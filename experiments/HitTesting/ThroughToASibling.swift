import EventTrace
import ExperimentKit
import UIKit

private let way = Variable(
    "way", Text("The view in front", chinese: "前面的视图"),
    ["plain", "returns the sibling", "returns nil", "no point inside", "no interaction"])

/// Answers hit-testing with another view.
private final class Redirecting: TouchPad {
    var answer: UIView?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { answer }
}

private final class Pointless: TouchPad {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
}

extension Experiment {
    /// A click through a view to the one behind it.
    static let throughToASibling = Experiment(
        id: "ThroughToASibling",
        title: Text("Click through to a sibling", chinese: "点击穿透：平级视图"),
        question: Text(
            "A view covers a button, its sibling. How must the view in front be made for the button to get the tap?",
            chinese: "视图盖住了平级的按钮。前面的视图要怎样做，按钮才能得到点击？"),
        answer: Text(
            "Any of four ways: its `hitTest` returns the button, or nil; its `point(inside:)` says no; or its interaction is off. Being plain is not enough.",
            chinese: "四种做法都行：`hitTest` 返回按钮，或返回 nil；`point(inside:)` 返回假；或关闭交互。什么都不做则不行。"),
        origins: [Document002.throughToSibling],
        variables: [way],
        stage: { stage in
            let frame = CGRect(x: 95, y: 200, width: 200, height: 100)
            let button = stage.name(UIButton(frame: frame), "button")
            button.addTarget(stage.keep(Listener()), action: Listener.fired, for: .touchUpInside)
            let front: UIView
            switch stage.choice(way) {
            case "returns the sibling", "returns nil":
                let view = Redirecting(frame: frame)
                view.answer = stage.choice(way) == "returns nil" ? nil : button
                front = view
            case "no point inside": front = Pointless(frame: frame)
            default: front = TouchPad(frame: frame)
            }
            if stage.choice(way) == "no interaction" { front.isUserInteractionEnabled = false }
            stage.view.addSubview(button)
            stage.view.addSubview(stage.name(front, "front"))
            stage.script.tap(.point(CGPoint(x: 195, y: 250)))
        },
        claims: [
            Claim(
                Text("Returning the sibling gives it the tap.", chinese: "返回平级视图，点击就归它。"), when: way.is("returns the sibling"),
                .happens("button.action(touchUpInside)"), quotes: Document002.throughToSibling,
                explanation: Text(
                    "The first answer that is not nil is final, whichever view it is (HT.3).", chinese: "第一个非 nil 的结果即为定论，不论是哪个视图（HT.3）。")),
            Claim(
                Text("Returning nil does as well: the sibling is asked next.", chinese: "返回 nil 同样可行：接着询问平级视图。"),
                when: way.isOneOf(["returns nil", "no point inside", "no interaction"]), .happens("button.action(touchUpInside)")),
            Claim(
                Text("A plain view keeps the tap.", chinese: "普通视图会留住点击。"), when: way.is("plain"),
                .ordering(["front.touchesBegan", "front.touchesEnded"])),
        ])
}
