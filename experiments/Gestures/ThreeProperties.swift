import EventTrace
import ExperimentKit
import UIKit

private let cancels = Variable.flag(
    "cancelsTouchesInView", Text("`cancelsTouchesInView`", chinese: "`cancelsTouchesInView`"), default: true)
private let delaysBegan = Variable.flag("delaysTouchesBegan", Text("`delaysTouchesBegan`", chinese: "`delaysTouchesBegan`"))
private let delaysEnded = Variable.flag("delaysTouchesEnded", Text("`delaysTouchesEnded`", chinese: "`delaysTouchesEnded`"), default: true)
private let gesture = Variable(
    "gesture", Text("The recognizer and its fate", chinese: "手势及其结果"), ["tap acts", "tap fails by a move", "double tap fails by waiting"])

/// Seconds from the lift to the view's `touchesEnded`; nil when that does not come.
private func delay(of trace: Trace) -> Double? {
    trace.ordering.first { $0.token == "pad.touchesEnded" }.map { $0.time - 0.08 }
}

extension Experiment {
    /// All combinations of the three properties.
    static let threeProperties = Experiment(
        id: "ThreeProperties",
        title: Text("The three properties and all their combinations", chinese: "三个属性及其全部组合"),
        question: Text(
            "A view has a tap or a double tap, which acts or fails. What do the three properties change in what the view hears, and when?",
            chinese: "视图带有点按或双击，它响应或失败。三个属性分别改变视图收到的什么、何时收到？"),
        answer: Text(
            "`cancelsTouchesInView` decides between cancelled and ended when the tap acts. `delaysTouchesBegan` holds everything back until the recognizer has failed, and for good if it acts. `delaysTouchesEnded` holds back the end alone, until a recognizer that waits has failed.",
            chinese:
                "`cancelsTouchesInView` 决定响应时是 cancelled 还是 ended。`delaysTouchesBegan` 扣住一切直到手势失败，若响应则不再给出。`delaysTouchesEnded` 只扣住结尾，直到等待中的手势失败。"
        ),
        origins: [Document004.guideProperties],
        observations: ["tap-cancelsTouches-no", "pan-cancelsTouches-no", "tap-delaysTouchesBegan-yes", "pan-delaysTouchesBegan-yes"],
        variables: [cancels, delaysBegan, delaysEnded, gesture],
        stage: { stage in
            let pad = stage.name(TouchPad(frame: CGRect(x: 45, y: 200, width: 300, height: 300)), "pad")
            let tap = stage.name(UITapGestureRecognizer(target: stage.keep(Listener()), action: Listener.tapped), "tap")
            if stage.choice(gesture) == "double tap fails by waiting" { tap.numberOfTapsRequired = 2 }
            tap.cancelsTouchesInView = stage.flag(cancels)
            tap.delaysTouchesBegan = stage.flag(delaysBegan)
            tap.delaysTouchesEnded = stage.flag(delaysEnded)
            pad.addGestureRecognizer(tap)
            stage.view.addSubview(pad)
            if stage.choice(gesture) != "tap fails by a move" {
                stage.script.tap("pad")
                stage.script.wait(0.2)
                return stage.script.mark("200 ms after the lift")
            }
            let finger = stage.script.finger(1)
            finger.down(at: .point(x: 50, y: 150, in: "pad"))
            stage.script.wait(0.04)
            finger.move(to: .point(x: 250, y: 150, in: "pad"))
            stage.script.wait(0.04)
            finger.up()
            stage.script.wait(0.2)
            stage.script.mark("200 ms after the lift")
        },
        claims: [
            Claim(
                Text("On, recognition cancels the view's touch and nothing more comes.", chinese: "为真：识别后取消，不再有后续。"),
                when: cancels.isOn && delaysBegan.isOff && gesture.is("tap acts"),
                .all([.order(["tap.action(ended)", "pad.touchesCancelled"]), .never("pad.touchesEnded")]), quotes: Document004.cancelsOn),
            Claim(
                Text("Off, the view's touch ends in spite of recognition.", chinese: "为假：尽管识别，视图的触摸照常结束。"),
                when: cancels.isOff && gesture.is("tap acts") && delaysBegan.isOff,
                .all([.never("pad.touchesCancelled"), .happens("pad.touchesEnded")]), quotes: Document004.cancelsOff),
            Claim(
                Text("After success the view is sent nothing more.", chinese: "成功之后，不再向视图发送。"),
                when: cancels.isOn && gesture.is("tap acts"), .never("pad.touchesEnded"), quotes: Document004.successStopsDelivery),
            Claim(
                Text(
                    "With the defaults the view gets began at once and is cancelled by recognition.", chinese: "默认值之下，视图立即收到 began，识别后被取消。"),
                when: cancels.isOn && delaysBegan.isOff && delaysEnded.isOn && gesture.is("tap acts"),
                .ordering(["pad.touchesBegan", "tap.action(ended)", "pad.touchesCancelled"], among: ["pad.*", "tap.*"]),
                quotes: Document004.cancelsDefault),
            Claim(
                Text("The usual order follows from the defaults.", chinese: "通常的次序来自默认值。"),
                when: cancels.isOn && delaysBegan.isOff && delaysEnded.isOn && gesture.is("tap acts"),
                .ordering(["pad.touchesBegan", "tap.action(ended)", "pad.touchesCancelled"], among: ["pad.*", "tap.*"]),
                quotes: Document004.guideProperties),
            Claim(
                Text("Not delayed, began comes with the landing, before anything is decided.", chinese: "不延迟：began 随落下到来，先于任何结果。"),
                when: delaysBegan.isOff,
                .holds(Text("`pad.touchesBegan` at once", chinese: "`pad.touchesBegan` 立即到来")) { trace in
                    trace.ordering.first { $0.token == "pad.touchesBegan" }?.time == 0
                },
                quotes: Document004.delaysBeganOff),
            Claim(
                Text("That is the default.", chinese: "这是默认情形。"), when: delaysBegan.isOff && cancels.isOn && delaysEnded.isOn,
                .happens("pad.touchesBegan"), quotes: Document004.delaysBeganDefault),
            Claim(
                Text("Delayed, the view of a tap that acts gets nothing of the touch's beginning.", chinese: "延迟：点按响应时，视图收不到触摸的开头。"),
                when: delaysBegan.isOn && gesture.is("tap acts") && cancels.isOn, .never("pad.*"), quotes: Document004.delaysBeganOn,
                explanation: Text("What is held back is dropped when the recognizer recognizes (GE.6).", chinese: "手势识别成功时，扣住的触摸被丢弃（GE.6）。")
            ),
            Claim(
                Text("Delayed, the view of one that fails gets it after the failure.", chinese: "延迟：手势失败之后，视图才收到。"),
                when: delaysBegan.isOn && gesture.isNot("tap acts"),
                .holds(Text("`pad.touchesBegan` later than the landing", chinese: "`pad.touchesBegan` 晚于落下")) { trace in
                    (trace.ordering.first { $0.token == "pad.touchesBegan" }?.time ?? 0) > 0
                },
                quotes: Document004.delaysBeganOn),
            Claim(
                Text("After a failure before the lift, ended comes with the lift.", chinese: "抬起前已失败，ended 随抬起到来。"),
                when: gesture.is("tap fails by a move"),
                .holds(Text("`pad.touchesEnded` with the lift", chinese: "`pad.touchesEnded` 随抬起")) {
                    delay(of: $0).map { $0 < 0.001 } ?? false
                },
                quotes: Document004.failureAtTheEnd),
            Claim(
                Text("On by default, ended waits for a recognizer that waits.", chinese: "默认为真：手势还在等待时，ended 也等待。"),
                when: delaysEnded.isOn && delaysBegan.isOff && cancels.isOn && gesture.is("double tap fails by waiting"),
                .order(["200 ms after the lift", "pad.touchesEnded"]),
                quotes: Document004.delaysEndedDefault,
                explanation: Text("The end is held back until the recognizer fails or recognizes (GE.7).", chinese: "结尾一直扣到手势失败或识别（GE.7）。")),
            Claim(
                Text("The delay is 0.15 s.", chinese: "延迟为 0.15 秒。"), when: delaysEnded.isOn && gesture.is("double tap fails by waiting"),
                .holds(Text("`pad.touchesEnded` 0.15 s after the lift", chinese: "`pad.touchesEnded` 在抬起后 0.15 秒")) { trace in
                    delay(of: trace).map { $0 > 0.145 && $0 < 0.155 } ?? false
                },
                quotes: Document004.delaysEndedBy150,
                knownRefutation: Text(
                    "There is no fixed delay: the end waits until the recognizer has failed (GE.7). Here that is the time a double tap waits for its second tap; a tap that has failed by a move delays nothing. 0.15 s is what a scroll view waits before it hands a touch to its content.",
                    chinese: "没有固定的延迟：结尾一直等到手势失败（GE.7）。此处即双击等待第二次点击的时间；因移动而失败的点按毫无延迟。0.15 秒是滚动视图把触摸交给内容之前的等待。")),
            Claim(
                Text("Off, ended comes with the lift.", chinese: "为假：ended 随抬起到来。"),
                when: delaysEnded.isOff && delaysBegan.isOff && gesture.isNot("tap acts"),
                .holds(Text("`pad.touchesEnded` with the lift", chinese: "`pad.touchesEnded` 随抬起")) {
                    delay(of: $0).map { $0 < 0.001 } ?? false
                },
                quotes: Document004.delaysEndedOff),
        ])
}
