import EventTrace
import ExperimentKit
import UIKit

private enum Kind: String, Choice {
    case shake = "a shake"
    case keyPress = "a key press"
    case remoteControl = "a remote-control command"
}
private let kind = Variable<Kind>("kind", "The event is")

private enum FirstResponder: String, Choice {
    case nobody
    case padThatKeepsIt = "a pad that does not call `super`"
    case padWithSuper = "a pad that calls `super`"
}
private let first = Variable<FirstResponder>("firstResponder", "The first responder is")

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

private let controller = Named<SensingController>("controller")
private let pad = Named<SensingPad>("pad")
/// `motionEnded`, `pressesEnded` or `remoteControlReceived`.
private let lastOfPad = pad.call("*ed")

/// Shake, press and remote control climb as touches do.
let eventsWithoutAPlace: Experiment = Experiment(
    id: "EventsWithoutAPlace",
    title: "Who receives shakes, key presses and remote-control events",
    question:
        "`pad` is in the view of `controller`. The device is shaken, a key is pressed, or a remote control sends play. Why does the controller sometimes receive nothing?",
    answer:
        "Such events start at the first responder and pass up from there, each method forwarded separately, until an override does not call `super`. If nobody is first responder, they start at the window (assumed), and the controller, which is below it on the chain, receives nothing.",
    remedy:
        "To receive such events in a controller, return `true` from `canBecomeFirstResponder` of the controller or of a view inside it, call `becomeFirstResponder()` in `viewDidAppear(_:)`, and call `super` in the overrides below the controller on the chain. Call `super` in the controller's `pressesBegan` and `pressesEnded` too, for keys that it does not use: text from a hardware keyboard is typed only after all responders have passed the press on. For remote controls use `MPRemoteCommandCenter` (iOS 7.1), which needs no first responder; `remoteControlReceived(with:)` needs `beginReceivingRemoteControlEvents()` as well.",
    symptoms: [
        "shake gesture not detected, motionEnded not called in view controller",
        "pressesBegan not called in UIViewController",
        "headphone play button: remote control events not received",
        "hardware keyboard key events do not arrive",
        "hardware keyboard does not type after overriding pressesBegan",
    ],
    variables: [kind, first],
    base: first == .padThatKeepsIt,
    stage: { stage in
        let controller = stage.name(SensingController(), controller)
        stage.window.rootViewController = controller
        let pad = stage.name(SensingPad(frame: CGRect(x: 95, y: 300, width: 200, height: 200)), pad)
        pad.callsSuper = stage[first] == .padWithSuper
        controller.view.addSubview(pad)
        if stage[first] != .nobody { pad.becomeFirstResponder() }
        switch stage[kind] {
        case .shake: stage.shake(at: 0.1)
        case .keyPress: stage.press(.select, at: 0.1)
        case .remoteControl: stage.remoteControl(.remoteControlPlay, at: 0.1)
        }
    },
    outcomes: {
        Outcome("the controller receives the event", not: "the controller receives nothing", controller.everything)
        Outcome("`pad` receives the event first", not: "`pad` receives nothing", lastOfPad)
    },
    claims: {
        Claim(
            "Without a first responder the event goes to the window, and the controller receives nothing.",
            when: first == .nobody,
            explanation: "Such events start at the first responder; that the window takes its place is assumed.",
            rules: [.firstReceiver, .noFirstResponder]
        ) {
            controller.everything.never
            decided("window: forward *")
        }
        Claim(
            "A first responder that does not call `super` keeps the event.",
            when: first == .padThatKeepsIt
        ) {
            pad.everything.happens
            controller.everything.never
        }
        Claim(
            "A first responder that calls `super` passes each message of a shake on separately.",
            when: first == .padWithSuper && kind == .shake,
            explanation: "By default each method only passes its message to `next`.", rules: [.otherMethodsClimb]
        ) {
            controller.motionBegan.inside(pad.motionBegan)
            controller.motionEnded.inside(pad.motionEnded)
            controller.motionEnded.happens
        }
        Claim(
            "A first responder that calls `super` passes each message of a key press on separately.",
            when: first == .padWithSuper && kind == .keyPress,
            explanation: "Presses pass up the chain as motion events do.", rules: [.otherMethodsClimb]
        ) {
            controller.pressesBegan.inside(pad.pressesBegan)
            controller.pressesEnded.inside(pad.pressesEnded)
            controller.pressesEnded.happens
        }
        Claim(
            "A first responder that calls `super` passes a remote-control command on.",
            when: first == .padWithSuper && kind == .remoteControl, controller.remoteControlReceived.inside(pad.remoteControlReceived),
            explanation: "Remote-control commands pass up the chain as well.", rules: [.otherMethodsClimb])
    })
