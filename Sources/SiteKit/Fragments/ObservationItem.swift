import EventTrace
import ReportKit
import Studies

/// One observation: the events seen, beside those of the engine.
struct ObservationItem {
    let entry: FidelityEntry
    let context: PageContext
    /// The level of the heading on the page.
    let level: Int

    private var observation: Observation { entry.observation }
    private var wording: Wording { Wording(context.translation, of: observation.context) }

    var html: HTML {
        """
        <li id="\(observation.id)">
        <div class="head"><h\(level)><code>\(observation.id)</code></h\(level)> \(Badge.agreement(entry.agreement, context)) \
        <span class="note">\(remarks)</span>\(PermalinkMark.html(observation.id, context))</div>
        <p>\(staged)</p>
        \(reason)<details><summary>\(context.say(EvidencePhrase.seenThere)) – \(context.say(EvidencePhrase.engineDoes))</summary>
        <div class="compared">
        <div><p>\(context.say(EvidencePhrase.seenThere))</p>
        \(list(observation.lines))</div>
        \(engine)</div>
        </details>
        <p class="note">\(notes)\(source) \(supports)</p>
        </li>

        """
    }

    /// The kind of evidence, the confidence in it, and its version.
    private var remarks: String {
        let confidence: EvidencePhrase =
            switch observation.confidence {
            case .low: .low
            case .medium: .medium
            case .high: .high
            }
        let isDevice = observation.kind == .device
        let parts = [
            context.say(Phrase(observation.kind)),
            isDevice ? nil : context.say(EvidencePhrase.confidence, ["confidence": context.say(confidence)]), observation.system,
            observation.isFind ? context.say(EvidencePhrase.foundByProject) : nil,
        ]
        return context.list(parts.compactMap { $0 })
    }

    /// The stage and the touches; for a device, the experiment and the case.
    private var staged: HTML {
        guard let id = observation.experiment, let result = context.content.result(id), let place = entry.results.first?.finding.case else {
            return "\(text(observation.setup)) \(text(observation.stimulus))"
        }
        let words = place.variables.isEmpty ? context.say(ExperimentPhrase.onlyCase) : context.wording(result.experiment).sentence(place)
        let target = context.address(Routes.case(place.index, of: result))
        return "\(context.link(result))\(context.say(ListPhrase.comma))<a href=\"\(target)\">\(InlineCode.html(words))</a>"
    }

    private func text(_ text: String) -> HTML { text.isEmpty ? "" : context.inline(text, in: observation.context) }

    private var reason: HTML { entry.reason.map { "<p>\(text($0))</p>\n" } ?? "" }

    private var notes: HTML { observation.notes.isEmpty ? "" : "\(text(observation.notes)) " }

    private var source: HTML {
        let isDevice = observation.kind == .device
        let words: HTML = isDevice ? "\(context.say(Phrase.kindDevice))" : SourceLink.html(observation.source, context)
        return context.html(EvidencePhrase.source, ["sources": words])
    }

    /// The lines of the engine's record that correspond to the printed ones, or the sentences that were checked.
    private var engine: HTML {
        guard !entry.results.isEmpty else { return "" }
        let parts = entry.results.map { result -> HTML in
            let log = result.log.map { list($0.map { "\(Milliseconds($0.time)) \($0.isMark ? "— " : "")\($0.text)" }) }
            let sentences = HTML.unorderedList(sentences(result), class: "checked")
            let mismatches = HTML.unorderedList(result.mismatches.map(told), class: "checked")
            return "\(log)\(sentences)\(mismatches)"
        }
        return "<div><p>\(context.say(EvidencePhrase.engineDoes))</p>\n\(parts)</div>\n"
    }

    private func sentences(_ result: SceneResult) -> [HTML] {
        result.scene.checks.compactMap { check in
            switch check {
            case .log: nil
            case .holds(let sentence, _): context.inline(sentence, in: result.scene.observations.first ?? "")
            case .interval(let from, let to, let milliseconds, let tolerance):
                context.html(
                    Phrase.after,
                    [
                        "to": "<code>\(to.description)</code>", "time": "\(Milliseconds(milliseconds / 1000).description)",
                        "from": "<code>\(from.description)</code>", "tolerance": "\(Milliseconds(tolerance / 1000).description)",
                    ])
            }
        }
    }

    private func told(_ mismatch: Mismatch) -> HTML {
        context.html(
            EvidencePhrase.expectedDone,
            ["expected": InlineCode.html(wording.expected(mismatch)), "done": InlineCode.html(wording.seen(mismatch))])
    }

    private func list(_ lines: [String]) -> HTML {
        guard !lines.isEmpty else { return context.paragraph(EvidencePhrase.nothing, class: "note") }
        let items = lines.map { line -> HTML in
            // A log is code; an account in sentences is prose.
            let isCode = observation.kind == .log || context.translation.translated(line, in: observation.context) == nil
            return isCode ? "<li><code>\(line)</code></li>\n" : "<li>\(text(line))</li>\n"
        }
        return "<ol class=\"log\">\n\(items)</ol>\n"
    }

    private var supports: HTML {
        let rules = context.content.rules(supportedBy: observation.id)
        guard !rules.isEmpty else { return "" }
        return context.html(EvidencePhrase.supports, ["rules": context.list(rules.map { context.rule($0) })])
    }
}
