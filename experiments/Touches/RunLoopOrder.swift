import EventTrace
import ExperimentKit
import UIKit

private let from = Variable(
    "from", Text("The code runs in", chinese: "代码运行于"), ["touchesBegan", "the tap's action", "a block of the main queue"])
private let layout = Variable("layout", Text("It asks for layout by", chinese: "请求布局的方式"), ["setNeedsLayout", "layoutIfNeeded too"])

/// Does something when it is touched, and hears of its layout.
private final class WorkingPad: UIView {
    var work: () -> Void = {}

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { work() }
    override func layoutSubviews() { super.layoutSubviews() }
}

extension Experiment {
    /// Timer, main queue, layout: what comes when.
    static let runLoopOrder = Experiment(
        id: "RunLoopOrder",
        title: Text("A timer, `DispatchQueue.main.async`, layout: which comes first?", chinese: "定时器、`DispatchQueue.main.async`、布局：谁先执行？"),
        question: Text(
            "Code that a tap on `pad` brings about starts a timer of zero seconds, dispatches to the main queue, and asks for layout, in this order. In which order does it all come?",
            chinese: "点击 `pad` 触发的代码依次：启动 0 秒定时器、派发到主队列、请求布局。实际按什么次序执行？"),
        answer: Text(
            "The block of the main queue comes first, then the layout, at the end of this pass of the run loop; the timer fires in the next pass. A block that is dispatched from a block of the main queue waits until after the layout. `layoutIfNeeded` lays out at once.",
            chinese: "主队列的块最先，然后是布局，在本轮 run loop 末尾；定时器在下一轮触发。在主队列的块中再派发的块，要等到布局之后。`layoutIfNeeded` 则立即布局。"),
        variables: [from, layout],
        stage: { stage in
            let window = stage.show(ReportingWindow(frame: Stage.frame), "app_window")
            let pad = stage.name(WorkingPad(frame: CGRect(x: 95, y: 300, width: 200, height: 200)), "pad")
            window.addSubview(pad)
            let isAtOnce = stage.choice(layout) == "layoutIfNeeded too"
            let work = { [unowned(unsafe) stage, unowned(unsafe) pad] in
                stage.mark("the code")
                Timer.scheduledTimer(withTimeInterval: 0, repeats: false) { _ in stage.mark("timer") }
                DispatchQueue.main.async { stage.mark("main queue") }
                pad.setNeedsLayout()
                if isAtOnce { pad.layoutIfNeeded() }
                stage.mark("the code ends")
            }
            switch stage.choice(from) {
            case "touchesBegan": pad.work = work
            case "the tap's action":
                let hook = stage.keep(Hook(work))
                pad.addGestureRecognizer(stage.name(UITapGestureRecognizer(target: hook, action: Hook.fire), "tap"))
            default: pad.work = { DispatchQueue.main.async { work() } }
            }
            stage.script.wait(0.1)
            stage.script.tap("pad")
        },
        claims: [
            Claim(
                Text("Main queue, layout, timer.", chinese: "主队列、布局、定时器。"),
                when: layout.is("setNeedsLayout") && from.isNot("a block of the main queue"),
                .order(["the code ends", "main queue", "pad.layoutSubviews", "timer"]),
                explanation: Text(
                    "Timers fire before the events of a pass, blocks of the main queue run after them (PL.8); layout waits for the commit at the end (PL.9).",
                    chinese: "定时器在一轮的事件之前触发，主队列的块在事件之后执行（PL.8）；布局等到末尾的提交（PL.9）。")),
            Claim(
                Text(
                    "A block that dispatches another: that one waits until after the layout, as does the timer.",
                    chinese: "在主队列的块中再派发：要等布局之后，定时器也是。"),
                when: layout.is("setNeedsLayout") && from.is("a block of the main queue"),
                .order(["the code ends", "pad.layoutSubviews", "main queue"]),
                explanation: Text("A pass runs the blocks that are there when it comes to them (PL.8).", chinese: "一轮只执行轮到时已在队列中的块（PL.8）。")),
            Claim(
                Text("Layout that is only asked for does not happen inside the code.", chinese: "只是请求的布局不会在代码中途发生。"),
                when: layout.is("setNeedsLayout"), .order(["the code", "the code ends", "pad.layoutSubviews"]),
                explanation: Text("Views that are marked are laid out at the next commit (PL.9).", chinese: "被标记的视图在下次提交时布局（PL.9）。")),
            Claim(
                Text("`layoutIfNeeded` lays out inside the code.", chinese: "`layoutIfNeeded` 在代码中途布局。"),
                when: layout.is("layoutIfNeeded too"),
                .order(["the code", "pad.layoutSubviews", "the code ends"]),
                explanation: Text("It does not wait for the commit (PL.9).", chinese: "它不等提交（PL.9）。")),
            Claim(
                Text(
                    "What the touch sets off is run inside the window's `sendEvent`.",
                    chinese: "触摸直接引发的在窗口的 `sendEvent` 之内执行。"),
                when: from.isNot("a block of the main queue"), .nested("the code", in: "app_window.sendEvent"),
                explanation: Text(
                    "Touch methods and actions of recognizers run synchronously inside it (PL.4).",
                    chinese: "触摸方法与手势的 action 在其中同步执行（PL.4）。")),
        ])
}
