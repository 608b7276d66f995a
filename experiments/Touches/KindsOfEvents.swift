import EventTrace
import ExperimentKit
import UIKit

private let kind = Variable("kind", Text("What happens", chinese: "发生的是"), ["a tap on pad", "a shake", "a key press", "a remote control"])
private let first = Variable("firstResponder", Text("First responder is", chinese: "第一响应者是"), ["other", "pad"])

/// Hears of all kinds of events and says their type.
private final class AllEventsPad: UIView {
    var say: (String) -> Void = { _ in }

    override var canBecomeFirstResponder: Bool { true }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { tell(event) }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { tell(event) }
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { tell(event) }
    override func remoteControlReceived(with event: UIEvent?) { tell(event) }

    private func tell(_ event: UIEvent?) {
        guard let event else { return }
        switch event.type {
        case .touches: say("type touches")
        case .motion: say("type motion")
        case .remoteControl: say("type remoteControl")
        case .presses: say("type presses")
        default: say("another type")
        }
        if isFirstResponder { say("as first responder") }
    }
}

extension Experiment {
    /// Touches, motion, remote control, presses.
    static let kindsOfEvents = Experiment(
        id: "KindsOfEvents",
        title: Text("The kinds of events, and who gets them", chinese: "事件的种类与去向"),
        question: Text(
            "Two views hear of every kind of event, and one of them is the first responder. Which of them gets a tap on `pad`, a shake, a key, a command of a remote control?",
            chinese: "两个视图监听所有种类的事件，其中一个是第一响应者。点击 `pad`、摇动、按键、遥控命令，各归谁？"),
        answer: Text(
            "A touch goes to the view that is hit, first responder or not, and does not make it one. All other events go to the first responder. Each kind has its own method and type.",
            chinese: "触摸归被命中的视图，无论它是否第一响应者，也不会因此成为第一响应者。其余事件归第一响应者。每种事件有各自的方法和类型。"),
        origins: [Document004.eventTypes],
        variables: [kind, first],
        stage: { stage in
            for (name, top) in [("pad", 150.0), ("other", 450)] {
                let pad = stage.name(AllEventsPad(frame: CGRect(x: 45, y: top, width: 300, height: 200)), name)
                pad.say = { [unowned(unsafe) stage] in stage.mark($0) }
                stage.view.addSubview(pad)
                if stage.choice(first) == name { pad.becomeFirstResponder() }
            }
            switch stage.choice(kind) {
            case "a tap on pad": stage.script.tap("pad")
            case "a shake": stage.shake(at: 0.1)
            case "a key press": stage.press(.select, at: 0.1)
            default: stage.remoteControl(.remoteControlPlay, at: 0.1)
            }
        },
        claims: [
            Claim(
                Text("A touch has its method and its type.", chinese: "触摸有自己的方法和类型。"), when: kind.is("a tap on pad"),
                .nested("type touches", in: "pad.touchesBegan"), quotes: Document004.methodsPerKind),
            Claim(
                Text("The event's type says touches.", chinese: "事件类型为 touches。"), when: kind.is("a tap on pad"), .happens("type touches"),
                quotes: Document004.eventTypes),
            Claim(
                Text("The event's type says motion.", chinese: "事件类型为 motion。"), when: kind.is("a shake"),
                .nested("type motion", in: "*.motionBegan"),
                quotes: Document004.eventTypes),
            Claim(
                Text("The event's type says presses.", chinese: "事件类型为 presses。"), when: kind.is("a key press"),
                .nested("type presses", in: "*.pressesBegan"), quotes: Document004.eventTypes),
            Claim(
                Text("The event's type says remoteControl.", chinese: "事件类型为 remoteControl。"), when: kind.is("a remote control"),
                .nested("type remoteControl", in: "*.remoteControlReceived"), quotes: Document004.eventTypes),
            Claim(
                Text("All but touches go to the first responder.", chinese: "除触摸外，都归第一响应者。"),
                when: kind.isNot("a tap on pad") && first.is("other"), .all([.happens("as first responder"), .never("pad.*")]),
                quotes: Document004.methodsPerKind,
                explanation: Text(
                    "Touches start at the hit view, the other events at the first responder (RC.6).",
                    chinese: "触摸从命中视图开始，其他事件从第一响应者开始（RC.6）。")),
            Claim(
                Text("The responder that gets a touch is the first responder.", chinese: "得到触摸的响应者就是第一响应者。"), when: kind.is("a tap on pad"),
                .happens("as first responder"), quotes: Document004.hitViewIsFirstResponder,
                knownRefutation: Text(
                    "First responder is a role of its own, taken by `becomeFirstResponder`: it says who gets keys, motion and remote control. A touch neither needs nor changes it. For touches the word is hit view.",
                    chinese: "第一响应者是另一种角色，由 `becomeFirstResponder` 取得，决定按键、运动、遥控的去向。触摸既不需要它，也不改变它。对触摸而言应称“命中视图”。")),
        ])
}
