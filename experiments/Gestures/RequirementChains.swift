import EventTrace
import ExperimentKit
import UIKit

private enum Requirements: String, Choice {
    case nobody
    case singleForDoubleDoubleForTriple = "single for double, double for triple"
    case singleForDoubleDoubleForSingle = "single for double, double for single"
    case allInACircle = "all in a circle"
}
private let requirements = Variable<Requirements>("waits", "Who waits for whom to fail")
private let taps = Variable<Int>("taps", "Taps", [1, 2, 3])

extension Experiment {
    /// Requirements in a row and in a circle.
    static let requirementChains = Experiment(
        id: "RequirementChains",
        title: "Failure requirements in a row and in a circle",
        question:
            "A view has a single, a double and a triple tap. They wait for each other in a row, as is usual, or by mistake in a circle. Who acts on one, two and three taps, and does a circle hang for ever?",
        answer:
            "In a row exactly one acts: the one whose number of taps it was. A circle hangs nobody here: the requirement that closes it is dropped. That is the engine's choice; what UIKit does is not documented.",
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
                "In a row, exactly the one that fits acts.",
                when: requirements == .singleForDoubleDoubleForTriple, .exactly(1, "*.action(ended)"),
                explanation: "Each waits for the failure of the next. A tap is then late by the time in which another could come.",
                rules: [.failureRequirement]),
            Claim(
                "One tap in a row: the single tap.",
                when: requirements == .singleForDoubleDoubleForTriple && taps == 1, .ordering(["single.action(ended)"])),
            Claim(
                "Two taps in a row: the double tap.",
                when: requirements == .singleForDoubleDoubleForTriple && taps == 2, .ordering(["double.action(ended)"])),
            Claim(
                "Three taps in a row: the triple tap.",
                when: requirements == .singleForDoubleDoubleForTriple && taps == 3, .ordering(["triple.action(ended)"])),
            Claim(
                "With no requirement each acts when its count is reached.",
                when: requirements == .nobody && taps == 3,
                .ordering(["single.action(ended)", "double.action(ended)", "triple.action(ended)"]),
                explanation: "A tap never prevents a tap that wants more taps.", rules: [.tapsSpareLongerTaps]),
            Claim(
                "A circle hangs nobody: some tap acts in each case.",
                when: requirements.isOneOf(.singleForDoubleDoubleForSingle, .allInACircle), .happens("*.action(ended)"),
                explanation: "Assumed: a requirement that closes a circle is dropped.", rules: [.requirementCycle]),
            Claim(
                "In the circle of two the dropped requirement is the double tap's.",
                when: requirements == .singleForDoubleDoubleForSingle && taps == 2,
                .all([.decided("double: cycle single"), .ordering(["double.action(ended)"])]),
                explanation: "The one that recognizes last goes first.", rules: [.requirementCycle]),
        ])
}
