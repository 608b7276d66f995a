import EventTrace
import ExperimentKit

/// What devices were seen to do about this experiment's question, beside what the engine does.
extension MarkdownReport {
    var observations: String {
        let entries = experiment.observations.compactMap { fidelity?.entry($0) }
        return section(.observations, entries.map(told).joined(separator: "\n"))
    }

    private func told(_ entry: FidelityEntry) -> String {
        let observation = entry.observation
        let facts = [observation.kind.rawValue, observation.system, entry.agreement.rawValue].compactMap { $0 }.joined(separator: ", ")
        let head = "\(Markdown.code(observation.id)) (\(facts)): \(observation.setup) \(observation.stimulus)"
        let source = "\(say(.source)): \(observation.source).\(entry.reason.map { " \(translation($0, in: observation.id))" } ?? "")"
        return "\(head) \(source)\n\n" + compared(entry)
    }

    /// Line beside line, as far as there are any; the engine's with its milliseconds.
    private func compared(_ entry: FidelityEntry) -> String {
        let seen = entry.observation.lines.map { Markdown.code($0) }
        let done = (entry.results.lazy.compactMap { $0.log }.first ?? []).map(told)
        let rows = (0..<max(seen.count, done.count)).map { index in
            [index < seen.count ? seen[index] : "", index < done.count ? done[index] : ""]
        }
        return Markdown.table([say(.seenOnDevice), say(.theEngine)], rows)
    }

    /// What the experiment writes itself stands out from calls.
    private func told(_ line: LogLine) -> String {
        "\(Milliseconds(line.time)) \(line.isMark ? "*\(Markdown.escaped(line.text))*" : Markdown.code(line.text))"
    }
}
