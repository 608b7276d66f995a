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
    public private(set) var notes: [SiteFile]
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
    /// A page for each name of the API, sorted by name.
    let apiEntries: [APIEntry]
    /// What leads a reader with a bug to an experiment.
    public let guide: ReaderGuide
    /// What the pages in other languages say.
    public let translations: Translations
    /// What is known of the site beside its pages.
    public let facts: SiteFacts
    /// The Swift source of the experiments, by the path of the file.
    public let sources: [String: String]
    /// The experiments as files for Xcode, by their ids.
    public let exports: [String: ExperimentFile]
    /// The engine, for readers who try an experiment out.
    public let engine: EngineModules
    /// What the code of experiments can use, declaration by declaration.
    public let archive: DocCArchive
    /// What has been proved about calls that are made or missing; nil where nothing has been.
    public let reasons: ReasonTable?
    /// Whether experiments were left out on purpose: pages that name them then do without.
    public let isPartial: Bool
    /// Where published sources can be read, by their words; those that cannot are left out.
    let sourceAddresses: [String: String]
    private let resultsByID: [String: ExperimentResult]
    private let apiEntriesByName: [String: APIEntry]
    private let rulesByID: [RuleID: Rule]
    private let rulesByObservation: [String: [RuleID]]

    public init(
        results: [ExperimentResult], rules: [Rule], notes: [SiteFile] = [], fidelity: Fidelity? = nil, documents: [Document] = [],
        ablation: AblationTable? = nil, decidingCases: [DecidingCase] = [], versionNotes: [VersionNote] = [], apiFacts: [APIFact] = [],
        translations: Translations = .builtIn, facts: SiteFacts = SiteFacts(),
        guide: ReaderGuide = ReaderGuide(), sources: [String: String] = [:], exports: [String: ExperimentFile] = [:],
        engine: EngineModules = EngineModules(), archive: DocCArchive = .empty,
        reasons: ReasonTable? = nil, isPartial: Bool = false
    ) {
        self.results = results
        let addresses = Beside { SiteContent.addresses(rules, fidelity, versionNotes) }
        self.documents = documents
        coverage = DocumentCoverage.of(documents, results)
        self.fidelity = fidelity
        self.ablation = ablation
        self.decidingCases = decidingCases
        self.versionNotes = versionNotes
        let apiEntries = APIEntry.all(results, rules: rules, documents: documents, facts: apiFacts)
        self.apiEntries = apiEntries
        let named = apiEntries.flatMap { entry in entry.members.map { ($0.symbol.qualifiedName, entry) } }
        apiEntriesByName = Dictionary(named) { first, _ in first }
        self.translations = translations
        self.facts = facts
        self.sources = sources
        self.exports = exports
        self.engine = engine
        self.archive = archive
        self.reasons = reasons
        self.guide = guide
        self.isPartial = isPartial
        self.rules = rules.sorted { $0.id < $1.id }
        self.notes = notes
        resultsByID = Dictionary(results.map { ($0.experiment.id, $0) }) { first, _ in first }
        rulesByObservation = rules.sorted { $0.id < $1.id }.reduce(into: [:]) { owners, rule in
            for case .observation(let id) in rule.sources { owners[id, default: []].append(rule.id) }
        }
        rulesByID = Dictionary(rules.map { ($0.id, $0) }) { first, _ in first }
        sourceAddresses = addresses.value()
    }

    /// The same with other hand-written pages.
    public func with(notes: [SiteFile]) -> SiteContent {
        var copy = self
        copy.notes = notes
        return copy
    }

    /// Where the published sources can be read.
    private static func addresses(_ rules: [Rule], _ fidelity: Fidelity?, _ versionNotes: [VersionNote]) -> [String: String] {
        let published = rules.flatMap { $0.sources }.compactMap { source -> String? in
            if case .document(let title) = source { return title }
            return nil
        }
        let sources = Set(published + (fidelity?.entries.map(\.observation.source) ?? []) + versionNotes.map(\.source)).sorted()
        let addresses = sources.indices.concurrentMap { SourceAddress(sources[$0])?.address }
        return zip(sources, addresses).reduce(into: [:]) { $0[$1.0] = $1.1 }
    }

    /// The versions of iOS with which something is known to have changed, from the newest.
    var versionTurns: [SystemVersion] { Set(rules.flatMap { $0.versions.turns } + versionNotes.map { $0.since }).sorted(by: >) }

    /// The rules that name this observation as a source.
    func rules(supportedBy observation: String) -> [RuleID] { rulesByObservation[observation] ?? [] }

    func result(_ id: String) -> ExperimentResult? { resultsByID[id] }
    /// What the experiments found out about a name, `UIView.hitTest(_:with:)`.
    func apiEntry(of name: String) -> APIEntry? { apiEntriesByName[name] }
    func rule(_ id: RuleID) -> Rule? { rulesByID[id] }
}
