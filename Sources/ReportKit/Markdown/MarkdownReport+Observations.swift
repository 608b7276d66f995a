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
        let facts = list([say(Phrase(observation.kind)), observation.system, say(Phrase(entry.agreement))].compactMap { $0 })
        let source = sentence(titled(.source, observation.source))
        let reason = entry.reason.map { translation($0, in: observation.id) }
        let words = [staged(entry), source] + (reason.map { [$0] } ?? [])
        return titled(Markdown.code(observation.id) + aside(facts), words.joined(separator: " ")) + "\n\n" + compared(entry)
    }

    /// The views on screen and the actions of the finger; for a device, the case.
    private func staged(_ entry: FidelityEntry) -> String {
        guard entry.observation.kind == .device, let place = entry.results.first?.finding.case else {
            return [entry.observation.setup, entry.observation.stimulus].map { told($0, entry) }.joined(separator: " ")
        }
        return sentence(Markdown.code(place.description))
    }

    private func told(_ text: String, _ entry: FidelityEntry) -> String { translation(text, in: entry.observation.context).trimmed }

    /// The observed lines beside the engine's lines with milliseconds, or beside the sentences that a scene without a log checks.
    private func compared(_ entry: FidelityEntry) -> String {
        let isAccount = entry.observation.kind != .log && entry.observation.kind != .device
        let seen = entry.observation.lines.map { isAccount ? Markdown.prose(told($0, entry)) : Markdown.code($0) }
        let log = entry.results.lazy.compactMap { $0.log }.first.map { $0.map(told) }
        let done = log ?? entry.results.flatMap { sentences($0) }
        let rows = (0..<max(seen.count, done.count)).map { index in
            [index < seen.count ? seen[index] : "", index < done.count ? done[index] : ""]
        }
        return Markdown.table([say(.seenOnDevice), say(.theEngine)], rows)
    }

    /// The sentences that a scene without a log checks.
    private func sentences(_ result: SceneResult) -> [String] {
        result.scene.checks.compactMap { check in
            switch check {
            case .log: nil
            case .holds(let sentence, _): Markdown.prose(translation(sentence, in: result.scene.observations.first ?? "").trimmed)
            case .interval(let from, let to, let milliseconds, let tolerance):
                say(
                    .after,
                    [
                        "to": Markdown.code(to.description), "time": "\(Milliseconds(milliseconds / 1000))",
                        "from": Markdown.code(from.description), "tolerance": "\(Milliseconds(tolerance / 1000))",
                    ])
            }
        }
    }

    /// A line of a log; a mark stands out from calls.
    private func told(_ line: LogLine) -> String {
        "\(Milliseconds(line.time)) \(line.isMark ? "*\(Markdown.escaped(line.text))*" : Markdown.code(line.text))"
    }
}
