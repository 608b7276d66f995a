import ExperimentKit
import ReportKit
import TranslationKit

/// Turns what the experiments found out into the files of a site, in every language. Equal content gives equal bytes.
public enum SiteBuilder {
    /// Every file of the site, sorted by path; `reports` are those of the same content. Throws all mistakes of hand-written pages and of
    /// experiments' prose at once.
    public static func files(_ content: SiteContent, _ reports: ExperimentReports? = nil) throws(AuthorsMistakes) -> [SiteFile] {
        let pages = try pages(content)
        let pictures = content.notes.filter { !$0.path.hasSuffix(".md") }.map {
            SiteFile(path: Routes.note($0.path).path, bytes: $0.bytes)
        }
        let languages = content.facts.languages
        let indexes = languages.indices.concurrentMap { index in
            let language = languages[index]
            let mark = content.facts.mark(of: language)
            let entries = pages.filter { $0.context.language == language }.flatMap(\.searchEntries)
            return SiteFile(
                path: Assets.searchIndex(marked: mark).path,
                text: SearchIndex(entries: entries, translation: content.translations[language], mark: mark).script)
        }
        let records = content.results.indices.concurrentMap { CaseRecord(content.results[$0]).file }
        let markdown = twins(content, reports ?? ExperimentReports(content))
        let others =
            Assets.files(content.facts.accent) + exports(content) + content.engine.files + pictures + indexes + records + reasons(content)
            + markdown
            + SiteMap(content: content, pages: pages).files
        if !content.isPartial { try check(pages, others) }
        let documents = pages.indices.concurrentMap { SiteFile(path: pages[$0].path, bytes: Layout.document(pages[$0]).bytes) }
        return (documents + others).sorted { $0.path < $1.path }
    }

    private static func exports(_ content: SiteContent) -> [SiteFile] {
        content.results.compactMap { result in
            guard case .file(let text)? = content.exports[result.experiment.id] else { return nil }
            return SiteFile(path: Routes.export(of: result).path, text: text)
        }
    }

    private static func reasons(_ content: SiteContent) -> [SiteFile] {
        guard let table = content.reasons else { return [] }
        return content.results.indices.concurrentMap { index -> [SiteFile] in
            let result = content.results[index]
            let chains = table.chains(of: result)
            return content.facts.languages.map {
                ReasonRecord(result, chains, in: content.translations[$0], marked: content.facts.mark(of: $0)).file
            }
        }.flatMap { $0 }
    }

    /// The reports as Markdown in the languages of the site.
    private static func twins(_ content: SiteContent, _ reports: ExperimentReports) -> [SiteFile] {
        content.facts.languages.flatMap { language in
            zip(content.results, reports.texts(in: language)).map { result, text in
                SiteFile(path: Routes.markdown(of: result).path(marked: content.facts.mark(of: language)), text: text)
            }
        }
    }

    private static func pages(_ content: SiteContent) throws(AuthorsMistakes) -> [Page] {
        let kinds = content.facts.languages.flatMap { language in PageKinds.all.map { (language, $0) } }
        let made = kinds.indices.concurrentMap { index -> Result<[Page], AuthorsMistakes> in
            let (language, kind) = kinds[index]
            do throws(AuthorsMistakes) {
                return .success(try kind.pages(of: content, in: content.translations[language]))
            } catch {
                return .failure(error)
            }
        }
        var pages: [Page] = []
        var mistakes = PageNames.diagnostics(for: content.notes)
        for result in made {
            switch result {
            case .success(let own): pages += own
            case .failure(let error): mistakes += error.diagnostics
            }
        }
        if !mistakes.isEmpty { throw AuthorsMistakes(mistakes) }
        return pages
    }

    private static func check(_ pages: [Page], _ others: [SiteFile]) throws(AuthorsMistakes) {
        let references = References(pages: pages, files: others.map(\.path))
        let faults = pages.flatMap { references.diagnostics(for: $0) }
        if !faults.isEmpty { throw AuthorsMistakes(faults) }
    }
}
