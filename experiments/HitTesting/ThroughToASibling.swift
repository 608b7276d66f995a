import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Way: String, Choice {
    case plain
    case returnsTheSibling = "returns the sibling"
    case returnsNil = "returns nil"
    case noPointInside = "no point inside"
    case noInteraction = "no interaction"
}
private let way = Variable<Way>("way", "The view in front")

/// Answers hit-testing with another view.
private final class Redirecting: LoggedView {
    var answer: UIView?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { answer }
}

private final class Pointless: LoggedView {
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
            button.addTarget(stage.keep(ActionTarget()), action: ActionTarget.fire, for: .touchUpInside)
            let front: UIView
            switch stage[way] {
            case .returnsTheSibling, .returnsNil:
                let view = Redirecting(frame: frame)
                view.answer = stage[way] == .returnsNil ? nil : button
                front = view
            case .noPointInside: front = Pointless(frame: frame)
            case .plain, .noInteraction: front = LoggedView(frame: frame)
            }
            if stage[way] == .noInteraction { front.isUserInteractionEnabled = false }
            stage.view.addSubview(button)
            stage.view.addSubview(stage.name(front, "front"))
            stage.script.tap(.point(CGPoint(x: 195, y: 250)))
        },
        claims: [
            Claim(
                "Returning the sibling gives it the tap.", when: way == .returnsTheSibling,
                .happens("button.action(touchUpInside)"), quotes: Document002.throughToSibling,
                explanation: "The first answer that is not nil is final, whichever view it is.", rules: [.lastSubviewFirst]),
            Claim(
                "Returning nil does as well: the sibling is asked next.",
                when: way.isOneOf(.returnsNil, .noPointInside, .noInteraction), .happens("button.action(touchUpInside)")),
            Claim("A plain view keeps the tap.", when: way == .plain, .ordering(["front.touchesBegan", "front.touchesEnded"])),
        ])
}
