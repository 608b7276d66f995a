import EventTrace
import ExperimentKit
import UIKit

private let way = Variable(
    "way", "The view in front", ["plain", "returns the sibling", "returns nil", "no point inside", "no interaction"])

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
        title: "Click through to a sibling",
        question: "A view covers a button, its sibling. How must the view in front be made for the button to get the tap?",
        answer:
            "Any of four ways: its `hitTest` returns the button, or nil; its `point(inside:)` says no; or its interaction is off. Being plain is not enough.",
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
                "Returning the sibling gives it the tap.", when: way.is("returns the sibling"),
                .happens("button.action(touchUpInside)"), quotes: Document002.throughToSibling,
                explanation: "The first answer that is not nil is final, whichever view it is (HT.3)."),
            Claim(
                "Returning nil does as well: the sibling is asked next.",
                when: way.isOneOf(["returns nil", "no point inside", "no interaction"]), .happens("button.action(touchUpInside)")),
            Claim("A plain view keeps the tap.", when: way.is("plain"), .ordering(["front.touchesBegan", "front.touchesEnded"])),
        ])
}
