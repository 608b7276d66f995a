import EventTrace
import ExperimentKit
import UIKit

private let done = Variable(
    "done", "What is done",
    ["added", "added with nil target", "added and removed", "added for two events", "removed for one of two", "nothing"])

/// An object, so that it can stand among all targets.
private final class Teller: NSObject {
    func told() {}
    static let told = Selector("told", Teller.told)
}

extension Experiment {
    /// What a control tells about its targets.
    static let targetsAndActions = Experiment(
        id: "TargetsAndActions",
        title: "The table of targets and actions",
        question:
            "A target and action is added to a control, perhaps removed again. What do `actions(forTarget:forControlEvent:)` and `allTargets` say, and what does a tap send?",
        answer:
            "The list has an action for each event it was added for and not removed from, and is nil without one. A nil target shows as `NSNull`.",
        origins: [Document004.targetsAreAddedAndRemoved],
        variables: [done],
        stage: { stage in
            let control = stage.name(UIButton(frame: CGRect(x: 145, y: 300, width: 100, height: 40)), "button")
            let teller = stage.keep(Teller())
            stage.view.addSubview(control)
            switch stage.choice(done) {
            case "added": control.addTarget(teller, action: Teller.told, for: .touchUpInside)
            case "added with nil target": control.addTarget(nil, action: Teller.told, for: .touchUpInside)
            case "added and removed":
                control.addTarget(teller, action: Teller.told, for: .touchUpInside)
                control.removeTarget(teller, action: Teller.told, for: .touchUpInside)
            case "added for two events", "removed for one of two":
                control.addTarget(teller, action: Teller.told, for: [.touchDown, .touchUpInside])
                if stage.choice(done) == "removed for one of two" { control.removeTarget(teller, action: Teller.told, for: .touchDown) }
            default: break
            }
            let target: Teller? = stage.choice(done) == "added with nil target" ? nil : teller
            stage.script.perform { [unowned(unsafe) stage] in
                let actions = control.actions(forTarget: target, forControlEvent: .touchUpInside)
                stage.mark("for touchUpInside: \(actions.map { $0.joined(separator: ", ") } ?? "nil")")
                stage.mark("allTargets: \(control.allTargets.count)")
                if control.allTargets.contains(where: { $0 is NSNull }) { stage.mark("NSNull is among them") }
            }
            stage.script.wait(0.1)
            stage.script.tap("button")
        },
        claims: [
            Claim(
                "Added, it is listed and sent.", when: done.is("added"),
                .ordering(["for touchUpInside: told", "allTargets: 1", "button.action(touchUpInside)"]),
                quotes: Document004.targetsAreAddedAndRemoved),
            Claim(
                "Removed, it is neither.", when: done.is("added and removed"),
                .ordering(["for touchUpInside: nil", "allTargets: 0"]), quotes: Document004.targetsAreAddedAndRemoved),
            Claim(
                "For two events it is sent twice, and removed for one it is sent for the other.",
                when: done.isOneOf(["added for two events", "removed for one of two"]), .happens("button.action(touchUpInside)"),
                quotes: Document004.targetsAreAddedAndRemoved),
            Claim(
                "Removed for touchDown, only touchUpInside is sent.",
                when: done.is("removed for one of two"),
                .never("button.action(touchDown)"), quotes: Document004.targetsAreAddedAndRemoved),
            Claim(
                "A nil target is `NSNull` in `allTargets`.",
                when: done.is("added with nil target"),
                .happens("NSNull is among them"), quotes: Document004.allTargetsHoldsNull),
            Claim(
                "The action's name is listed.", when: done.isOneOf(["added", "added for two events"]),
                .happens("for touchUpInside: told"), quotes: Document004.actionsAreListed),
            Claim(
                "Without one the answer is nil.", when: done.isOneOf(["nothing", "added and removed"]),
                .happens("for touchUpInside: nil"), quotes: Document004.actionsAreListed),
        ])
}
