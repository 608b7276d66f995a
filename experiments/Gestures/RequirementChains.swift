import EventTrace
import ExperimentKit
import UIKit

private enum Requirements: String, Choice {
    case nobody = "none"
    case singleForDoubleDoubleForTriple = "single for double, double for triple"
    case singleForDoubleDoubleForSingle = "single for double, double for single"
    case allInACircle = "a circle of all three"
}
private let requirements = Variable<Requirements>("waits", "The failure requirements are")
private let taps = Variable<Int>("taps", "Taps", clause: "the number of taps is {value}", [1, 2, 3])

extension Experiment {
    /// Requirements in a row and in a circle.
    static let requirementChains: Experiment = Experiment(
        id: "RequirementChains",
        title: "`require(toFail:)` in a row and in a circle",
        question:
            "A view has a single-tap, a double-tap and a triple-tap recognizer. They wait for each other in a row, as is usual, or by mistake in a circle. Which one fires on one, two and three taps, and does a circle block the recognizers for ever?",
        answer:
            "In a row, exactly one fires: the one whose number of taps it was. A circle blocks no recognizer: the requirement that closes it is dropped. That is the engine's choice; what UIKit does is not documented.",
        remedy:
            "Require in one direction only: `single.require(toFail: double)` and `double.require(toFail: triple)`.",
        symptoms: [
            "single, double and triple tap on one view",
            "require(toFail:) for three tap gestures",
            "two gesture recognizers wait for each other, deadlock",
            "requireGestureRecognizerToFail in both directions",
        ],
        variables: [requirements, taps],
        stage: { stage in
            let view = stage.add(UIView(), "view")
            let all = [("single", 1), ("double", 2), ("triple", 3)].map { name, count in
                let tap = stage.add(UITapGestureRecognizer(), name, to: view)
                tap.numberOfTapsRequired = count
                return tap
            }
            switch stage[requirements] {
            case .singleForDoubleDoubleForTriple:
                all[0].require(toFail: all[1])
                all[1].require(toFail: all[2])
            case .singleForDoubleDoubleForSingle:
                all[0].require(toFail: all[1])
                all[1].require(toFail: all[0])
            case .allInACircle: for (index, tap) in all.enumerated() { tap.require(toFail: all[(index + 1) % 3]) }
            case .nobody: break
            }
            stage.script.tap("view", count: stage[taps])
        },
        claims: [
            Claim(
                "In a row, exactly one recognizer fires.",
                when: requirements == .singleForDoubleDoubleForTriple, .exactly(1, "*.action(ended)"),
                explanation:
                    "Each recognizer waits for the next to fail. It is therefore late by the time in which another tap could come.",
                rules: [.failureRequirement]),
            Claim(
                "In a row, one tap fires the single-tap recognizer alone.",
                when: requirements == .singleForDoubleDoubleForTriple && taps == 1, .ordering(["single.action(ended)"])),
            Claim(
                "In a row, two taps fire the double-tap recognizer alone.",
                when: requirements == .singleForDoubleDoubleForTriple && taps == 2, .ordering(["double.action(ended)"])),
            Claim(
                "In a row, three taps fire the triple-tap recognizer alone.",
                when: requirements == .singleForDoubleDoubleForTriple && taps == 3, .ordering(["triple.action(ended)"])),
            Claim(
                "Without requirements, each recognizer fires when its number of taps is reached.",
                when: requirements == .nobody && taps == 3,
                .ordering(["single.action(ended)", "double.action(ended)", "triple.action(ended)"]),
                explanation: "A tap recognizer never prevents one that requires more taps.", rules: [.tapsSpareLongerTaps]),
            Claim(
                "A circle blocks no recognizer for ever: some recognizer fires in each case.",
                when: requirements.isOneOf(.singleForDoubleDoubleForSingle, .allInACircle), .happens("*.action(ended)"),
                explanation: "Assumed: a requirement that closes a circle is dropped.", rules: [.requirementCycle]),
            Claim(
                "In a circle of two, the requirement of the double-tap recognizer is the one that is dropped.",
                when: requirements == .singleForDoubleDoubleForSingle && taps == 2,
                .all([.decided("double: cycle single"), .ordering(["double.action(ended)"])]),
                explanation: "The recognizer that recognizes last fires first.", rules: [.requirementCycle]),
        ])
}
