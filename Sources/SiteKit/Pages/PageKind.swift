import TranslationKit

/// One kind of page, which plans all its pages from the content of the site. A new kind is a new file and a line in `all`.
protocol PageKind: SendableMetatype {
    /// The plans of the pages in one language.
    static func plans(of content: SiteContent, in translation: Translation) -> [PagePlan]
}

enum PageKinds {
    static let all: [any PageKind.Type] = [
        IndexPage.self, FinderPage.self, BuilderPage.self, ExperimentPage.self, APIPage.self, ReferencePage.self, RulesPage.self,
        FidelityPage.self,
        UnknownsPage.self,
        VersionsPage.self, BugsPage.self, LawsPage.self, DocumentIndexPage.self, DocumentPage.self, AboutPage.self, NotesIndexPage.self,
        NotePage.self,
        SearchPage.self, NotFoundPage.self,
    ]
}
