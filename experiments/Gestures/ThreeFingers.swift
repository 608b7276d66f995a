import EventTrace
import ExperimentKit
import UIKit

private let count = Variable<Int>("fingers", "How many fingers tap", [1, 2, 3, 4])

private enum Landing: String, Choice {
    case together
    case apart = "40 ms apart"
}
private let landing = Variable<Landing>("landing", "They land")
private let multiple = Variable<Bool>("multipleTouch", "The view takes several touches")

extension Experiment {
    /// Taps of one, two and three fingers on one view.
    static let threeFingers = Experiment(
        id: "ThreeFingers",
        title: "Taps of one, two and three fingers",
        question:
            "A view has three taps, which want one, two and three fingers. One to four fingers tap. Which acts, does it matter whether they land together, and must the view take several touches?",
        answer:
            "The one whose number of fingers it is; with four fingers none. The landing need not be at one instant, and `isMultipleTouchEnabled` does not matter: recognizers get all touches.",
        variables: [count, landing, multiple],
        excluding: Exclusion(count == 1 && landing == .apart, because: "One finger lands when it lands."),
        stage: { stage in
            let view = stage.add(UIView(), "view", at: CGRect(x: 45, y: 200, width: 300, height: 300))
            view.isMultipleTouchEnabled = stage[multiple]
            for (fingers, name) in [(1, "one"), (2, "two"), (3, "three")] {
                stage.add(UITapGestureRecognizer(), name, to: view).numberOfTouchesRequired = fingers
            }
        },
        script: { stage in
            let fingers = (1...stage[count]).map { stage.script.finger($0) }
            for finger in fingers {
                finger.down(at: .point(x: 40 + 60 * Double(finger.number), y: 150, in: "view"))
                if stage[landing] != .together { stage.script.wait(0.04) }
            }
            stage.script.wait(0.1)
            for finger in fingers { finger.up() }
        },
        claims: [
            Claim("One finger: the tap of one.", when: count == 1, .ordering(["one.action(ended)"])),
            Claim(
                "Two fingers: the tap of two, and not that of one.", when: count == 2,
                .ordering(["two.action(ended)"]),
                explanation: "A tap fails when there are more fingers than it wants.", rules: [.tap]),
            Claim("Three fingers: the tap of three.", when: count == 3, .ordering(["three.action(ended)"])),
            Claim("Four fingers: none of them.", when: count == 4, .noCalls),
            Claim("It does not matter whether they land together.", when: count != 1, .same(whatever: landing)),
            Claim(
                "For recognizers it does not matter whether the view takes several touches.",
                .same(whatever: multiple),
                explanation: "The property keeps touches from the view alone; recognizers get all of them.", rules: [.firstTouchOnly]),
        ])
}
