import ExperimentKit
import ProjectKit

/// The outcome of a check, as commands of a workflow on GitHub, which shows each beside its line.
struct CheckAnnotations {
    /// The limit of GitHub: it shows no more errors, and no more warnings, of one step.
    private static let most = 10

    let outcome: CheckOutcome

    /// The commands, one on each line.
    var text: String {
        let errors = outcome.findings.sorted { $0.kind.exitCode < $1.kind.exitCode }
        let causes = outcome.causeWords.map { command("notice", nil, "cause", $0) }
        return commands("notice", causes)
            + commands(
                "error", errors.map { command("error", $0.location, title($0), ([$0.summary] + $0.details).joined(separator: "\n")) })
            + commands(
                "warning",
                outcome.warnings.map { warning in
                    command(
                        "warning", warning.location, "evdoc", ([warning.summary, warning.remedy].compactMap { $0 }).joined(separator: "\n"))
                })
    }

    /// The commands as text; the last one says how many are left out.
    private func commands(_ severity: String, _ commands: [String]) -> String {
        guard commands.count > CheckAnnotations.most else { return commands.joined() }
        let shown = CheckAnnotations.most - 1
        let rest = command(severity, nil, "evdoc check", "\(commands.count - shown) more: they stand in the job's summary and in its log")
        return commands.prefix(shown).joined() + rest
    }

    private func title(_ finding: CheckFinding) -> String {
        [finding.experiment, finding.claim.map { "claim \($0)" }].compactMap { $0 }.joined(separator: ", ")
    }

    private func command(_ severity: String, _ location: Location?, _ title: String, _ message: String) -> String {
        var properties: [String] = []
        if let location {
            properties = ["file=\(property(location.file))", "line=\(location.line)"] + (location.column.map { ["col=\($0)"] } ?? [])
        }
        if !title.isEmpty { properties.append("title=\(property(title))") }
        return "::\(severity)\(properties.isEmpty ? "" : " ")\(properties.joined(separator: ","))::\(CheckAnnotations.escaped(message))\n"
    }

    private func property(_ text: String) -> String {
        CheckAnnotations.escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }
}
