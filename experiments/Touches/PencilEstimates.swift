import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Tool: String, Choice {
    case pencil = "a pencil"
    case finger = "a finger"
}
private let tool = Variable<Tool>("tool", "The user draws with", changes: .printedLines)

private enum BetterEstimate: String, Choice {
    case never = "never come"
    case whileItDraws = "come while the pencil draws"
    case afterTheLift = "come after the pencil lifts"
}
private let better = Variable<BetterEstimate>("betterValues", "Better values")

/// Says what it knows of the force of each sample.
private final class PencilCanvas: UIView {
    private var number = 0
    private var expected: [(index: Int, sample: Int)] = []
    var say: (String) -> Void = { _ in }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { draw(touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { draw(touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
        for touch in touches {
            guard let index = touch.estimationUpdateIndex?.intValue, let sample = expected.first(where: { $0.index == index }) else {
                say("a sample it does not know")
                continue
            }
            say("sample \(sample.sample) has force \(Int(touch.force)) now")
        }
    }

    private func draw(_ touches: Set<UITouch>) {
        guard let touch = touches.first else { return }
        number += 1
        guard let index = touch.estimationUpdateIndex?.intValue else { return say("sample \(number) is final") }
        expected.append((index, number))
        say("sample \(number) is an estimate")
    }
}

private let canvas = Named<PencilCanvas>("canvas")

/// A pencil's force comes late.
let pencilEstimates: Experiment = Experiment(
    id: "PencilEstimates",
    title: "Apple Pencil and `touchesEstimatedPropertiesUpdated`",
    question:
        "A pencil draws two samples whose force is an estimate. When do better values come, and how does the view know which sample they belong to?",
    answer:
        "Better values come in `touchesEstimatedPropertiesUpdated`, while the pencil draws or after the pencil lifts. `estimationUpdateIndex` tells which sample is meant; a sample without an index, such as a finger's, is final.",
    remedy:
        "Keep the samples by their `estimationUpdateIndex`, also after `touchesEnded`, and correct them in `touchesEstimatedPropertiesUpdated(_:)`, for each touch of the set. A sample whose touch has an empty `estimatedPropertiesExpectingUpdates` is final: UIKit also calls the method if an update is no longer expected.",
    symptoms: [
        "Apple Pencil force is inaccurate at first and changes later",
        "touchesEstimatedPropertiesUpdated is called after touchesEnded",
        "how to use estimationUpdateIndex",
        "touchesEstimatedPropertiesUpdated not called for a finger",
        "stylus pressure and line width wrong in a drawing app",
    ],
    variables: [tool, better],
    excluding: Exclusion(tool == .finger && better != .never, because: "A finger has no estimates."),
    stage: { stage in
        let canvas = stage.name(PencilCanvas(frame: CGRect(x: 45, y: 200, width: 300, height: 300)), canvas)
        canvas.say = { stage.mark($0) }
        stage.view.addSubview(canvas)
        let hand = stage.script.finger(1)
        hand.down(at: .point(x: 50, y: 100, in: canvas), with: stage[tool] == .pencil ? .pencil : .finger)
        stage.script.wait(0.05)
        if stage[better] == .whileItDraws { hand.refine(force: 2) }
        stage.script.wait(0.05)
        hand.move(to: .point(x: 150, y: 100, in: canvas))
        stage.script.wait(0.05)
        if stage[better] == .whileItDraws { hand.refine(force: 3) }
        stage.script.wait(0.05)
        hand.up()
        guard stage[better] == .afterTheLift else { return }
        for force in [2.0, 3] {
            stage.script.wait(0.05)
            hand.refine(force: force)
        }
    },
    outcomes: {
        Outcome("better values", otherwise: "never come") {
            Outcome.State("come after the lift", .order([canvas.touchesEnded, canvas.touchesEstimatedPropertiesUpdated]))
            Outcome.State("come while the pencil draws", canvas.touchesEstimatedPropertiesUpdated)
        }
        Outcome("the samples are estimates", not: "the samples are final", "sample 1 is an estimate")
    },
    claims: {
        Claim(
            "A pencil's touch announces that better values are expected.", when: tool == .pencil,
            explanation: "Such a touch has an `estimationUpdateIndex`.", rules: [.estimatedProperties]
        ) {
            TokenPattern("sample 1 is an estimate").inside(canvas.touchesBegan)
            TokenPattern("sample 2 is an estimate").happens
        }
        Claim(
            "A finger's samples are final.", when: tool == .finger
        ) {
            TokenPattern("sample 1 is final").happens
            canvas.touchesEstimatedPropertiesUpdated.never
        }
        Claim(
            "Two better values come in two calls, and the index identifies the sample of each.",
            when: better != .never,
            quotes: Document004.fourTouchMethods.part("one for estimated properties"),
            explanation: "Each value has the index that the touch has announced.", rules: [.estimatedProperties]
        ) {
            canvas.touchesEstimatedPropertiesUpdated.times(2)
            "sample 1 has force 2 now"
            "sample 2 has force 3 now"
        }
        Claim(
            "Better values can come after the touch has ended.", when: better == .afterTheLift,
            explanation: "A view therefore keeps the samples that it has drawn.", rules: [.estimatedProperties]
        ) {
            canvas.touchesEnded
            "sample 1 has force 2 now"
        }
    })
