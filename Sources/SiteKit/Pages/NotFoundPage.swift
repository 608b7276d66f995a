import TranslationKit

/// The page that a server returns for an unknown address. As it may be shown at any address, its links need the site's own address.
enum NotFoundPage: PageKind {
    static func plans(of content: SiteContent, in translation: Translation) -> [PagePlan] {
        [PagePlan(PageContext(Routes.notFound, in: translation, of: content), page)]
    }

    private static func page(_ context: PageContext) -> Page {
        let body: HTML = """
            <h1>\(context.say(FramePhrase.notFound))</h1>
            \(context.paragraph(FramePhrase.notFoundLead))<p><a href="\(context.address(Routes.index))">\(context.say(FramePhrase.experiments))</a></p>

            """
        return Page(context: context, title: context.say(FramePhrase.notFound), summary: context.say(FramePhrase.notFoundLead), body: body)
    }
}
