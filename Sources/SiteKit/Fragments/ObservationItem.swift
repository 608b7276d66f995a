import EventTrace
import ExperimentKit
import ReportKit

/// One observation: what was seen beside what the engine does.
struct ObservationItem {
    let entry: FidelityEntry
    let content: SiteContent
    let links: RuleLinks

    private var observation: Observation { entry.observation }

    var html: HTML {
        """
        <li id="\(observation.id)">
        <div class="head"><h3><a href="\(Route.fragment(observation.id))"><code>\(observation.id)</code></a></h3> \(Badge.agreement(entry.agreement)) \
        <span class="note">\(ObservationItem.words(observation.kind)), confidence \(observation.confidence.rawValue)\
        \(observation.system.map { ", \($0)" })\(observation.isFind ? ", found by the project" : "")</span></div>
        <p>\(InlineCode.html(observation.setup)) \(InlineCode.html(observation.stimulus))</p>
        \(reason)<div class="compared">
        <div><h4>Seen</h4>
        \(list(observation.lines))</div>
        \(engine)</div>
        <p class="note">\(notes)Source: \(observation.source).\(supports)</p>
        </li>

        """
    }

    static func words(_ kind: Observation.Kind) -> String {
        switch kind {
        case .log: "printed log"
        case .appleDoc: "Apple’s documents and talks"
        case .writeup: "described experiment"
        }
    }

    private var reason: HTML { entry.reason.map { "<p>\(InlineCode.html($0))</p>\n" } ?? "" }

    private var notes: HTML { observation.notes.isEmpty ? "" : "\(InlineCode.html(observation.notes)) " }

    /// The lines of its record that stand for what was printed, or the sentences that were checked.
    private var engine: HTML {
        guard !entry.results.isEmpty else { return "" }
        let parts = entry.results.map { result -> HTML in
            let log = result.log.map { list($0.map { "\(Milliseconds($0.time)) \($0.isMark ? "— " : "")\($0.text)" }) }
            let sentences = HTML.unorderedList(sentences(result), class: "checked")
            let mismatches = HTML.unorderedList(result.mismatches.map(told), class: "checked")
            return "\(log)\(sentences)\(mismatches)"
        }
        return "<div><h4>The engine</h4>\n\(parts)</div>\n"
    }

    private func sentences(_ result: SceneResult) -> [HTML] {
        result.scene.checks.compactMap { check in
            switch check {
            case .log: nil
            case .holds(let sentence, _): InlineCode.html(sentence)
            case .interval(let from, let to, let milliseconds, let tolerance):
                """
                <code>\(to.description)</code> \(Milliseconds(milliseconds / 1000).description) ms after <code>\(from.description)</code>, \
                give or take \(Milliseconds(tolerance / 1000).description) ms
                """
            }
        }
    }

    private func told(_ mismatch: Mismatch) -> HTML {
        "Expected: \(InlineCode.html(Wording.english.expected(mismatch))). Done: \(InlineCode.html(Wording.english.seen(mismatch)))."
    }

    private func list(_ lines: [String]) -> HTML {
        guard !lines.isEmpty else { return "<p class=\"note\">nothing</p>\n" }
        return "<ol class=\"log\">\n\(lines.map { "<li><code>\($0)</code></li>\n" as HTML })</ol>\n"
    }

    private var supports: HTML {
        let rules = content.rules.filter { rule in rule.sources.contains(.observation(observation.id)) }
        guard !rules.isEmpty else { return "" }
        return " Supports \(rules.map { links[$0.id] }.joined(", "))."
    }
}
