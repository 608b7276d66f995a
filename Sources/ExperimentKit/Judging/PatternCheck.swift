import EventTrace

/// Finds patterns that name a receiver that exists in no case.
struct PatternCheck {
    private let experiment: Experiment
    private let receivers: [String]

    init(_ experiment: Experiment, _ findings: [Finding]) {
        self.experiment = experiment
        let named = Set(findings.flatMap { $0.receivers })
        receivers = named.isEmpty ? [] : named.union(Stage.ownNames).sorted()
    }

    var diagnostics: [Diagnostic] {
        // Without a run, nobody exists.
        if receivers.isEmpty { return [] }
        return experiment.claims.flatMap { claim in
            claim.expectation.patterns.compactMap { pattern in problem(pattern).map { diagnostic(claim, pattern, $0) } }
        }
    }

    /// The part of the pattern that names nobody.
    private func problem(_ pattern: TokenPattern) -> String? {
        guard let receiver = pattern.receiver, !receivers.contains(where: { receiver.matches($0) }) else { return nil }
        return receiver.description
    }

    private func diagnostic(_ claim: Claim, _ pattern: TokenPattern, _ name: String) -> Diagnostic {
        let hint = NearMiss(of: name, among: receivers).word.map { "Did you mean '\($0)'?" }
        return Diagnostic(
            claim.location, "'\(pattern)' names '\(name)', which exists in no case",
            remedy: hint ?? "Name it on the stage with stage.name(_:_:), or mend the pattern.")
    }
}

extension Finding {
    /// Everyone that the stage or the trace names.
    var receivers: Set<String> {
        var names = Set(stage.others)
        for view in stage.views { names.formUnion(view.recognizers + [view.name]) }
        for entry in trace.entries { names.insert(trace.names[entry.subject]) }
        return names
    }
}
