import ExperimentKit
import ProjectFiles
import TranslationKit

/// Makes some pages before all others: those that a reader is looking at. Links are not checked.
extension SiteBuilder {
    /// The pages of these files, given by their paths below `site/pages`, as in a site of this content. Throws their mistakes.
    package static func files(ofNotes paths: Set<String>, in content: SiteContent) throws(AuthorsMistakes) -> [SiteFile] {
        var files: [SiteFile] = []
        for language in Language.allCases {
            let notes = NotePage.notes(of: content, in: language).filter { paths.contains($0.path) }
            files += try made(notes.map { NotePage.plan(of: $0, content, content.translations[language]) })
        }
        return files
    }

    /// The pages of the experiments in this content, and the files that their figures load.
    package static func files(ofExperimentsIn content: SiteContent) throws(AuthorsMistakes) -> [SiteFile] {
        var files = content.results.map { CaseRecord($0).file }
        for language in Language.allCases {
            files += try made(ExperimentPage.plans(of: content, in: content.translations[language]))
        }
        return files
    }

    private static func made(_ plans: [PagePlan]) throws(AuthorsMistakes) -> [SiteFile] {
        try plans.concurrentMap { (plan) throws(AuthorsMistakes) in Layout.file(of: try plan.page()) }
    }
}
