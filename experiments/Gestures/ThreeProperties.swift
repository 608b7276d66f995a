import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private let cancels = Variable<Bool>("cancelsTouchesInView", "`cancelsTouchesInView`", default: true)
private let delaysBegan = Variable<Bool>("delaysTouchesBegan", "`delaysTouchesBegan`")
private let delaysEnded = Variable<Bool>("delaysTouchesEnded", "`delaysTouchesEnded`", default: true)

private enum Gesture: String, Choice {
    case tapActs = "tap acts"
    case tapFailsByAMove = "tap fails by a move"
    case doubleTapFailsByWaiting = "double tap fails by waiting"
}
private let gesture = Variable<Gesture>("gesture", "The recognizer and its fate")

/// When the finger lifts, in milliseconds.
private let lift = 80.0

extension Experiment {
    /// All combinations of the three properties.
    static let threeProperties = Experiment(
        id: "ThreeProperties",
        title: "The three properties and all their combinations",
        question:
            "A view has a tap or a double tap, which acts or fails. What do the three properties change in what the view receives, and when?",
        answer:
            "`cancelsTouchesInView` decides between cancelled and ended when the tap acts. `delaysTouchesBegan` holds everything back until the recognizer has failed, and for good if it acts. `delaysTouchesEnded` holds back the end alone, until a recognizer that waits has failed.",
        origins: [Document004.guideProperties],
        observations: ["tap-cancelsTouches-no", "pan-cancelsTouches-no", "tap-delaysTouchesBegan-yes", "pan-delaysTouchesBegan-yes"],
        variables: [cancels, delaysBegan, delaysEnded, gesture],
        stage: { stage in
            let pad = stage.name(LoggedView(frame: CGRect(x: 45, y: 200, width: 300, height: 300)), "pad")
            let tap = stage.name(UITapGestureRecognizer(target: stage.keep(ActionTarget()), action: ActionTarget.fire), "tap")
            if stage[gesture] == .doubleTapFailsByWaiting { tap.numberOfTapsRequired = 2 }
            // What is not changed is left alone, so that the defaults are UIKit's.
            if !stage[cancels] { tap.cancelsTouchesInView = false }
            if stage[delaysBegan] { tap.delaysTouchesBegan = true }
            if !stage[delaysEnded] { tap.delaysTouchesEnded = false }
            pad.addGestureRecognizer(tap)
            stage.view.addSubview(pad)
            if stage[gesture] != .tapFailsByAMove {
                stage.script.tap("pad")
                stage.script.wait(0.2)
                return stage.script.mark("200 ms after the lift")
            }
            let finger = stage.script.finger(1)
            finger.down(at: .point(x: 50, y: 150, in: "pad"))
            stage.script.wait(0.04)
            finger.move(to: .point(x: 250, y: 150, in: "pad"))
            stage.script.wait(0.04)
            finger.up()
            stage.script.wait(0.2)
            stage.script.mark("200 ms after the lift")
        },
        claims: [
            Claim(
                "On, recognition cancels the view's touch and nothing more comes.",
                when: cancels.isOn && delaysBegan.isOff && gesture == .tapActs,
                .all([.order(["tap.action(ended)", "pad.touchesCancelled"]), .never("pad.touchesEnded")]), quotes: Document004.cancelsOn),
            Claim(
                "Off, the view's touch ends in spite of recognition.",
                when: cancels.isOff && gesture == .tapActs && delaysBegan.isOff,
                .all([.never("pad.touchesCancelled"), .happens("pad.touchesEnded")]), quotes: Document004.cancelsOff),
            Claim(
                "After success the view is sent nothing more.",
                when: cancels.isOn && gesture == .tapActs, .never("pad.touchesEnded"), quotes: Document004.successStopsDelivery),
            Claim(
                "With nothing set, recognition cancels the view's touch.",
                when: cancels.isOn && delaysBegan.isOff && delaysEnded.isOn && gesture == .tapActs,
                .all([.happens("pad.touchesCancelled"), .never("pad.touchesEnded")]),
                quotes: Document004.cancelsDefault, explanation: "The stage sets no property that has its default value.",
                rules: [.cancelsTouchesInView]),
            Claim(
                "The usual order follows from the defaults.",
                when: cancels.isOn && delaysBegan.isOff && delaysEnded.isOn && gesture == .tapActs,
                .ordering(["pad.touchesBegan", "tap.action(ended)", "pad.touchesCancelled"], among: ["pad.*", "tap.*"]),
                quotes: Document004.guideProperties),
            Claim(
                "Not delayed, began comes with the landing, before anything is decided.",
                when: delaysBegan.isOff,
                .interval(to: "pad.touchesBegan", milliseconds: 0...0),
                quotes: Document004.delaysBeganOff.part("the view gets them")),
            Claim(
                "With nothing set, began comes with the landing.", when: delaysBegan.isOff && cancels.isOn && delaysEnded.isOn,
                .interval(to: "pad.touchesBegan", milliseconds: 0...0), quotes: Document004.delaysBeganDefault),
            Claim(
                "Delayed, the view of a tap that acts gets nothing of the touch's beginning.",
                when: delaysBegan.isOn && gesture == .tapActs && cancels.isOn, .never("pad.*"), quotes: Document004.delaysBeganOn,
                explanation: "What is held back is dropped when the recognizer recognizes.", rules: [.delaysTouchesBegan]
            ),
            Claim(
                "Delayed, the view of one that fails gets it after the failure.",
                when: delaysBegan.isOn && gesture != .tapActs,
                .interval(to: "pad.touchesBegan", milliseconds: 1...1000),
                quotes: Document004.delaysBeganOn),
            Claim(
                "After a failure before the lift, ended comes with the lift.",
                when: gesture == .tapFailsByAMove,
                .interval(to: "pad.touchesEnded", milliseconds: lift...lift + 1)),
            Claim(
                "After a failure behind the lift the view is sent the end, and no cancellation.",
                when: gesture == .doubleTapFailsByWaiting,
                .all([.exactly(1, "pad.touchesEnded"), .never("pad.touchesCancelled")]),
                quotes: Document004.failureAtTheEnd, Document004.recognizerCase.part("failure leaves it the end")),
            Claim(
                "With nothing set, ended waits for a recognizer that waits.",
                when: delaysEnded.isOn && delaysBegan.isOff && cancels.isOn && gesture == .doubleTapFailsByWaiting,
                .order(["200 ms after the lift", "pad.touchesEnded"]),
                explanation: "The end is held back until the recognizer fails or recognizes.", rules: [.delaysTouchesEnded]),
            Claim(
                "The delay is 0.15 s.", when: delaysEnded.isOn && gesture == .doubleTapFailsByWaiting,
                .interval(to: "pad.touchesEnded", milliseconds: lift + 145...lift + 155),
                quotes: Document004.delaysEndedBy150,
                rules: [.delaysTouchesEnded],
                knownRefutation:
                    "There is no fixed delay: the end waits until the recognizer has failed. Here that is the time a double tap waits for its second tap; a tap that has failed by a move delays nothing. 0.15 s is what a scroll view waits before it hands a touch to its content.",
                unnoticed: "It is refuted in each case, and no change that is tried makes the delay 0.15 s."
            ),
            Claim(
                "Off, ended comes with the lift.",
                when: delaysEnded.isOff && delaysBegan.isOff && gesture != .tapActs,
                .interval(to: "pad.touchesEnded", milliseconds: lift...lift + 1),
                quotes: Document004.delaysEndedOff),
        ])
}
