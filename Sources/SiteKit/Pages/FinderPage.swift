import ExperimentKit
import ReportKit
import TranslationKit

/// The decision finder: the view under the finger, the view above it, the gesture; it ends at the exact case. Left out if there are no
/// choices.
enum FinderPage: PageKind {
    static func plans(of content: SiteContent, in translation: Translation) -> [PagePlan] {
        let context = PageContext(Routes.finder, in: translation, of: content)
        return FinderTable(context: context).isEmpty && !content.isPartial ? [] : [PagePlan(context, page)]
    }

    private static func page(_ context: PageContext) -> Page {
        let title = context.say(AboutPhrase.finder)
        let table = FinderTable(context: context)
        let chooser = table.isEmpty ? context.paragraph(AboutPhrase.finderAbsent) : table.html
        let body: HTML = """
            <h1>\(title)</h1>
            \(context.paragraph(AboutPhrase.finderIntro, class: "lead"))\(chooser)
            """
        return Page(
            context: context, title: title, summary: context.say(AboutPhrase.finderSummary), section: .experiments,
            trail: [Page.Link(route: Routes.index, title: context.say(FramePhrase.experiments))], body: body,
            searchEntries: [
                SearchEntry(route: Routes.finder, title: title, kind: .experiment, text: context.say(AboutPhrase.finderSummary))
            ])
    }
}
