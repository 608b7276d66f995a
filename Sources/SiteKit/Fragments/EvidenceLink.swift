import EventTrace
import ExperimentKit

/// The id of an observation, linked to the engine's result for it.
enum EvidenceLink {
    static func html(_ id: String, _ context: PageContext) -> HTML {
        guard let entry = context.content.fidelity?.entry(id) else { return "<code>\(id)</code>" }
        let target = context.address(Routes.observation(entry.observation))
        return "<a href=\"\(target)\"><code>\(id)</code></a> \(Badge.agreement(entry.agreement, context))"
    }

    /// The observations among a rule's sources.
    static func list(_ rule: Rule, _ context: PageContext) -> [HTML] {
        rule.sources.compactMap { source in
            if case .observation(let id) = source { return html(id, context) }
            return nil
        }
    }
}
