import Studies

/// The agreement of the engine with the published observations, as Markdown: the list that changes are compared with.
public struct FidelityReport {
    /// The name of the report among the others.
    public static let id = "fidelity"

    private let fidelity: Fidelity

    public init(_ fidelity: Fidelity) {
        self.fidelity = fidelity
    }

    /// The whole report; ends with a line end.
    public var text: String {
        """
        # Fidelity

        What the engine says to every published observation of UIKit. A log is compared line by line.

        \(counts)
        \(chance)
        \(fidelity.topics.map(section).joined(separator: "\n"))
        """
    }

    private var chance: String {
        guard fidelity.hasPublished else { return "" }
        let percent = (fidelity.chance.share * 1000).rounded() / 10
        return """
            With the engine's calls in random order a scene that agrees would still agree \(percent) % of the time. \
            \(fidelity.chance.blind.count) observations agree in any order: they say that something happens, not when.

            """
    }

    private var counts: String {
        let kinds = fidelity.kinds.map { kind in
            [kind.rawValue] + Agreement.allCases.map { String(fidelity.count($0, kind)) }
        }
        let all = ["all"] + Agreement.allCases.map { String(fidelity.count($0)) }
        return Markdown.table(["Kind"] + Agreement.allCases.map { $0.rawValue }, kinds + [all])
    }

    private func section(_ topic: String) -> String {
        let entries = fidelity.entries.filter { $0.observation.topic == topic }
        let rows = entries.map { entry in
            [
                Markdown.code(entry.observation.id), entry.observation.kind.rawValue, entry.agreement.rawValue,
                entry.reason ?? "",
            ]
        }
        return "## \(topic)\n\n" + Markdown.table(["Observation", "Kind", "The engine", "Why"], rows)
    }
}
