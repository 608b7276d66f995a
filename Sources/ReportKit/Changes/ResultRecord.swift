import ExperimentKit
import Studies

/// The kept part of a result, to word later changes: the ordering of each case and the verdict of each claim.
public struct ResultRecord: Hashable, Sendable {
    public struct Variable: Hashable, Sendable {
        public let name: String
        /// The values in words.
        public let values: [String]

        public init(name: String, values: [String]) {
            self.name = name
            self.values = values
        }
    }

    public struct Case: Hashable, Sendable {
        /// For each variable the position of its value.
        public let values: [Int]
        /// The position of the case's ordering among the orderings.
        public let ordering: Int

        public init(values: [Int], ordering: Int) {
            self.values = values
            self.ordering = ordering
        }
    }

    public struct Claim: Hashable, Sendable {
        public let statement: String
        public let verdict: Verdict
        /// The condition and the expectation in a short form; nil in a record of an earlier version.
        public let key: String?

        public init(statement: String, verdict: Verdict, key: String? = nil) {
            self.statement = statement
            self.verdict = verdict
            self.key = key
        }
    }

    public let experiment: String
    public let variables: [Variable]
    public let cases: [Case]
    public let orderings: [[RecordedCall]]
    public let claims: [Claim]
    /// The decisions and stages; nil in a record of an earlier version.
    public let runs: RunRecord?

    /// Makes a record; nil if a case has an unknown value or ordering.
    public init?(
        experiment: String, variables: [Variable], cases: [Case], orderings: [[RecordedCall]], claims: [Claim], runs: RunRecord? = nil
    ) {
        let isWhole =
            runs?.cases.count ?? cases.count == cases.count
            && cases.allSatisfy { item in
                orderings.indices.contains(item.ordering) && item.values.count == variables.count
                    && zip(item.values, variables).allSatisfy { $1.values.indices.contains($0) }
            }
        guard isWhole else { return nil }
        self.experiment = experiment
        self.variables = variables
        self.cases = cases
        self.orderings = orderings
        self.claims = claims
        self.runs = runs
    }

    public init(_ result: ExperimentResult) {
        experiment = result.experiment.id
        variables = result.experiment.variables.map { Variable(name: $0.name, values: $0.domain.map { $0.words }) }
        orderings = result.groups.map { $0.ordering.map { RecordedCall($0) } }
        cases = result.findings.map { finding in
            let values = zip(finding.case.variables, finding.case.values).map { $0.domain.firstIndex(of: $1) ?? 0 }
            return Case(values: values, ordering: result.group(ofCase: finding.case.index)?.index ?? 0)
        }
        claims = result.claims.map { Claim(statement: $0.claim.statement, verdict: $0.verdict, key: ResultRecord.key(of: $0.claim)) }
        runs = RunRecord(result)
    }

    private static func key(of claim: ExperimentKit.Claim) -> String {
        var hash = FowlerNollVo()
        hash.add(claim.spelling)
        return String(hash.value, radix: 16)
    }

    /// This record without the sentences of claims.
    public var withoutStatements: ResultRecord {
        ResultRecord(self, claims.map { Claim(statement: "", verdict: $0.verdict, key: $0.key) })
    }

    private init(_ record: ResultRecord, _ claims: [Claim]) {
        (experiment, variables, cases, orderings) = (record.experiment, record.variables, record.cases, record.orderings)
        (self.claims, runs) = (claims, record.runs)
    }

    /// The places of the cases that an older record has too, here and there.
    func placesOfCases(in old: ResultRecord) -> [(Int, Int)] {
        let former = Dictionary(old.cases.enumerated().map { (old.name(of: $1), $0) }) { first, _ in first }
        return cases.enumerated().compactMap { place, item in former[name(of: item)].map { (place, $0) } }
    }

    /// Each case's ordering by the case's values, `callsSuper=on, tapped=level_3`.
    var orderingByCase: [String: [RecordedCall]] {
        Dictionary(cases.map { (name(of: $0), orderings[$0.ordering]) }) { first, _ in first }
    }

    /// The name of a case, as in the case's description.
    func name(of item: Case) -> String {
        if variables.isEmpty { return "the only case" }
        return zip(variables, item.values).map { "\($0.name)=\(Value.plain($0.values[$1]))" }.joined(separator: ", ")
    }
}
