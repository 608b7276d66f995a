import TranslationKit

/// A page before the frame that all pages share is put around it.
struct Page {
    /// Relative to the site's root: `reports/HitTestTouch.html`.
    let path: String
    let title: String
    /// One sentence for search engines and previews.
    var summary = ""
    var section: Section?
    /// The language of the page and of its frame.
    var translation = Translation.english
    /// What the page holds, for the list beside it; left out below three.
    var contents: [Link] = []
    let body: HTML
    /// Scripts after the site's own.
    var scripts: [Route] = []
    var searchEntries: [SearchEntry] = []
    /// The file that somebody wrote it in, and the links in it that have to lead somewhere.
    var source: String?
    var references: [MarkdownRenderer.Reference] = []

    struct Link: Hashable {
        let id: String
        let title: String
    }

    /// The entries of the navigation.
    enum Section: CaseIterable {
        case experiments, documents, conclusions, claims, rules, fidelity, notes

        var title: PagePhrase {
            switch self {
            case .experiments: .experiments
            case .documents: .documents
            case .conclusions: .conclusions
            case .claims: .claims
            case .rules: .rules
            case .fidelity: .fidelity
            case .notes: .notes
            }
        }

        func route(in language: Language) -> Route {
            switch self {
            case .experiments: Routes.index
            case .documents: Routes.documents(in: language)
            case .conclusions: Routes.conclusions
            case .claims: Routes.claims
            case .rules: Routes.rules
            case .fidelity: Routes.fidelity
            case .notes: Routes.notes
            }
        }
    }

    /// How this page names a place of the site: for `href` and `src`.
    func link(to target: Route) -> String { target.address(from: path) }
}
