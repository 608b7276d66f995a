import EventTrace
import ExperimentKit
import UIKit

private let front = Variable(
    "front", Text("The second window", chinese: "第二个窗口"),
    ["shown later", "shown earlier", "shown earlier, higher level", "later, hidden", "later, answers nil", "later, beside"])

/// Answers hit-testing with nothing if it is told to.
private final class AskedWindow: UIWindow {
    var isOpen = false

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { isOpen ? nil : super.hitTest(point, with: event) }
    override func sendEvent(_ event: UIEvent) { super.sendEvent(event) }
}

extension Experiment {
    /// Which window is asked first, and which gets the event.
    static let windowsInFront = Experiment(
        id: "WindowsInFront",
        title: Text("Two windows: which is asked, which gets the touch", chinese: "两个窗口：先问谁，归谁"),
        question: Text(
            "Two windows fill the screen, `main` and `second`; both hear of `hitTest` and `sendEvent`. Which one gets a tap?",
            chinese: "两个窗口 `main` 与 `second` 铺满屏幕，都记录 `hitTest` 与 `sendEvent`。点击归谁？"),
        answer: Text(
            "The one with the higher level, and at the same level the one shown later, is asked first. If it has no answer, the other is asked, and only the window that answers is sent the event.",
            chinese: "先问层级高的；层级相同，先问后显示的。它没有结果才问另一个，且只有给出结果的窗口收到事件。"),
        origins: [Document004.latestWindowFirst],
        variables: [front],
        stage: { stage in
            stage.window.isHidden = true
            let choice = stage.choice(front)
            let second = AskedWindow(frame: Stage.frame)
            let main = AskedWindow(frame: Stage.frame)
            if choice == "shown earlier, higher level" { second.windowLevel = .alert }
            if choice == "later, beside" { second.frame = CGRect(x: 0, y: 0, width: 390, height: 50) }
            second.isOpen = choice == "later, answers nil"
            let isEarlier = choice == "shown earlier" || choice == "shown earlier, higher level"
            for window in isEarlier ? [second, main] : [main, second] {
                _ = stage.show(window, window === main ? "main" : "second")
            }
            if choice == "later, hidden" { second.isHidden = true }
            stage.script.tap(.point(CGPoint(x: 195, y: 400)))
        },
        claims: [
            Claim(
                Text("The window shown later is asked first and gets the touch.", chinese: "后显示的窗口先被询问，并得到触摸。"),
                when: front.is("shown later"),
                .all([.happens("second.sendEvent"), .never("main.*")]), quotes: Document004.latestWindowFirst,
                explanation: Text(
                    "Windows are asked from the highest level down, within a level the latest shown first (HT.5).",
                    chinese: "窗口按层级自高而低，同层级先问后显示的（HT.5）。")),
            Claim(
                Text("Shown earlier, it is not asked.", chinese: "先显示的不会被询问。"), when: front.is("shown earlier"),
                .all([.happens("main.sendEvent"), .never("second.*")]), quotes: Document004.latestWindowFirst),
            Claim(
                Text("The window shown later is always asked first.", chinese: "后显示的窗口总是先被询问。"),
                when: front.is("shown earlier, higher level"), .before("main.hitTest", "second.hitTest"),
                quotes: Document004.latestWindowFirst,
                knownRefutation: Text(
                    "The level counts before the order of showing: a window of a higher level is asked first, whenever it was shown (HT.5).",
                    chinese: "先看层级，再看显示次序：层级高的窗口先被询问，不论何时显示（HT.5）。")),
            Claim(
                Text("A window that has no answer leaves it to the other.", chinese: "没有结果的窗口让给另一个。"),
                when: front.isOneOf(["later, hidden", "later, answers nil", "later, beside"]),
                .all([.happens("main.sendEvent"), .never("second.sendEvent")]), quotes: Document004.otherWindowsNext),
            Claim(
                Text("From the top window down, by `hitTest`.", chinese: "自最上层窗口起，用 `hitTest` 判断。"),
                when: front.isOneOf(["later, answers nil", "later, beside"]), .before("second.hitTest", "main.hitTest"),
                quotes: Document004.windowHitTests),
        ])
}
