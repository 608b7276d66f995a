import EventTrace
import ExperimentKit
import Laws
import ProjectFiles
import ReportKit
import Studies
import TranslationKit

/// The content of a site.
public struct SiteContent: Sendable {
    /// The results, in the order in which they are listed.
    public let results: [ExperimentResult]
    /// The engine's rules, sorted by id.
    public let rules: [Rule]
    /// The files below `site/pages`: Markdown becomes pages, pictures are copied. `path` is relative to this directory.
    public private(set) var notes: [SiteFile]
    /// The files below `site/static`, which are copied. `path` is relative to this directory.
    public let staticFiles: [SiteFile]
    /// The engine's results for the published observations.
    public let fidelity: Fidelity?
    /// The documents with statements that the experiments test, in order.
    public let documents: [Document]
    /// Each document with the results of its statements.
    public let coverage: [DocumentCoverage]
    /// The experiments and observations that notice when a rule does not hold; nil if the rules have not been switched off.
    public let ablation: AblationTable?
    /// The case that would settle each rule that is only assumed.
    public let decidingCases: [DecidingCase]
    /// Changes between versions of iOS that are not modelled.
    public let versionNotes: [VersionNote]
    /// The bugs that engineers have reported in public.
    public let bugs: [ReportedBug]
    /// The laws with their verdicts.
    public let laws: [LawFinding]
    /// The parts of UIKit, and the frameworks, of which the engine has nothing.
    public let unmodelled: [UnmodelledArea]
    /// A page for each name of the API, sorted by name.
    let apiEntries: [APIEntry]
    /// The table that leads a reader with a bug to an experiment.
    public let guide: ReaderGuide
    /// The texts of the pages in other languages.
    public let translations: Translations
    /// The facts about the site beside its pages.
    public let facts: SiteFacts
    /// The Swift source of the experiments, by the path of the file.
    public let sources: [String: String]
    /// The experiments as files for Xcode, by their ids.
    public let exports: [String: ExperimentFile]
    /// The engine, for trying experiments out.
    public let engine: EngineModule
    /// The API for the code of experiments, declaration by declaration.
    public let archive: DocCArchive
    /// The proved reasons for calls that are made or missing; nil if there are none.
    public let reasons: ReasonTable?
    /// Whether experiments were left out on purpose; pages that name them then omit them.
    public let isPartial: Bool
    /// The addresses of published sources, by their words; sources without an address are left out.
    let sourceAddresses: [String: String]
    /// The titles of the experiments, in English, by their ids.
    let titles: [String: String]
    private let resultsByID: [String: ExperimentResult]
    private let bugsByExperiment: [String: [ReportedBug]]
    private let differencesByID: [String: CaseDifferences]
    private let apiEntriesByName: [String: APIEntry]
    private let rulesByID: [RuleID: Rule]
    private let rulesByObservation: [String: [RuleID]]

    public init(
        results: [ExperimentResult], rules: [Rule], notes: [SiteFile] = [], staticFiles: [SiteFile] = [], fidelity: Fidelity? = nil,
        documents: [Document] = [],
        ablation: AblationTable? = nil, decidingCases: [DecidingCase] = [], versionNotes: [VersionNote] = [],
        bugs: [ReportedBug] = [], laws: [LawFinding] = [], unmodelled: [UnmodelledArea] = [], apiFacts: [APIFact] = [],
        translations: Translations = .builtIn, facts: SiteFacts = SiteFacts(),
        guide: ReaderGuide = ReaderGuide(), sources: [String: String] = [:], exports: [String: ExperimentFile] = [:],
        engine: EngineModule = EngineModule(), archive: DocCArchive = .empty,
        reasons: ReasonTable? = nil, isPartial: Bool = false
    ) {
        self.results = results
        let addresses = BackgroundTask {
            SiteContent.addresses(
                rules, fidelity, versionNotes.map(\.source) + bugs.flatMap(\.sources) + laws.flatMap { $0.law.sources.map(\.place) })
        }
        self.documents = documents
        coverage = DocumentCoverage.of(documents, results)
        self.fidelity = fidelity
        self.ablation = ablation
        self.decidingCases = decidingCases
        self.versionNotes = versionNotes
        self.bugs = bugs
        self.unmodelled = unmodelled
        self.laws = laws
        bugsByExperiment = Dictionary(grouping: bugs) { $0.experiment ?? "" }
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
        self.staticFiles = staticFiles
        resultsByID = Dictionary(results.map { ($0.experiment.id, $0) }) { first, _ in first }
        titles = resultsByID.mapValues { $0.experiment.title }
        let differences = results.concurrentMap { CaseDifferences($0) }
        differencesByID = zip(results, differences).reduce(into: [:]) { $0[$1.0.experiment.id] = $1.1 }
        rulesByObservation = rules.sorted { $0.id < $1.id }.reduce(into: [:]) { owners, rule in
            for case .observation(let id) in rule.sources { owners[id, default: []].append(rule.id) }
        }
        rulesByID = Dictionary(rules.map { ($0.id, $0) }) { first, _ in first }
        sourceAddresses = addresses.value()
    }

    /// The same content with other hand-written pages.
    public func with(notes: [SiteFile]) -> SiteContent {
        var copy = self
        copy.notes = notes
        return copy
    }

    /// The addresses of the published sources.
    private static func addresses(_ rules: [Rule], _ fidelity: Fidelity?, _ others: [String]) -> [String: String] {
        let published = rules.flatMap { $0.sources }.compactMap { source -> String? in
            switch source {
            case .document(let title), .account(let title): title
            case .observation, .choice: nil
            }
        }
        let sources = Set(published + (fidelity?.entries.map(\.observation.source) ?? []) + others).sorted()
        let addresses = sources.indices.concurrentMap { SourceAddress(sources[$0])?.address }
        return zip(sources, addresses).reduce(into: [:]) { $0[$1.0] = $1.1 }
    }

    /// The versions of iOS with known changes, the newest first.
    var versionTurns: [SystemVersion] { Set(rules.flatMap { $0.versions.turns } + versionNotes.map { $0.since }).sorted(by: >) }

    /// The rules that name this observation as a source.
    func rules(supportedBy observation: String) -> [RuleID] { rulesByObservation[observation] ?? [] }

    func result(_ id: String) -> ExperimentResult? { resultsByID[id] }
    /// The reported bugs that this experiment's page answers.
    func bugs(answeredBy result: ExperimentResult) -> [ReportedBug] { bugsByExperiment[result.experiment.id] ?? [] }
    /// The result as a difference; nil without a case.
    func differences(of result: ExperimentResult) -> CaseDifferences? { differencesByID[result.experiment.id] }
    /// The entry for a name of the API, such as `UIView.hitTest(_:with:)`.
    func apiEntry(of name: String) -> APIEntry? { apiEntriesByName[name] }
    func rule(_ id: RuleID) -> Rule? { rulesByID[id] }
}
