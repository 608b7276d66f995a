import EventTrace
import ExperimentDocuments
import ExperimentKit
import ExperimentSupport
import UIKit

private enum NextResponder: String, Choice {
    case itsSuperview = "its superview"
    case anotherView = "another view"
    case nothing = "nil"
}
private let next = Variable<NextResponder>("next", "`next` of the view is")

/// Names a next responder of its own.
private final class Redirector: UIView {
    var redirects = false
    var target: UIResponder?

    override var next: UIResponder? { redirects ? target : super.next }
}

private let superview = Named<BeganPad>("superview")
private let anotherView = Named<BeganPad>("another_view")
private let view = Named<Redirector>("view")

/// Another way up.
let redirectedNext: Experiment = Experiment(
    id: "RedirectedNext",
    title: "Overriding `next` to send touches elsewhere",
    question: "A view that handles no touches overrides `next`. Where does its touch go?",
    answer:
        "The touch goes to the responder that `next` returns, wherever that responder is in the view hierarchy; if `next` returns nil, nothing receives the touch.",
    remedy:
        "To pass the touches that a view does not handle to a view other than its superview, override `next` and return the other view. Gesture recognizers of the other view still receive nothing, and `touch.view` stays the touched view: to redirect both, override `hitTest(_:with:)` of the view and return the other view where `super` returns the view itself. Presses, motion and actions without a target follow the new `next` too.",
    symptoms: [
        "override nextResponder to forward touches",
        "send touches to a view that is not the superview",
        "change the responder chain",
        "touch is lost because next returns nil",
    ],
    origins: [Document004.nextCanBeOverridden],
    variables: [next],
    stage: { stage in
        let parent = stage.name(BeganPad(frame: CGRect(x: 45, y: 100, width: 300, height: 200)), superview)
        let other = stage.name(BeganPad(frame: CGRect(x: 45, y: 400, width: 300, height: 200)), anotherView)
        let view = stage.name(Redirector(frame: CGRect(x: 50, y: 50, width: 200, height: 100)), view)
        view.redirects = stage[next] != .itsSuperview
        view.target = stage[next] == .anotherView ? other : nil
        stage.view.addSubview(parent)
        stage.view.addSubview(other)
        parent.addSubview(view)
        stage.script.tap(view)
    },
    outcomes: {
        Outcome("the touch goes to", otherwise: "no responder") {
            Outcome.State("the superview", superview.touchesBegan)
            Outcome.State("the other view", anotherView.touchesBegan)
        }
    },
    claims: {
        Claim(
            "By default the superview receives the touch.", when: next == .itsSuperview, quotes: Document004.nextDecides,
            explanation: "`next` of a plain view is its superview.", rules: [.chain]
        ) {
            only { superview.touchesBegan }
        }
        Claim(
            "If `next` is another view, that view receives the touch instead.", when: next == .anotherView,
            quotes: Document004.nextCanBeOverridden,
            Document004.defaultPassesOn.part("the chain is what `next` says")
        ) {
            only { anotherView.touchesBegan }
        }
        Claim(
            "If `next` is nil, the touch is dropped.", when: next == .nothing,
            noCalls,
            quotes: Document004.nextCanBeOverridden,
            explanation: "A touch that nobody handles is dropped.", rules: [.unhandledIsDropped])
    })
