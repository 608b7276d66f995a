/// A page that will be made: a site has more pages than should be in memory at once.
struct PagePlan: Sendable {
    let context: PageContext
    /// Whether it has links that somebody wrote.
    let isHandWritten: Bool
    private let make: @Sendable (PageContext) throws(AuthorsMistakes) -> Page

    init(_ context: PageContext, isHandWritten: Bool = false, _ make: @escaping @Sendable (PageContext) throws(AuthorsMistakes) -> Page) {
        self.context = context
        self.isHandWritten = isHandWritten
        self.make = make
    }

    /// Relative to the site's root: `reports/HitTestTouch.html`.
    var path: String { context.path }

    func page() throws(AuthorsMistakes) -> Page { try make(context) }

    var result: Result<Page, AuthorsMistakes> { Result { () throws(AuthorsMistakes) in try page() } }
}
