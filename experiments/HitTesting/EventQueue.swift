import EventTrace
import ExperimentKit
import UIKit

private let first = Variable("first", Text("The first finger lands on", chinese: "先落下的手指在"), ["left", "right"])
private let apart = Variable("apart", Text("Milliseconds until the second finger lands", chinese: "第二根手指落下前的毫秒数"), [1, 100])

extension Experiment {
    /// First come, first served.
    static let eventQueue = Experiment(
        id: "EventQueue",
        title: Text("Two touches, one after the other", chinese: "先后两个触摸"),
        question: Text(
            "Two fingers land on two views, one shortly after the other. Which is served first?", chinese: "两根手指先后落在两个视图上。先处理哪个？"),
        answer: Text("The one that landed first, even if the other follows within a millisecond.", chinese: "先落下的那个，哪怕另一个只晚一毫秒。"),
        origins: [Document003.queueIsInOrder],
        variables: [first, apart],
        stage: { stage in
            stage.view.addSubview(stage.name(TouchView(frame: CGRect(x: 20, y: 200, width: 160, height: 160)), "left"))
            stage.view.addSubview(stage.name(TouchView(frame: CGRect(x: 210, y: 200, width: 160, height: 160)), "right"))
            let names = stage.choice(first) == "left" ? ["left", "right"] : ["right", "left"]
            let fingers = [stage.script.finger(1), stage.script.finger(2)]
            for (finger, name) in zip(fingers, names) {
                finger.down(at: .named(name, nil))
                stage.script.wait(stage.number(apart) / 1000)
            }
            stage.script.wait(0.2)
            for finger in fingers {
                finger.up()
                stage.script.wait(0.01)
            }
        },
        claims: [
            Claim(
                Text("Left first, if it landed first.", chinese: "左边先落下，就先处理左边。"), when: first.is("left"),
                .order(["left.touchesBegan", "right.touchesBegan", "left.touchesEnded", "right.touchesEnded"]),
                quotes: Document003.queueIsInOrder, explanation: Text("The queue is first in, first out (PL.2).", chinese: "队列先进先出（PL.2）。")),
            Claim(
                Text("Right first, if it landed first.", chinese: "右边先落下，就先处理右边。"), when: first.is("right"),
                .order(["right.touchesBegan", "left.touchesBegan", "right.touchesEnded", "left.touchesEnded"]),
                quotes: Document003.queueIsInOrder),
            Claim(Text("How long after it does not matter.", chinese: "相隔多久没有影响。"), .same(whatever: apart)),
        ])
}
