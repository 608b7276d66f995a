@testable import ExperimentKit
@testable import ProjectFiles
@testable import ReportKit
@testable import SampleResults
@testable import TranslationKit

@testable import SiteKit

extension FuzzTarget {
    /// The bytes of a hand-written page, up to the finished HTML in both languages.
    static let page = FuzzTarget(name: "page") { bytes in
        let note = SiteFile(path: "folder/page.md", bytes: bytes)
        let (first, second) = (pages(of: [note]), pages(of: [note]))
        demand(first == second, "a page that is another when it is made again")
        first?.forEach(HTMLCheck.demandSound)
    }

    /// Names of files, a line each; a `/` stands between folder and file, as in a listing.
    static let names = FuzzTarget(name: "names") { bytes in
        let names = bytes.split(separator: 10).prefix(20).map { String(decoding: $0, as: UTF8.self) }
            .filter { name in
                !name.split(separator: "/", omittingEmptySubsequences: false).contains { ["", ".", ".."].contains($0) }
                    && !name.contains("\0")
            }
        let notes = Set(names).sorted().map { SiteFile(path: "\($0).md", text: "# Title of \($0)\n\n[x](page.md)\n") }
        let mistakes = PageNames.diagnostics(for: notes)
        guard mistakes.isEmpty else { return demandSound(AuthorsMistakes(mistakes)) }
        pages(of: notes)?.forEach(HTMLCheck.demandSound)
    }

    /// Nil where they are refused.
    private static func pages(of notes: [SiteFile]) -> [[UInt8]]? {
        let content = content(notes)
        do throws(AuthorsMistakes) {
            var made: [[UInt8]] = []
            for language in Language.allCases {
                let translation = content.translations[language]
                let plans = NotePage.plans(of: content, in: translation) + NotesIndexPage.plans(of: content, in: translation)
                var pages: [Page] = []
                for plan in plans { pages.append(try plan.page()) }
                let references = References(of: pages)
                let records = pages.map(references.record)
                for diagnostic in references.diagnostics(among: records, files: Set(pages.map(\.path))) { demandSound("\(diagnostic)") }
                _ = SearchIndex(entries: pages.flatMap(\.searchEntries), translation: translation).script
                made += pages.map { Layout.document($0).bytes }
            }
            return made
        } catch {
            demandSound(error)
            return nil
        }
    }

    private static let sources = Dictionary(uniqueKeysWithValues: Sample.results.map { ($0.experiment.location.file, "let x = 1\n") })

    private static func content(_ notes: [SiteFile]) -> SiteContent {
        SiteContent(results: Sample.results, rules: Sample.rules, notes: notes, sources: sources)
    }
}
