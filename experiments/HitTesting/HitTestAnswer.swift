import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Reply: String, Choice {
    case whatSuperSays = "what `super` returns"
    case nothing = "nil"
    case itsSibling = "its sibling"
    case alwaysItself = "itself for every point"
}
private let reply = Variable<Reply>("answer", "The child's `hitTest` returns")

private enum Tapped: String, Choice {
    case child = "the child"
    case besideIt = "a point beside the child"
}
private let tapped = Variable<Tapped>("tapped", "The finger taps")

private let parent = Named<LoggedView>("parent")
private let sibling = Named<LoggedView>("sibling")
private let child = Named<AnsweringView>("child")

/// A view that answers hit-testing as it likes.
let hitTestAnswer: Experiment = Experiment(
    id: "HitTestAnswer",
    title: "What the return value of `hitTest` decides",
    question: "A child overrides `hitTest` and returns nil, its sibling, or always itself. Which view receives the touch?",
    answer: """
        The view that `hitTest` returns receives the touch, even if the point is outside of that view; the parent asks \
        only for points inside itself. If the child returns nil, the parent goes on asking its other subviews; if no \
        subview returns a view, the parent itself is the hit-test view.
        """,
    remedy: """
        To let touches pass through an overlay but not through its buttons, return nil only where `super` returns the view \
        itself: `let hit = super.hitTest(point, with: event); return hit === self ? nil : hit`. A nil for every point \
        shuts out the subviews as well. To redirect touches, return another view: the recognizers of that view and of its \
        superviews receive them, and those of the view itself do not. An override that returns the view by a test of its \
        own also has to check `isHidden`, `alpha` and `isUserInteractionEnabled`, or a hidden view is hit. \
        A recognizer on a view whose `hitTest` answers nil at a point gets no touch there: for a tap anywhere in the view take the override out.
        """,
    symptoms: [
        "What happens when hitTest returns nil",
        "hitTest returns self for every point",
        "Redirect touches to another view with hitTest",
        "Override hitTest:withEvent: return value",
    ],
    origins: [Document003.nilMeansTheParent],
    variables: [reply, tapped],
    stage: { stage in
        let parent = stage.name(LoggedView(frame: CGRect(x: 45, y: 150, width: 300, height: 300)), parent)
        let sibling = stage.name(LoggedView(frame: CGRect(x: 20, y: 180, width: 100, height: 100)), sibling)
        let child = stage.name(AnsweringView(frame: CGRect(x: 20, y: 20, width: 150, height: 150)), child)
        child.answer = stage[reply]
        child.sibling = sibling
        stage.view.addSubview(parent)
        parent.addSubview(sibling)
        parent.addSubview(child)
        stage.script.tap(stage[tapped] == .child ? "child" : .point(x: 250, y: 250, in: parent))
    },
    outcomes: {
        Outcome("the touch", otherwise: "goes to the parent") {
            Outcome.State("goes to the child", child.touchesBegan)
            Outcome.State("goes to the child's sibling", sibling.touchesBegan)
        }
    },
    claims: {
        Claim(
            "If the child returns nil, the parent is the hit-test view.", when: reply == .nothing, quotes: Document003.nilMeansTheParent
        ) {
            child.hitTest.returns("nil")
            parent.touchesBegan.happens
        }
        Claim(
            "If the child returns its sibling, the sibling receives the touch.", when: reply == .itsSibling, sibling.touchesBegan.happens)
        Claim(
            "If the child always returns itself, it also receives touches beside it.",
            when: reply == .alwaysItself, child.touchesBegan.happens)
    })

private final class AnsweringView: LoggedView {
    var answer = Reply.whatSuperSays
    var sibling: UIView?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        switch answer {
        case .nothing: nil
        case .itsSibling: sibling
        case .whatSuperSays: super.hitTest(point, with: event)
        case .alwaysItself: self
        }
    }
}
