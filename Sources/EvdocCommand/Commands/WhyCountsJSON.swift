import Studies

/// The number of explained calls, for other programs. `site/pages/json.md` describes it.
struct WhyCountsJSON: Encodable {
    let format: String
    /// Changes when a key changes its name or meaning; new keys do not change it.
    let version: Int
    let experiments: [ExperimentJSON]

    init(_ tallies: [(ExperimentResult, ReasonTally)]) {
        (format, version) = ("evdoc-why-counts", 1)
        experiments = tallies.map { ExperimentJSON($0.0, $0.1) }
    }

    struct ExperimentJSON: Encodable {
        let experiment: String
        let cases: Int
        let made: Int
        let madeExplained: Int
        let missing: Int
        let byRule: Int
        let byVariable: Int
        let byVariables: Int
        let unexplained: [CallJSON]

        init(_ result: ExperimentResult, _ tally: ReasonTally) {
            experiment = result.experiment.id
            cases = result.findings.count
            made = tally.made
            madeExplained = tally.madeExplained
            missing = tally.missing
            byRule = tally.byRule
            byVariable = tally.byVariable
            byVariables = tally.byVariables
            unexplained = tally.unexplained.map { CallJSON(call: $0.call, case: $0.case + 1, isMade: $0.isMade) }
        }
    }

    struct CallJSON: Encodable {
        let call: String
        let `case`: Int
        let isMade: Bool
    }
}
