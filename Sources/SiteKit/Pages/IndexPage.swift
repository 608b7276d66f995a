import EventTrace
import ExperimentKit
import ProjectFiles
import ReportKit
import TranslationKit

/// The first page: an introduction, problems in the reader's words, and all experiments.
enum IndexPage: PageKind {
    static func plans(of content: SiteContent, in translation: Translation) -> [PagePlan] {
        [PagePlan(PageContext(Routes.index, in: translation, of: content), page)]
    }

    private static func page(_ context: PageContext) -> Page {
        let groups = ResultGroup.all(context.content.results, in: context.translation)
        let about: HTML = "<a href=\"\(context.address(Routes.about))\">\(context.say(AboutPhrase.aboutLink))</a>"
        let heading = context.content.facts.heading.map { context.translation($0, in: SiteFacts.context) } ?? context.content.facts.title
        let body: HTML = """
            <h1>\(heading)</h1>
            <p class="lead">\(context.html(AboutPhrase.lead, ["about": about]))</p>
            \(SearchField.large(context))\(symptoms(context))\(ways(context))            \(BuilderLink.html(.indexLead, from: context))\(context.section("all-experiments", context.say(AboutPhrase.allExperiments), list(groups, context)))
            """
        return Page(
            context: context, title: heading, summary: Prose.plain(context.say(AboutPhrase.summary)),
            section: .experiments,
            contents: groups.map { Page.Anchor(id: $0.id, title: $0.title) }, body: body)
    }

    /// The places to begin without searching; empty if there is only the list.
    private static func ways(_ context: PageContext) -> HTML {
        let ways = [finder(context), bugs(context), introduction(context)].filter { !$0.isEmpty }
        return ways.isEmpty ? "" : "<p>\(ways.joined(" "))</p>\n"
    }

    private static func finder(_ context: PageContext) -> HTML {
        guard !FinderTable(context: context).isEmpty else { return "" }
        let link: HTML = "<a href=\"\(context.address(Routes.finder))\">\(context.say(AboutPhrase.finder))</a>"
        return context.html(AboutPhrase.finderLead, ["finder": link])
    }

    private static func bugs(_ context: PageContext) -> HTML {
        guard !context.content.bugs.isEmpty else { return "" }
        let link: HTML = "<a href=\"\(context.address(Routes.bugs))\">\(context.say(EvidencePhrase.bugs))</a>"
        return context.html(AboutPhrase.bugsLead, ["bugs": link])
    }

    /// A link to the first page to read, in the reader's language; empty if the site has none.
    private static func introduction(_ context: PageContext) -> HTML {
        let route = context.content.guide.introduction.map(Routes.note)
        let notes = NotePage.notes(of: context.content, in: context.language)
        guard let route, let note = notes.first(where: { Routes.note($0.path) == route }) else { return "" }
        let link: HTML = "<a href=\"\(context.address(route))\">\(NotePage.title(of: note))</a>"
        return context.html(AboutPhrase.introduction, ["page": link])
    }

    private static func symptoms(_ context: PageContext) -> HTML {
        let cards = context.content.guide.symptoms.compactMap { card($0, context) }
        guard !cards.isEmpty else { return "" }
        return context.section(
            "symptoms", context.say(AboutPhrase.symptoms),
            "\(context.paragraph(AboutPhrase.symptomsLead, class: "note"))\(HTML.unorderedList(cards, class: "symptoms"))")
    }

    /// Nil if the experiment is not part of the build.
    private static func card(_ symptom: ReaderGuide.Symptom, _ context: PageContext) -> HTML? {
        guard let result = context.content.result(symptom.experiment) else { return nil }
        let finding = result.findings.first { $0.case.index == symptom.case - 1 } ?? result.findings.first
        let picture = finding.map { Picture(finding: $0, context: context).stage } ?? ""
        return """
            <a href="\(context.address(Routes.experiment(result)))"><span class="thumbnail" aria-hidden="true">\(picture)</span>\
            <span><strong>\(context.inline(symptom.words, in: ReaderGuide.context))</strong> \
            <span class="brief">\(context.inline(symptom.answer, in: ReaderGuide.context))</span></span></a>
            """
    }

    /// The experiments under the headings of their groups; a few without groups have no headings.
    private static func list(_ groups: [ResultGroup], _ context: PageContext) -> HTML {
        guard groups.contains(where: \.isNamed) else {
            let hasMany = context.content.results.count > mostAtOnce
            return "\(HTML.when(hasMany, filter([], context)))\(groups.map { titles($0, id: $0.id, context) })"
        }
        return "\(filter(groups, context))\(groups.map { list($0, context) })"
    }

    /// The most experiments that a reader takes in without a filter.
    private static let mostAtOnce = 12

    /// A field that hides the experiments without its words.
    private static func filter(_ groups: [ResultGroup], _ context: PageContext) -> HTML {
        """
        <div class="filters" data-list="experiments" data-counted="\(context.say(AboutPhrase.filtered))">
        <label>\(context.say(AboutPhrase.filter)) <input type="text" autocomplete="off"></label><output></output>
        </div>
        \(HTML.when(!groups.isEmpty, links(groups)))
        """
    }

    private static func links(_ groups: [ResultGroup]) -> HTML {
        let links = groups.map {
            "<a href=\"\(Route.fragment($0.id))\">\($0.title)</a> <span class=\"note\">\($0.results.count)</span>" as HTML
        }
        return "<p class=\"groups\">\(links.joined(" · "))</p>\n"
    }

    /// A group of experiments, closed at first: the groups are the overview.
    private static func list(_ group: ResultGroup, _ context: PageContext) -> HTML {
        """
        <details class="group" id="\(group.id)"><summary><h3>\(group.title) <small>\(group.results.count)</small></h3></summary>
        \(titles(group, id: nil, context))</details>

        """
    }

    private static func titles(_ group: ResultGroup, id: String?, _ context: PageContext) -> HTML {
        let items = group.results.map { result -> HTML in
            let experiment = result.experiment
            let question = Excerpt.firstSentence(of: Prose.plain(experiment.answer ?? experiment.question, in: experiment.id, context))
            let symptoms = experiment.symptoms.map { context.translation($0, in: experiment.id) }.joined(separator: " ")
            return """
                <li data-words="\(symptoms) \(experiment.id)">\(context.link(result)) <span class="note">\(question)</span></li>

                """
        }
        return """
            <ul class="titles"\(id.map { " id=\"\($0)\"" as HTML } ?? "")>
            \(items)</ul>

            """
    }
}
