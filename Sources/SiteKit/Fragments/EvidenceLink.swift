import EventTrace
import ExperimentKit
import TranslationKit

/// An observation's id that leads to what the engine says to it.
enum EvidenceLink {
    static func html(_ id: String, from page: String, _ fidelity: Fidelity?, _ translation: Translation = .english) -> HTML {
        guard let entry = fidelity?.entry(id) else { return "<code>\(id)</code>" }
        let target = Routes.observation(id).address(from: page)
        return "<a href=\"\(target)\"><code>\(id)</code></a> \(Badge.agreement(entry.agreement, translation))"
    }

    /// The observations among a rule's sources.
    static func list(_ rule: Rule, from page: String, _ fidelity: Fidelity?) -> [HTML] {
        rule.sources.compactMap { source in
            if case .observation(let id) = source { return html(id, from: page, fidelity) }
            return nil
        }
    }
}
