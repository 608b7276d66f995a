import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Reply: String, Choice {
    case whatSuperSays = "what super says"
    case nothing = "nil"
    case itsSibling = "its sibling"
    case alwaysItself = "always itself"
}
private let reply = Variable<Reply>("answer", "The child's `hitTest` returns")

private enum Tapped: String, Choice {
    case child = "the child"
    case besideIt = "beside it"
}
private let tapped = Variable<Tapped>("tapped", "The finger taps")

extension Experiment {
    /// A view that answers hit-testing as it likes.
    static let hitTestAnswer = Experiment(
        id: "HitTestAnswer",
        title: "What the answer of `hitTest` decides",
        question: "A child overrides `hitTest` and answers nil, its sibling, or always itself. Whose touch is it then?",
        answer:
            "Whoever is returned gets the touch, wherever the point is. With nil the parent goes on asking, and without another answer it is the hit view itself.",
        origins: [Document003.nilMeansTheParent],
        variables: [reply, tapped],
        stage: { stage in
            let parent = stage.name(LoggedView(frame: CGRect(x: 45, y: 150, width: 300, height: 300)), "parent")
            let sibling = stage.name(LoggedView(frame: CGRect(x: 20, y: 180, width: 100, height: 100)), "sibling")
            let child = stage.name(AnsweringView(frame: CGRect(x: 20, y: 20, width: 150, height: 150)), "child")
            child.answer = stage[reply]
            child.sibling = sibling
            stage.view.addSubview(parent)
            parent.addSubview(sibling)
            parent.addSubview(child)
            stage.script.tap(stage[tapped] == .child ? "child" : .point(x: 250, y: 250, in: "parent"))
        },
        claims: [
            Claim(
                "If it returns nil, the parent is the hit view.", when: reply == .nothing,
                .all([.answer(of: "child.hitTest", is: "nil"), .happens("parent.touchesBegan")]), quotes: Document003.nilMeansTheParent),
            Claim("If it returns its sibling, that gets the touch.", when: reply == .itsSibling, .happens("sibling.touchesBegan")),
            Claim(
                "If it always returns itself, it gets touches beside it.",
                when: reply == .alwaysItself, .happens("child.touchesBegan")),
        ])
}

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
