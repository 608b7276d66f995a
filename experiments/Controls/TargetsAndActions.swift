import EventTrace
import ExperimentKit
import UIKit

private let done = Variable(
    "done", Text("What is done", chinese: "操作"),
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
        title: Text("The table of targets and actions", chinese: "target-action 的管理"),
        question: Text(
            "A target and action is added to a control, perhaps removed again. What do `actions(forTarget:forControlEvent:)` and `allTargets` say, and what does a tap send?",
            chinese: "向控件添加 target-action，或再移除。`actions(forTarget:forControlEvent:)` 与 `allTargets` 怎么说？点击会发出什么？"),
        answer: Text(
            "The list has an action for each event it was added for and not removed from, and is nil without one. A nil target shows as `NSNull`.",
            chinese: "已添加且未移除的事件各列出其 action；没有则为 nil。nil target 以 `NSNull` 出现。"),
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
                Text("Added, it is listed and sent.", chinese: "添加后列出，并会发出。"), when: done.is("added"),
                .ordering(["for touchUpInside: told", "allTargets: 1", "button.action(touchUpInside)"]),
                quotes: Document004.targetsAreAddedAndRemoved),
            Claim(
                Text("Removed, it is neither.", chinese: "移除后，既不列出也不发出。"), when: done.is("added and removed"),
                .ordering(["for touchUpInside: nil", "allTargets: 0"]), quotes: Document004.targetsAreAddedAndRemoved),
            Claim(
                Text("For two events it is sent twice, and removed for one it is sent for the other.", chinese: "两个事件各发一次；移除一个，另一个照发。"),
                when: done.isOneOf(["added for two events", "removed for one of two"]), .happens("button.action(touchUpInside)"),
                quotes: Document004.targetsAreAddedAndRemoved),
            Claim(
                Text("Removed for touchDown, only touchUpInside is sent.", chinese: "移除 touchDown 后，只发 touchUpInside。"),
                when: done.is("removed for one of two"),
                .never("button.action(touchDown)"), quotes: Document004.targetsAreAddedAndRemoved),
            Claim(
                Text("A nil target is `NSNull` in `allTargets`.", chinese: "nil target 在 `allTargets` 中是 `NSNull`。"),
                when: done.is("added with nil target"),
                .happens("NSNull is among them"), quotes: Document004.allTargetsHoldsNull),
            Claim(
                Text("The action's name is listed.", chinese: "列出 action 的名字。"), when: done.isOneOf(["added", "added for two events"]),
                .happens("for touchUpInside: told"), quotes: Document004.actionsAreListed),
            Claim(
                Text("Without one the answer is nil.", chinese: "没有则回答 nil。"), when: done.isOneOf(["nothing", "added and removed"]),
                .happens("for touchUpInside: nil"), quotes: Document004.actionsAreListed),
        ])
}
