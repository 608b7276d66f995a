import ExperimentKit
import ProjectFiles
import ReportKit
import Synchronization
import TranslationKit

/// Turns the results of the experiments into the files of a site, in every language. Equal content gives equal bytes.
public struct SiteBuilder: Sendable {
    /// The path of every file, sorted.
    public let paths: [String]
    private let content: SiteContent
    /// The plans of the pages, in the order of the site.
    private let plans: [PagePlan]
    private let others: [FilePlan]
    /// A diagnostic for each file for the server with a name that cannot be published.
    private let misnamed: [Diagnostic]

    /// `reports` must be made from the same content.
    public init(_ content: SiteContent, _ reports: ExperimentReports? = nil) {
        self.content = content
        let kinds = content.facts.languages.flatMap { language in PageKinds.all.map { (language, $0) } }
        plans = kinds.indices.concurrentMap { index in
            let (language, kind) = kinds[index]
            return kind.plans(of: content, in: content.translations[language])
        }.flatMap { $0 }
        others = FilePlan.all(of: content, reports ?? ExperimentReports(content))
        let indexes = content.facts.languages.map { Assets.searchIndex(marked: content.facts.mark(of: $0)).path }
        let own = plans.map(\.path) + others.flatMap(\.paths) + indexes + SiteMap.paths(of: content)
        misnamed = PageNames.diagnostics(for: content.staticFiles, beside: own)
        paths = (own + content.staticFiles.map(\.path)).sorted()
    }

    /// Every file of the site, sorted by path. Throws all mistakes of hand-written pages and of experiments' prose at once.
    package static func files(_ content: SiteContent, _ reports: ExperimentReports? = nil) throws(AuthorsMistakes) -> [SiteFile] {
        let files = Mutex<[SiteFile]>([])
        do {
            try SiteBuilder(content, reports).makeFiles { file in files.withLock { $0.append(file) } }
        } catch {
            // The closure that takes the files here throws no errors of its own.
            throw error as! AuthorsMistakes
        }
        return files.withLock { $0.sorted { $0.path < $1.path } }
    }

    /// Makes every file of the site, on all cores and in no order, and passes each to `take` at once, so that memory never holds a whole
    /// site. Throws all mistakes of hand-written pages and of experiments' prose at once, as `AuthorsMistakes`, and the errors of `take`.
    public func makeFiles(_ take: @escaping @Sendable (SiteFile) throws -> Void) throws {
        if !misnamed.isEmpty { throw AuthorsMistakes(misnamed) }
        let pages = try makePages(take)
        // The longest work begins first, so that no core is idle at the end.
        let searches = content.facts.languages.map { language in FilePlan { [searchIndex(of: pages, in: language)] } }
        let siteMap = FilePlan { SiteMap(content: content, pages: pages).files }
        let staticFiles = FilePlan { content.staticFiles }
        _ = try (searches + [siteMap, staticFiles] + others).concurrentMap { for file in $0.files { try take(file) } }
    }

    /// Throws the mistakes that `makeFiles` throws, but makes no files: only pages can have mistakes.
    package func check() throws { _ = try makePages(nil) }

    /// The pages without their bodies, in the order of the site.
    private func makePages(_ take: (@Sendable (SiteFile) throws -> Void)?) throws -> [Page] {
        // The links of hand-written pages decide which pages keep their places.
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
        _ plan: PagePlan, _ take: ((SiteFile) throws -> Void)?, _ record: (Page) -> Page
    ) throws -> Result<Page, AuthorsMistakes> {
        let made = plan.result
        if let take, case .success(let page) = made { try take(Layout.file(of: page)) }
        return made.map(record)
    }

    private func searchIndex(of pages: [Page], in language: Language) -> SiteFile {
        let mark = content.facts.mark(of: language)
        let entries = pages.filter { $0.context.language == language }.flatMap(\.searchEntries)
        return SiteFile(
            path: Assets.searchIndex(marked: mark).path,
            text: SearchIndex(
                entries: entries, areas: content.unmodelled, translation: content.translations[language], mark: mark
            ).script)
    }
}
