import EventTrace
import ExperimentKit

extension Experiment {
    /// Judges the claims by the findings of all cases, groups the cases by equal orderings, and finds out what matters.
    /// `findings` stand in the order of `cases`; `marks` are lines that the experiment can write, whether it did or not.
    package func conclude(_ findings: [Finding], diagnostics: [Diagnostic] = [], marks: [String] = []) -> ExperimentResult {
        precondition(
            findings.enumerated().allSatisfy { $0 == $1.case.index }, "findings stand in the order of their cases")
        let judged = judged(findings)
        let observed = judged.observed
        let judgements = claims.map { judged.outcomes(of: $0, when: $0.condition) }
        let verdicts = zip(claims, judgements).map { $0.verdict($1, in: judged) }
        let partition = Partition(observed)
        let found = self.outcomes.map { OutcomeStates($0, observed) }
        let reach = ReachCheck(observed)
        // Without the stage that was meant, what the cases have in common says nothing.
        let outcomeMistakes = diagnostics.of(.error).isEmpty ? found.flatMap { OutcomeCheck($0).diagnostics } : []
        let mistakes =
            diagnostics + outcomeMistakes + variables.flatMap { reach.diagnostics(of: $0) }
            + PatternCheck(self, findings, judged, marks: marks).diagnostics + CertaintyCheck(self, findings).diagnostics
            + SilencedRecognizers(self, findings).warnings
        return ExperimentResult(
            experiment: self, findings: filled(findings, judgements), claims: verdicts, groups: partition.groups(variables),
            influences: variables.map { partition.influence(of: $0) }, outcomes: found,
            diagnostics: mistakes.of(.error), warnings: mistakes.of(.warning))
    }

    func judged(_ findings: [Finding]) -> JudgedCases {
        let observed = findings.map { Observed($0) }
        return JudgedCases(observed: observed, repeated: repetitions(of: findings, observed))
    }

    /// All cases, once for each order that was picked besides the default; a case without further orders stays the same.
    private func repetitions(of findings: [Finding], _ observed: [Observed]) -> [[Observed]] {
        (0..<(findings.map { $0.alternatives.count }.max() ?? 0)).map { number in
            findings.enumerated().map { index, finding in
                number < finding.alternatives.count ? Observed(finding, alternative: finding.alternatives[number]) : observed[index]
            }
        }
    }

    private func filled(_ findings: [Finding], _ outcomes: [[CaseJudgement]]) -> [Finding] {
        findings.enumerated().map { index, finding in
            var finding = finding
            finding.outcomes = outcomes.map { $0[index] }
            return finding
        }
    }
}
