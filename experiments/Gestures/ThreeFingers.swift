import EventTrace
import ExperimentKit
import UIKit

private let count = Variable<Int>(
    "fingers", "Number of fingers that tap", clause: "the number of fingers that tap is {value}", [1, 2, 3, 4])

private enum Landing: String, Choice {
    case together
    case apart = "40 ms apart"
}
private let landing = Variable<Landing>("landing", "The fingers come down")
private let multiple = Variable<Bool>(
    "multipleTouch", "The view's `isMultipleTouchEnabled` is on", off: "the view's `isMultipleTouchEnabled` is off")

private let view = Named<UIView>("view")
private let one = Named<UITapGestureRecognizer>("one")
private let two = Named<UITapGestureRecognizer>("two")
private let three = Named<UITapGestureRecognizer>("three")

/// Taps of one, two and three fingers on one view.
let threeFingers: Experiment = Experiment(
    id: "ThreeFingers",
    title: "`numberOfTouchesRequired`: taps with one, two, three fingers",
    question:
        "A view has three tap recognizers, for one, two and three fingers. One to four fingers tap. Which recognizer fires, must the fingers come down together, and does `isMultipleTouchEnabled` of the view matter?",
    answer:
        "The recognizer whose `numberOfTouchesRequired` equals the number of fingers fires; with four fingers, none does. The fingers may come down 40 ms apart, and `isMultipleTouchEnabled` does not matter: recognizers get all touches.",
    remedy:
        "Add a `UITapGestureRecognizer` for each number of fingers and set its `numberOfTouchesRequired`; only touch methods of the view itself need `isMultipleTouchEnabled`. Since iOS 13 gestures of the system with three fingers undo, redo, copy and paste. To keep three fingers for the app, override `editingInteractionConfiguration` in the view controller, or in the view that is first responder, and return `.none`; these gestures are not modeled here.",
    symptoms: [
        "two finger tap gesture",
        "numberOfTouchesRequired does not work",
        "does a two finger tap need isMultipleTouchEnabled",
        "single tap fires when I tap with two fingers",
        "three finger tap recognizer",
        "three finger undo gesture takes the touches of my game",
    ],
    variables: [count, landing, multiple],
    excluding: Exclusion(count == 1 && landing == .apart, because: "A single finger can only come down once."),
    stage: { stage in
        let view = stage.add(UIView(), view, at: CGRect(x: 45, y: 200, width: 300, height: 300))
        view.isMultipleTouchEnabled = stage[multiple]
        for (fingers, name) in [(1, one), (2, two), (3, three)] {
            stage.add(UITapGestureRecognizer(), name, to: view).numberOfTouchesRequired = fingers
        }
    },
    script: { stage in
        let fingers = (1...stage[count]).map { stage.script.finger($0) }
        for finger in fingers {
            finger.down(at: .point(x: 40 + 60 * Double(finger.number), y: 150, in: view))
            if stage[landing] != .together { stage.script.wait(0.04) }
        }
        stage.script.wait(0.1)
        for finger in fingers { finger.up() }
    },
    outcomes: {
        Outcome("of the three recognizers,", otherwise: "none fires") {
            Outcome.State("the one for one finger fires", one.action)
            Outcome.State("the one for two fingers fires", two.action)
            Outcome.State("the one for three fingers fires", three.action)
        }
    },
    claims: {
        Claim("A tap with one finger fires the one-finger recognizer alone.", when: count == 1) {
            only { one.action(.ended) }
        }
        Claim(
            "A tap with two fingers fires the two-finger recognizer, and not the one-finger recognizer.", when: count == 2,
            explanation: "A tap recognizer fails when there are more fingers than it requires.", rules: [.tap]
        ) {
            only { two.action(.ended) }
        }
        Claim(
            "A tap with three fingers fires the three-finger recognizer alone.", when: count == 3
        ) {
            only { three.action(.ended) }
        }
        Claim("A tap with four fingers fires none of the three.", when: count == 4, noCalls)
        Claim(
            "It makes no difference whether the fingers come down together or 40 ms apart.", when: count != 1, landing.changesNothing())
        Claim(
            "For the recognizers it makes no difference whether `isMultipleTouchEnabled` is on.", multiple.changesNothing(),
            explanation: "The property keeps touches from the view alone; recognizers get all of them.", rules: [.firstTouchOnly])
    })
