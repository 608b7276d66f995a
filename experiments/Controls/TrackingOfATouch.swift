import EventTrace
import ExperimentKit
import UIKit

private let finger = Variable(
    "finger", Text("The finger", chinese: "手指"),
    ["taps", "moves inside", "lifts outside", "leaves and returns", "joined by another", "taken by the system"])

extension Experiment {
    /// Touch methods, tracking methods, actions.
    static let trackingOfATouch = Experiment(
        id: "TrackingOfATouch",
        title: Text("How a control follows a touch", chinese: "控件如何跟踪触摸"),
        question: Text(
            "A control hears of touch and tracking methods, and sends actions. Which tracking method and which action belong to which touch method?",
            chinese: "控件记录触摸方法与跟踪方法，并发出 action。哪个跟踪方法、哪个 action 属于哪个触摸方法？"),
        answer: Text(
            "Each touch method calls one tracking method and then sends the actions. The control takes one touch: a second finger leads to nothing. Nothing of it climbs to the parent.",
            chinese: "每个触摸方法调用一个跟踪方法，然后发出 action。控件只认一个触摸：第二根手指不起作用。这些都不会上传给父视图。"),
        origins: [Document004.fourTrackingMethods],
        observations: ["button-plain-csf", "button-touches-calls-tracking", "button-touches-without-super"],
        variables: [finger],
        stage: { stage in
            let parent = stage.name(TouchPad(frame: Stage.frame), "parent")
            let control = stage.name(LoggedControl(frame: CGRect(x: 145, y: 300, width: 100, height: 100)), "control")
            control.addTarget(
                stage.keep(Listener()), action: Listener.fired,
                for: [
                    .touchDown, .touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit, .touchUpInside, .touchUpOutside,
                    .touchCancel,
                ])
            stage.view.addSubview(parent)
            parent.addSubview(control)
        },
        script: { stage in
            let (script, choice) = (stage.script, stage.choice(finger))
            let one = script.finger(1)
            one.down(at: "control")
            script.wait(0.05)
            if choice == "joined by another" {
                script.finger(2).down(at: .point(x: 80, y: 80, in: "control"))
                script.wait(0.05)
                script.finger(2).up()
            }
            if choice == "moves inside" { one.move(to: .point(x: 70, y: 50, in: "control")) }
            if choice == "lifts outside" || choice == "leaves and returns" { one.move(to: .point(x: 50, y: 300, in: "control")) }
            script.wait(0.05)
            if choice == "leaves and returns" { one.move(to: .point(x: 50, y: 50, in: "control")) }
            script.wait(0.05)
            if choice == "taken by the system" { return script.cancelAll() }
            one.up()
        },
        claims: [
            Claim(
                Text(
                    "A tap begins and ends tracking and sends touchDown and touchUpInside.",
                    chinese: "点击：开始并结束跟踪，发出 touchDown 与 touchUpInside。"),
                when: finger.is("taps"),
                .ordering([
                    "control.touchesBegan", "control.beginTracking", "control.action(touchDown)", "control.touchesEnded",
                    "control.endTracking", "control.action(touchUpInside)",
                ]),
                quotes: Document004.fourTrackingMethods,
                explanation: Text(
                    "The touch methods of `UIControl` track and send the actions (CO.1), in this order (CO.2).",
                    chinese: "`UIControl` 的触摸方法负责跟踪并发出 action（CO.1），次序如此（CO.2）。")),
            Claim(
                Text("Moves continue tracking.", chinese: "移动则继续跟踪。"),
                when: finger.isOneOf(["moves inside", "lifts outside", "leaves and returns"]),
                .nested("control.continueTracking", in: "control.touchesMoved"), quotes: Document004.fourTrackingMethods),
            Claim(
                Text("A cancelled touch cancels tracking.", chinese: "触摸被取消，跟踪也取消。"), when: finger.is("taken by the system"),
                .nested("control.cancelTracking", in: "control.touchesCancelled"), quotes: Document004.fourTrackingMethods),
            Claim(
                Text("Every tracking method is called inside a touch method.", chinese: "每个跟踪方法都在触摸方法内部调用。"),
                .all([
                    .nested("control.beginTracking", in: "control.touchesBegan"),
                    .nested("control.endTracking", in: "control.touchesEnded"),
                ]),
                quotes: Document004.trackingInsideTouches),
            Claim(
                Text("The actions too are sent from inside the touch methods.", chinese: "action 也在触摸方法内部发出。"),
                .nested("control.action(*)", in: "control.touches*"), quotes: Document004.actionFromTheTouch),
            Claim(
                Text("A control is hit and gets touches as any view.", chinese: "控件像任何视图一样被命中、收到触摸。"),
                .all([.decided("control: bind"), .happens("control.touchesBegan")]), quotes: Document004.controlIsAView),
            Claim(
                Text("A second finger is not tracked.", chinese: "第二根手指不被跟踪。"), when: finger.is("joined by another"),
                .exactly(1, "control.beginTracking"), quotes: Document004.singleTouch),
            Claim(
                Text("Nothing climbs to the parent, though every method calls super.", chinese: "尽管都调用了 super，也不会上传给父视图。"),
                .never("parent.*"),
                quotes: Document004.controlDiffersFromResponder,
                explanation: Text("`UIControl` ends the climb (RC.3).", chinese: "`UIControl` 终止上传（RC.3）。")),
        ])
}
