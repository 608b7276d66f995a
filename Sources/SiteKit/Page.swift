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
    /// Scripts after the site's own, relative to the site's root.
    var scripts: [String] = []
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

        var path: String {
            switch self {
            case .experiments: "index.html"
            case .documents: DocumentIndexPage.path
            case .conclusions: ConclusionsPage.path
            case .claims: "claims.html"
            case .rules: "rules.html"
            case .fidelity: FidelityPage.path
            case .notes: NotesIndexPage.path
            }
        }
    }

    /// How this page names another: for `href`.
    func link(to target: String) -> String { Paths.relative(from: path, to: target) }
}
