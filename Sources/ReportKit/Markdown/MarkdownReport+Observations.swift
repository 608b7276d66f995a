import EventTrace
import Studies

/// Observed behavior of devices for this experiment's question, beside the behavior of the engine.
extension MarkdownReport {
    var observations: String {
        let entries = fidelity?.entries(beside: experiment) ?? []
        return section(.observations, entries.map(told).joined(separator: "\n"))
    }

    private func told(_ entry: FidelityEntry) -> String {
        let observation = entry.observation
        let facts = list([observation.kind.rawValue, observation.system, entry.agreement.rawValue].compactMap { $0 })
        let source = sentence(titled(.source, observation.source))
        let reason = entry.reason.map { translation($0, in: observation.id) }
        let words = [staged(entry), source] + (reason.map { [$0] } ?? [])
        return titled(Markdown.code(observation.id) + aside(facts), words.joined(separator: " ")) + "\n\n" + compared(entry)
    }

    /// The views on screen and the actions of the finger; for a device, the case.
    private func staged(_ entry: FidelityEntry) -> String {
        guard entry.observation.kind == .device, let place = entry.results.first?.finding.case else {
            return "\(entry.observation.setup) \(entry.observation.stimulus)"
        }
        return sentence(Markdown.code(place.description))
    }

    /// The lines side by side, if there are any; the engine's with its milliseconds.
    private func compared(_ entry: FidelityEntry) -> String {
        let seen = entry.observation.lines.map { Markdown.code($0) }
        let done = (entry.results.lazy.compactMap { $0.log }.first ?? []).map(told)
        let rows = (0..<max(seen.count, done.count)).map { index in
            [index < seen.count ? seen[index] : "", index < done.count ? done[index] : ""]
        }
        return Markdown.table([say(.seenOnDevice), say(.theEngine)], rows)
    }

    /// A line of a log; a mark stands out from calls.
    private func told(_ line: LogLine) -> String {
        "\(Milliseconds(line.time)) \(line.isMark ? "*\(Markdown.escaped(line.text))*" : Markdown.code(line.text))"
    }
}
