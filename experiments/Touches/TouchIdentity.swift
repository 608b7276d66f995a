import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum SecondPlace: String, Choice {
    case inTheSamePlace = "in the same place"
    case away = "100 points away"
}
private let place = Variable<SecondPlace>("place", "The second finger lands")

private enum Moment: String, Choice {
    case soonAfterTheLift = "0.1 s after the lift"
    case longAfterTheLift = "1 s after the lift"
    case whileTheFirstIsDown = "while the first is down"
}
private let when = Variable<Moment>("when", "It lands")

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

extension Experiment {
    /// Which touches are one object, and how taps are counted.
    static let touchIdentity = Experiment(
        id: "TouchIdentity",
        title: "One touch or two, and how they are counted",
        question:
            "A finger taps a view, and a second time in the same place or in another, at once or later. Is it the same `UITouch`, and what is its tap count?",
        answer: "Each landing is a touch of its own. Its tap count is 2 only in the same place and soon after the lift; else it is 1.",
        origins: [Document004.samePlaceUpdatesTheTouch],
        observations: ["sendevent-touch-already-bound"],
        variables: [place, when],
        stage: { stage in
            let pad = stage.name(RememberingPad(frame: CGRect(x: 45, y: 200, width: 300, height: 300)), "pad")
            pad.isMultipleTouchEnabled = true
            pad.say = { stage.mark($0) }
            stage.view.addSubview(pad)
            let second: Place = .point(x: stage[place] == .inTheSamePlace ? 100 : 200, y: 100, in: "pad")
            let (one, two) = (stage.script.finger(1), stage.script.finger(2))
            one.down(at: .point(x: 100, y: 100, in: "pad"))
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
        claims: [
            Claim(
                "Each finger makes a touch of its own.", when: when == .whileTheFirstIsDown,
                .all([.happens("touch 1, *"), .happens("touch 2, *")]), quotes: Document004.oneFingerOneTouch),
            Claim(
                "A second tap in the same place counts 2.",
                when: place == .inTheSamePlace && when == .soonAfterTheLift, .happens("*tapCount 2"),
                quotes: Document004.samePlaceCountsUp,
                explanation: "Near the last one and soon after it, a tap counts up.", rules: [.tapCount]),
            Claim(
                "It is another object than the first here, which the view has kept.",
                when: place == .inTheSamePlace && when == .soonAfterTheLift, .happens("touch 2, *"),
                contradicts: Document004.samePlaceUpdatesTheTouch,
                explanation:
                    "The engine's choice. A touch is documented from landing to lift, and no log of a device tells whether UIKit uses the object again.",
                rules: [.oneFingerOneTouch]),
            Claim(
                "In another place it is another touch that counts 1.",
                when: place == .away,
                .all([.happens("touch 2, tapCount 1"), .never("*tapCount 2")]), quotes: Document004.elsewhereAreTwo),
            Claim(
                "A second tap in the same place that comes late counts 1.", when: when == .longAfterTheLift, .never("*tapCount 2"),
                contradicts: Document004.samePlaceCountsUp, explanation: "Taps that lie far apart in time are not counted up."),
        ])
}
