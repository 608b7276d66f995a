import ExperimentKit

/// A page to be made later, as a site has more pages than should be in memory at once.
struct PagePlan: Sendable {
    let context: PageContext
    /// Whether an author has written its links.
    let isHandWritten: Bool
    private let make: @Sendable (PageContext) throws(AuthorsMistakes) -> Page

    init(_ context: PageContext, isHandWritten: Bool = false, _ make: @escaping @Sendable (PageContext) throws(AuthorsMistakes) -> Page) {
        self.context = context
        self.isHandWritten = isHandWritten
        self.make = make
    }

    /// The path relative to the site's root: `reports/HitTestTouch.html`.
    var path: String { context.path }

    func page() throws(AuthorsMistakes) -> Page { try make(context) }

    var result: Result<Page, AuthorsMistakes> { Result { () throws(AuthorsMistakes) in try page() } }
}
