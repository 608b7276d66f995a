import EventTrace
import ExperimentKit
import UIKit

private let wanted = Variable(
    "wanted", Text("`buttonMaskRequired` of the taps on the view", chinese: "视图上各点按的 `buttonMaskRequired`"),
    ["primary", "secondary", "primary; secondary"])
private let clicks = Variable("clicks", Text("What taps or clicks", chinese: "用什么点击"), ["finger", "primary button", "secondary button"])

extension Experiment {
    /// Taps for the buttons of a pointing device.
    static let pointerButtons = Experiment(
        id: "PointerButtons",
        title: Text("Clicks of the other button", chinese: "另一个按键的点击"),
        question: Text(
            "A view has a tap for the primary button of a pointer, one for the secondary, or both, the secondary one added last. A finger taps, or one of the buttons is clicked. Which tap acts?",
            chinese: "视图带有主键点按、副键点按，或两者（副键的后加）。手指点击，或用指针的某个键点击。哪个点按响应？"),
        answer: Text(
            "A click is taken by the tap that wants its button; the other one fails at once, and without a matching tap the view keeps the touch. A finger has no buttons and is not asked for them: the tap that wants the secondary button takes a finger too.",
            chinese: "点击由要求该键的点按接受；另一个立即失败；没有匹配的点按时，触摸留给视图。手指没有按键，也不被问及：要求副键的点按同样接受手指。"),
        variables: [wanted, clicks],
        stage: { stage in
            let view = stage.add({ TouchView(frame: $0) }, "view")
            if stage.choice(wanted) != "secondary" { stage.put(UITapGestureRecognizer(), "primary", on: view) }
            if stage.choice(wanted) != "primary" {
                stage.put(UITapGestureRecognizer(), "secondary", on: view).buttonMaskRequired = .secondary
            }
            switch stage.choice(clicks) {
            case "primary button": stage.script.click("view")
            case "secondary button": stage.script.click("view", .secondary)
            default: stage.script.tap("view")
            }
        },
        claims: [
            Claim(
                Text("A click of the secondary button is taken by the tap that wants it, and by no other.", chinese: "副键的点击只由要求副键的点按接受。"),
                when: clicks.is("secondary button") && wanted.isNot("primary"),
                .ordering(["view.touchesBegan", "secondary.action(ended)", "view.touchesCancelled"]),
                explanation: Text(
                    "The mask is compared when a touch of a pointer begins, and is the primary button by default (GE.29); the header says so.",
                    chinese: "指针的触摸开始时比较按键，默认是主键（GE.29），头文件如此说明。")),
            Claim(
                Text("The same goes for the primary button.", chinese: "主键也一样。"),
                when: clicks.is("primary button") && wanted.isNot("secondary"),
                .all([.happens("primary.action(ended)"), .never("secondary.action*")])),
            Claim(
                Text("A click that no tap wants stays with the view.", chinese: "没有点按要的点击留给视图。"),
                when: (clicks.is("primary button") && wanted.is("secondary")) || (clicks.is("secondary button") && wanted.is("primary")),
                .ordering(["view.touchesBegan", "view.touchesEnded"])),
            Claim(
                Text("A tap that wants the secondary button takes a finger's tap as well.", chinese: "要求副键的点按也接受手指。"),
                when: clicks.is("finger") && wanted.isNot("primary"), .happens("secondary.action(ended)"),
                explanation: Text(
                    "The mask counts for pointers only (GE.29). Released apps have been caught out by it.",
                    chinese: "按键要求只针对指针（GE.29）。已发布的应用曾因此出错。"
                )),
            Claim(
                Text("A finger is to these two what it is to any two taps.", chinese: "对手指而言，二者与任何两个点按无异。"),
                when: clicks.is("finger") && wanted.is("primary; secondary"), .exactly(1, "*.action(ended)")),
        ])
}
