import EventTrace
import ExperimentKit
import ProjectKit

/// The answer to a query, for other programs. `site/pages/json.md` describes it.
struct QueryJSON: Encodable {
    let format: String
    /// Changes when a key changes its name or meaning; new keys do not change it.
    let version: Int
    let query: String
    let patterns: [String]
    let experimentCount: Int
    let caseCount: Int
    let experiments: [ExperimentJSON]

    init(_ study: QueryStudy) {
        (format, version) = ("evdoc-query", 1)
        (query, patterns) = (study.text, study.patterns)
        (experimentCount, caseCount) = (study.experimentCount, study.caseCount)
        experiments = study.experiments.map { ExperimentJSON($0) }
    }

    struct ExperimentJSON: Encodable {
        let experiment: String
        let title: String
        let caseCount: Int
        let cases: [Int]
        let condition: String
        let openCases: [Int]
        let example: [LineJSON]

        init(_ found: QueryStudy.Experiment) {
            let result = found.result
            func numbers(_ positions: [Int]) -> [Int] { positions.map { result.findings[$0].case.index + 1 } }
            experiment = result.experiment.id
            title = result.experiment.title
            caseCount = result.findings.count
            cases = numbers(found.cases)
            condition = result.condition(selecting: found.cases).words
            openCases = numbers(found.open)
            example = found.example.map { LineJSON($0) }
        }
    }

    struct LineJSON: Encodable {
        let kind: String
        let text: String
        let time: Double

        init(_ line: RecordLine) {
            kind =
                switch line.kind {
                case .call: "call"
                case .mark: "mark"
                case .decision: "decision"
                }
            (text, time) = (line.text, line.time)
        }
    }
}
