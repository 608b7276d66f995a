import EventTrace
import ExperimentKit
import UIKit

private enum Keys: String, Choice {
    case shift = "Shift alone"
    case shiftThenCommand = "Shift, then Command as well"
    case shiftDuringATouch = "Shift during a touch"
}
private let keys = Variable<Keys>("keys", "The user holds and releases")

private enum First: String, Choice {
    case pad = "`pad`"
    case aControllerAbove = "the controller above"
    case nobody
}
private let first = Variable<First>("first", "The first responder is")

/// Receives presses, and says of which keys.
private final class KeyPad: UIView {
    var tell: (String) -> Void = { _ in }

    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { presses.forEach { tell($0.word) } }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { presses.forEach { tell($0.word) } }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        tell(event?.modifierFlags == .shift ? "touched with shift" : "touched without shift")
    }
}

private final class KeyController: UIViewController {
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
}

extension UIPress {
    fileprivate var word: String {
        switch key?.keyCode {
        case .keyboardLeftShift: "shift \(phase == .began ? "down" : "up")"
        case .keyboardLeftGUI: "command \(phase == .began ? "down" : "up")"
        default: "another key"
        }
    }
}

private let controller = Named<KeyController>("controller")
private let pad = Named<KeyPad>("pad")

/// A modifier key alone.
let modifierKeys: Experiment = Experiment(
    id: "ModifierKeys",
    title: "Shift or Command pressed alone: `pressesBegan`",
    question:
        "`pad` is in the view of `controller`. Shift is held and released, alone, with Command, or while a finger is down. Who receives the key if `pad`, the controller or nobody is first responder?",
    answer:
        "The first responder receives `pressesBegan` when the key goes down and `pressesEnded` when the key comes up: each modifier key is a press of its own. If nobody is first responder, neither the view nor the controller receives the key (assumed). Events of touches carry the keys as `modifierFlags` in any case.",
    remedy:
        "To see a modifier key alone, become first responder, override `pressesBegan` and `pressesEnded`, and call `super` for keys that you do not use, or typing stops. During a touch read `modifierFlags` of the event, in a gesture's action those of the recognizer (iOS 13.4). A key that is released brings `pressesEnded` or `pressesCancelled`, and `UIPress.key` names the key (iOS 13.4); a key command reports only that its key went down.",
    symptoms: [
        "detect the Shift key on an iPad hardware keyboard",
        "is the Command key held while the user taps",
        "modifierFlags in touchesBegan",
        "does pressesBegan fire for modifier keys only",
        "UIKeyCommand cannot detect a single modifier key",
        "detect key up of a hardware keyboard, key released",
    ],
    variables: [keys, first],
    stage: { stage in
        let controller = stage.name(KeyController(), controller)
        stage.window.rootViewController = controller
        let pad = stage.add(KeyPad(), pad)
        pad.tell = { stage.mark($0) }
        switch stage[first] {
        case .pad: pad.becomeFirstResponder()
        case .aControllerAbove: controller.becomeFirstResponder()
        case .nobody: break
        }
        stage.script.wait(0.1)
        stage.script.hold(.shift)
        stage.script.wait(0.1)
        switch stage[keys] {
        case .shift: break
        case .shiftThenCommand:
            stage.script.hold([.shift, .command])
            stage.script.wait(0.1)
            stage.script.hold(.shift)
        case .shiftDuringATouch: stage.script.tap(pad)
        }
        stage.script.wait(0.1)
        stage.script.hold([])
    },
    outcomes: {
        Outcome("the key", otherwise: "arrives nowhere") {
            Outcome.State("arrives at `pad`", pad.pressesBegan)
            Outcome.State("arrives at the controller", controller.pressesBegan)
        }
        Outcome("each of two keys is a press of its own", not: "there is one press at most", anyone.pressesBegan.times(2))
        Outcome("a touch carries the key in `modifierFlags`", not: "there is no touch to carry the key", "touched with shift")
    },
    claims: {
        Claim(
            "The first responder receives the key as a press, from down to up.", when: first == .pad && keys == .shift,
            explanation: "A talk of 2020 shows it.",
            rules: [.modifierKeysArePresses]
        ) {
            only(among: "shift *") {
                "shift down"
                "shift up"
            }
        }
        Claim(
            "Each of two keys is a press of its own.", when: first == .pad && keys == .shiftThenCommand,
            rules: [.modifierKeysArePresses]
        ) {
            only(among: "shift *", "command *") {
                "shift down"
                "command down"
                "command up"
                "shift up"
            }
        }
        Claim(
            "A controller that is first responder receives the key in place of its views.", when: first == .aControllerAbove
        ) {
            controller.pressesBegan.happens
            controller.pressesEnded.happens
            pad.call("presses*").never
        }
        Claim(
            "The event of a touch has the key in `modifierFlags`, whoever is first responder.", when: keys == .shiftDuringATouch,
            TokenPattern("touched with shift").happens)
    })
