import EventTrace
import ExperimentKit
import UIKit

private let intruder = Variable(
    "intruder", Text("The intruder's tap is on", chinese: "入侵者的点击手势在"),
    ["the view, added last", "the view, added first", "a clear view in front", "the window"])
private let victim = Variable("victim", Text("What is tapped has", chinese: "被点击者有"), ["a tap recognizer", "a button's action"])
private let cancels = Variable.flag(
    "cancelsTouchesInView", Text("`cancelsTouchesInView` of the intruder", chinese: "入侵者的 `cancelsTouchesInView`"), default: true)

extension Experiment {
    /// A tap that takes another one's tap.
    static let hijack = Experiment(
        id: "Hijack",
        title: Text("Hijacking a tap, and how it shows", chinese: "劫持点击，以及如何识破"),
        question: Text(
            """
            Foreign code in an app adds a tap recognizer of its own, on the victim's view, on a clear view in front of it, or on the window. \
            Where does it take the victim's tap? What should one look for?
            """, chinese: "App 中的外来代码添加了自己的点击手势：在受害者的视图上、在它前面的透明视图上，或在窗口上。哪里能拿走受害者的点击？该留意什么？"),
        answer: Text(
            """
            On the victim's own view it takes a tap recognizer's tap if it was added last, and a button's always, unless \
            `cancelsTouchesInView` is off. A clear view in front takes everything. On the window it takes nothing from either. To look for: \
            recognizers on one's own views that one has not added, and views in front that nobody sees.
            """,
            chinese: "在受害者自己的视图上：后添加则拿走点击手势；对按钮则总能拿走，除非关闭 `cancelsTouchesInView`。前方的透明视图拿走一切。在窗口上什么也拿不走。应当留意：自己视图上来历不明的手势，以及前方看不见的视图。"),
        origins: [Document000.tapsCanBeHijacked],
        variables: [intruder, victim, cancels],
        stage: { stage in
            let frame = CGRect(x: 95, y: 200, width: 200, height: 60)
            let isButton = stage.choice(victim) == "a button's action"
            let view = stage.name(isButton ? UIButton(frame: frame) : UIView(frame: frame), "victim")
            stage.view.addSubview(view)
            let foreign = stage.name(UITapGestureRecognizer(target: stage.keep(Listener()), action: Listener.tapped), "intruder")
            foreign.cancelsTouchesInView = stage.flag(cancels)
            if stage.choice(intruder) == "the view, added first" { view.addGestureRecognizer(foreign) }
            let own = stage.keep(Listener())
            (view as? UIControl)?.addTarget(own, action: Listener.fired, for: .touchUpInside)
            if !isButton {
                view.addGestureRecognizer(stage.name(UITapGestureRecognizer(target: own, action: Listener.tapped), "own_tap"))
            }
            switch stage.choice(intruder) {
            case "the view, added last": view.addGestureRecognizer(foreign)
            case "a clear view in front":
                let cover = stage.name(UIView(frame: frame), "cover")
                stage.view.addSubview(cover)
                cover.addGestureRecognizer(foreign)
            case "the window": stage.window.addGestureRecognizer(foreign)
            default: break
            }
            stage.script.tap("victim")
        },
        claims: [
            Claim(
                Text("Added last to the same view, it takes the tap recognizer's tap.", chinese: "后添加到同一视图，拿走点击手势。"),
                when: intruder.is("the view, added last") && victim.is("a tap recognizer"), .ordering(["intruder.action(ended)"]),
                quotes: Document000.tapsCanBeHijacked,
                explanation: Text("Of two on one view the one added last wins (GE.9).", chinese: "同一视图上后添加者胜（GE.9）。")),
            Claim(
                Text("Added first, it loses to the view's own.", chinese: "先添加则输给视图自己的手势。"),
                when: intruder.is("the view, added first") && victim.is("a tap recognizer"), .ordering(["own_tap.action(ended)"])),
            Claim(
                Text("On a button it takes the tap, whenever it was added.", chinese: "在按钮上，无论何时添加都拿走点击。"),
                when: intruder.isOneOf(["the view, added last", "the view, added first"]) && victim.is("a button's action") && cancels.isOn,
                .ordering(["intruder.action(ended)"]), quotes: Document000.tapsCanBeHijacked,
                explanation: Text("A recognizer on the control itself wins over the control (CO.7).", chinese: "控件自身的手势胜过控件（CO.7）。")),
            Claim(
                Text("A clear view in front takes every tap.", chinese: "前方的透明视图拿走所有点击。"), when: intruder.is("a clear view in front"),
                .ordering(["intruder.action(ended)"]), quotes: Document000.tapsCanBeHijacked),
            Claim(
                Text("With `cancelsTouchesInView` off it only listens in on a button.", chinese: "关闭 `cancelsTouchesInView` 时，对按钮只是旁听。"),
                when: intruder.isOneOf(["the view, added last", "the view, added first", "the window"]) && victim.is("a button's action")
                    && cancels.isOff,
                .order(["intruder.action(ended)", "victim.action(touchUpInside)"])),
            Claim(
                Text("On the window it takes nothing from the victim.", chinese: "在窗口上拿不走任何点击。"), when: intruder.is("the window"),
                .holds(Text("the victim acts", chinese: "受害者响应")) { trace in
                    trace.ordering.contains { $0.token == "own_tap.action(ended)" || $0.token == "victim.action(touchUpInside)" }
                },
                explanation: Text(
                    "The deeper recognizer wins (GE.9); a button turns it down (CO.6).", chinese: "更深的手势胜出（GE.9）；按钮会否决它（CO.6）。")),
            Claim(
                Text(
                    "It shows in the record, and in the touch's list of recognizers: the intruder gets the victim's touch.",
                    chinese: "记录和触摸的识别器列表中可见：入侵者收到受害者的触摸。"),
                when: intruder.isNot("a clear view in front"), .decided("intruder: collect *")),
        ])
}
