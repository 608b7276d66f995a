import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Kind: String, Choice {
    case tapOnPad = "a tap on pad"
    case shake = "a shake"
    case keyPress = "a key press"
    case remoteControl = "a remote control"
}
private let kind = Variable<Kind>("kind", "What happens")

private enum FirstResponder: String, Choice { case other, pad }
private let first = Variable<FirstResponder>("firstResponder", "First responder is")

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
        title: "The kinds of events, and who gets them",
        question:
            "Two views receive every kind of event, and one of them is the first responder. Which of them gets a tap on `pad`, a shake, a key, a command of a remote control?",
        answer:
            "A touch goes to the view that is hit, first responder or not, and does not make it one. All other events go to the first responder. Each kind has its own method and type.",
        origins: [Document004.eventTypes],
        variables: [kind, first],
        stage: { stage in
            for (name, top) in [("pad", 150.0), ("other", 450)] {
                let pad = stage.name(AllEventsPad(frame: CGRect(x: 45, y: top, width: 300, height: 200)), name)
                pad.say = { stage.mark($0) }
                stage.view.addSubview(pad)
                if stage[first].rawValue == name { pad.becomeFirstResponder() }
            }
            switch stage[kind] {
            case .tapOnPad: stage.script.tap("pad")
            case .shake: stage.shake(at: 0.1)
            case .keyPress: stage.press(.select, at: 0.1)
            case .remoteControl: stage.remoteControl(.remoteControlPlay, at: 0.1)
            }
        },
        claims: [
            Claim(
                "A touch comes by `touchesBegan`, and its event's type says touches.", when: kind == .tapOnPad,
                .all([.happens("type touches"), .nested("type touches", in: "pad.touchesBegan")]),
                quotes: Document004.eventTypes.part("touches"), Document004.methodsPerKind.part("touches"),
                Document004.packedAndQueued.part("packed into an event")),
            Claim(
                "A shake comes by `motionBegan`, and its event's type says motion.", when: kind == .shake,
                .all([.happens("type motion"), .nested("type motion", in: "*.motionBegan")]),
                quotes: Document004.eventTypes.part("motion"), Document004.methodsPerKind.part("motion")),
            Claim(
                "A key comes by `pressesBegan`, and its event's type says presses.", when: kind == .keyPress,
                .all([.happens("type presses"), .nested("type presses", in: "*.pressesBegan")]),
                quotes: Document004.eventTypes.part("presses"), Document004.methodsPerKind.part("presses")),
            Claim(
                "A command of a remote control comes by `remoteControlReceived`, and its event's type says so.",
                when: kind == .remoteControl,
                .all([.happens("type remoteControl"), .nested("type remoteControl", in: "*.remoteControlReceived")]),
                quotes: Document004.eventTypes.part("remote control"), Document004.methodsPerKind.part("remote control")),
            Claim(
                "All but touches go to the first responder.",
                when: kind != .tapOnPad && first == .other, .all([.happens("as first responder"), .never("pad.*")]),
                explanation: "Touches start at the hit view, the other events at the first responder.", rules: [.firstReceiver]),
            Claim(
                "The view that gets a touch is not the first responder for that, and does not become it.",
                when: kind == .tapOnPad && first == .other,
                .all([.happens("pad.touchesBegan"), .never("as first responder")]),
                contradicts: Document004.hitViewIsFirstResponder, Document004.viewWithoutChildren.part("it is the first responder"),
                explanation:
                    "First responder is a role of its own, taken by `becomeFirstResponder`: it says who gets keys, motion and remote control. A touch neither needs nor changes it."
            ),
        ])
}
