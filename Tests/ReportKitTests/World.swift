import EventTrace
import ExperimentKit
import ReportKit
import Studies
import TraceBuilding

/// Results from handmade traces instead of a run.
enum World {
    static let calls = Variable<Bool>("callsSuper", "Touch methods call super")
    static let tapped = AnyVariable("tapped", "The finger lands on", ["level_3", "level_1"])

    static let stage = StageRecord(
        width: 390, height: 844,
        views: [
            view("window", 0, 0, 0, 390, 844), view("", 1, 0, 0, 390, 844), view("root", 2, 0, 0, 390, 844),
            view("level_1", 3, 20, 20, 240, 240), view("level_3", 4, 40, 40, 100, 60, recognizers: ["tap"], traits: ["alpha 0.5"]),
        ],
        paths: [FingerPath(finger: 1, samples: [.init(time: 0, spot: Spot(x: 70, y: 70)), .init(time: 0.08, spot: Spot(x: 70, y: 70))])],
        others: ["helper"], duration: 0.08)

    /// A stage with one view of this look.
    static func pad(_ face: StagedFace) -> StageRecord {
        let corners = [Spot(x: 0, y: 0), Spot(x: 50, y: 0), Spot(x: 50, y: 50), Spot(x: 0, y: 50)]
        let pad = StagedView(name: "pad", depth: 0, frame: .init(x: 0, y: 0, width: 50, height: 50), corners: corners, face: face)
        return StageRecord(width: 390, height: 844, views: [pad])
    }

    private static func view(
        _ name: String, _ depth: Int, _ x: Double, _ y: Double, _ width: Double, _ height: Double, recognizers: [String] = [],
        traits: [String] = []
    ) -> StagedView {
        StagedView(
            name: name, depth: depth, frame: .init(x: x, y: y, width: width, height: height),
            corners: [Spot(x: x, y: y), Spot(x: x + width, y: y), Spot(x: x + width, y: y + height), Spot(x: x, y: y + height)],
            recognizers: recognizers.map { StagedRecognizer(name: $0) }, traits: traits)
    }

    static func result(
        _ variables: [AnyVariable] = [calls], question: String = "Which one acts?", answer: String? = nil, origins: [Statement] = [],
        excluding exclusion: Exclusion? = nil, claims: [Claim] = [], prints: [PrintedOrder] = [],
        stage: StageRecord = stage, lines: (Case) -> String
    ) -> ExperimentResult {
        let experiment = Experiment(
            id: "World", title: "A world", question: question, answer: answer, origins: origins, variables: variables,
            excluding: exclusion, stage: { _ in }, claims: { claims }, prints: { prints })
        return experiment.conclude(experiment.cases.map { Finding(case: $0, trace: Trace(lines: lines($0)), stage: stage) })
    }
}
