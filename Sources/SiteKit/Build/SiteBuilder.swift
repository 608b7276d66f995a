import ExperimentKit
import ReportKit
import Synchronization
import TranslationKit

/// Turns what the experiments found out into the files of a site, in every language. Equal content gives equal bytes.
public struct SiteBuilder: Sendable {
    /// Of every file, sorted.
    public let paths: [String]
    private let content: SiteContent
    /// In the order of the site.
    private let plans: [PagePlan]
    private let others: [FilePlan]

    /// `reports` are those of the same content.
    public init(_ content: SiteContent, _ reports: ExperimentReports? = nil) {
        self.content = content
        let kinds = content.facts.languages.flatMap { language in PageKinds.all.map { (language, $0) } }
        plans = kinds.indices.concurrentMap { index in
            let (language, kind) = kinds[index]
            return kind.plans(of: content, in: content.translations[language])
        }.flatMap { $0 }
        others = FilePlan.all(of: content, reports ?? ExperimentReports(content))
        let indexes = content.facts.languages.map { Assets.searchIndex(marked: content.facts.mark(of: $0)).path }
        paths = (plans.map(\.path) + others.flatMap(\.paths) + indexes + SiteMap.paths(of: content)).sorted()
    }

    /// Every file of the site, sorted by path. Throws all mistakes of hand-written pages and of experiments' prose at once.
    public static func files(_ content: SiteContent, _ reports: ExperimentReports? = nil) throws(AuthorsMistakes) -> [SiteFile] {
        let files = Mutex<[SiteFile]>([])
        do {
            try SiteBuilder(content, reports).makeFiles { file in files.withLock { $0.append(file) } }
        } catch {
            // What takes the files here has no errors of its own.
            throw error as! AuthorsMistakes
        }
        return files.withLock { $0.sorted { $0.path < $1.path } }
    }

    /// Makes every file of the site, on all cores and in no order, and gives each away as soon as it is made: a whole site is not in memory at any time.
    /// Throws all mistakes of hand-written pages and of experiments' prose at once, as `AuthorsMistakes`, and what `take` throws.
    public func makeFiles(_ take: @escaping @Sendable (SiteFile) throws -> Void) throws {
        let pages = try makePages(take)
        // What takes longest begins first, so that no core waits for it at the end.
        let searches = content.facts.languages.map { language in FilePlan { [searchIndex(of: pages, in: language)] } }
        let siteMap = FilePlan { SiteMap(content: content, pages: pages).files }
        _ = try (searches + [siteMap] + others).concurrentMap { for file in $0.files { try take(file) } }
    }

    /// Gives the pages without their bodies, in the order of the site.
    private func makePages(_ take: @escaping @Sendable (SiteFile) throws -> Void) throws -> [Page] {
        // Links of hand-written pages say of which pages the places matter.
        let (written, generated) = (plans.indices.filter { plans[$0].isHandWritten }, plans.indices.filter { !plans[$0].isHandWritten })
        let notes = try written.concurrentMap { (index: $0, made: try make(plans[$0], take) { $0 }) }
        let references = References(of: notes.compactMap { try? $0.made.get() })
        let others = try generated.concurrentMap { (index: $0, made: try make(plans[$0], take, references.record)) }
        var pages: [Page] = []
        var mistakes = PageNames.diagnostics(for: content.notes)
        for page in (notes + others).sorted(by: { $0.index < $1.index }) {
            switch page.made {
            case .success(let page): pages.append(references.record(of: page))
            case .failure(let error): mistakes += error.diagnostics
            }
        }
        if mistakes.isEmpty, !content.isPartial { mistakes = references.diagnostics(among: pages, files: Set(paths)) }
        if !mistakes.isEmpty { throw AuthorsMistakes(mistakes) }
        return pages
    }

    private func make(
        _ plan: PagePlan, _ take: (SiteFile) throws -> Void, _ record: (Page) -> Page
    ) throws -> Result<Page, AuthorsMistakes> {
        let made = plan.result
        if case .success(let page) = made { try take(Layout.file(of: page)) }
        return made.map(record)
    }

    private func searchIndex(of pages: [Page], in language: Language) -> SiteFile {
        let mark = content.facts.mark(of: language)
        let entries = pages.filter { $0.context.language == language }.flatMap(\.searchEntries)
        return SiteFile(
            path: Assets.searchIndex(marked: mark).path,
            text: SearchIndex(entries: entries, translation: content.translations[language], mark: mark).script)
    }
}
