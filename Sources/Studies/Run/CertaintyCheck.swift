import EventTrace
import ExperimentKit

/// Finds expectations that no record of the experiment could fail: tests that hold whatever the record is, intervals longer than any run.
///
/// A claim that says why it stays (`unnoticed:`) is left out.
struct CertaintyCheck {
    private let experiment: Experiment
    private let findings: [Finding]

    init(_ experiment: Experiment, _ findings: [Finding]) {
        self.experiment = experiment
        self.findings = findings
    }

    var diagnostics: [Diagnostic] {
        experiment.claims.filter { $0.unnoticed == nil }.flatMap { claim -> [Diagnostic] in
            let selected = findings.filter { claim.condition.selects($0.case) }
            return selected.isEmpty ? [] : problems(in: claim.expectation, of: claim, selected)
        }
    }

    private func problems(in expectation: Expectation, of claim: Claim, _ selected: [Finding]) -> [Diagnostic] {
        switch expectation {
        case .all(let parts): parts.flatMap { problems(in: $0, of: claim, selected) }
        case .holds(let sentence, let test): holdsAnyway(test, claim, selected) ? [always(sentence, claim)] : []
        case .interval(_, _, let range): tooLong(range, claim)
        default: []
        }
    }

    // MARK: Tests

    /// Whether the test holds of the records and of all their changed forms. The case is noted meanwhile: a test that traps has its place.
    private func holdsAnyway(_ test: (Trace) -> Bool, _ claim: Claim, _ selected: [Finding]) -> Bool {
        selected.allSatisfy { finding in
            CaseWatch.current?.begins(experiment.id, claim.location, finding.case.words)
            defer { CaseWatch.current?.ends() }
            return finding.trace.changedForms.allSatisfy(test)
        }
    }

    private func always(_ sentence: String, _ claim: Claim) -> Diagnostic {
        Diagnostic(
            claim.location,
            "the test “\(sentence)” holds of every record that was tried: its own, and those with entries left out, doubled, and in reverse",
            remedy: "Let it depend on the record; for what never happens there is .never(_:).")
    }

    // MARK: Intervals

    private func tooLong(_ range: MillisecondRange, _ claim: Claim) -> [Diagnostic] {
        let longest = ((findings.map { $0.stage.duration }.max() ?? 0) + Player.settling) * 1000
        guard range.lowerBound <= 0, range.upperBound >= longest else { return [] }
        return [
            Diagnostic(
                claim.location,
                "an interval up to \(Value.number(range.upperBound)) milliseconds is longer than any run of the experiment, "
                    + "the longest of which takes \(Value.number(longest))",
                remedy: "Give the longest time that may pass, or say .before(_:_:).")
        ]
    }
}

extension Trace {
    /// The trace, and others that a test of it should tell apart: in reverse, with an entry twice, without an entry, without any.
    fileprivate var changedForms: some Sequence<Trace> {
        let all = Array(entries)
        let doubled = all.indices.lazy.map { all[...$0] + all[$0...] }
        let shortened = all.indices.lazy.map { all[..<$0] + all[($0 + 1)...] }
        let forms = ([all[...], ArraySlice(all.reversed())] + doubled + shortened + [[]])
        return forms.lazy.map { Trace(entries: ContiguousArray($0), names: names) }
    }
}
