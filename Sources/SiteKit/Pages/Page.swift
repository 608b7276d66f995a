import TranslationKit

/// A page in one language, before the frame that all pages share is put around it.
struct Page {
    let context: PageContext
    let title: String
    /// One sentence for search engines and previews.
    var summary = ""
    var section: MenuSection?
    /// The links from the site's first page down to the page above this one.
    var trail: [Link] = []
    /// The contents of the page, for the list beside it; left out if there are fewer than three.
    var contents: [Anchor] = []
    /// The pages before and after this one, where pages stand in a row.
    var previous: Link?
    var next: Link?
    /// The body; empty after the page's file has been made.
    var body: HTML
    var searchEntries: [SearchEntry] = []
    /// The file of the project to be edited to change the page.
    var source: String?
    /// The links in a hand-written page, which must lead to a place of the site.
    var references: [MarkdownRenderer.Reference] = []
    /// The ids in the body that links of hand-written pages may name; empty if no link names one.
    var places: Set<String> = []
    /// The same page as Markdown.
    var markdown: Route?
    /// The scripts in addition to those of every page.
    var scripts: [Route] = []

    /// The path relative to the site's root: `reports/HitTestTouch.html`.
    var path: String { context.path }

    struct Anchor: Hashable, Sendable {
        let id: String
        let title: String
        /// The places within this one, for example in a fold that is closed at first.
        var within: [Anchor] = []
    }

    struct Link: Hashable {
        let route: Route
        let title: String
    }
}
