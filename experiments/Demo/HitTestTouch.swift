import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private let callsSuper = Variable<Bool>("callsSuper", "Touch methods call super")

private enum Tapped: String, Choice {
    case level3 = "level_3"
    case level2 = "level_2"
    case level1 = "level_1"
}
private let tapped = Variable<Tapped>("tapped", "The finger lands on")

extension Experiment {
    /// Three labels in one another that only listen to touches.
    static let hitTestTouch = Experiment(
        id: "HitTestTouch",
        title: "Which views receive a touch",
        question: """
            Three labels stand in one another, and each overrides its touch methods. A finger taps one of them. Which of them receive it, \
            in which order, and what does calling `super` change?
            """,
        answer: """
            Hit-testing goes from the outside in and names one view. Only that view receives the touch. From there each message climbs \
            outwards as far as `super` is called: the default implementation does nothing but pass the message to `next`.
            """,
        origins: [Document000.stopsAtHitView],
        observations: ["hittest-two-passes-same-event-timestamp"],
        variables: [callsSuper, tapped],
        stage: { stage in
            for level in ThreeLevels.add(to: stage, LevelLabel.init) {
                level.callsSuper = stage[callsSuper]
            }
            // Near the corner, where a level is not covered by the next one.
            stage.script.tap(.point(x: 20, y: 20, in: stage[tapped].rawValue))
        },
        claims: [
            Claim(
                "Without super the hit view alone receives the touch.",
                when: callsSuper.isOff && tapped == .level3,
                .ordering(["level_3.touchesBegan", "level_3.touchesEnded"]), quotes: Document000.stopsAtHitView,
                explanation: "The message stops at the first override that does not call super.", rules: [.unhandledIsDropped]),
            Claim(
                "Nothing below the hit view receives the touch.", when: tapped == .level1,
                .all([.never("level_2.*"), .never("level_3.*")]), quotes: Document000.stopsAtHitView),
            Claim(
                "Without super the touch ends properly.", when: callsSuper.isOff,
                .exactly(1, "*.touchesEnded"),
                quotes: Document000.endsWithoutSuper),
            Claim(
                "With super each message climbs from the hit view outwards.",
                when: callsSuper.isOn && tapped == .level3,
                .order([
                    "level_3.touchesBegan", "level_2.touchesBegan", "level_1.touchesBegan",
                    "level_3.touchesEnded", "level_2.touchesEnded", "level_1.touchesEnded",
                ]),
                quotes: Document000.climbsWithSuper,
                explanation: "Each of the four messages climbs on its own: the parents' calls are nested in the child's.",
                rules: [.touchMethodsClimb]),
            Claim(
                "With super the parent's call is made inside the child's.",
                when: callsSuper.isOn && tapped == .level3,
                .all([
                    .nested("level_2.touchesBegan", in: "level_3.touchesBegan"),
                    .nested("level_1.touchesEnded", in: "level_2.touchesEnded"),
                ]),
                quotes: Document000.climbsWithSuper),
            Claim(
                "With super the touch ends properly.", when: callsSuper.isOn,
                .all([.happens("level_1.touchesEnded"), .never("*.touchesCancelled")]), quotes: Document000.endsWithSuper),
            Claim(
                "Hit-testing asks the last subview first and takes two whole passes before the first call.",
                .all([.ruleAtWork(.twoPasses), .ruleAtWork(.viewAnswersForItself)])),
        ])
}
