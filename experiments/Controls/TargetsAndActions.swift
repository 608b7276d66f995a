import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Registration: String, Choice {
    case added
    case addedWithNilTarget = "added with a nil target"
    case addedAndRemoved = "added then removed"
    case addedForTwoEvents = "added for two events"
    case removedForOneOfTwo = "added for two events then removed for one"
    case nothing = "not added"
}
private let done = Variable<Registration>("done", "The target and action are")

/// An object, so that it can stand among all targets.
private final class Teller: NSObject {
    func told() {}
    static let told = Selector("told", Teller.told)
}

private let button = Named<UIButton>("button")
private let nullIsAmongThem = Mark("NSNull is among them")

/// What a control tells about its targets.
let targetsAndActions: Experiment = Experiment(
    id: "TargetsAndActions",
    title: "`addTarget`, `removeTarget` and `allTargets` of a control",
    question: """
        A target and action are added to a control, and perhaps removed again. What do `actions(forTarget:forControlEvent:)` and `allTargets` \
        return, and what does a tap send?
        """,
    answer: """
        `actions(forTarget:forControlEvent:)` lists the actions that are added for this target and this event, and returns nil if there \
        is none, and always for a nil target. A tap sends an action for each event that it was added for and not removed from. A nil \
        target appears in `allTargets` as `NSNull`; its action is looked for in the responder chain, where nothing implements it here.
        """,
    remedy: """
        To find out whether a button is connected, pass the target to `actions(forTarget:forControlEvent:)`; \
        `enumerateEventHandlers(_:)` (iOS 14) lists nil targets and each `UIAction` as well. To disconnect one event only, pass that \
        event to `removeTarget(_:action:for:)`; `removeTarget(nil, action: nil, for: .allEvents)` removes all targets. A `UIAction` is \
        removed by `removeAction(_:for:)`.
        """,
    symptoms: [
        "removeTarget does not remove the action",
        "check whether a UIButton already has a target",
        "remove all targets and actions of a button",
        "allTargets contains NSNull",
        "action added for several control events",
    ],
    origins: [Document004.targetsAreAddedAndRemoved],
    variables: [done],
    stage: { stage in
        let control = stage.name(UIButton(frame: CGRect(x: 145, y: 300, width: 100, height: 40)), button)
        let teller = stage.keep(Teller())
        stage.view.addSubview(control)
        switch stage[done] {
        case .added: control.addTarget(teller, action: Teller.told, for: .touchUpInside)
        case .addedWithNilTarget: control.addTarget(nil, action: Teller.told, for: .touchUpInside)
        case .addedAndRemoved:
            control.addTarget(teller, action: Teller.told, for: .touchUpInside)
            control.removeTarget(teller, action: Teller.told, for: .touchUpInside)
        case .addedForTwoEvents, .removedForOneOfTwo:
            control.addTarget(teller, action: Teller.told, for: [.touchDown, .touchUpInside])
            if stage[done] == .removedForOneOfTwo { control.removeTarget(teller, action: Teller.told, for: .touchDown) }
        case .nothing: break
        }
        let target: Teller? = stage[done] == .addedWithNilTarget ? nil : teller
        stage.script.perform {
            let actions = control.actions(forTarget: target, forControlEvent: .touchUpInside)
            stage.mark("for touchUpInside: \(actions.map { $0.joined(separator: ", ") } ?? "nil")")
            stage.mark("allTargets: \(control.allTargets.count)")
            if control.allTargets.contains(where: { $0 is NSNull }) { stage.mark(nullIsAmongThem) }
        }
        stage.script.wait(0.1)
        stage.script.tap(button)
    },
    outcomes: {
        Outcome("a tap", otherwise: "sends nothing") {
            Outcome.State("sends `touchDown` and `touchUpInside`", button.action(.touchDown))
            Outcome.State("sends `touchUpInside`", button.action(.touchUpInside))
        }
        Outcome(
            "`actions(forTarget:forControlEvent:)` lists the action", not: "`actions(forTarget:forControlEvent:)` returns nil",
            TokenPattern("for touchUpInside: told"))
        Outcome("`allTargets`", otherwise: "is empty") {
            Outcome.State("contains `NSNull`", nullIsAmongThem.written)
            Outcome.State("contains the target", "allTargets: 1")
        }
    },
    claims: {
        Claim(
            "An action that is added is listed and sent.", when: done == .added,
            quotes: Document004.targetsAreAddedAndRemoved
        ) {
            only {
                "for touchUpInside: told"
                "allTargets: 1"
                button.action(.touchUpInside)
            }
        }
        Claim(
            "An action that is removed is neither listed nor sent.", when: done == .addedAndRemoved,
            quotes: Document004.targetsAreAddedAndRemoved
        ) {
            only {
                "for touchUpInside: nil"
                "allTargets: 0"
            }
        }
        Claim(
            "An action added for two events is sent for each.", when: done == .addedForTwoEvents,
            quotes: Document004.targetsAreAddedAndRemoved
        ) {
            button.action(.touchDown)
            button.action(.touchUpInside)
        }
        Claim(
            "An action that was added for two events and removed for one of them, `touchDown`, is sent for the other alone.",
            when: done == .removedForOneOfTwo,
            quotes: Document004.targetsAreAddedAndRemoved
        ) {
            button.action(.touchDown).never
            button.action(.touchUpInside).happens
        }
        Claim(
            "A nil target appears in `allTargets` as `NSNull`.",
            when: done == .addedWithNilTarget, nullIsAmongThem.written.happens, quotes: Document004.allTargetsHoldsNull)
        Claim(
            "`actions(forTarget:forControlEvent:)` lists the name of the action.", when: done.isOneOf(.added, .addedForTwoEvents),
            TokenPattern("for touchUpInside: told").happens, quotes: Document004.actionsAreListed.part("their names"))
        Claim(
            "If there is no action, `actions(forTarget:forControlEvent:)` returns nil.", when: done.isOneOf(.nothing, .addedAndRemoved),
            TokenPattern("for touchUpInside: nil").happens, quotes: Document004.actionsAreListed.part("nil if none"))
    })
