extension Experiment {
    /// Likely omissions of the author that show without a run.
    package var warnings: [Diagnostic] {
        let texts = [("title", title), ("question", question)].filter { $0.1.isBlank }.map { name, _ in
            Diagnostic(location, "'\(id)' has an empty \(name)", remedy: "Write one: readers see it first.", severity: .warning)
        }
        let claims = claims.filter { $0.statement.isBlank }.map {
            Diagnostic(
                $0.location, "a claim of '\(id)' has an empty statement", remedy: "Say in a sentence what it claims.", severity: .warning)
        }
        return texts + claims
    }

    /// A warning that nothing happens in any case.
    package var neverPlayed: Diagnostic {
        Diagnostic(
            location, "the script of '\(id)' has no step in any case, and no code is called",
            remedy: "Write one with stage.script, a tap for example.", severity: .warning)
    }
}

extension Diagnostic {
    /// A warning that an action was sent to a target that had been deallocated.
    package static func lostTarget(of sender: String, at location: Location) -> Diagnostic {
        Diagnostic(
            location, "a target of '\(sender)' is gone when its action is sent, and nobody receives it",
            remedy: "Keep the target in a constant of the stage that something holds: neither a control nor a recognizer retains it.",
            severity: .warning)
    }
}

extension String {
    fileprivate var isBlank: Bool { utf8.allSatisfy { $0 == 32 || $0 == 10 } }
}
