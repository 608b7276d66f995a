import EventTrace
import ExperimentKit
import UIKit

private let what = Variable(
    "what", Text("What happens to `old`, the first responder", chinese: "第一响应者 `old` 遇到的事"),
    ["new takes over", "new cannot", "new has no window", "old is removed", "old is hidden"])
private let old = Variable("old", Text("`old` is asked to let go and is", chinese: "`old` 被要求让出时"), ["willing", "unwilling"])

/// Answers what it is asked about being first responder.
private final class FocusPad: UIView {
    var becomes = true
    var resigns = true

    override var canBecomeFirstResponder: Bool { becomes }
    override var canResignFirstResponder: Bool { resigns }

    override func resignFirstResponder() -> Bool { super.resignFirstResponder() }
}

extension Experiment {
    /// Who is asked what when the first responder changes.
    static let firstResponderHandOver = Experiment(
        id: "FirstResponderHandOver",
        title: Text("From one first responder to the next", chinese: "第一响应者的交接"),
        question: Text(
            "`old` is the first responder, and `new` is told to become it; or `old` is removed or hidden. Who is asked what, and who is the first responder in the end?",
            chinese: "`old` 是第一响应者，`new` 被要求成为第一响应者；或者 `old` 被移除、隐藏。谁被问到什么，最后谁是第一响应者？"),
        answer: Text(
            "`old` is asked first and resigns, then `new` is asked; if `old` refuses, `new` is not asked, and if `new` cannot, nobody is left. A view without a window asks nobody and becomes nothing. A view that is removed resigns unasked, even if it refuses; a hidden one stays first responder.",
            chinese: "先问 `old` 并让其交出，再问 `new`；`old` 拒绝则不问 `new`；`new` 不能，则谁都不是。没有窗口的视图谁也不问、成为不了。被移除的视图不经询问就交出，哪怕它拒绝；被隐藏的仍是第一响应者。"),
        variables: [what, old],
        stage: { stage in
            let previous = stage.name(FocusPad(frame: CGRect(x: 45, y: 150, width: 300, height: 200)), "old")
            let next = stage.name(FocusPad(frame: CGRect(x: 45, y: 450, width: 300, height: 200)), "new")
            stage.view.addSubview(previous)
            let choice = stage.choice(what)
            if choice != "new has no window" { stage.view.addSubview(next) }
            previous.becomeFirstResponder()
            previous.resigns = stage.choice(old) == "willing"
            next.becomes = choice != "new cannot"
            stage.script.wait(0.1)
            stage.script.perform { [unowned(unsafe) stage] in
                stage.mark("now")
                switch choice {
                case "old is removed": previous.removeFromSuperview()
                case "old is hidden": previous.isHidden = true
                default: next.becomeFirstResponder()
                }
                stage.mark("first responder: \(previous.isFirstResponder ? "old" : next.isFirstResponder ? "new" : "nobody")")
            }
        },
        claims: [
            Claim(
                Text("The old one is asked and resigns, then the new one is asked and becomes.", chinese: "先问旧的并让其交出，再问新的，然后成为。"),
                when: what.is("new takes over") && old.is("willing"),
                .order([
                    "now", "old.canResignFirstResponder", "old.resignFirstResponder", "new.canBecomeFirstResponder",
                    "first responder: new",
                ]),
                explanation: Text(
                    "Apple's documentation describes it so (RC.7); no log of a device is known.", chinese: "苹果文档如此描述（RC.7）；尚无真机日志。")),
            Claim(
                Text("If the old one refuses, the new one is not even asked.", chinese: "旧的拒绝，就不会问新的。"),
                when: what.isOneOf(["new takes over", "new cannot"]) && old.is("unwilling"),
                .all([.happens("first responder: old"), .never("new.canBecomeFirstResponder"), .never("old.resignFirstResponder")]),
                explanation: Text("The one in office goes first (RC.7).", chinese: "在任者优先（RC.7）。")),
            Claim(
                Text("If the new one cannot, the old one has resigned all the same.", chinese: "新的若不能，旧的也已经交出。"),
                when: what.is("new cannot") && old.is("willing"), .order(["old.resignFirstResponder", "first responder: nobody"]),
                explanation: Text(
                    "Concluded from the documented order, in which the new one is asked last (RC.7); no log of a device is known.",
                    chinese: "由文档所述的次序推出：最后才问新的（RC.7）；尚无真机日志。")),
            Claim(
                Text("A view without a window does not become first responder, and the old one stays.", chinese: "没有窗口的视图成不了第一响应者，旧的保持不变。"),
                when: what.is("new has no window"),
                .all([.happens("first responder: old"), .never("new.*"), .never("old.resignFirstResponder")]),
                explanation: Text("It has to be in a window first (RC.9).", chinese: "必须先在窗口里（RC.9）。")),
            Claim(
                Text("A first responder that is removed resigns, even if it refuses.", chinese: "被移除的第一响应者必须交出，即使它拒绝。"),
                when: what.is("old is removed"),
                .all([.order(["now", "old.resignFirstResponder", "first responder: nobody"]), .never("old.canResignFirstResponder")]),
                explanation: Text("One that leaves its window is not asked (RC.9).", chinese: "离开窗口的不经询问（RC.9）。")),
            Claim(
                Text("One that is hidden stays first responder.", chinese: "被隐藏的仍是第一响应者。"), when: what.is("old is hidden"),
                .all([.happens("first responder: old"), .never("old.resignFirstResponder")])),
        ])
}
