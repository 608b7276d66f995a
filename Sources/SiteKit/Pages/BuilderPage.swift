import EventTrace
import FigureKit
import Studies
import TranslationKit

/// The page on which a reader puts views and recognizers together and touches them; left out of a site without the engine.
enum BuilderPage: PageKind {
    static func plans(of content: SiteContent, in translation: Translation) -> [PagePlan] {
        guard content.engine.isThere else { return [] }
        return [PagePlan(PageContext(Routes.builder, in: translation, of: content), page)]
    }

    private static func page(_ context: PageContext) -> Page {
        let title = context.say(BuilderPhrase.title)
        let experiments: HTML = "<a href=\"\(context.address(Routes.index))\">\(context.say(FramePhrase.experiments))</a>"
        let body: HTML = """
            <h1>\(title)</h1>
            \(context.paragraph(BuilderPhrase.lead, class: "lead"))\
            <noscript><p class="note">\(context.html(BuilderPhrase.needsScript, ["experiments": experiments]))</p></noscript>
            <div id="builder" class="builder" data-vocabulary="\(SketchVocabulary.json)" data-starters="\(starters(context))" \
            data-words="\(words(context))" data-rules="\(rules(context))"></div>

            """
        return Page(
            context: context, title: title, summary: context.say(BuilderPhrase.summary), section: .experiments,
            trail: [Page.Link(route: Routes.index, title: context.say(FramePhrase.experiments))], body: body,
            searchEntries: [
                SearchEntry(route: Routes.builder, title: title, kind: .experiment, text: context.say(BuilderPhrase.summary))
            ],
            scripts: [Assets.paint, Assets.live, Assets.builder])
    }

    private static func starters(_ context: PageContext) -> String {
        let starters = SketchStarter.allCases.map { starter in
            JSONText.object([("title", JSONText(context.say(starter.title))), ("sketch", JSONText(json: starter.text))])
        }
        return JSONText.list(starters).description
    }

    /// The phrases that the script shows, by the names of the cases.
    private static func words(_ context: PageContext) -> String {
        let mistakes: [JSONText.Member] = BuilderPhrase.mistakes.map { ("\($0.kind)", JSONText(context.say($0.phrase))) }
        let words: [JSONText.Member] = BuilderPhrase.spoken.map { ("\($0)", JSONText(context.say($0))) }
        let marks = FigureWord.allCases.map { context.say(FigurePhrase($0)) }
        let turns: [JSONText.Member] = FigureRows.turns.map { turn in
            (turn.verb.rawValue + (turn.state.map { " \($0.rawValue)" } ?? ""), JSONText(context.say(FigurePhrase(turn.says))))
        }
        return JSONText.object(words + [("mistakes", .object(mistakes)), ("marks", .list(marks)), ("turns", .object(turns))]).description
    }

    /// The address and the sentence of each rule, by its id.
    private static func rules(_ context: PageContext) -> String {
        JSONText.object(
            context.content.rules.map { rule in
                let sentence = InlineCode.plain(context.translation(rule.sentence, in: rule.context))
                return (rule.id.description, .list([context.address(Routes.rule(rule.id)), sentence]))
            }
        ).description
    }
}

extension SketchStarter {
    fileprivate var title: BuilderPhrase {
        switch self {
        case .buttonAndTap: .buttonAndTap
        case .sliderInScrollView: .sliderInScrollView
        case .singleAndDoubleTap: .singleAndDoubleTap
        }
    }
}
