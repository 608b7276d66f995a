/// One kind of page: makes all pages of that kind from what the site is made of. A new kind is a new file and a line in `all`.
protocol PageKind: SendableMetatype {
    /// Throws the mistakes of hand-written pages.
    static func pages(of content: SiteContent) throws(AuthorsMistakes) -> [Page]
}

enum PageKinds {
    static let all: [any PageKind.Type] = [
        IndexPage.self, ExperimentPage.self, ClaimsPage.self, RulesPage.self, AblationPage.self, FidelityPage.self, UnknownsPage.self,
        VersionsPage.self, DocumentIndexPage.self, DocumentPage.self, ConclusionsPage.self, NotesIndexPage.self, NotePage.self,
        SearchPage.self,
    ]
}
