import ExperimentKit

/// The experiments, as JSON; `site/pages/json.md` describes it.
struct ListJSON: Encodable {
    let format: String
    /// Changes when a key changes its name or meaning; new keys do not change it.
    let version: Int
    let experiments: [ExperimentJSON]

    init(_ experiments: [Experiment]) {
        (format, version) = ("evdoc-list", 1)
        self.experiments = experiments.map { ExperimentJSON($0) }
    }

    struct ExperimentJSON: Encodable {
        struct VariableJSON: Encodable {
            let name: String
            let title: String
            let values: [Value]
        }

        /// The heading in lists; left out if there is none.
        let group: String?
        let id: String
        let title: String
        let cases: Int
        let variables: [VariableJSON]

        init(_ experiment: Experiment) {
            group = experiment.group
            id = experiment.id
            title = experiment.title
            cases = experiment.cases.count
            variables = experiment.variables.map {
                VariableJSON(name: $0.name, title: $0.title, values: $0.domain)
            }
        }
    }
}
