import EventTrace
import ExperimentKit
import UIKit

private let isBusy = Variable.flag("busy", Text("The main thread is busy from 50 ms to 1 s", chinese: "主线程从 50 毫秒忙到 1 秒"))
private let timer = Variable("timer", Text("Of the three, the timer is due", chinese: "三者之中定时器"), ["first", "last"])

extension Experiment {
    /// What has waited longest is not served first.
    static let busyMainThread = Experiment(
        id: "BusyMainThread",
        title: Text("After a busy main thread: touch, main queue or timer first?", chinese: "主线程忙完之后：触摸、主队列、定时器谁先？"),
        question: Text(
            "A finger taps `pad` between 100 and 180 ms, a `Timer` is due before it or after it, and a block of `asyncAfter` is due at 200 ms. In which order are they served, if the main thread is free, and if it is busy until 1 s?",
            chinese: "手指在 100 至 180 毫秒点击 `pad`，`Timer` 在此之前或之后到期，`asyncAfter` 的块在 200 毫秒到期。主线程空闲时、忙到 1 秒时，各按什么次序处理？"),
        answer: Text(
            "Free, each comes at its time. After being busy, the touch comes first, then the block of the main queue, and the timer last, even if it was due before them all.",
            chinese: "空闲时各按自己的时间。忙完之后，先处理触摸，再处理主队列的块，定时器最后，哪怕它最早到期。"),
        variables: [isBusy, timer],
        stage: { stage in
            stage.view.addSubview(stage.name(TouchPad(frame: CGRect(x: 95, y: 300, width: 200, height: 200)), "pad"))
            Timer.scheduledTimer(withTimeInterval: stage.choice(timer) == "first" ? 0.06 : 0.3, repeats: false) {
                [unowned(unsafe) stage] _ in
                stage.mark("timer")
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { [unowned(unsafe) stage] in stage.mark("main queue") }
            if stage.flag(isBusy) {
                stage.script.at(0.05) { [unowned(unsafe) stage] in stage.keepBusy(until: 1) }
            }
            stage.script.wait(0.1)
            stage.script.tap("pad")
        },
        claims: [
            Claim(
                Text("A free main thread serves each at its time.", chinese: "空闲的主线程按各自的时间处理。"), when: isBusy.isOff && timer.is("first"),
                .ordering(["timer", "pad.touchesBegan", "pad.touchesEnded", "main queue"])),
            Claim(
                Text("After being busy: events, main queue, timer.", chinese: "忙完之后：事件、主队列、定时器。"), when: isBusy.isOn,
                .ordering(["pad.touchesBegan", "pad.touchesEnded", "main queue", "timer"]),
                explanation: Text(
                    "The run loop serves its sources first and looks at its timers only when it waits (PL.8).",
                    chinese: "run loop 先处理各个源，到等待时才查看定时器（PL.8）。")),
            Claim(
                Text("What was due first is served first.", chinese: "先到期的先处理。"), when: isBusy.isOn && timer.is("first"),
                .before("timer", "pad.touchesBegan"),
                knownRefutation: Text(
                    "That holds among events, which stand in a queue (PL.2). A timer is no event: one that comes due while the thread is busy waits until the sources are served (PL.8).",
                    chinese: "这只适用于排队的事件（PL.2）。定时器不是事件：忙碌期间到期的，要等各个源处理完（PL.8）。")),
            Claim(
                Text("When the timer was due makes no difference after being busy.", chinese: "忙完之后，定时器何时到期没有影响。"), when: isBusy.isOn,
                .same(whatever: timer)),
        ])
}
