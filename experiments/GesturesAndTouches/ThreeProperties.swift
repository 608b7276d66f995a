import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private let cancels = Variable<Bool>("cancelsTouchesInView", "`cancelsTouchesInView`", default: true)
private let delaysBegan = Variable<Bool>("delaysTouchesBegan", "`delaysTouchesBegan`")
private let delaysEnded = Variable<Bool>("delaysTouchesEnded", "`delaysTouchesEnded`", default: true)

private enum Gesture: String, Choice {
    case tapActs = "a tap that is recognized"
    case tapFailsByAMove = "a tap that fails because the finger moves"
    case doubleTapFailsByWaiting = "a double tap whose second tap never comes"
}
private let gesture = Variable<Gesture>("gesture", "The recognizer is")

private let areDefaults = Condition(
    "all three properties have their default values", not: "a property differs from its default value",
    cancels.isOn && delaysBegan.isOff && delaysEnded.isOn)

/// When the finger lifts, in milliseconds.
private let lift = 80.0

private let pad = Named<LoggedView>("pad")
private let tap = Named<UITapGestureRecognizer>("tap")

/// All combinations of the three properties.
let threeProperties: Experiment = Experiment(
    id: "ThreeProperties",
    title: "`cancelsTouchesInView`, `delaysTouchesBegan` and `delaysTouchesEnded`",
    question:
        "A view has a tap or a double-tap recognizer, which recognizes or fails. How do `cancelsTouchesInView`, `delaysTouchesBegan` and `delaysTouchesEnded` change what the view receives, and when?",
    answer:
        "`cancelsTouchesInView`, on by default, makes a tap that is recognized cancel the view's touch (`touchesCancelled`); off, the touch ends (`touchesEnded`). `delaysTouchesBegan`, off by default, holds everything back until the recognizer has failed; if the recognizer recognizes, the view gets nothing. `delaysTouchesEnded`, on by default, holds back only `touchesEnded` while the recognizer may still recognize, as a double tap that waits for its second tap.",
    remedy:
        "To let the view's touch end normally, and to let a list select its rows in spite of a tap recognizer on the list or a superview: `cancelsTouchesInView = false`. To get `touchesEnded` at once despite a double tap that waits: `delaysTouchesEnded = false`. If a button reacts late because of a recognizer on a superview: set the recognizer's `delaysTouchesBegan` to `false`, the default, or refuse touches on a `UIControl` in `gestureRecognizer(_:shouldReceive:)` of its delegate.",
    symptoms: [
        "what does cancelsTouchesInView do",
        "difference between delaysTouchesBegan and delaysTouchesEnded",
        "touchesBegan is not called with a gesture recognizer on the view",
        "touchesEnded is delayed by a double tap recognizer",
        "let touches through to the view below a gesture recognizer",
    ],
    origins: [Document004.guideProperties],
    observations: ["tap-cancelsTouches-no", "pan-cancelsTouches-no", "tap-delaysTouchesBegan-yes", "pan-delaysTouchesBegan-yes"],
    variables: [cancels, delaysBegan, delaysEnded, gesture],
    stage: { stage in
        let pad = stage.name(LoggedView(frame: CGRect(x: 45, y: 200, width: 300, height: 300)), pad)
        let tap = stage.name(UITapGestureRecognizer(target: stage.keep(ActionTarget()), action: ActionTarget.fire), tap)
        if stage[gesture] == .doubleTapFailsByWaiting { tap.numberOfTapsRequired = 2 }
        // What is not changed is left alone, so that the defaults are UIKit's.
        if !stage[cancels] { tap.cancelsTouchesInView = false }
        if stage[delaysBegan] { tap.delaysTouchesBegan = true }
        if !stage[delaysEnded] { tap.delaysTouchesEnded = false }
        pad.addGestureRecognizer(tap)
        stage.view.addSubview(pad)
        if stage[gesture] != .tapFailsByAMove {
            stage.script.tap(pad)
            stage.script.wait(0.2)
            return stage.script.mark("200 ms after the lift")
        }
        let finger = stage.script.finger(1)
        finger.down(at: .point(x: 50, y: 150, in: pad))
        stage.script.wait(0.04)
        finger.move(to: .point(x: 250, y: 150, in: pad))
        stage.script.wait(0.04)
        finger.up()
        stage.script.wait(0.2)
        stage.script.mark("200 ms after the lift")
    },
    outcomes: {
        Outcome("the recognizer fires", not: "the recognizer does not fire", tap.action)
        Outcome("`touchesBegan`", otherwise: "never comes") {
            Outcome.State("comes at touch down", pad.touchesBegan.comes(0...0))
            Outcome.State("comes when the recognizer has failed", pad.touchesBegan)
        }
        Outcome("the view's touch", otherwise: "never begins") {
            Outcome.State("is cancelled", pad.touchesCancelled)
            Outcome.State(
                "ends only after the wait for a second tap",
                order {
                    "200 ms after the lift"
                    pad.touchesEnded
                })
            Outcome.State("ends as the finger lifts", pad.touchesEnded)
        }
    },
    claims: {
        Claim(
            "With `cancelsTouchesInView` on, recognition cancels the view's touch, and the view receives nothing more.",
            when: cancels.isOn && delaysBegan.isOff && gesture == .tapActs, quotes: Document004.cancelsOn
        ) {
            tap.action(.ended)
            pad.touchesCancelled
            pad.touchesEnded.never
        }
        Claim(
            "With `cancelsTouchesInView` off, the view's touch ends in spite of recognition.",
            when: cancels.isOff && gesture == .tapActs && delaysBegan.isOff, quotes: Document004.cancelsOff
        ) {
            pad.touchesCancelled.never
            pad.touchesEnded.happens
        }
        Claim(
            "With `cancelsTouchesInView` on, the view gets no `touchesEnded` after recognition.",
            when: cancels.isOn && gesture == .tapActs, pad.touchesEnded.never, quotes: Document004.successStopsDelivery)
        Claim(
            "With all three properties at their defaults, recognition cancels the view's touch.",
            when: areDefaults && gesture == .tapActs,
            quotes: Document004.cancelsDefault, explanation: "A property is set only where its value differs from the default.",
            rules: [.cancelsTouchesInView]
        ) {
            pad.touchesCancelled.happens
            pad.touchesEnded.never
        }
        Claim(
            "The usual order follows from the defaults: `touchesBegan`, the action, `touchesCancelled`.",
            when: areDefaults && gesture == .tapActs,
            quotes: Document004.guideProperties
        ) {
            only(among: pad.everything, tap.everything) {
                pad.touchesBegan
                tap.action(.ended)
                pad.touchesCancelled
            }
        }
        Claim(
            "With `delaysTouchesBegan` off, the view gets `touchesBegan` at touch down, before anything is decided.",
            when: delaysBegan.isOff, pad.touchesBegan.comes(0...0),
            quotes: Document004.delaysBeganOff.part("the view gets the touches while the recognizer tries to recognize"))
        Claim(
            "With all three properties at their defaults, the view gets `touchesBegan` at touch down.",
            when: areDefaults, pad.touchesBegan.comes(0...0),
            quotes: Document004.delaysBeganDefault)
        Claim(
            "With `delaysTouchesBegan` on, the view gets nothing of a tap that is recognized.",
            when: delaysBegan.isOn && gesture == .tapActs && cancels.isOn, pad.everything.never, quotes: Document004.delaysBeganOn,
            explanation: "Touches that are held back are dropped when the recognizer recognizes.", rules: [.delaysTouchesBegan])
        Claim(
            "With `delaysTouchesBegan` on and `cancelsTouchesInView` off, the view gets nothing of a tap either; this is assumed.",
            when: delaysBegan.isOn && gesture == .tapActs && cancels.isOff, pad.everything.never,
            explanation:
                "Apple's page about `cancelsTouchesInView` promises the view all touches if the property is off; the comment on `delaysTouchesBegan` in the header promises the touches only if the recognizer fails. No log with both settings together is known.",
            rules: [.heldBackIsDropped])
        Claim(
            "With `delaysTouchesBegan` on, the view gets `touchesBegan` after the recognizer has failed.",
            when: delaysBegan.isOn && gesture != .tapActs, pad.touchesBegan.comes(1...1000),
            quotes: Document004.delaysBeganOn)
        Claim(
            "If the recognizer fails before the finger lifts, `touchesEnded` comes when the finger lifts.",
            when: gesture == .tapFailsByAMove, pad.touchesEnded.comes(lift...lift + 1))
        Claim(
            "If the recognizer fails after the finger has lifted, the view gets `touchesEnded` and no `touchesCancelled`.",
            when: gesture == .doubleTapFailsByWaiting,
            quotes: Document004.failureAtTheEnd, Document004.recognizerCase.part("failure leaves it the end")
        ) {
            pad.touchesEnded.times(1)
            pad.touchesCancelled.never
        }
        Claim(
            "With all three properties at their defaults, `touchesEnded` waits while a double tap waits for its second tap.",
            when: areDefaults && gesture == .doubleTapFailsByWaiting,
            explanation: "`touchesEnded` is held back until the recognizer fails or recognizes.", rules: [.delaysTouchesEnded]
        ) {
            "200 ms after the lift"
            pad.touchesEnded
        }
        Claim(
            "`delaysTouchesEnded` delays `touchesEnded` by 0.15 s.", when: delaysEnded.isOn && gesture == .doubleTapFailsByWaiting,
            pad.touchesEnded.comes(lift + 145...lift + 155),
            quotes: Document004.delaysEndedBy150,
            rules: [.delaysTouchesEnded],
            knownRefutation:
                "There is no fixed delay: `touchesEnded` waits until the recognizer has failed. Here that is the time a double tap waits for its second tap; a tap that has failed by a move delays nothing. 0.15 s is what a scroll view waits before it hands a touch to its content.",
            unnoticed: "It is refuted in each case, and no change that is tried makes the delay 0.15 s.")
        Claim(
            "With `delaysTouchesEnded` off, `touchesEnded` comes when the finger lifts.",
            when: delaysEnded.isOff && delaysBegan.isOff && gesture != .tapActs, pad.touchesEnded.comes(lift...lift + 1),
            quotes: Document004.delaysEndedOff)
    })
