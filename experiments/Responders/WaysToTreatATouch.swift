import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Child: String, Choice {
    case nothing
    case allWithoutSuper = "all, without super"
    case allWithSuper = "all, with super"
    case onlyBeganWithoutSuper = "only began, without super"
    case onlyEndedWithoutSuper = "only ended, without super"
}
private let child = Variable<Child>("child", "The child overrides")

private final class BeganOnly: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private final class EndedOnly: UIView {
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

extension Experiment {
    /// Not overridden, overridden, passed on.
    static let waysToTreatATouch = Experiment(
        id: "WaysToTreatATouch",
        title: "Three ways to treat a touch method, and half-measures",
        question:
            "A child overrides all touch methods, some, or none. What does its parent receive, which overrides all and calls super in none?",
        answer:
            "Each method climbs on its own: the parent receives every one that the child does not override or passes on by `super`, and may so get an end without a beginning.",
        origins: [Document004.notOverridden],
        variables: [child],
        stage: { stage in
            let parent = stage.name(LoggedView(frame: CGRect(x: 45, y: 200, width: 300, height: 300)), "parent")
            let frame = CGRect(x: 50, y: 50, width: 200, height: 200)
            let view: UIView
            switch stage[child] {
            case .nothing: view = UIView(frame: frame)
            case .onlyBeganWithoutSuper: view = BeganOnly(frame: frame)
            case .onlyEndedWithoutSuper: view = EndedOnly(frame: frame)
            case .allWithoutSuper, .allWithSuper:
                let pad = LoggedView(frame: frame)
                pad.callsSuper = stage[child] == .allWithSuper
                view = pad
            }
            stage.view.addSubview(parent)
            parent.addSubview(stage.name(view, "child"))
            stage.script.tap("child")
        },
        claims: [
            Claim(
                "Not overridden: the parent gets it.", when: child == .nothing,
                .ordering(["parent.touchesBegan", "parent.touchesEnded"]), quotes: Document004.notOverridden),
            Claim(
                "Overridden without super: it stays with the child.",
                when: child == .allWithoutSuper,
                .ordering(["child.touchesBegan", "child.touchesEnded"]), quotes: Document004.overriddenWithoutSuper),
            Claim(
                "Overridden with super: both get it.", when: child == .allWithSuper,
                .all([
                    .nested("parent.touchesBegan", in: "child.touchesBegan"), .nested("parent.touchesEnded", in: "child.touchesEnded"),
                ]),
                quotes: Document004.overriddenWithSuper),
            Claim(
                "The default goes up the chain, to the superview.", when: child == .nothing,
                .decided("child: forward parent"), quotes: Document004.defaultPassesOn,
                explanation: "The touch methods do nothing but pass the message to `next`, each on its own.", rules: [.touchMethodsClimb]),
            Claim(
                "What a view does not handle, the next one gets.", when: child == .nothing,
                .happens("parent.touchesBegan"), quotes: Document004.respondersHandleOrPass),
            Claim(
                "The child comes first.", when: child == .allWithSuper,
                .before("child.touchesBegan", "parent.touchesBegan"),
                quotes: Document004.hitViewFirst),
            Claim(
                "A plain view has the four methods and passes each on.", when: child == .nothing,
                .all([.happens("parent.touchesBegan"), .happens("parent.touchesEnded")]), quotes: Document004.fourTouchMethods),
            Claim(
                "Who does not get began gets no ended.",
                when: child == .onlyBeganWithoutSuper,
                .never("parent.touchesEnded"), quotes: Document004.beganDecides,
                rules: [.touchMethodsClimb],
                knownRefutation:
                    "The four messages climb each on its own: the child keeps began, and ended goes to the parent, which has never received the touch. That is why all four should be overridden together."
            ),
            Claim(
                "Who keeps ended alone leaves began to the parent.",
                when: child == .onlyEndedWithoutSuper,
                .ordering(["parent.touchesBegan", "child.touchesEnded"]),
                explanation: "The touch methods do nothing but pass the message to `next`, each on its own.", rules: [.touchMethodsClimb]),
        ])
}
