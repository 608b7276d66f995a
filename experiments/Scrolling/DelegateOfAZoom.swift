import EventTrace
import ExperimentKit
import UIKit

private let by = Variable(
    "by", Text("The scale is changed by", chinese: "缩放由以下引起"),
    [
        "a pinch within the limits", "a pinch beyond a limit", "setZoomScale, animated", "setZoomScale, not animated",
        "zoom(to:), animated",
    ])
private let bounces = Variable.flag("bouncesZoom", Text("`bouncesZoom`", chinese: "`bouncesZoom`"))
private let named = Variable.flag("named", Text("The delegate names a view to zoom", chinese: "delegate 给出要缩放的视图"))

extension Experiment {
    /// From the question for the view to the end.
    static let delegateOfAZoom = Experiment(
        id: "DelegateOfAZoom",
        title: Text("What a scroll view's delegate is told of zooming", chinese: "滚动视图的 delegate 得知缩放的哪些阶段"),
        question: Text(
            "Two fingers, or code, change the zoom scale of a scroll view. In which order is the delegate asked and told, and when is zooming over?",
            chinese: "两根手指或代码改变滚动视图的缩放比例。delegate 依次被问到、得知什么？缩放何时结束？"),
        answer: Text(
            "It is asked for the view, then told will begin zooming, did zoom for each change, and did end zooming. If a pinch has gone beyond a limit, one more did zoom comes at the lift, with `isZoomBouncing`, and the end only after the bounce. A change without animation is told as did zoom alone. Without a view nothing is zoomed.",
            chinese:
                "先被问要缩放的视图，再依次得知 will begin zooming、每次变化的 did zoom、did end zooming。若捏合超出限制，抬起时再来一次 did zoom（此时 `isZoomBouncing`），弹回之后才有 did end zooming。不带动画的改变只有 did zoom。没有给出视图，就不缩放。"
        ),
        variables: [by, bounces, named],
        excluding: Exclusion(
            bounces.isOff && (by.isNot("a pinch beyond a limit") || named.isOff),
            because: Text("`bouncesZoom` counts beyond a limit only.", chinese: "`bouncesZoom` 只在超出限制时起作用。")),
        stage: { stage in
            let (scroll, delegate) = stage.addZoomed(side: 300)
            scroll.bouncesZoom = stage.flag(bounces)
            if !stage.flag(named) { delegate.picture = nil }
            switch stage.choice(by) {
            case "a pinch within the limits": stage.script.pinchAndLift([(110, 0), (165, 0)])
            case "a pinch beyond a limit": stage.script.pinchAndLift([(110, 0), (400, 0)])
            case "setZoomScale, animated": stage.script.perform { scroll.setZoomScale(1.5, animated: true) }
            case "setZoomScale, not animated": stage.script.perform { scroll.setZoomScale(1.5, animated: false) }
            default:
                stage.script.perform { scroll.zoom(to: CGRect(x: 50, y: 50, width: 200, height: 200), animated: true) }
            }
            stage.script.perform { [unowned(unsafe) stage] in stage.mark("after the lift or the call") }
            stage.script.wait(1)
            stage.script.perform { [unowned(unsafe) stage] in stage.mark("the scale is \(Value.number(Double(scroll.zoomScale)))") }
        },
        claims: [
            Claim(
                Text("The delegate is asked for the view before anything else.", chinese: "首先向 delegate 询问要缩放的视图。"),
                .ordering(["delegate.viewForZooming*"], among: ["delegate.viewForZooming*"]),
                explanation: Text(
                    "That it is asked is documented, that it is asked once is assumed (SC.16).", chinese: "会询问有文档，只问一次则是假定的（SC.16）。")),
            Claim(
                Text("Without a view nothing is zoomed, and nothing more is told.", chinese: "没有视图就不缩放，也不再告知什么。"), when: named.isOff,
                .all([.never("delegate.scrollView*"), .happens("the scale is 1")]),
                explanation: Text("The header says that nothing happens then (SC.16).", chinese: "头文件说此时什么都不发生（SC.16）。")),
            Claim(
                Text("A pinch, and an animated change, is told from its beginning to its end.", chinese: "捏合与带动画的改变，从开始到结束都会告知。"),
                when: named.isOn && by.isNot("setZoomScale, not animated"),
                .order([
                    "delegate.viewForZooming*", "delegate.scrollViewWillBeginZooming*", "delegate.scrollViewDidZoom*",
                    "delegate.scrollViewDidEndZooming*",
                ]),
                explanation: Text("The delegate's documentation describes them so (SC.17).", chinese: "delegate 的文档如此描述（SC.17）。")),
            Claim(
                Text("A change without animation is told as did zoom alone.", chinese: "不带动画的改变只告知 did zoom。"),
                when: named.isOn && by.is("setZoomScale, not animated"),
                .all([
                    .exactly(1, "delegate.scrollViewDidZoom*"), .never("delegate.scrollViewWillBeginZooming*"),
                    .never("delegate.scrollViewDidEndZooming*"),
                ]),
                explanation: Text(
                    "Will begin and did end are documented for gestures and animated changes (SC.17).",
                    chinese: "文档只为手势和带动画的改变列出 will begin 与 did end（SC.17）。")),
            Claim(
                Text("An animated change is told as one did zoom, at its start.", chinese: "带动画的改变只在开始时告知一次 did zoom。"),
                when: named.isOn && by.isOneOf(["setZoomScale, animated", "zoom(to:), animated"]),
                .all([
                    .exactly(1, "delegate.scrollViewDidZoom*"),
                    .order(["delegate.scrollViewDidZoom*", "after the lift or the call", "delegate.scrollViewDidEndZooming*"]),
                ]),
                explanation: Text(
                    "Apps have noticed it since iOS 4: the scale is the new one at once, and only what is shown moves (SC.17).",
                    chinese: "自 iOS 4 起应用都这样观察到：比例立即是新值，移动的只是画面（SC.17）。")),
            Claim(
                Text(
                    "Beyond a limit the end is told after the bounce, which one did zoom announces.",
                    chinese: "超出限制时，弹回之后才告知结束；弹回由一次 did zoom 预告。"),
                when: named.isOn && by.is("a pinch beyond a limit") && bounces.isOn,
                .all([
                    .order(["isZoomBouncing", "after the lift or the call", "delegate.scrollViewDidEndZooming*"]),
                    .exactly(1, "isZoomBouncing"), .happens("the scale is 2"),
                ]),
                explanation: Text(
                    "The end after the bounce is documented; the did zoom at the lift was reported from devices (SC.17).",
                    chinese: "弹回后告知结束有文档；抬起时的 did zoom 来自设备上的观察（SC.17）。")),
            Claim(
                Text(
                    "Without `bouncesZoom` the scale stops at the limit, and the lift is the end.",
                    chinese: "没有 `bouncesZoom`，比例停在限制处，抬起即结束。"),
                when: bounces.isOff,
                .all([
                    .never("isZoomBouncing"), .order(["delegate.scrollViewDidEndZooming*", "after the lift or the call"]),
                    .happens("the scale is 2"),
                ]),
                explanation: Text("Documented for `bouncesZoom` (SC.16).", chinese: "`bouncesZoom` 的文档（SC.16）。")),
        ])
}

extension Script {
    fileprivate func pinchAndLift(_ steps: [(apart: Double, down: Double)]) {
        pinch(steps)
        finger(1).up()
        finger(2).up()
    }
}
