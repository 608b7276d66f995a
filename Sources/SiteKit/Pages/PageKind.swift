import TranslationKit

/// One kind of page: plans all pages of that kind from what the site is made of. A new kind is a new file and a line in `all`.
protocol PageKind: SendableMetatype {
    /// In one language.
    static func plans(of content: SiteContent, in translation: Translation) -> [PagePlan]
}

enum PageKinds {
    static let all: [any PageKind.Type] = [
        IndexPage.self, FinderPage.self, BuilderPage.self, ExperimentPage.self, APIPage.self, ReferencePage.self, RulesPage.self,
        FidelityPage.self,
        UnknownsPage.self,
        VersionsPage.self, DocumentIndexPage.self, DocumentPage.self, AboutPage.self, NotesIndexPage.self, NotePage.self,
        SearchPage.self, NotFoundPage.self,
    ]
}
