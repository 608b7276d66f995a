import EventTrace
import ExperimentKit
import ProjectFiles
import ReportKit
import Studies
import TranslationKit

/// The page of one experiment: question, answer and remedy first, then the picture, the table and the claims, then every case.
enum ExperimentPage: PageKind {
    static func plans(of content: SiteContent, in translation: Translation) -> [PagePlan] {
        let kin = Kinship(content.results)
        let questions = content.results.indices.concurrentMap { index in
            let experiment = content.results[index].experiment
            return Excerpt.firstSentence(of: Prose.plain(translation(experiment.question, in: experiment.id)))
        }
        return content.results.indices.map { index in
            PagePlan(PageContext(Routes.experiment(content.results[index]), in: translation, of: content)) {
                context throws(AuthorsMistakes) in
                var mistakes: [Diagnostic] = []
                let page = page(at: index, context, kin, questions, &mistakes)
                if !mistakes.isEmpty { throw AuthorsMistakes(mistakes) }
                return page
            }
        }
    }

    private static func page(
        at index: Int, _ context: PageContext, _ kin: Kinship, _ questions: [String], _ mistakes: inout [Diagnostic]
    ) -> Page {
        let (content, translation) = (context.content, context.translation)
        let result = content.results[index]
        let experiment = result.experiment
        let related = kin.nearest(to: index).map { (result: content.results[$0], question: questions[$0]) }
        let parts = ExperimentParts(result: result, context: context, related: related)
        let sections = ExperimentSection.allCases.map { (section: $0, html: parts.html($0, &mistakes)) }.filter { !$0.html.isEmpty }
        let folded = sections.filter { $0.section.isEvidence }.map { $0.html }
        let evidence: HTML = HTML.when(
            !folded.isEmpty,
            """
            <details class="evidence" id="\(evidenceID)"><summary>\(context.say(ExperimentPhrase.details))</summary>
            \(folded)</details>

            """)
        let body: HTML = """
            <h1>\(context.title(result))</h1>
            <div class="lead">\(parts.prose(experiment.question, &mistakes))</div>
            \(sections.filter { !$0.section.isEvidence && $0.section != .related }.map { $0.html })\
            \(evidence)\(sections.filter { $0.section == .related }.map { $0.html })
            """
        let group = Page.Link(
            route: Route(Routes.index.path, at: ResultGroup.id(of: result)), title: ResultGroup.title(of: result, in: translation))
        let before = index > 0 ? link(content.results[index - 1], context) : nil
        let after = index + 1 < content.results.count ? link(content.results[index + 1], context) : nil
        return Page(
            context: context, title: translation(experiment.title, in: experiment.id),
            summary: Prose.plain(experiment.answer ?? experiment.question, in: experiment.id, context), section: .experiments,
            trail: [Page.Link(route: Routes.index, title: context.say(FramePhrase.experiments))]
                + (experiment.group == nil ? [] : [group]),
            contents: contents(sections.map { $0.section }, context),
            previous: before, next: after, body: body, searchEntries: ExperimentEntry(result: result, context: context).entries,
            source: experiment.location.file, markdown: Routes.markdown(of: result),
            scripts: ExperimentFigure.scripts(of: [experiment.id], content: content))
    }

    private static let evidenceID = "evidence"

    /// The sections as they lie on the page: those in the fold of evidence below it. Answer and remedy come first anyway.
    private static func contents(_ sections: [ExperimentSection], _ context: PageContext) -> [Page.Anchor] {
        func anchors(_ sections: [ExperimentSection]) -> [Page.Anchor] {
            sections.map { Page.Anchor(id: $0.id, title: context.say($0.title)) }
        }
        let shown = sections.filter { $0 != .answer && $0 != .remedy && !$0.isEvidence }
        let within = anchors(sections.filter { $0.isEvidence })
        let evidence = Page.Anchor(id: evidenceID, title: context.say(ExperimentPhrase.evidence), within: within)
        return anchors(shown.filter { $0 != .related }) + (within.isEmpty ? [] : [evidence]) + anchors(shown.filter { $0 == .related })
    }

    private static func link(_ result: ExperimentResult, _ context: PageContext) -> Page.Link {
        Page.Link(route: Routes.experiment(result), title: context.translation(result.experiment.title, in: result.experiment.id))
    }
}
