import EventTrace
import ExperimentKit
import UIKit

private let key = Variable("key", Text("The key window is the", chinese: "主窗口（key window）是"), ["lower", "upper"])
private let level = Variable("level", Text("The upper window's level", chinese: "上层窗口的级别"), ["normal", "alert"])
private let upper = Variable("upper", Text("The upper window is", chinese: "上层窗口"), ["in front", "in front, answering nil", "hidden"])

extension Experiment {
    /// Two windows, one of them key.
    static let keyWindow = Experiment(
        id: "KeyWindow",
        title: Text("Does a touch go to the key window first?", chinese: "触摸先到主窗口吗？"),
        question: Text(
            "Two windows lie over each other, and one of them is the key window. A finger taps where both are. Which one gets the touch?",
            chinese: "两个窗口重叠，其中一个是主窗口（key window）。手指点在重叠处，哪个窗口得到触摸？"),
        answer: Text(
            "The one in front that answers hit-testing. Which window is key makes no difference to a touch.",
            chinese: "在前方且回答命中测试的那个。哪个是主窗口，对触摸没有影响。"),
        origins: [Document003.keyWindowFirst],
        variables: [key, level, upper],
        stage: { stage in
            let isPassing = stage.choice(upper) == "in front, answering nil"
            let frame = CGRect(x: 0, y: 0, width: Stage.size.width, height: Stage.size.height)
            let front = stage.name(isPassing ? NobodyWindow(frame: frame) : UIWindow(frame: frame), "upper_window")
            front.windowLevel = stage.choice(level) == "alert" ? .alert : .normal
            let controller = UIViewController()
            controller.view = stage.name(TouchView(frame: frame), "upper")
            front.rootViewController = controller
            front.isHidden = false
            let lower = stage.name(TouchView(frame: frame), "lower")
            stage.view.addSubview(lower)
            (stage.choice(key) == "upper" ? front : stage.window).makeKey()
            if stage.choice(upper) == "hidden" { front.isHidden = true }
            stage.script.tap(at: CGPoint(x: 195, y: 400))
        },
        claims: [
            Claim(
                Text("The touch goes to the window in front, key or not.", chinese: "触摸到前方的窗口，无论是否主窗口。"),
                when: upper.is("in front"),
                .all([.happens("upper.touchesBegan"), .never("lower.*")]),
                explanation: Text("Windows are asked from the front (HT.5).", chinese: "窗口从前往后询问（HT.5）。")),
            Claim(
                Text("The touch is first sent to the key window.", chinese: "触摸最先发给主窗口。"), when: key.is("lower"),
                .happens("lower.touchesBegan"), quotes: Document003.keyWindowFirst,
                knownRefutation: Text(
                    """
                    Windows are asked from the front, whichever is key (HT.5); being key decides where keys and other events without a place \
                    go (PL.5).
                    """, chinese: "窗口从前往后询问，与是否主窗口无关（HT.5）；主窗口只决定键盘等没有位置的事件去哪里（PL.5）。")),
            Claim(
                Text("Whether the key window can take the touch is asked first.", chinese: "首先判断主窗口能否接受触摸。"),
                when: key.is("lower") && upper.is("in front, answering nil"),
                .never("upper_window.hitTest"), quotes: Document003.keyWindowIsAsked,
                knownRefutation: Text(
                    "The window in front is asked first, and passes the question on by answering nil (HT.5).",
                    chinese: "先问前方的窗口；它回答 nil，才轮到下一个（HT.5）。")),
            Claim(
                Text(
                    "If the window in front answers nil or is hidden, the lower one gets the touch.", chinese: "前方窗口回答 nil 或隐藏时，下层窗口得到触摸。"),
                when: upper.isNot("in front"), .happens("lower.touchesBegan")),
            Claim(Text("Which one is key changes nothing.", chinese: "哪个是主窗口没有影响。"), .same(whatever: key)),
        ])
}

/// A window that no touch stays in.
private final class NobodyWindow: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}
