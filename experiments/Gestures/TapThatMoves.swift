import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Finger: String, Choice {
    case stays
    case moves20Inside = "moves 20 points inside"
    case moves20Out = "moves 20 points, out of the view"
    case moves100Inside = "moves 100 points inside"
    case moves100Out = "moves 100 points, out of the view"
}
private let finger = Variable<Finger>("finger", "The finger")
private let hold = Variable<Double>("hold", "Seconds on the glass", [0.2, 2])

extension Experiment {
    /// The document's TODO: moving, lifting outside, staying long.
    static let tapThatMoves = Experiment(
        id: "TapThatMoves",
        title: "A finger that moves, leaves or stays on a view with a tap",
        question: "A view has a tap. The finger moves inside the view, lifts inside or outside of it, or stays long. Who gets what?",
        answer:
            "Distance and time decide, not the view's edge: within a small distance and a short time the tap acts, also if the finger lifts outside. Else it fails, and the view gets all the rest up to `touchesEnded`.",
        origins: [Document004.todoMoveInside],
        variables: [finger, hold],
        stage: { stage in
            let pad = stage.name(LoggedView(frame: CGRect(x: 45, y: 200, width: 300, height: 300)), "pad")
            pad.addGestureRecognizer(stage.name(LoggedTap(target: stage.keep(ActionTarget()), action: ActionTarget.fire), "tap"))
            stage.view.addSubview(pad)
        },
        script: { stage in
            let choice = stage[finger]
            let start = choice == .moves20Out || choice == .moves100Out ? 290.0 : 100
            let script = stage.script
            script.finger(1).down(at: .point(x: 150, y: start, in: "pad"))
            script.wait(stage[hold] / 2)
            let way: [Double] =
                switch choice {
                case .stays: []
                case .moves20Inside, .moves20Out: [20]
                // The tap fails with the first of these moves.
                case .moves100Inside, .moves100Out: [60, 100]
                }
            for distance in way {
                script.finger(1).move(to: .point(x: 150, y: start + distance, in: "pad"))
                script.wait(0.02)
            }
            script.wait(stage[hold] / 2)
            script.finger(1).up()
        },
        claims: [
            Claim(
                "A short move inside the view goes to both, recognizer and view.",
                when: finger == .moves20Inside && hold == 0.2,
                .all([.happens("tap.touchesMoved"), .happens("pad.touchesMoved")]),
                quotes: Document004.todoMoveInside, Document004.delaysBeganOff.part("the recognizer gets them too")),
            Claim(
                "A move with which the tap fails goes to both, the next one to the view alone.",
                when: finger == .moves100Inside && hold == 0.2,
                .all([.exactly(1, "tap.touchesMoved"), .exactly(2, "pad.touchesMoved")]),
                contradicts: Document004.todoMoveInside,
                explanation: "A recognizer that has failed gets no more of its touches; the view still does.",
                rules: [.failureFreesTheTouch]),
            Claim(
                "Lifted inside after a short move, the tap acts.",
                when: finger == .moves20Inside && hold == 0.2,
                .all([.happens("tap.action(ended)"), .happens("pad.touchesCancelled")]), quotes: Document004.todoLiftInside),
            Claim(
                "Lifted inside after a long move, the tap has failed and the view's touch ends.",
                when: finger == .moves100Inside, .all([.never("tap.action*"), .happens("pad.touchesEnded")]),
                quotes: Document004.todoLiftInside,
                explanation: "How far is not documented; the engine takes 45 points.", rules: [.tap]),
            Claim(
                "Outside of the view nothing is different: a short move still taps.",
                when: finger == .moves20Out && hold == 0.2, .happens("tap.action(ended)"),
                quotes: Document004.todoLiftOutside,
                explanation: "The touch keeps its view. Nobody has published a log of this case.", rules: [.oneFingerOneTouch]),
            Claim(
                "After a long move out of the view, its touch ends all the same.",
                when: finger == .moves100Out, .all([.never("tap.action*"), .happens("pad.touchesEnded")]),
                quotes: Document004.todoLiftOutside),
            Claim(
                "Held for 2 s the tap fails, and the view's touch ends.", when: hold == 2,
                .all([.never("tap.action*"), .happens("pad.touchesEnded")]), quotes: Document004.todoHoldLong,
                explanation: "How long is not documented; the engine takes 0.75 s.", rules: [.tap]),
            Claim(
                "After a failure in mid-touch the recognizer is sent nothing more, and the view gets the rest.",
                when: finger.isOneOf(.moves100Inside, .moves100Out),
                .all([.never("tap.touchesEnded"), .happens("pad.touchesEnded"), .never("pad.touchesCancelled")]),
                quotes: Document004.failureStopsTheRecognizer, Document004.failureLeavesTheView,
                Document004.recognizerCase.part("failure leaves it the rest"),
                explanation: "A recognizer that has failed gets no more of its touches; the view still does.",
                rules: [.failureFreesTheTouch]),
            Claim(
                "Without recognition the view gets its touch from began to ended.",
                when: hold == 2,
                .all([.order(["pad.touchesBegan", "pad.touchesEnded"]), .never("pad.touchesCancelled")]),
                quotes: Document004.guideWithoutRecognition),
            Claim(
                "With recognition the view's touch is cancelled, and does not end.",
                when: finger == .stays && hold == 0.2,
                .all([.order(["pad.touchesBegan", "tap.action(ended)", "pad.touchesCancelled"]), .never("pad.touchesEnded")]),
                quotes: Document004.guideWithRecognition),
            Claim(
                "With each change of the touch, the recognizer gets it before the view.",
                when: finger == .moves20Inside && hold == 0.2,
                .order(["tap.touchesBegan", "pad.touchesBegan", "tap.touchesMoved", "pad.touchesMoved", "tap.touchesEnded"]),
                quotes: Document004.eachChangeInThatOrder, Document004.recognizersAreNoResponders.part("the four touch methods")),
            Claim(
                "Each change is delivered, to recognizer and view.", when: finger == .moves20Inside && hold == 0.2,
                .all([.exactly(1, "tap.touchesMoved"), .exactly(1, "pad.touchesMoved")]), quotes: Document004.windowDeliversEachChange),
            Claim(
                "The recognizer on the chain first, then the hit view.",
                .order(["tap.touchesBegan", "pad.touchesBegan"]), quotes: Document004.recognizersOfTheChainFirst),
            Claim(
                "The tap acts at the cost of the view, never the view at the cost of the tap.",
                when: finger == .stays && hold == 0.2, .all([.happens("tap.action(ended)"), .never("pad.touchesEnded")]),
                quotes: Document004.priority),
        ])
}
