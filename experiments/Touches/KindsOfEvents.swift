import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Kind: String, Choice {
    case tapOnPad = "a tap on `pad`"
    case shake = "a shake"
    case keyPress = "a key press"
    case remoteControl = "a remote-control command"
}
private let kind = Variable<Kind>("kind", "The event is")

private enum FirstResponder: String, Choice {
    case other = "`other`"
    case pad = "`pad`"
}
private let first = Variable<FirstResponder>("firstResponder", "The first responder is")

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

private let pad = Named<UIView>("pad")

/// Touches, motion, remote control, presses.
let kindsOfEvents: Experiment = Experiment(
    id: "KindsOfEvents",
    title: "The types of `UIEvent`, and which view receives each",
    question:
        "Two views override the methods for touches, presses, motion and remote control, and one of the two is the first responder. Which view receives a tap on `pad`, a shake, a key press, and a remote-control command?",
    answer:
        "A touch goes to the hit-test view, whether that view is the first responder or not, and does not make the view the first responder. Shakes, key presses and remote-control commands go to the first responder. Each of these types of event has its own method and its own `type`.",
    remedy:
        "To receive shakes or keys in a view, return `true` from `canBecomeFirstResponder` and call `becomeFirstResponder()` once the view is in a window, as in `viewDidAppear(_:)`. A view that has the focus gets the keys instead. For remote-control commands use `MPRemoteCommandCenter`, which needs no first responder; `remoteControlReceived(with:)` also needs `beginReceivingRemoteControlEvents()`.",
    symptoms: [
        "motionBegan is not called when I shake the device",
        "difference between first responder and hit-test view",
        "does touching a view make it the first responder",
        "UIEvent type: touches, motion, presses, remoteControl",
        "remoteControlReceived(with:) does not fire in my view",
    ],
    origins: [Document004.eventTypes],
    variables: [kind, first],
    stage: { stage in
        for (name, top) in [("pad", 150.0), ("other", 450)] {
            let pad = stage.name(AllEventsPad(frame: CGRect(x: 45, y: top, width: 300, height: 200)), name)
            pad.say = { stage.mark($0) }
            stage.view.addSubview(pad)
            if stage[first].rawValue == "`\(name)`" { pad.becomeFirstResponder() }
        }
        switch stage[kind] {
        case .tapOnPad: stage.script.tap(pad)
        case .shake: stage.shake(at: 0.1)
        case .keyPress: stage.press(.select, at: 0.1)
        case .remoteControl: stage.remoteControl(.remoteControlPlay, at: 0.1)
        }
    },
    outcomes: {
        Outcome("`pad` receives the event", not: "`other` receives the event", TokenPattern("type *").inside(pad.everything))
        Outcome("the receiver is the first responder", not: "the receiver is not the first responder", "as first responder")
        Outcome("the type of the event is", otherwise: "`.remoteControl`") {
            Outcome.State("`.touches`", "type touches")
            Outcome.State("`.motion`", "type motion")
            Outcome.State("`.presses`", "type presses")
        }
    },
    claims: {
        Claim(
            "A touch comes in `touchesBegan`, and the type of its event is `.touches`.", when: kind == .tapOnPad,
            quotes: Document004.eventTypes.part("touches"), Document004.methodsPerKind.part("touches"),
            Document004.packedAndQueued.part("packed into an event")
        ) {
            TokenPattern("type touches").happens
            TokenPattern("type touches").inside(pad.touchesBegan)
        }
        Claim(
            "A shake comes in `motionBegan`, and the type of its event is `.motion`.", when: kind == .shake,
            quotes: Document004.eventTypes.part("motion"), Document004.methodsPerKind.part("motion")
        ) {
            TokenPattern("type motion").happens
            TokenPattern("type motion").inside(anyone.motionBegan)
        }
        Claim(
            "A key press comes in `pressesBegan`, and the type of its event is `.presses`.", when: kind == .keyPress,
            quotes: Document004.eventTypes.part("presses"), Document004.methodsPerKind.part("presses")
        ) {
            TokenPattern("type presses").happens
            TokenPattern("type presses").inside(anyone.pressesBegan)
        }
        Claim(
            "A remote-control command comes in `remoteControlReceived`, and the type of its event is `.remoteControl`.",
            when: kind == .remoteControl,
            quotes: Document004.eventTypes.part("remote control"), Document004.methodsPerKind.part("remote control")
        ) {
            TokenPattern("type remoteControl").happens
            TokenPattern("type remoteControl").inside(anyone.remoteControlReceived)
        }
        Claim(
            "Shakes, key presses and remote-control commands go to the first responder.",
            when: kind != .tapOnPad && first == .other,
            explanation: "Touches start at the hit-test view; presses, motion and remote-control events start at the first responder.",
            rules: [.firstReceiver]
        ) {
            TokenPattern("as first responder").happens
            pad.everything.never
        }
        Claim(
            "The view that receives a touch is not therefore the first responder, and does not become it.",
            when: kind == .tapOnPad && first == .other,
            contradicts: Document004.hitViewIsFirstResponder, Document004.viewWithoutChildren.part("it is the first responder"),
            explanation:
                "The first responder is a separate role, taken with `becomeFirstResponder`: it decides who receives keys, motion and remote-control commands. A touch neither needs nor changes it."
        ) {
            pad.touchesBegan.happens
            TokenPattern("as first responder").never
        }
    })
