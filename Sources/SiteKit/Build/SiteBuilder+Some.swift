import ExperimentKit
import TranslationKit

/// Some pages, made before all others: what somebody is looking at while the rest is being made. Links are not looked into.
extension SiteBuilder {
    /// The pages of these files, given by their paths below `site/pages`, as a site of this content has them. Throws what is wrong with them.
    public static func files(ofNotes paths: Set<String>, in content: SiteContent) throws(AuthorsMistakes) -> [SiteFile] {
        var files: [SiteFile] = []
        for language in Language.allCases {
            let notes = NotePage.notes(of: content, in: language).filter { paths.contains($0.path) }
            files += try made(notes.map { NotePage.plan(of: $0, content, content.translations[language]) })
        }
        return files
    }

    /// The pages of the experiments that are in this content, and what their figures load.
    public static func files(ofExperimentsIn content: SiteContent) throws(AuthorsMistakes) -> [SiteFile] {
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
