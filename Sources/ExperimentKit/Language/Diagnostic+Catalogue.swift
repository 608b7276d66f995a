extension Diagnostic {
    /// The mistakes in these experiments that show without a run, duplicate ids included, in the order of the experiments.
    public static func check(_ experiments: [Experiment]) -> [Diagnostic] {
        var seen: [String: Location] = [:]
        return experiments.flatMap { experiment -> [Diagnostic] in
            // Reports are files, and some file systems ignore upper and lower case.
            let key = experiment.id.lowercased()
            guard let other = seen[key] else {
                seen[key] = experiment.location
                return experiment.diagnostics
            }
            return [
                Diagnostic(
                    experiment.location, "'\(experiment.id)' is the id of another experiment, at \(other)",
                    remedy: "Give it an id of its own.")
            ] + experiment.diagnostics
        }
    }
}
