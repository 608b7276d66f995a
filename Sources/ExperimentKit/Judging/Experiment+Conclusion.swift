import EventTrace

extension Experiment {
    /// Judges the claims by the findings of all cases, groups the cases by equal orderings, and finds out what matters.
    /// `findings` stand in the order of `cases`.
    package func conclude(_ findings: [Finding], diagnostics: [Diagnostic] = []) -> ExperimentResult {
        let observed = findings.map { Observed($0) }
        let outcomes = claims.map { $0.outcomes(in: observed) }
        let judged = zip(claims, outcomes).map { $0.verdict($1, in: observed) }
        let partition = Partition(observed)
        return ExperimentResult(
            experiment: self, findings: filled(findings, outcomes), claims: judged, groups: partition.groups(variables),
            influences: variables.map { partition.influence(of: $0) },
            diagnostics: diagnostics + PatternCheck(self, findings).diagnostics)
    }

    private func filled(_ findings: [Finding], _ outcomes: [[Outcome]]) -> [Finding] {
        findings.enumerated().map { index, finding in
            var finding = finding
            finding.outcomes = outcomes.map { $0[index] }
            return finding
        }
    }
}
