import ExperimentKit

/// What is kept of a result, to say in words later what has changed: the ordering of each case and the verdict of each claim.
public struct ResultRecord: Hashable, Sendable {
    public struct Variable: Hashable, Sendable {
        public let name: String
        /// In words.
        public let values: [String]

        public init(name: String, values: [String]) {
            self.name = name
            self.values = values
        }
    }

    public struct Case: Hashable, Sendable {
        /// For each variable the position of its value.
        public let values: [Int]
        /// Position among the orderings.
        public let ordering: Int

        public init(values: [Int], ordering: Int) {
            self.values = values
            self.ordering = ordering
        }
    }

    public struct Claim: Hashable, Sendable {
        public let statement: String
        public let verdict: Verdict

        public init(statement: String, verdict: Verdict) {
            self.statement = statement
            self.verdict = verdict
        }
    }

    public let experiment: String
    public let variables: [Variable]
    public let cases: [Case]
    public let orderings: [[RecordedCall]]
    public let claims: [Claim]

    /// Nil if a case has a value or an ordering that there is not.
    public init?(experiment: String, variables: [Variable], cases: [Case], orderings: [[RecordedCall]], claims: [Claim]) {
        let isWhole = cases.allSatisfy { item in
            orderings.indices.contains(item.ordering) && item.values.count == variables.count
                && zip(item.values, variables).allSatisfy { $1.values.indices.contains($0) }
        }
        guard isWhole else { return nil }
        self.experiment = experiment
        self.variables = variables
        self.cases = cases
        self.orderings = orderings
        self.claims = claims
    }

    public init(_ result: ExperimentResult) {
        experiment = result.experiment.id
        variables = result.experiment.variables.map { Variable(name: $0.name, values: $0.domain.map { $0.words }) }
        orderings = result.groups.map { $0.ordering.map { RecordedCall($0) } }
        cases = result.findings.map { finding in
            let values = zip(finding.case.variables, finding.case.values).map { $0.domain.firstIndex(of: $1) ?? 0 }
            return Case(values: values, ordering: result.group(ofCase: finding.case.index)?.index ?? 0)
        }
        claims = result.claims.map { Claim(statement: $0.claim.statement, verdict: $0.verdict) }
    }

    /// Each case's ordering by the case's values, `callsSuper=on, tapped=level_3`.
    var orderingByCase: [String: [RecordedCall]] {
        Dictionary(cases.map { (name(of: $0), orderings[$0.ordering]) }) { first, _ in first }
    }

    /// As the case describes itself.
    func name(of item: Case) -> String {
        if variables.isEmpty { return "the only case" }
        return zip(variables, item.values).map { "\($0.name)=\($0.values[$1])" }.joined(separator: ", ")
    }
}
