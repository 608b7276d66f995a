import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Way: String, Choice {
    case plain = "is plain"
    case returnsTheSibling = "returns the sibling from hitTest"
    case returnsNil = "returns nil from hitTest"
    case noPointInside = "returns false from point(inside:)"
    case noInteraction = "has interaction disabled"
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
    static let throughToASibling: Experiment = Experiment(
        id: "ThroughToASibling",
        title: "Passing a tap through to a sibling view behind",
        question: "A view covers its sibling, a button. What must the view in front do so that the button gets the tap?",
        answer: """
            Any of four things: its `hitTest` returns the button, its `hitTest` returns nil, its `point(inside:)` returns false, or \
            its interaction is disabled. A plain view keeps the tap.
            """,
        remedy: """
            Set `isUserInteractionEnabled = false` on the view in front, or return nil from its `hitTest(_:with:)` where touches \
            should pass through.
            """,
        symptoms: [
            "Transparent overlay blocks touches",
            "Pass touches through a view to the button behind it",
            "Click-through view on iOS",
            "View on top of a button swallows its taps",
            "Make a view ignore all touches",
        ],
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
                "If the view in front returns its sibling from `hitTest`, the sibling gets the tap.", when: way == .returnsTheSibling,
                .happens("button.action(touchUpInside)"), quotes: Document002.throughToSibling,
                explanation: "The first answer that is not nil is final, whichever view it is.", rules: [.lastSubviewFirst]),
            Claim(
                "If the `hitTest` of the view in front returns nil for any reason, the sibling is asked next and gets the tap.",
                when: way.isOneOf(.returnsNil, .noPointInside, .noInteraction), .happens("button.action(touchUpInside)")),
            Claim("A plain view in front keeps the tap.", when: way == .plain, .ordering(["front.touchesBegan", "front.touchesEnded"])),
        ])
}
