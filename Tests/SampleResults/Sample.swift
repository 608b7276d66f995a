import EventTrace
import ExperimentKit
import Studies
import TraceBuilding

/// Two experiments with handmade traces.
package enum Sample {
    package static let results = [climb, tap]

    package static let rules = [
        Rule(
            .hitTesting, 3,
            .measured(
                "Subviews are asked from the last to the first; the first answer that is not `nil` is final.",
                without: "Subviews are asked from the first to the last.", sources: [.observation("hittest-siblings")])),
        Rule(
            .responders, 2,
            .documented(
                "A touch method does nothing but pass the message to `next`.", without: "Touch methods do nothing.",
                sources: [.document("UIResponder")])),
        Rule(
            .gestures, 15,
            .assumed(
                "Turning `isEnabled` off cancels <one> that has begun.", without: .fixed(because: "There is `nothing` to do."),
                sources: [.choice("nobody says")])),
    ]

    /// HT.3 is noticed by two claims and an observation, RC.2 by none.
    package static let ablations = [
        RuleAblation(
            rule: RuleID(.hitTesting, 3),
            experiments: [
                ExperimentAblation(experiment: "HitTestTouch", decided: 12, changed: 8, claims: [0, 3]),
                ExperimentAblation(experiment: "SingleTap", decided: 1, changed: 0, claims: []),
            ], observations: ["hittest-siblings"]),
        RuleAblation(
            rule: RuleID(.responders, 2), experiments: [ExperimentAblation(experiment: "SingleTap", decided: 1, changed: 1, claims: [])]),
    ]

    package static let experiments = results.map(\.experiment)

    /// The result of the experiment with this id.
    package static func result(_ id: String) -> ExperimentResult? { results.first { $0.experiment.id == id } }

    static let stage = StageRecord(
        width: 375, height: 667,
        views: [
            view("window", 0, 0, 0, 375, 667), view("level_1", 1, 40, 120, 295, 295), view("level_2", 2, 90, 170, 195, 195),
            view("level_3", 3, 140, 220, 95, 95, ["tap"]),
        ],
        paths: [
            FingerPath(finger: 1, samples: [.init(time: 0, spot: Spot(x: 190, y: 260)), .init(time: 0.05, spot: Spot(x: 190, y: 260))])
        ],
        others: ["pan", "view"], duration: 0.05)

    private static func view(
        _ name: String, _ depth: Int, _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ recognizers: [String] = []
    ) -> StagedView {
        StagedView(
            name: name, depth: depth, frame: .init(x: x, y: y, width: width, height: height),
            corners: [
                Spot(x: x, y: y), Spot(x: x + width, y: y), Spot(x: x + width, y: y + height), Spot(x: x, y: y + height),
            ], recognizers: recognizers.map { StagedRecognizer(name: $0) })
    }
}
