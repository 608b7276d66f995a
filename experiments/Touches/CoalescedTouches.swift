import EventTrace
import ExperimentKit
import UIKit

private let samples = Variable<Int>(
    "samples", "Samples of the finger per frame", clause: "the number of samples per frame is {value}", [1, 2, 4],
    changes: .printedLines)

/// Draws twice: from the touches it is given, and from the coalesced ones.
private final class Canvas: UIView {
    private var given = 0
    private var coalesced = 0
    private var ownLasts = 0
    private var (guessed, later) = (0, 0)
    var say: (String) -> Void = { _ in }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { draw(touches, event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { draw(touches, event) }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        say("points drawn: \(given) given, \(coalesced) coalesced")
        say("the last coalesced one is where the touch is: \(ownLasts) of \(given)")
        say("predicted for later, in the same phase: \(later) of \(guessed)")
    }

    private func draw(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard let touch = touches.first, let event else { return }
        let own = event.coalescedTouches(for: touch) ?? []
        let guesses = event.predictedTouches(for: touch) ?? []
        given += 1
        coalesced += own.count
        say("\(own.count) coalesced, \(guesses.count) predicted")
        if own.last?.location(in: self) == touch.location(in: self) { ownLasts += 1 }
        guessed += guesses.count
        later += guesses.count { $0.timestamp > touch.timestamp && $0.phase == touch.phase }
    }
}

private let canvas = Named<Canvas>("canvas")

/// More samples than calls.
let coalescedTouches: Experiment = Experiment(
    id: "CoalescedTouches",
    title: "Coalesced and predicted touches",
    question:
        "A finger draws for three frames on a canvas that asks for the coalesced and predicted touches in each call. How many calls does the canvas get, and how many points are there to draw?",
    answer:
        "The canvas gets one call for each frame, however often the screen samples the finger. All samples of the frame are in `coalescedTouches(for:)`, in their order; the last one is a copy of the delivered touch. Predicted touches come while the finger moves, and cause no calls.",
    remedy:
        "For smooth lines, draw the points of `event?.coalescedTouches(for: touch) ?? [touch]`, in `touchesBegan` and `touchesEnded` too, and not `touch` as well. A comparison by `===` finds no sample equal to `touch`. To cut the delay, draw `predictedTouches(for:)` apart, and throw that part away at the next call.",
    symptoms: [
        "drawing in touchesMoved is jagged, fast strokes have corners",
        "Apple Pencil samples at 240 Hz but touchesMoved is called 60 times a second",
        "how to use coalescedTouches and predictedTouches",
        "points drawn twice with coalescedTouches(for:)",
        "reduce drawing latency of a finger or pencil",
    ],
    variables: [samples],
    stage: { stage in
        let canvas = stage.name(Canvas(frame: CGRect(x: 45, y: 200, width: 300, height: 300)), canvas)
        canvas.say = { stage.mark($0) }
        stage.view.addSubview(canvas)
        let finger = stage.script.finger(1)
        finger.down(at: .point(x: 50, y: 100, in: canvas))
        stage.script.wait(0.05)
        finger.move(to: .point(x: 250, y: 100, in: canvas), over: 0.05, samplesPerFrame: stage[samples])
        stage.script.wait(0.05)
        finger.up()
    },
    outcomes: {
        Outcome("for its four calls the canvas has", otherwise: "13 points to draw") {
            Outcome.State("4 points to draw", "points drawn: 4 given, 4 coalesced")
            Outcome.State("7 points to draw", "points drawn: 4 given, 7 coalesced")
        }
        Outcome(
            "the canvas gets one call for each frame", not: "the canvas gets one call for each sample",
            constant: "Further samples come with the call of their frame.", canvas.touchesMoved.times(3))
    },
    claims: {
        Claim(
            "More samples per frame cause no more calls."
        ) {
            canvas.touchesMoved.times(3)
            samples.changesNothing(among: canvas.everything)
        }
        Claim(
            "With one sample per frame, there is one coalesced touch in each `touchesMoved`.",
            when: samples == 1, TokenPattern("1 coalesced, 2 predicted").times(3),
            explanation: "Coalesced touches include the delivered one.", rules: [.coalescedTouches])
        Claim(
            "With four samples per frame, there are four coalesced touches in each `touchesMoved`.",
            when: samples == 4,
            explanation: "Samples that are not delivered on their own are coalesced.", rules: [.coalescedTouches]
        ) {
            TokenPattern("4 coalesced, 2 predicted").times(3)
            TokenPattern("points drawn: 4 given, 13 coalesced").happens
        }
        Claim(
            "The last coalesced touch has the location of the touch.",
            TokenPattern("the last coalesced one is where the touch is: 4 of 4").happens,
            explanation: "Draw from the coalesced touches or from the touch, not from both.", rules: [.coalescedTouches])
        Claim(
            "Predicted touches have later timestamps and the same phase, and no method is called for them.",
            explanation: "They are guesses and do not change the phase.", rules: [.coalescedTouches]
        ) {
            TokenPattern("predicted for later, in the same phase: 6 of 6").happens
            canvas.touchesMoved.times(3)
        }
        Claim(
            "A finger that has not moved yet has no predicted touches.", TokenPattern("1 coalesced, 0 predicted").times(1),
            explanation: "How far ahead UIKit predicts is not published; the engine predicts two frames, from the last one.",
            rules: [.predictedFrames])
    })
