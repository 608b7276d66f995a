import EventTrace
import ExperimentKit
import UIKit

private let finger = Variable(
    "finger", Text("The finger", chinese: "手指"),
    ["stays", "moves 20 points inside", "moves 20 points, out of the view", "moves 100 points inside", "moves 100 points, out of the view"])
private let hold = Variable("hold", Text("Seconds on the glass", chinese: "停留秒数"), [0.2, 2])

extension Experiment {
    /// The document's TODO: moving, lifting outside, staying long.
    static let tapThatMoves = Experiment(
        id: "TapThatMoves",
        title: Text("A finger that moves, leaves or stays on a view with a tap", chinese: "在带点按的视图上移动、移出或久留"),
        question: Text(
            "A view has a tap. The finger moves inside the view, lifts inside or outside of it, or stays long. Who gets what?",
            chinese: "视图带有点按。手指在视图内移动，在内或在外抬起，或久留不放。各自收到什么？"),
        answer: Text(
            "Distance and time decide, not the view's edge: within a small distance and a short time the tap acts, also if the finger lifts outside. Else it fails, and the view gets all the rest up to `touchesEnded`.",
            chinese: "决定因素是距离与时间，而不是视图边界：移动小、时间短，点按就响应，哪怕在外面抬起。否则点按失败，视图收到其余全部，直至 `touchesEnded`。"),
        origins: [Document004.todoMoveInside],
        variables: [finger, hold],
        stage: { stage in
            let pad = stage.name(TouchPad(frame: CGRect(x: 45, y: 200, width: 300, height: 300)), "pad")
            pad.addGestureRecognizer(stage.name(LoggedTap(target: stage.keep(Listener()), action: Listener.tapped), "tap"))
            stage.view.addSubview(pad)
        },
        script: { stage in
            let choice = stage.choice(finger)
            let start = choice.hasSuffix("out of the view") ? 290.0 : 100
            let script = stage.script
            script.finger(1).down(at: .point(x: start, y: 150, in: "pad"))
            script.wait(stage.number(hold) / 2)
            if choice != "stays" {
                script.finger(1).move(to: .point(x: start + (choice.hasPrefix("moves 20 ") ? 20 : 100), y: 150, in: "pad"))
            }
            script.wait(stage.number(hold) / 2)
            script.finger(1).up()
        },
        claims: [
            Claim(
                Text("A short move inside the view goes to both, recognizer and view.", chinese: "视图内的小移动，手势和视图都收到。"),
                when: finger.is("moves 20 points inside") && hold.is(0.2),
                .all([.happens("tap.touchesMoved"), .happens("pad.touchesMoved")]), quotes: Document004.todoMoveInside),
            Claim(
                Text("Lifted inside after a short move, the tap acts.", chinese: "小移动后在内抬起，点按响应。"),
                when: finger.is("moves 20 points inside") && hold.is(0.2),
                .all([.happens("tap.action(ended)"), .happens("pad.touchesCancelled")]), quotes: Document004.todoLiftInside),
            Claim(
                Text(
                    "Lifted inside after a long move, the tap has failed and the view's touch ends.", chinese: "大移动后在内抬起，点按已失败，视图的触摸正常结束。"),
                when: finger.is("moves 100 points inside"), .all([.never("tap.action*"), .happens("pad.touchesEnded")]),
                quotes: Document004.todoLiftInside,
                explanation: Text("How far is not documented; the engine takes 45 points (GE.17).", chinese: "多远算失败没有文档；引擎取 45 点（GE.17）。")),
            Claim(
                Text("Outside of the view nothing is different: a short move still taps.", chinese: "移出视图也没有区别：小移动仍算点按。"),
                when: finger.is("moves 20 points, out of the view") && hold.is(0.2), .happens("tap.action(ended)"),
                quotes: Document004.todoLiftOutside,
                explanation: Text(
                    "The touch keeps its view (TO.1). Nobody has published a log of this case.", chinese: "触摸始终属于原来的视图（TO.1）。这一情形没有公开的日志。")),
            Claim(
                Text("After a long move out of the view, its touch ends all the same.", chinese: "大移动移出后，视图的触摸照样正常结束。"),
                when: finger.is("moves 100 points, out of the view"), .all([.never("tap.action*"), .happens("pad.touchesEnded")]),
                quotes: Document004.todoLiftOutside),
            Claim(
                Text("Held for 2 s the tap fails, and the view's touch ends.", chinese: "按住 2 秒，点按失败，视图的触摸正常结束。"), when: hold.is(2),
                .all([.never("tap.action*"), .happens("pad.touchesEnded")]), quotes: Document004.todoHoldLong,
                explanation: Text("How long is not documented; the engine takes 0.75 s (GE.17).", chinese: "多久算失败没有文档；引擎取 0.75 秒（GE.17）。")),
            Claim(
                Text("After a failure in mid-touch the recognizer is sent nothing more.", chinese: "途中失败后，手势不再收到任何事件。"),
                when: finger.isOneOf(["moves 100 points inside", "moves 100 points, out of the view"]), .never("tap.touchesEnded"),
                quotes: Document004.failureStopsTheRecognizer,
                explanation: Text(
                    "A recognizer that has failed gets no more of its touches; the view still does (GE.16).",
                    chinese: "失败的手势不再收到触摸，视图照常收到（GE.16）。")),
            Claim(
                Text("And the view gets the rest.", chinese: "其余事件由视图得到。"), when: finger.is("moves 100 points inside"),
                .happens("pad.touchesEnded"),
                quotes: Document004.failureLeavesTheView),
            Claim(
                Text(
                    "Without recognition the view gets its touch from began to ended; with it, the rest is cancelled.",
                    chinese: "未识别：视图从 began 收到 ended；识别：其余被取消。"),
                when: hold.is(2), .order(["pad.touchesBegan", "pad.touchesEnded"]), quotes: Document004.guideFirstRecognizers),
            Claim(
                Text("With each change of the touch, the recognizer is served before the view.", chinese: "触摸每次变化，都先给手势、再给视图。"),
                when: finger.is("moves 20 points inside") && hold.is(0.2),
                .order(["tap.touchesBegan", "pad.touchesBegan", "tap.touchesMoved", "pad.touchesMoved", "tap.touchesEnded"]),
                quotes: Document004.eachChangeInThatOrder),
            Claim(
                Text("Each change is delivered.", chinese: "每次变化都会传递。"), when: finger.is("moves 20 points inside") && hold.is(0.2),
                .all([.exactly(1, "tap.touchesMoved"), .exactly(1, "pad.touchesMoved")]), quotes: Document004.windowDeliversEachChange),
            Claim(
                Text("The recognizer on the chain first, then the hit view.", chinese: "先是链上的手势，再是命中视图。"),
                .before("tap.touchesBegan", "pad.touchesBegan"), quotes: Document004.recognizersOfTheChainFirst),
            Claim(
                Text("The tap acts at the cost of the view, never the view at the cost of the tap.", chinese: "点按会夺走视图的触摸，反之不会。"),
                when: finger.is("stays") && hold.is(0.2), .all([.happens("tap.action(ended)"), .never("pad.touchesEnded")]),
                quotes: Document004.priority),
        ])
}
