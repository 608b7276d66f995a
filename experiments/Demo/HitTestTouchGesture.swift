import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private let callsSuper = Variable<Bool>("callsSuper", "Touch methods call super")
private let cancels = Variable<Bool>("cancelsTouchesInView", "`cancelsTouchesInView` of the taps", default: true)

private enum Carriers: String, Choice {
    case everyLevel = "every level"
    case level3 = "level_3"
    case level1 = "level_1"
}
private let carriers = Variable<Carriers>("taps", "Tap recognizers are on")

extension Experiment {
    /// Three labels in one another with tap recognizers.
    static let hitTestTouchGesture = Experiment(
        id: "HitTestTouchGesture",
        title: "A tap recognizer and the touches of its view",
        question: """
            The same three labels now carry tap recognizers. A finger taps `level_3`. Which recognizer fires, what do the views receive, \
            and what does `cancelsTouchesInView` change?
            """,
        answer: """
            The recognizer on the deepest view fires; every other one gets the touches too, and is made to fail. The action comes before the view receives the end of its touch, and `cancelsTouchesInView` changes just one \
            word of that: `touchesCancelled` instead of `touchesEnded`.
            """,
        origins: [Document000.tapAfterBegan],
        observations: ["tap-on-parent-child-touches"],
        variables: [callsSuper, cancels, carriers],
        stage: { stage in
            let listener = stage.keep(ActionTarget())
            for (index, level) in ThreeLevels.add(to: stage, LevelLabel.init).enumerated() {
                level.callsSuper = stage[callsSuper]
                let name = ThreeLevels.names[index]
                guard stage[carriers] == .everyLevel || stage[carriers].rawValue == name else { continue }
                let tap = stage.name(UITapGestureRecognizer(target: listener, action: ActionTarget.fire), "tap_\(index + 1)")
                tap.cancelsTouchesInView = stage[cancels]
                level.addGestureRecognizer(tap)
            }
            stage.script.tap("level_3")
        },
        claims: [
            Claim(
                "Began, then the tap's action, then cancelled.", when: cancels.isOn,
                .all([
                    .before("level_3.touchesBegan", "*.action(ended)"), .order(["*.action(ended)", "level_3.touchesCancelled"]),
                    .never("*.touchesEnded"),
                ]),
                quotes: Document000.tapAfterBegan,
                explanation: "In one event the recognizers are served first, then their actions, then the views.",
                rules: [.recognizersFirst]),
            Claim(
                "Began, then the tap's action, then ended.", when: cancels.isOff,
                .all([
                    .before("level_3.touchesBegan", "*.action(ended)"), .order(["*.action(ended)", "level_3.touchesEnded"]),
                    .never("*.touchesCancelled"),
                ]),
                quotes: Document000.tapAfterBegan),
            Claim(
                "Without super no parent receives the touch, cancelled or not.",
                when: callsSuper.isOff,
                .all([.never("level_1.touches*"), .never("level_2.touches*")]), quotes: Document000.nothingClimbsWithoutSuper),
            Claim(
                "With super and without cancelling, parents get began and ended.",
                when: callsSuper.isOn && cancels.isOff,
                .all([.happens("level_1.touchesBegan"), .happens("level_1.touchesEnded")]), quotes: Document000.offEndsForParents),
            Claim(
                "With super and with cancelling, parents get began and cancelled.",
                when: callsSuper.isOn && cancels.isOn,
                .all([.happens("level_1.touchesBegan"), .happens("level_1.touchesCancelled")]), quotes: Document000.onCancelsForParents),
            Claim(
                "`cancelsTouchesInView` changes nothing but the end: began and the actions are the same.",
                .same(whatever: cancels, among: ["*.touchesBegan", "*.action(*)"]), quotes: Document000.onlyTheEnd),
            Claim(
                "Where the hit view has a tap of its own, a parent's tap is silent.",
                when: carriers.isOneOf(.everyLevel, .level3),
                .all([.never("tap_1.action*"), .never("tap_2.action*")]), quotes: Document000.parentTapIsSilent,
                explanation: "Both recognize in the same event; the one on the deeper view wins and the others are excluded.",
                rules: [.deepestLatestWins, .exclusion]),
            Claim(
                "A parent's tap never responds to a tap on its child.", .never("tap_1.action*"),
                quotes: Document000.parentTapIsSilent,
                rules: [.recognizersOfThePath],
                knownRefutation: """
                    It does when nothing deeper recognizes: a recognizer gets the touches of all views below its own. It was silent \
                    in the document's demo because the child had a tap as well.
                    """),
            Claim(
                "Each level's own recognizer is served the touch before the view.", .ruleAtWork(.recognizersOfThePath)),
        ])
}
