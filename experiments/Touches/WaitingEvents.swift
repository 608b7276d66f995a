import EventTrace
import ExperimentKit
import UIKit

private let isBusy = Variable.flag("busy", Text("The app is busy during both taps", chinese: "两次点击期间 app 正忙"))

extension Experiment {
    /// Why a queue.
    static let waitingEvents = Experiment(
        id: "WaitingEvents",
        title: Text("Events that wait: a queue, not a stack", chinese: "等待中的事件：队列而非栈"),
        question: Text(
            "A finger taps `first` and then `second`, while the main thread is busy for a second. In which order are the events handled when it is free?",
            chinese: "手指先点 `first` 再点 `second`，期间主线程忙碌一秒。空闲之后按什么次序处理？"),
        answer: Text(
            "In the order in which they came, as if the app had not been busy. With a stack the second lift would come first, before its own landing.",
            chinese: "按到来的次序，与不忙时一样。若用栈，最后一次抬起会最先处理，甚至先于它自己的落下。"),
        origins: [Document002.firstInFirstOut],
        variables: [isBusy],
        stage: { stage in
            stage.view.addSubview(stage.name(TouchPad(frame: CGRect(x: 45, y: 150, width: 300, height: 200)), "first"))
            stage.view.addSubview(stage.name(TouchPad(frame: CGRect(x: 45, y: 450, width: 300, height: 200)), "second"))
            if stage.flag(isBusy) { stage.keepBusy(until: 1) }
            stage.script.wait(0.1)
            stage.script.tap("first")
            stage.script.tap("second")
        },
        claims: [
            Claim(
                Text("First in, first out.", chinese: "先进先出。"),
                .ordering(["first.touchesBegan", "first.touchesEnded", "second.touchesBegan", "second.touchesEnded"]),
                quotes: Document002.firstInFirstOut,
                explanation: Text("The event queue is first in, first out (PL.2).", chinese: "事件队列先进先出（PL.2）。")),
            Claim(
                Text("Being busy changes the time, not the order.", chinese: "忙碌只改变时间，不改变次序。"), .same(whatever: isBusy),
                quotes: Document002.firstInFirstOut),
            Claim(
                Text("All waited in the application's queue.", chinese: "它们都在 application 的队列中等待。"), when: isBusy.isOn,
                .holds(Text("four are put into the queue before one is taken out", chinese: "先有四个入队，再有一个出队")) { trace in
                    trace.has(inOrder: ["queue: enqueue *", "queue: enqueue *", "queue: enqueue *", "queue: enqueue *", "queue: dequeue"])
                },
                quotes: Document004.packedAndQueued),
            Claim(
                Text("The latest event is taken first.", chinese: "最新的事件最先取出。"), when: isBusy.isOn,
                .before("second.touchesBegan", "first.touchesBegan"), quotes: Document004.latestIsTaken,
                knownRefutation: Text(
                    "The oldest is (PL.2). In a queue with one event, the usual case, the oldest is the latest.",
                    chinese: "取出的是最早的（PL.2）。通常队列里只有一个事件，最早的也就是最新的。")),
        ])
}
