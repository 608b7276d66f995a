import TranslationKit

/// A page in one language, before the frame that all pages share is put around it.
struct Page {
    let context: PageContext
    let title: String
    /// One sentence for search engines and previews.
    var summary = ""
    var section: MenuSection?
    /// From the site's first page down to the one above this.
    var trail: [Link] = []
    /// What the page holds, for the list beside it; left out below three.
    var contents: [Anchor] = []
    /// The pages before and after this one, where pages stand in a row.
    var previous: Link?
    var next: Link?
    /// Empty once the page's file has been made.
    var body: HTML
    var searchEntries: [SearchEntry] = []
    /// The file of the project that somebody mends to mend the page.
    var source: String?
    /// The links in it, of a hand-written page, that have to lead somewhere.
    var references: [MarkdownRenderer.Reference] = []
    /// The ids in its body that links of hand-written pages may lead to; empty where none does.
    var places: Set<String> = []
    /// The same page as Markdown.
    var markdown: Route?
    /// Scripts beside those of every page.
    var scripts: [Route] = []

    /// Relative to the site's root: `reports/HitTestTouch.html`.
    var path: String { context.path }

    struct Anchor: Hashable {
        let id: String
        let title: String
    }

    struct Link: Hashable {
        let route: Route
        let title: String
    }
}
