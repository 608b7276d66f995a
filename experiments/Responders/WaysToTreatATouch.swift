import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Child: String, Choice {
    case nothing
    case nothingInAPlainView = "nothing, inside a view that overrides nothing"
    case allWithoutSuper = "all methods, without `super`"
    case allWithSuper = "all methods, with `super`"
    case onlyBeganWithoutSuper = "`touchesBegan` alone, without `super`"
    case onlyEndedWithoutSuper = "`touchesEnded` alone, without `super`"
}
private let child = Variable<Child>("child", "The child overrides")
private let isTaken = Variable<Bool>("taken", "The system takes the touch", off: "the finger lifts")

private final class BeganOnly: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private final class EndedOnly: UIView {
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private let childView = Named<UIView>("child")
private let parent = Named<LoggedView>("parent")

/// Not overridden, overridden, passed on.
let waysToTreatATouch: Experiment = Experiment(
    id: "WaysToTreatATouch",
    title: "Overriding touch methods with and without `super`",
    question:
        "A child overrides all touch methods, some of them, or none. What does its parent receive, which overrides all of them and never calls `super`?",
    answer:
        "Each of the four touch methods passes up the responder chain on its own: the parent receives every call that the child does not override or passes on with `super`. If the child overrides only some of the methods, the parent may get an end without a beginning, or a beginning without an end.",
    remedy:
        "Override all four touch methods together: call `super` in all of them if the superview must receive the touch as well, and in none if it must not. In a subclass of `UIControl`, `UIScrollView` or `UITableViewCell` always call `super`, because the class handles the touch in its own methods.",
    symptoms: [
        "parent gets touchesEnded but never touchesBegan",
        "do I have to call super in touchesBegan",
        "superview does not get touches since the subview overrides touchesBegan",
        "forward touches from a subview to its superview",
    ],
    origins: [Document004.notOverridden],
    variables: [child, isTaken],
    stage: { stage in
        let parent = stage.name(LoggedView(frame: CGRect(x: 45, y: 200, width: 300, height: 300)), parent)
        let frame = CGRect(x: 50, y: 50, width: 200, height: 200)
        let view: UIView
        switch stage[child] {
        case .nothing, .nothingInAPlainView: view = UIView(frame: frame)
        case .onlyBeganWithoutSuper: view = BeganOnly(frame: frame)
        case .onlyEndedWithoutSuper: view = EndedOnly(frame: frame)
        case .allWithoutSuper, .allWithSuper:
            let pad = LoggedView(frame: frame)
            pad.callsSuper = stage[child] == .allWithSuper
            view = pad
        }
        stage.view.addSubview(parent)
        let holder = stage[child] == .nothingInAPlainView ? UIView(frame: parent.bounds) : parent
        if holder !== parent { parent.addSubview(stage.name(holder, "holder")) }
        holder.addSubview(stage.name(view, childView))
        let one = stage.script.finger(1)
        one.down(at: .middle(of: childView))
        stage.script.wait(0.05)
        one.move(to: .point(x: 120, y: 100, in: childView))
        stage.script.wait(0.05)
        if stage[isTaken] { stage.script.cancelAll() } else { one.up() }
    },
    outcomes: {
        Outcome("the parent", otherwise: "receives nothing") {
            Outcome.State("receives the whole touch", parent.touches.times(3))
            Outcome.State("receives the end without the beginning", .all([parent.touches.happens, parent.touchesBegan.never]))
            Outcome.State("receives the beginning without the end", parent.touchesBegan)
        }
        Outcome("an override of the child is called", not: "no override of the child is called", childView.touches)
    },
    claims: {
        Claim(
            "If the child overrides no touch method, the parent receives the touch.", when: child == .nothing && isTaken.isOff,
            quotes: Document004.notOverridden,
            Document004.respondersHandleOrPass.part("it passes it on")
        ) {
            only {
                parent.touchesBegan
                parent.touchesMoved
                parent.touchesEnded
            }
        }
        Claim(
            "If the child overrides the methods without calling `super`, the touch stays with the child.",
            when: child == .allWithoutSuper && isTaken.isOff,
            quotes: Document004.overriddenWithoutSuper, Document004.respondersHandleOrPass.part("it handles the event")
        ) {
            only {
                childView.touchesBegan
                childView.touchesMoved
                childView.touchesEnded
            }
        }
        Claim(
            "If the child overrides the methods and calls `super`, both receive the touch, the parent from the child.",
            when: child == .allWithSuper,
            quotes: Document004.overriddenWithSuper, Document004.hitViewFirst
        ) {
            childView.touches.times(3)
            parent.touches.times(3)
            parent.touches.inside(childView.touches)
        }
        Claim(
            "All four methods are inherited, and each does nothing but pass its message on.",
            when: child == .nothing && isTaken.isOn,
            quotes: Document004.defaultPassesOn.part("they pass it along the chain"),
            Document004.fourTouchMethods.part("four touch methods"),
            explanation: "The touch methods do nothing but pass the message to `next`, each on its own.", rules: [.touchMethodsClimb]
        ) {
            only {
                parent.touchesBegan
                parent.touchesMoved
                parent.touchesCancelled
            }
        }
        Claim(
            "Through two views that override nothing, the third view receives the touch.", when: child == .nothingInAPlainView,
            quotes: Document004.twoPassItOn,
            explanation: "The touch methods do nothing but pass the message to `next`, each on its own.", rules: [.touchMethodsClimb]
        ) {
            parent.touchesBegan
            parent.touchesMoved
            parent.touches.times(3)
        }
        Claim(
            "A view that does not get `touchesBegan` does not get `touchesEnded`.",
            when: child == .onlyBeganWithoutSuper && isTaken.isOff, parent.touchesEnded.never, quotes: Document004.beganDecides,
            rules: [.touchMethodsClimb],
            knownRefutation:
                "Each of the four messages passes up on its own: the child keeps `touchesBegan`, and `touchesEnded` goes to the parent, which has never received the touch. That is why all four methods should be overridden together."
        )
        Claim(
            "If the child overrides `touchesEnded` alone, the parent gets `touchesBegan`.",
            when: child == .onlyEndedWithoutSuper && isTaken.isOff,
            explanation: "The touch methods do nothing but pass the message to `next`, each on its own.", rules: [.touchMethodsClimb]
        ) {
            only {
                parent.touchesBegan
                parent.touchesMoved
                childView.touchesEnded
            }
        }
    })
