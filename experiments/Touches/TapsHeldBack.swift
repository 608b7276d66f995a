import EventTrace
import ExperimentKit
import UIKit

private enum Finger: String, Choice {
    case completes = "completes the taps"
    case holdsTheLast = "holds the last touch"
    case stopsEarly = "stops one tap early"
}
private let finger = Variable<Finger>("finger", "The finger")
private let taps = Variable<Int>("taps", "Taps that the recognizer wants", [2, 3])
private let delays = Variable<Bool>("delays", "`delaysTouchesEnded`", default: true)
private let cancels = Variable<Bool>("cancels", "`cancelsTouchesInView`", default: true)
private let multiple = Variable<Bool>("multiple", "`isMultipleTouchEnabled` of the view")

extension Experiment {
    /// What a view gets of taps while a recognizer still counts them.
    static let tapsHeldBack = Experiment(
        id: "TapsHeldBack",
        title: "Quick taps on a view with a double or triple tap",
        question:
            "A view has a tap recognizer that wants two or three taps, and takes touches itself. Several quick taps, or a tap and a touch that is held. Which began and ended does the view get of each?",
        answer:
            "By default one began for all of them: the first ended is held back, and further touches wait behind it. If the recognizer fails, the view gets all that has waited, in order; if it recognizes, the first touch is cancelled and the view gets nothing of the others. With `delaysTouchesEnded` off each tap arrives as it comes.",
        observations: ["doubletap-hold-second-delaysEnded-yes", "triple-tap-one-began", "double-tap-one-began-drawing-view"],
        variables: [finger, taps, delays, cancels, multiple],
        stage: { stage in
            let view = stage.add(LoggedView(), "view")
            view.isMultipleTouchEnabled = stage[multiple]
            let tap = stage.add(UITapGestureRecognizer(), "tap", to: view)
            tap.numberOfTapsRequired = stage[taps]
            tap.delaysTouchesEnded = stage[delays]
            tap.cancelsTouchesInView = stage[cancels]
            let script = stage.script
            let count = stage[finger] == .completes ? stage[taps] : stage[taps] - 1
            for _ in 1...count {
                script.tap("view")
                script.wait(0.1)
            }
            if stage[finger] == .holdsTheLast { script.press("view", for: 2) }
        },
        claims: [
            Claim(
                "By default the view gets one began, and cancelled, of all the taps.",
                when: finger == .completes && delays.isOn && cancels.isOn,
                .ordering(["view.touchesBegan", "tap.action(ended)", "view.touchesCancelled"]),
                explanation: "Two logs of two and of three taps print just that.", rules: [.oneAfterTheOther]),
            Claim(
                "Without `cancelsTouchesInView` the first tap ends once the recognizer has recognized, and the others stay away.",
                when: finger == .completes && delays.isOn && cancels.isOff,
                .ordering(["view.touchesBegan", "tap.action(ended)", "view.touchesEnded"])),
            Claim(
                "A second touch that is held waits until the double tap fails, then arrives after the end of the first.",
                when: finger == .holdsTheLast && delays.isOn && taps == 2,
                .ordering(["view.touchesBegan", "view.touchesEnded", "view.touchesBegan", "view.touchesEnded"]),
                explanation: "So a log shows it (doubletap-hold-second-delaysEnded-yes).", rules: [.oneAfterTheOther]),
            Claim(
                "If the recognizer fails, every touch arrives in order, each with its end.", when: finger != .completes && taps == 3,
                .ordering(["view.touchesBegan", "view.touchesEnded", "view.touchesBegan", "view.touchesEnded"], among: ["view.touches*"]),
                knownRefutation: "Held, the last touch is the third one: it arrives as well."),
            Claim(
                "Nothing is lost where the recognizer fails.", when: finger == .holdsTheLast && taps == 3,
                .exactly(3, "view.touchesBegan"), rules: [.oneAfterTheOther]),
            Claim(
                "With `delaysTouchesEnded` off each tap but the last arrives whole.",
                when: finger == .completes && delays.isOff && taps == 2,
                .order(["view.touchesBegan", "view.touchesEnded", "view.touchesBegan", "tap.action(ended)"])),
            Claim(
                "A view that takes several touches gets the second began at once.",
                when: finger == .completes && delays.isOn && multiple.isOn, .order(["view.touchesBegan", "view.touchesBegan"]),
                knownRefutation:
                    "Apple's event handling guide has both begans. A log of a drawing view that takes several touches has one (double-tap-one-began-drawing-view)."
            ),
        ])
}
