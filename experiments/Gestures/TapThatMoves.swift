import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Finger: String, Choice {
    case stays = "does not move"
    case moves20Inside = "moves 20 points inside the view"
    case moves20Out = "moves 20 points out of the view"
    case moves100Inside = "moves 100 points inside the view"
    case moves100Out = "moves 100 points out of the view"
}
private let finger = Variable<Finger>("finger", "The finger")
private let hold = Variable<Double>("hold", "Seconds that the finger stays down", clause: "the finger stays down for {value} s", [0.2, 2])

private let pad = Named<LoggedView>("pad")
private let tap = Named<LoggedTap>("tap")

private let movesFar = Condition(
    "the finger moves 100 points", not: "the finger moves 20 points at most", finger.isOneOf(.moves100Inside, .moves100Out))

/// The document's TODO: moving, lifting outside, staying long.
let tapThatMoves: Experiment = Experiment(
    id: "TapThatMoves",
    title: "Tap gesture when the finger moves, leaves or holds",
    question:
        "A view has a tap recognizer. The finger moves inside the view, lifts inside or outside of it, or stays for long. Does the tap fire, and what does the view get?",
    answer:
        "Distance and time decide, not the edge of the view: within a small distance and a short time, which Apple does not publish, the tap fires, even if the finger lifts outside. Otherwise the tap fails, and the view gets all the rest up to `touchesEnded`.",
    remedy:
        "Neither limit can be set. If a finger that leaves the view must not count as a tap, override `touchesMoved(_:with:)` in a subclass of `UITapGestureRecognizer`: call `super`, and set `state = .failed` if `touch.location(in: view)` lies outside of the view's `bounds`. If small moves lose the tap, look for a pan recognizer or a scroll view around the view, which begins first.",
    symptoms: [
        "tap gesture fires although the finger lifts outside the view",
        "tap recognizer not firing when I hold too long",
        "how far can a finger move before a tap gesture fails",
        "tap gesture sometimes does not work when the finger moves a little",
    ],
    origins: [Document004.todoMoveInside],
    variables: [finger, hold],
    stage: { stage in
        let pad = stage.name(LoggedView(frame: CGRect(x: 45, y: 200, width: 300, height: 300)), pad)
        pad.addGestureRecognizer(stage.name(LoggedTap(target: stage.keep(ActionTarget()), action: ActionTarget.fire), tap))
        stage.view.addSubview(pad)
    },
    script: { stage in
        let choice = stage[finger]
        let start = choice == .moves20Out || choice == .moves100Out ? 290.0 : 100
        let script = stage.script
        script.finger(1).down(at: .point(x: 150, y: start, in: pad))
        script.wait(stage[hold] / 2)
        let way: [Double] =
            switch choice {
            case .stays: []
            case .moves20Inside, .moves20Out: [20]
            // The tap fails with the first of these moves.
            case .moves100Inside, .moves100Out: [60, 100]
            }
        for distance in way {
            script.finger(1).move(to: .point(x: 150, y: start + distance, in: pad))
            script.wait(0.02)
        }
        script.wait(stage[hold] / 2)
        script.finger(1).up()
    },
    outcomes: {
        Outcome("the tap fires", not: "the tap does not fire", tap.action)
        Outcome("the view's touch ends", not: "the view's touch is cancelled", pad.touchesEnded)
    },
    claims: {
        Claim(
            "A short move inside the view reaches both the recognizer and the view.",
            when: finger == .moves20Inside && hold == 0.2,
            quotes: Document004.todoMoveInside, Document004.delaysBeganOff.part("the recognizer gets them too")
        ) {
            tap.touchesMoved.happens
            pad.touchesMoved.happens
        }
        Claim(
            "The move by which the tap fails reaches both, and the next one reaches the view alone.",
            when: finger == .moves100Inside && hold == 0.2,
            contradicts: Document004.todoMoveInside,
            explanation: "A recognizer that has failed gets no more of its touches; the view still does.",
            rules: [.failureFreesTheTouch]
        ) {
            tap.touchesMoved.times(1)
            pad.touchesMoved.times(2)
        }
        Claim(
            "If the finger lifts inside the view after a short move, the tap fires.",
            when: finger == .moves20Inside && hold == 0.2, quotes: Document004.todoLiftInside
        ) {
            tap.action(.ended).happens
            pad.touchesCancelled.happens
        }
        Claim(
            "If the finger lifts inside the view after a long move, the tap has failed and the view's touch ends.",
            when: finger == .moves100Inside,
            quotes: Document004.todoLiftInside,
            explanation: "How far the finger may move is not documented; the engine takes 45 points.", rules: [.tap, .tapLimits]
        ) {
            tap.action.never
            pad.touchesEnded.happens
        }
        Claim(
            "If the finger leaves the view with a short move, the tap fires just as it does inside.",
            when: finger == .moves20Out && hold == 0.2, tap.action(.ended).happens,
            quotes: Document004.todoLiftOutside,
            explanation: "The touch keeps its view. Nobody has published a log of this case.", rules: [.oneFingerOneTouch])
        Claim(
            "If the finger leaves the view with a long move, the view's touch ends all the same.",
            when: finger == .moves100Out,
            quotes: Document004.todoLiftOutside
        ) {
            tap.action.never
            pad.touchesEnded.happens
        }
        Claim(
            "If the finger stays down for 2 s, the tap fails, and the view's touch ends.", when: hold == 2,
            quotes: Document004.todoHoldLong,
            explanation: "How long the finger may stay is not documented; the engine takes 0.75 s.", rules: [.tap, .tapLimits]
        ) {
            tap.action.never
            pad.touchesEnded.happens
        }
        Claim(
            "After the tap has failed in mid-touch, the recognizer gets nothing more, and the view gets the rest.",
            when: movesFar,
            quotes: Document004.failureStopsTheRecognizer, Document004.failureLeavesTheView,
            Document004.recognizerCase.part("failure leaves it the rest"),
            explanation: "A recognizer that has failed gets no more of its touches; the view still does.",
            rules: [.failureFreesTheTouch]
        ) {
            tap.touchesEnded.never
            pad.touchesEnded.happens
            pad.touchesCancelled.never
        }
        Claim(
            "If the tap is not recognized, the view gets its touch from `touchesBegan` to `touchesEnded`.",
            when: hold == 2,
            quotes: Document004.guideWithoutRecognition
        ) {
            pad.touchesBegan
            pad.touchesEnded
            pad.touchesCancelled.never
        }
        Claim(
            "If the tap is recognized, the view's touch is cancelled, and there is no `touchesEnded`.",
            when: finger == .stays && hold == 0.2,
            quotes: Document004.guideWithRecognition
        ) {
            pad.touchesBegan
            tap.action(.ended)
            pad.touchesCancelled
            pad.touchesEnded.never
        }
        Claim(
            "The recognizer gets each change of the touch before the view.",
            when: finger == .moves20Inside && hold == 0.2,
            quotes: Document004.eachChangeInThatOrder, Document004.recognizersAreNoResponders.part("the four touch methods")
        ) {
            tap.touchesBegan
            pad.touchesBegan
            tap.touchesMoved
            pad.touchesMoved
            tap.touchesEnded
        }
        Claim(
            "Each change of the touch is delivered to the recognizer and to the view.", when: finger == .moves20Inside && hold == 0.2,
            quotes: Document004.windowDeliversEachChange
        ) {
            tap.touchesMoved.times(1)
            pad.touchesMoved.times(1)
        }
        Claim(
            "The recognizers of the responder chain get the touch first, then the hit-test view.",
            quotes: Document004.recognizersOfTheChainFirst
        ) {
            tap.touchesBegan
            pad.touchesBegan
        }
        Claim(
            "The tap is recognized at the view's expense: the tap fires and the view gets no `touchesEnded`, never the other way round.",
            when: finger == .stays && hold == 0.2,
            quotes: Document004.priority
        ) {
            tap.action(.ended).happens
            pad.touchesEnded.never
        }
    })
