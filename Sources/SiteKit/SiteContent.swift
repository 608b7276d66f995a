import EventTrace
import ExperimentKit

/// All that a site is made of.
public struct SiteContent: Sendable {
    /// In the order in which they are listed.
    public let results: [ExperimentResult]
    /// The engine's rules; sorted by id.
    public let rules: [Rule]
    /// The files below `site/pages`: Markdown becomes pages, pictures are taken over. `path` is relative to that directory.
    public let notes: [SiteFile]
    /// What the engine says to the published observations.
    public let fidelity: Fidelity?
    /// Whether experiments were left out on purpose: pages that name them then do without.
    public let isPartial: Bool

    public init(results: [ExperimentResult], rules: [Rule], notes: [SiteFile] = [], fidelity: Fidelity? = nil, isPartial: Bool = false) {
        self.results = results
        self.fidelity = fidelity
        self.isPartial = isPartial
        self.rules = rules.sorted { $0.id < $1.id }
        self.notes = notes
    }

    func result(_ id: String) -> ExperimentResult? { results.first { $0.experiment.id == id } }
    func rule(_ id: RuleID) -> Rule? { rules.first { $0.id == id } }
}
