import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Way: String, Choice {
    case plain = "is plain"
    case returnsTheSibling = "returns the sibling from `hitTest`"
    case returnsNil = "returns nil from `hitTest`"
    case noPointInside = "returns false from `point(inside:)`"
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

private let button = Named<UIButton>("button")
private let front = Named<UIView>("front")

/// A click through a view to the one behind it.
let throughToASibling: Experiment = Experiment(
    id: "ThroughToASibling",
    title: "Passing a tap through to a sibling view behind",
    question: "A view covers its sibling, a button. What must the view in front do so that the button gets the tap?",
    answer: """
        The tap reaches the button if one of four things is true of the view in front: its `hitTest` returns the button, its `hitTest` \
        returns nil, its `point(inside:)` returns false, or its interaction is disabled. A plain view keeps the tap.
        """,
    remedy: """
        If nothing in the view in front is to be touched, set `isUserInteractionEnabled = false` on it, which switches off its subviews \
        too. If its own buttons are to work, override its `hitTest(_:with:)`: call `super` and return nil if the result is the view \
        itself. A plain subview of \
        full size, such as a stack view, takes taps too and needs the same override. Do not call the superview's `hitTest` from \
        there: the call comes back to this view, without end.
        """,
    symptoms: [
        "Transparent overlay blocks touches",
        "Pass touches through a view to the button behind it",
        "Click-through view on iOS",
        "View on top of a button swallows its taps",
        "Make a view ignore all touches",
        "let touches pass through a container but not its subviews",
        "empty state view over a collection view blocks taps on the header",
        "transparent tab bar or toolbar blocks touches on the list behind",
    ],
    origins: [Document002.throughToSibling],
    variables: [way],
    stage: { stage in
        let frame = CGRect(x: 95, y: 200, width: 200, height: 100)
        let button = stage.name(UIButton(frame: frame), button)
        button.addTarget(stage.keep(ActionTarget()), action: ActionTarget.fire, for: .touchUpInside)
        let cover: UIView
        switch stage[way] {
        case .returnsTheSibling, .returnsNil:
            let view = Redirecting(frame: frame)
            view.answer = stage[way] == .returnsNil ? nil : button
            cover = view
        case .noPointInside: cover = Pointless(frame: frame)
        case .plain, .noInteraction: cover = LoggedView(frame: frame)
        }
        if stage[way] == .noInteraction { cover.isUserInteractionEnabled = false }
        stage.view.addSubview(button)
        stage.view.addSubview(stage.name(cover, front))
        stage.script.tap(.point(CGPoint(x: 195, y: 250)))
    },
    outcomes: {
        Outcome("the button gets the tap", not: "the view in front keeps the tap", button.action(.touchUpInside))
    },
    claims: {
        Claim(
            "If the view in front returns its sibling from `hitTest`, the sibling gets the tap.", when: way == .returnsTheSibling,
            button.action(.touchUpInside).happens, quotes: Document002.throughToSibling,
            explanation: "The first answer that is not nil is final, whichever view it is.", rules: [.lastSubviewFirst])
        Claim(
            "If the `hitTest` of the view in front returns nil for any reason, the sibling is asked next and gets the tap.",
            when: way.isOneOf(.returnsNil, .noPointInside, .noInteraction), button.action(.touchUpInside).happens)
        Claim("A plain view in front keeps the tap.", when: way == .plain) {
            only {
                front.touchesBegan
                front.touchesEnded
            }
        }
    })
