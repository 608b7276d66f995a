import EventTrace
import ExperimentKit
import UIKit

private enum Kind: String, Choice {
    case shake
    case keyPress = "key press"
    case remoteControl = "remote control"
}
private let kind = Variable<Kind>("kind", "What comes")

private enum FirstResponder: String, Choice {
    case nobody
    case padThatKeepsIt = "pad that keeps it"
    case padWithSuper = "pad with super"
}
private let first = Variable<FirstResponder>("firstResponder", "First responder is")

/// Hears of everything that has no place on the screen.
private final class SensingPad: UIView {
    var callsSuper = false

    override var canBecomeFirstResponder: Bool { true }

    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        if callsSuper { super.motionBegan(motion, with: event) }
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        if callsSuper { super.motionEnded(motion, with: event) }
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if callsSuper { super.pressesBegan(presses, with: event) }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if callsSuper { super.pressesEnded(presses, with: event) }
    }

    override func remoteControlReceived(with event: UIEvent?) {
        if callsSuper { super.remoteControlReceived(with: event) }
    }
}

/// Hears of what nobody below has kept.
private final class SensingController: UIViewController {
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { super.motionBegan(motion, with: event) }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { super.motionEnded(motion, with: event) }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { super.pressesBegan(presses, with: event) }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { super.pressesEnded(presses, with: event) }
    override func remoteControlReceived(with event: UIEvent?) { super.remoteControlReceived(with: event) }
}

extension Experiment {
    /// Shake, press and remote control climb as touches do.
    static let eventsWithoutAPlace = Experiment(
        id: "EventsWithoutAPlace",
        title: "Shake, presses, remote control: who receives them",
        question:
            "`pad` stands in the view of `controller`. The device is shaken, a key is pressed, or a remote control sends play. Why does the controller sometimes receive nothing of it?",
        answer:
            "It all starts at the first responder and climbs from there, each message by itself, until somebody does not call super. If nobody is first responder, it starts at the window (assumed), and the controller, which stands below it on the chain, receives nothing.",
        variables: [kind, first],
        stage: { stage in
            let controller = stage.name(SensingController(), "controller")
            stage.window.rootViewController = controller
            let pad = stage.name(SensingPad(frame: CGRect(x: 95, y: 300, width: 200, height: 200)), "pad")
            pad.callsSuper = stage[first] == .padWithSuper
            controller.view.addSubview(pad)
            if stage[first] != .nobody { pad.becomeFirstResponder() }
            switch stage[kind] {
            case .shake: stage.shake(at: 0.1)
            case .keyPress: stage.press(.select, at: 0.1)
            case .remoteControl: stage.remoteControl(.remoteControlPlay, at: 0.1)
            }
        },
        claims: [
            Claim(
                "Without a first responder, the window gets it, and the controller receives nothing.",
                when: first == .nobody, .all([.never("controller.*"), .decided("window: forward *")]),
                explanation: "Such events start at the first responder; that the window stands in for it is assumed.",
                rules: [.firstReceiver]),
            Claim(
                "A first responder that does not call super keeps it.",
                when: first == .padThatKeepsIt, .all([.happens("pad.*"), .never("controller.*")])),
            Claim(
                "One that calls super passes each message on by itself: a shake.",
                when: first == .padWithSuper && kind == .shake,
                .all([
                    .nested("controller.motionBegan", in: "pad.motionBegan"), .nested("controller.motionEnded", in: "pad.motionEnded"),
                    .happens("controller.motionEnded"),
                ]),
                explanation: "The methods do nothing but pass the message to `next`.", rules: [.otherMethodsClimb]),
            Claim(
                "A key press.", when: first == .padWithSuper && kind == .keyPress,
                .all([
                    .nested("controller.pressesBegan", in: "pad.pressesBegan"), .nested("controller.pressesEnded", in: "pad.pressesEnded"),
                    .happens("controller.pressesEnded"),
                ]),
                explanation: "Presses climb as motions do.", rules: [.otherMethodsClimb]),
            Claim(
                "A command of a remote control.", when: first == .padWithSuper && kind == .remoteControl,
                .nested("controller.remoteControlReceived", in: "pad.remoteControlReceived"),
                explanation: "So do remote controls.", rules: [.otherMethodsClimb]),
        ])
}
