import EventTrace
import ExperimentKit
import UIKit

private let changed = Variable(
    "changed", Text("What is changed", chinese: "改动"),
    ["nothing", "cancelsTouchesInView off", "delaysTouchesBegan on", "delaysTouchesEnded off"])
private let on = Variable("on", Text("It is changed on", chinese: "改动在"), ["single", "double", "both"])
private let finger = Variable("finger", Text("Taps", chinese: "点击次数"), [1, 2])

extension Experiment {
    /// The three properties where two recognizers share the touch.
    static let propertiesOfTwo = Experiment(
        id: "PropertiesOfTwo",
        title: Text("The three properties with two recognizers", chinese: "两个手势时的三个属性"),
        question: Text(
            "A view has a single and a double tap. One property is changed on one of them or on both. Whose property counts?",
            chinese: "视图带有单击与双击。在其中之一或两者上改动一个属性。谁的属性算数？"),
        answer: Text(
            "One recognizer is enough to hold a touch back, and each one that acts cancels by its own setting.",
            chinese: "只要有一个手势要扣住触摸就会扣住；每个响应的手势按各自的设置取消。"),
        origins: [Document004.guideProperties],
        variables: [changed, on, finger],
        excluding: Exclusion(
            changed.is("nothing") && on.isNot("single"), because: Text("Nothing changed is one case.", chinese: "不改动只算一种情形。")),
        stage: { stage in
            let listener = stage.keep(Listener())
            let pad = stage.name(TouchPad(frame: CGRect(x: 45, y: 200, width: 300, height: 300)), "pad")
            for (name, taps) in [("single", 1), ("double", 2)] {
                let tap = stage.name(UITapGestureRecognizer(target: listener, action: Listener.tapped), name)
                tap.numberOfTapsRequired = taps
                pad.addGestureRecognizer(tap)
                guard stage.choice(on) == name || stage.choice(on) == "both" else { continue }
                switch stage.choice(changed) {
                case "cancelsTouchesInView off": tap.cancelsTouchesInView = false
                case "delaysTouchesBegan on": tap.delaysTouchesBegan = true
                case "delaysTouchesEnded off": tap.delaysTouchesEnded = false
                default: break
                }
            }
            stage.view.addSubview(pad)
            stage.script.tap("pad", count: Int(stage.number(finger)))
        },
        claims: [
            Claim(
                Text(
                    "The single tap acts on the first tap, the double tap on the second, whatever is changed.",
                    chinese: "无论怎样改动，单击在第一下响应，双击在第二下响应。"),
                when: finger.is(2), .order(["single.action(ended)", "double.action(ended)"]),
                explanation: Text("A tap never prevents a tap that wants more taps (GE.10).", chinese: "点按不会阻止需要更多次数的点按（GE.10）。")),
            Claim(
                Text("The single tap's own setting decides how its touch ends.", chinese: "单击如何结束触摸，取决于它自己的设置。"),
                when: finger.is(1) && changed.is("cancelsTouchesInView off"),
                .before("single.action(ended)", "pad.touches*ed"), quotes: Document004.cancelsOff),
            Claim(
                Text("With single's cancelling off, one tap ends properly.", chinese: "关闭单击的取消，一次点击正常结束。"),
                when: finger.is(1) && changed.is("cancelsTouchesInView off") && on.isNot("double"), .happens("pad.touchesEnded"),
                quotes: Document004.cancelsOff),
            Claim(
                Text("With double's alone off, one tap is cancelled by single.", chinese: "只关闭双击的取消，一次点击仍被单击取消。"),
                when: finger.is(1) && changed.is("cancelsTouchesInView off") && on.is("double"), .happens("pad.touchesCancelled"),
                quotes: Document004.cancelsOn),
            Claim(
                Text(
                    "One that delays began is enough: the view hears nothing of a single tap that acts.",
                    chinese: "只要有一个延迟 began：单击响应时视图什么也收不到。"),
                when: finger.is(1) && changed.is("delaysTouchesBegan on"), .never("pad.*"), quotes: Document004.delaysBeganOn),
        ])
}
