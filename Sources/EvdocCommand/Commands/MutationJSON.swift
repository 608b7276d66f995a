import Studies

/// The claims that notice each mutation, as JSON; `site/pages/json.md` describes it.
struct MutationJSON: Encodable {
    let format: String
    /// Changes when a key changes its name or meaning; new keys do not change it.
    let version: Int
    let experiments: [ExperimentJSON]

    init(_ mutations: [ExperimentMutations]) {
        (format, version) = ("evdoc-mutations", 1)
        experiments = mutations.map { ExperimentJSON($0) }
    }

    struct ExperimentJSON: Encodable {
        let experiment: String
        let mutations: [OutcomeJSON]
        /// The claims that notice neither a mutation nor the absence of a rule, counted from 1.
        let silent: [Int]

        init(_ found: ExperimentMutations) {
            experiment = found.experiment
            mutations = found.outcomes.map { OutcomeJSON($0) }
            silent = found.silent.map { $0 + 1 }
        }
    }

    struct OutcomeJSON: Encodable {
        let mutation: String
        let kind: String
        let state: String
        let changed: Int
        /// The claims' numbers, counted from 1 in their experiment.
        let claims: [Int]

        init(_ outcome: MutationOutcome) {
            (mutation, kind, state) = (outcome.name, outcome.kind.rawValue, outcome.state.rawValue)
            (changed, claims) = (outcome.changed, outcome.claims.map { $0 + 1 })
        }
    }
}
