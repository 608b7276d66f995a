import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Source: String, Choice {
    case touchesBegan
    case tapsAction = "the tap recognizer's action"
    case blockOfTheMainQueue = "a block of the main queue"
}
private let from = Variable<Source>("from", "The code runs in")

private enum Layout: String, Choice {
    case setNeedsLayout = "setNeedsLayout alone"
    case layoutIfNeededToo = "setNeedsLayout and layoutIfNeeded"
}
private let layout = Variable<Layout>("layout", "The code asks for layout by")

/// Does something when it is touched, and is called for its layout.
private final class WorkingPad: UIView {
    var work: (WorkingPad) -> Void = { _ in }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { work(self) }
    override func layoutSubviews() { super.layoutSubviews() }
}

extension Experiment {
    /// Timer, main queue, layout: what comes when.
    static let runLoopOrder: Experiment = Experiment(
        id: "RunLoopOrder",
        title: "Timer, `DispatchQueue.main.async`, layout: which is first?",
        question:
            "Code that runs because of a tap on `pad` starts a timer of zero seconds, dispatches to the main queue, and asks for layout, in this order. In which order do the three run?",
        answer:
            "The block of the main queue runs first, then the layout, at the end of this pass of the run loop; the timer fires in the next pass. A block that is dispatched from a block of the main queue waits until after the layout. `layoutIfNeeded` lays out at once.",
        remedy:
            "To use the new frames in the same code: `setNeedsLayout()`, then `layoutIfNeeded()`.",
        symptoms: [
            "frame is still the old one after setNeedsLayout",
            "does DispatchQueue.main.async run before layoutSubviews",
            "Timer with interval 0 versus DispatchQueue.main.async",
            "difference between setNeedsLayout and layoutIfNeeded",
            "run code after layout has finished",
        ],
        observations: ["runloop-gesture-observer"],
        variables: [from, layout],
        stage: { stage in
            let window = stage.show(LoggedWindow(frame: Stage.bounds), "app_window")
            let pad = stage.name(WorkingPad(frame: CGRect(x: 95, y: 300, width: 200, height: 200)), "pad")
            window.addSubview(pad)
            let isAtOnce = stage[layout] == .layoutIfNeededToo
            let work = { (pad: WorkingPad) in
                stage.mark("the code")
                Timer.scheduledTimer(withTimeInterval: 0, repeats: false) { _ in stage.mark("timer") }
                DispatchQueue.main.async { stage.mark("main queue") }
                pad.setNeedsLayout()
                if isAtOnce { pad.layoutIfNeeded() }
                stage.mark("the code ends")
            }
            switch stage[from] {
            case .touchesBegan: pad.work = work
            case .tapsAction:
                let hook = stage.keep(ActionTarget { work(pad) })
                pad.addGestureRecognizer(stage.name(UITapGestureRecognizer(target: hook, action: ActionTarget.fire), "tap"))
            case .blockOfTheMainQueue: pad.work = { pad in DispatchQueue.main.async { work(pad) } }
            }
            stage.script.wait(0.1)
            stage.script.tap("pad")
        },
        claims: [
            Claim(
                "The main-queue block runs first, then layout, then the timer.",
                when: layout == .setNeedsLayout && from != .blockOfTheMainQueue,
                .order(["the code ends", "main queue", "pad.layoutSubviews", "timer"]),
                explanation:
                    "In each pass timers fire before the events and blocks of the main queue run after them; layout waits for the commit at the end.",
                rules: [.virtualClock, .layoutAtCommit]
            ),
            Claim(
                "A block dispatched from a block of the main queue waits until after the layout, as does the timer.",
                when: layout == .setNeedsLayout && from == .blockOfTheMainQueue,
                .order(["the code ends", "pad.layoutSubviews", "main queue"]),
                explanation: "A pass runs only the blocks that are in the queue when it comes to them.", rules: [.virtualClock]),
            Claim(
                "`setNeedsLayout` alone does not lay out inside the code that calls it.",
                when: layout == .setNeedsLayout, .order(["the code", "the code ends", "pad.layoutSubviews"]),
                explanation: "Views that are marked are laid out at the next commit.", rules: [.layoutAtCommit]),
            Claim(
                "`layoutIfNeeded` lays out inside the code that calls it.",
                when: layout == .layoutIfNeededToo,
                .order(["the code", "pad.layoutSubviews", "the code ends"]),
                explanation: "`layoutIfNeeded` does not wait for the commit.", rules: [.layoutAtCommit]),
            Claim(
                "Code that a touch triggers directly runs inside the window's `sendEvent`.",
                when: from != .blockOfTheMainQueue, .nested("the code", in: "app_window.sendEvent"),
                explanation: "Touch methods and actions of gesture recognizers run synchronously inside `sendEvent`.",
                rules: [.actionsInsideSendEvent]),
        ])
}
