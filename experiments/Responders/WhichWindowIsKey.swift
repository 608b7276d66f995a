import EventTrace
import ExperimentKit
import UIKit

private let what = Variable(
    "what", Text("The second window, `upper`, is", chinese: "第二个窗口 `upper`"),
    ["shown", "made key", "made key while hidden", "unable to be key", "left alone"])

/// Hears that it becomes key, and of shakes.
private final class KeyedWindow: UIWindow {
    var mayBeKey = true

    override var canBecomeKey: Bool { mayBeKey }
    override func becomeKey() { super.becomeKey() }
    override func resignKey() { super.resignKey() }
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
}

extension Experiment {
    /// How the key moves from window to window.
    static let whichWindowIsKey = Experiment(
        id: "WhichWindowIsKey",
        title: Text("Which window is key, and what it gets", chinese: "哪个窗口是主窗口，它得到什么"),
        question: Text(
            "`lower` is the key window. A second window, `upper`, is shown over it, is made key, cannot become key, or stays when `lower` is hidden. Which one is told what, and which one hears of a shake?",
            chinese: "`lower` 是主窗口（key window）。第二个窗口 `upper` 被显示、被设为主窗口、不能成为主窗口，或在 `lower` 隐藏后留下。谁收到什么通知，摇动归谁？"),
        answer: Text(
            "Showing a window does not make it key. Making it key tells the old one `resignKey` and then the new one `becomeKey`, hidden or not, and a shake goes to the new one. A window that cannot become key changes nothing. When the key window is hidden, the other one becomes key.",
            chinese: "显示窗口并不使它成为主窗口。设为主窗口时，先通知旧的 `resignKey`，再通知新的 `becomeKey`，无论它是否隐藏；摇动归新的。不能成为主窗口的窗口不改变任何事。主窗口隐藏时，另一个成为主窗口。"),
        variables: [what],
        stage: { stage in
            stage.window.isHidden = true
            let lower = stage.name(KeyedWindow(frame: Stage.frame), "lower")
            let upper = stage.name(KeyedWindow(frame: Stage.frame), "upper")
            let choice = stage.choice(what)
            upper.mayBeKey = choice != "unable to be key"
            lower.makeKeyAndVisible()
            stage.script.wait(0.1)
            stage.script.perform {
                switch choice {
                case "shown": upper.isHidden = false
                case "made key while hidden": upper.makeKey()
                case "left alone":
                    upper.isHidden = false
                    lower.isHidden = true
                default: upper.makeKeyAndVisible()
                }
            }
            stage.shake(at: 1)
        },
        claims: [
            Claim(
                Text("A window that is only shown is not key.", chinese: "只是显示的窗口不是主窗口。"),
                when: what.is("shown"), .all([.never("upper.*"), .happens("lower.motionBegan")]),
                explanation: Text("A shake goes to the key window (PL.5).", chinese: "摇动归主窗口（PL.5）。")),
            Claim(
                Text("A window that answers that it cannot become key is asked, and nothing else.", chinese: "回答不能成为主窗口的窗口只被询问，别无其他。"),
                when: what.is("unable to be key"),
                .all([.ordering(["upper.canBecomeKey"], among: ["upper.*"]), .never("lower.resignKey"), .happens("lower.motionBegan")]),
                explanation: Text("`makeKey` asks `canBecomeKey` (RC.10).", chinese: "`makeKey` 会询问 `canBecomeKey`（RC.10）。")),
            Claim(
                Text("The old key window resigns before the new one becomes key.", chinese: "旧的主窗口先让出，新的再成为。"),
                when: what.isOneOf(["made key", "made key while hidden"]),
                .order(["lower.resignKey", "upper.becomeKey", "upper.motionBegan"]),
                explanation: Text("One window is key (RC.10).", chinese: "只有一个主窗口（RC.10）。")),
            Claim(
                Text("A key window that is hidden leaves the key to the other.", chinese: "主窗口隐藏后，由另一个接任。"), when: what.is("left alone"),
                .order(["lower.resignKey", "upper.becomeKey", "upper.motionBegan"]),
                explanation: Text("Assumed: the window in front takes it (RC.10).", chinese: "此为假定：由最前面的窗口接任（RC.10）。")),
        ])
}
