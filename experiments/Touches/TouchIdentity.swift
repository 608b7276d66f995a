import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum SecondPlace: String, Choice {
    case inTheSamePlace = "in the same place"
    case away = "100 points away"
}
private let place = Variable<SecondPlace>("place", "The second touch is", changes: .printedLines)

private enum Moment: String, Choice {
    case soonAfterTheLift = "0.1 s after the first has ended"
    case longAfterTheLift = "1 s after the first has ended"
    case whileTheFirstIsDown = "while the first is down"
}
private let when = Variable<Moment>("when", "The second touch begins", changes: .printedLines)

/// Keeps all touches that it has got, and says which of them begins.
private final class RememberingPad: UIView {
    private var known: [UITouch] = []
    var say: (String) -> Void = { _ in }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            if !known.contains(where: { $0 === touch }) { known.append(touch) }
            let number = (known.firstIndex { $0 === touch } ?? 0) + 1
            say("touch \(number), tapCount \(touch.tapCount)")
        }
    }
}

private let pad = Named<RememberingPad>("pad")

private let followsSoon = Condition(
    "the second touch follows soon in the same place", not: "the second touch is elsewhere, late, or during the first",
    place == .inTheSamePlace && when == .soonAfterTheLift)

/// Which touches are one object, and how taps are counted.
let touchIdentity: Experiment = Experiment(
    id: "TouchIdentity",
    title: "Is the second tap the same `UITouch`?",
    question:
        "A finger touches a view, and a second touch follows in the same place or in another: soon after the first, later, or while the first is down. Is it the same `UITouch`, and what is its `tapCount`?",
    answer:
        "Fingers that are down together have a `UITouch` each. The `tapCount` of the second touch is 2 only in the same place and soon after the first finger has lifted; otherwise it is 1. Whether a second tap has a new `UITouch` is not documented: the engine makes a new object at each touch down.",
    remedy:
        "While fingers are down, tell them apart by their `UITouch` objects; a view receives a second finger only with `isMultipleTouchEnabled = true`. After `touchesEnded` or `touchesCancelled` keep no `UITouch`, only the values that you need. Do not recognize a later tap by its object: read `tapCount`, or compare location and timestamp.",
    symptoms: [
        "is UITouch the same object for the second tap",
        "UITouch instance reused between touches",
        "when does tapCount become 2",
        "how to tell fingers apart in touchesBegan",
        "keep a UITouch after touchesEnded",
    ],
    origins: [Document004.samePlaceUpdatesTheTouch],
    observations: ["sendevent-touch-already-bound"],
    variables: [place, when],
    stage: { stage in
        let pad = stage.name(RememberingPad(frame: CGRect(x: 45, y: 200, width: 300, height: 300)), pad)
        pad.isMultipleTouchEnabled = true
        pad.say = { stage.mark($0) }
        stage.view.addSubview(pad)
        let second: Place = .point(x: stage[place] == .inTheSamePlace ? 100 : 200, y: 100, in: pad)
        let (one, two) = (stage.script.finger(1), stage.script.finger(2))
        one.down(at: .point(x: 100, y: 100, in: pad))
        stage.script.wait(0.08)
        if stage[when] != .whileTheFirstIsDown {
            one.up()
            stage.script.wait(stage[when] == .soonAfterTheLift ? 0.1 : 1)
        }
        two.down(at: second)
        stage.script.wait(0.08)
        two.up()
        if stage[when] == .whileTheFirstIsDown { one.up() }
    },
    outcomes: {
        Outcome("the second touch has `tapCount` 2", not: "the second touch has `tapCount` 1", "*tapCount 2")
        Outcome(
            "the second touch is a `UITouch` of its own", not: "the second touch is the same `UITouch`",
            constant: "Each touch down makes a new object.", "touch 2, *")
    },
    claims: {
        Claim(
            "Each finger has a touch of its own.", when: when == .whileTheFirstIsDown, quotes: Document004.oneFingerOneTouch
        ) {
            TokenPattern("touch 1, *").happens
            TokenPattern("touch 2, *").happens
        }
        Claim(
            "A second tap soon after the first and in the same place has `tapCount` 2.",
            when: followsSoon, TokenPattern("*tapCount 2").happens,
            quotes: Document004.samePlaceCountsUp,
            explanation: "A tap near the last one and soon after it adds to the count.", rules: [.tapCount])
        Claim(
            "The second tap in the same place is another object than the first tap, whose object the view has kept.",
            when: followsSoon, TokenPattern("touch 2, *").happens,
            contradicts: Document004.samePlaceUpdatesTheTouch,
            explanation:
                "This is the engine's choice. A touch is documented from touch down to touch up, and no log of a device tells whether UIKit uses the object again.",
            rules: [.oneFingerOneTouch, .newTouchObject])
        Claim(
            "A second touch in another place is another touch with `tapCount` 1.",
            when: place == .away, quotes: Document004.elsewhereAreTwo
        ) {
            TokenPattern("touch 2, tapCount 1").happens
            TokenPattern("*tapCount 2").never
        }
        Claim(
            "A second tap in the same place that comes late has `tapCount` 1.", when: when == .longAfterTheLift,
            TokenPattern("*tapCount 2").never,
            contradicts: Document004.samePlaceCountsUp, explanation: "Taps that are far apart in time do not add to the count.")
    })
