import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Source: String, Choice {
    case touchesBegan = "`touchesBegan`"
    case tapsAction = "the tap recognizer's action"
    case blockOfTheMainQueue = "a block of the main queue"
}
private let from = Variable<Source>("from", "The code runs in")

private enum Layout: String, Choice {
    case setNeedsLayout = "`setNeedsLayout` alone"
    case layoutIfNeededToo = "`setNeedsLayout` and `layoutIfNeeded`"
}
private let layout = Variable<Layout>("layout", "The code asks for layout by")

/// Does something when it is touched, and is called for its layout.
private final class WorkingPad: UIView {
    var work: (WorkingPad) -> Void = { _ in }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { work(self) }
    override func layoutSubviews() { super.layoutSubviews() }
}

private let appWindow = Named<LoggedWindow>("app_window")
private let pad = Named<WorkingPad>("pad")
private let tap = Named<UITapGestureRecognizer>("tap")
private let codeEnds = Mark("the code ends")
private let mainQueue = Mark("main queue")
private let timer = Mark("timer")
private let code = Mark("the code")

/// Timer, main queue, layout: what comes when.
let runLoopOrder: Experiment = Experiment(
    id: "RunLoopOrder",
    title: "Timer, `DispatchQueue.main.async`, layout: which is first?",
    question:
        "Code that runs because of a tap on `pad` starts a timer of zero seconds, dispatches to the main queue, and asks for layout, in this order. In which order do the three run?",
    answer:
        "Since iOS 18 the layout comes first, at the end of the update that has delivered the touch, by Apple's page of `UIUpdateActionPhase`; then the block of the main queue runs, and the timer fires in the next pass of the run loop. Before, the block ran first, as a report from iOS 8 has it. A block that is dispatched from a block of the main queue waits until after the layout. `layoutIfNeeded` lays out at once.",
    remedy:
        "Do not rely on this order. To use the new frames in the same code, call `setNeedsLayout()`, then `layoutIfNeeded()`, on the view whose subviews change: after a change of constraints on the superview, which places the view. Code that follows `layoutIfNeeded()` runs after the layout.",
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
        let window = stage.show(LoggedWindow(frame: Stage.bounds), appWindow)
        let pad = stage.name(WorkingPad(frame: CGRect(x: 95, y: 300, width: 200, height: 200)), pad)
        window.addSubview(pad)
        let isAtOnce = stage[layout] == .layoutIfNeededToo
        let work = { (pad: WorkingPad) in
            stage.mark(code)
            Timer.scheduledTimer(withTimeInterval: 0, repeats: false) { _ in stage.mark(timer) }
            DispatchQueue.main.async { stage.mark(mainQueue) }
            pad.setNeedsLayout()
            if isAtOnce { pad.layoutIfNeeded() }
            stage.mark(codeEnds)
        }
        switch stage[from] {
        case .touchesBegan: pad.work = work
        case .tapsAction:
            let hook = stage.keep(ActionTarget { work(pad) })
            pad.addGestureRecognizer(stage.name(UITapGestureRecognizer(target: hook, action: ActionTarget.fire), tap))
        case .blockOfTheMainQueue: pad.work = { pad in DispatchQueue.main.async { work(pad) } }
        }
        stage.script.wait(0.1)
        stage.script.tap(pad)
    },
    outcomes: {
        Outcome("the layout comes", otherwise: "after the code, before the block of the main queue") {
            Outcome.State("at once, inside the code", .order([code.written, pad.layoutSubviews, codeEnds.written]))
        }
        Outcome(
            "the timer fires after the block of the main queue", not: "the timer fires before the block of the main queue",
            constant: "The timer fires in the next pass of the run loop.", .order([mainQueue.written, timer.written]))
    },
    claims: {
        Claim(
            "The layout comes first, then the main-queue block, then the timer.",
            when: layout == .setNeedsLayout && from != .blockOfTheMainQueue,
            explanation:
                "The touch and the commit are parts of one update; the run loop serves the main queue after the update, and the timer in its next pass.",
            rules: [.commitEndsUpdate, .virtualClock]
        ) {
            codeEnds.written
            pad.layoutSubviews
            mainQueue.written
            timer.written
        }
        Claim(
            "A block dispatched from a block of the main queue waits until after the layout, as does the timer.",
            when: layout == .setNeedsLayout && from == .blockOfTheMainQueue,
            explanation: "A pass runs only the blocks that are in the queue when it comes to them.", rules: [.virtualClock]
        ) {
            codeEnds.written
            pad.layoutSubviews
            mainQueue.written
        }
        Claim(
            "`setNeedsLayout` alone does not lay out inside the code that calls it.",
            when: layout == .setNeedsLayout,
            explanation: "Views that are marked are laid out at the next commit.", rules: [.layoutAtCommit]
        ) {
            code.written
            codeEnds.written
            pad.layoutSubviews
        }
        Claim(
            "`layoutIfNeeded` lays out inside the code that calls it.",
            when: layout == .layoutIfNeededToo,
            explanation: "`layoutIfNeeded` does not wait for the commit.", rules: [.layoutAtCommit]
        ) {
            code.written
            pad.layoutSubviews
            codeEnds.written
        }
        Claim(
            "Code that a touch triggers directly runs inside the window's `sendEvent`.",
            when: from != .blockOfTheMainQueue, code.written.inside(appWindow.sendEvent),
            explanation: "Touch methods and actions of gesture recognizers run synchronously inside `sendEvent`.",
            rules: [.actionsInsideSendEvent])
    })
