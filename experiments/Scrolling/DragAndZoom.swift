import EventTrace
import ExperimentKit
import UIKit

private let fingers = Variable(
    "fingers", Text("Two fingers", chinese: "两指"),
    ["move apart", "move side by side", "do both", "move apart, then one lifts and the other moves"])
private let limits = Variable.flag(
    "zooms", Text("The maximum zoom scale is greater than the minimum", chinese: "最大缩放比例大于最小缩放比例"))

extension Experiment {
    /// The pan and the pinch of one scroll view.
    static let dragAndZoom = Experiment(
        id: "DragAndZoom",
        title: Text("Dragging and zooming with the same two fingers", chinese: "同样两根手指，既拖动又缩放"),
        question: Text(
            "The content of a scroll view is larger than it is and can be zoomed, or not. Two fingers move apart, side by side, or both; or one lifts and the other goes on. Does the content scroll, does it zoom, or both?",
            chinese: "滚动视图的内容比它大，可以缩放或不能缩放。两指分开、并排移动、同时进行，或一指抬起、另一指继续。内容是滚动、缩放，还是两者都有？"),
        answer: Text(
            "Apart zooms, side by side scrolls, and both do both, each told with its own calls. When one of the fingers lifts zooming is over, and the other one drags. If the limits do not differ there is no pinch, and two fingers can only drag.",
            chinese: "分开则缩放，并排则滚动，同时则两者都有，各有各的调用。一指抬起，缩放就结束，另一指继续拖动。限制相同时没有捏合手势，两指只能拖动。"),
        variables: [fingers, limits],
        stage: { stage in
            let (scroll, _) = stage.addZoomed(side: 900)
            scroll.contentOffset = CGPoint(x: 300, y: 300)
            if !stage.flag(limits) {
                scroll.minimumZoomScale = 1
                scroll.maximumZoomScale = 1
            }
            switch stage.choice(fingers) {
            case "move apart": stage.script.pinch([(120, 0), (150, 0)])
            case "move side by side": stage.script.pinch([(100, 20), (100, 60)])
            case "do both": stage.script.pinch([(120, 20), (150, 60)])
            default:
                stage.script.pinch([(120, 0), (150, 0)])
                stage.script.finger(2).up()
                stage.script.perform { [unowned(unsafe) stage] in stage.mark("one finger is left") }
                stage.script.finger(1).move(to: .point(x: 120, y: 250), over: 0.2)
                stage.script.wait(0.3)
            }
            stage.script.finger(1).up()
            if stage.choice(fingers) != "move apart, then one lifts and the other moves" { stage.script.finger(2).up() }
            stage.script.perform { [unowned(unsafe) stage] in
                stage.mark(scroll.zoomScale == 1 ? "nothing is zoomed" : "the picture is larger")
            }
        },
        claims: [
            Claim(
                Text("If the limits do not differ nothing is zoomed.", chinese: "限制相同就不缩放。"), when: limits.isOff,
                .all([.never("delegate.*Zoom*"), .happens("nothing is zoomed")]),
                explanation: Text("There is no pinch then (SC.16).", chinese: "此时没有捏合手势（SC.16）。")),
            Claim(
                Text("Moving apart zooms and does not drag.", chinese: "分开只缩放，不拖动。"), when: fingers.is("move apart") && limits.isOn,
                .all([.happens("the picture is larger"), .never("delegate.*Dragging*")])),
            Claim(
                Text("Side by side drags and does not zoom.", chinese: "并排只拖动，不缩放。"), when: fingers.is("move side by side"),
                .all([
                    .order(["delegate.scrollViewWillBeginDragging*", "delegate.scrollViewDidEndDragging*"]), .happens("nothing is zoomed"),
                ])
            ),
            Claim(
                Text("Both at once drags and zooms.", chinese: "同时进行：既拖动又缩放。"), when: fingers.is("do both") && limits.isOn,
                .all([
                    .order(["delegate.scrollViewWillBeginDragging*", "delegate.scrollViewDidEndDragging*"]),
                    .order(["delegate.scrollViewWillBeginZooming*", "delegate.scrollViewDidEndZooming*"]),
                    .happens("the picture is larger"),
                ]),
                explanation: Text(
                    "The pan and the pinch of a scroll view recognize together; which of the two begins first in one event is open (SC.18).",
                    chinese: "滚动视图的拖动与捏合手势同时识别；同一事件中谁先开始并无规定（SC.18）。")),
            Claim(
                Text("A finger that is left goes on dragging after zooming is over.", chinese: "缩放结束后，剩下的手指继续拖动。"),
                when: fingers.is("move apart, then one lifts and the other moves") && limits.isOn,
                .order([
                    "delegate.scrollViewDidEndZooming*", "one finger is left", "delegate.scrollViewWillBeginDragging*",
                    "delegate.scrollViewDidEndDragging*",
                ]),
                explanation: Text(
                    "It is documented that a zoom can end while a finger is down; that it ends with the first lift is assumed (SC.18).",
                    chinese: "文档说缩放结束时可以还有手指按着；第一根手指抬起即结束则是假定的（SC.18）。")),
        ])
}
