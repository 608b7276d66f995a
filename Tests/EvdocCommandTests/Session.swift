import ExperimentKit
import ProjectKit
import SampleResults
import Studies
import Synchronization

@testable import EvdocCommand

/// Runs a command line on the sample results and keeps what it printed.
final class Session: Sendable {
    private let printed = Mutex<(output: String, errors: String)>(("", ""))

    var output: String { printed.withLock { $0.output } }
    var errors: String { printed.withLock { $0.errors } }

    @discardableResult
    func run(_ words: String..., source: Laboratory.Source? = nil) -> ExitCode { run(words, source: source) }

    @discardableResult
    func run(
        _ words: [String], of experiments: [Experiment] = Sample.experiments, source: Laboratory.Source? = nil,
        mutate: Laboratory.Mutate? = nil
    ) -> ExitCode {
        let canned: Laboratory.Source = { experiments, _, finished in
            experiments.forEach(finished)
            return experiments.compactMap { Sample.result($0.id) }
        }
        return Evdoc(
            experiments: experiments, rules: Sample.rules, source: source ?? canned,
            ablate: { _, rules, _, _ in Sample.ablations.filter { rules.contains($0.rule) } }, mutate: mutate
        ).run(words, on: console)
    }

    private var console: Console {
        Console { text, channel in
            self.printed.withLock { printed in
                if channel == .output { printed.output += text } else { printed.errors += text }
            }
        }
    }
}

extension ExperimentResult {
    /// As if every refutation had been declared.
    var withoutSurprises: ExperimentResult {
        ExperimentResult(
            experiment: experiment, findings: findings, claims: claims.filter(\.isExpected), groups: groups, influences: influences)
    }
}
