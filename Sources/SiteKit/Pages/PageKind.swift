import TranslationKit

/// One kind of page: makes all pages of that kind from what the site is made of. A new kind is a new file and a line in `all`.
protocol PageKind: SendableMetatype {
    /// In one language. Throws the mistakes of hand-written pages.
    static func pages(of content: SiteContent, in translation: Translation) throws(AuthorsMistakes) -> [Page]
}

enum PageKinds {
    static let all: [any PageKind.Type] = [
        IndexPage.self, FinderPage.self, BuilderPage.self, ExperimentPage.self, APIPage.self, RulesPage.self, FidelityPage.self,
        UnknownsPage.self,
        VersionsPage.self, DocumentIndexPage.self, DocumentPage.self, AboutPage.self, NotesIndexPage.self, NotePage.self,
        SearchPage.self, NotFoundPage.self,
    ]
}
