import EventTrace
import ExperimentKit
import ReportKit
import TranslationKit

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
    /// Those whose statements the experiments put to the test, in order.
    public let documents: [Document]
    /// Each document with what became of its statements.
    public let coverage: [DocumentCoverage]
    /// What notices when a rule does not hold; nil when nobody has tried.
    public let ablation: AblationTable?
    /// For rules that are only assumed, the case that would settle each.
    public let decidingCases: [DecidingCase]
    /// What changed between versions of iOS and is not modelled.
    public let versionNotes: [VersionNote]
    /// What is written about the API by hand.
    public let apiFacts: [APIFact]
    /// What the pages in other languages say.
    public let translations: Translations
    /// Whether experiments were left out on purpose: pages that name them then do without.
    public let isPartial: Bool

    public init(
        results: [ExperimentResult], rules: [Rule], notes: [SiteFile] = [], fidelity: Fidelity? = nil, documents: [Document] = [],
        ablation: AblationTable? = nil, decidingCases: [DecidingCase] = [], versionNotes: [VersionNote] = [], apiFacts: [APIFact] = [],
        translations: Translations = .builtIn, isPartial: Bool = false
    ) {
        self.results = results
        self.documents = documents
        coverage = DocumentCoverage.of(documents, results)
        self.fidelity = fidelity
        self.ablation = ablation
        self.decidingCases = decidingCases
        self.versionNotes = versionNotes
        self.apiFacts = apiFacts
        self.translations = translations
        self.isPartial = isPartial
        self.rules = rules.sorted { $0.id < $1.id }
        self.notes = notes
    }

    /// The versions of iOS with which something is known to have changed, from the newest.
    var versionTurns: [SystemVersion] { Set(rules.flatMap { $0.versions.turns } + versionNotes.map { $0.since }).sorted(by: >) }

    func result(_ id: String) -> ExperimentResult? { results.first { $0.experiment.id == id } }
    func rule(_ id: RuleID) -> Rule? { rules.first { $0.id == id } }
}
