import EventTrace
import ExperimentKit
import ReportKit
import Studies

/// The parts of one experiment's page.
struct ExperimentParts {
    let result: ExperimentResult
    let context: PageContext
    /// The related experiments, each with the first sentence of its question.
    let related: [(result: ExperimentResult, question: String)]

    private var experiment: Experiment { result.experiment }

    /// Empty if the section has no content.
    func html(_ section: ExperimentSection, _ mistakes: inout [Diagnostic]) -> HTML {
        switch section {
        case .answer: answer(&mistakes)
        case .remedy: remedy(&mistakes)
        case .base: part(section, DifferenceFragment(result: result, context: context).base)
        case .changes: part(section, DifferenceFragment(result: result, context: context).changes)
        case .picture: part(section, picture)
        case .matrix: part(section, CaseMatrixTable(result: result, context: context).html)
        case .orderings: part(section, OrderingFragment(result: result, context: context).html)
        case .claims: part(section, ClaimList(result: result, context: context).html(into: &mistakes))
        case .variables: part(section, VariableTable(result: result, context: context).html)
        case .prints: part(section, PrintedOrderTable(result: result, context: context).html)
        case .versions: part(section, VersionList(result: result, context: context).html)
        case .observations: part(section, observations)
        case .bugs: part(section, bugs)
        case .rules: part(section, rules)
        case .cases: part(section, CaseList(result: result, context: context).html)
        case .source: part(section, SourceListing(result: result, context: context).html)
        case .related: part(section, kin)
        }
    }

    /// The figure, which shows the base case until the reader chooses another.
    private var picture: HTML {
        let base = CaseDifferences.base(of: result)?.case.index
        let first = result.findings.firstIndex { $0.case.index == base }
        return ExperimentFigure(result: result, context: context, firstCase: first ?? 0).html
    }

    /// The author's Markdown as HTML.
    func prose(_ text: String, _ mistakes: inout [Diagnostic]) -> HTML {
        Prose.html(text, of: experiment, context, at: experiment.location, into: &mistakes)
    }

    private func part(_ section: ExperimentSection, _ html: HTML) -> HTML { context.section(section.id, context.say(section.title), html) }

    private func answer(_ mistakes: inout [Diagnostic]) -> HTML {
        let tally: HTML = """
            <p class="tally"><span>\(context.count(result.findings.count, .oneCase, .manyCases))</span> \
            <span>\(context.count(result.groups.count, .oneOrdering, .manyOrderings))</span> \
            \(Badge.tally(result.claims, context).joined(" "))\(origins)</p>

            """
        guard let answer = experiment.answer else { return tally }
        return """
            <div class="answer">
            <h2 id="\(ExperimentSection.answer.id)">\(context.say(ExperimentPhrase.answer))</h2>
            \(prose(answer, &mistakes))</div>
            \(tally)
            """
    }

    private func remedy(_ mistakes: inout [Diagnostic]) -> HTML {
        guard let remedy = experiment.remedy else { return "" }
        return """
            <div class="remedy">
            <h2 id="\(ExperimentSection.remedy.id)">\(context.say(ExperimentPhrase.remedy))</h2>
            \(prose(remedy, &mistakes))</div>

            """
    }

    /// The places of the statements that the experiment answers, each place of a document once, linked to its first statement. A single
    /// document is named by its title.
    private var origins: HTML {
        var named: Set<String> = []
        let links = experiment.origins.filter { named.insert($0.reference(in: context.translation)).inserted }.map {
            StatementLink.html($0, context)
        }
        guard !links.isEmpty else { return "" }
        let places = context.list(links)
        guard Set(experiment.origins.map(\.document)).count == 1,
            let document = context.content.documents.first(where: { $0.number == experiment.origins[0].document })
        else { return " <span>\(context.html(ExperimentPhrase.fromDocument, ["places": places]))</span>" }
        let title = context.inline(document.title, in: document.context)
        return " <span>\(context.html(ExperimentPhrase.fromTitledDocument, ["title": title, "places": places]))</span>"
    }

    private var observations: HTML {
        let items = (context.content.fidelity?.entries(beside: experiment) ?? []).map {
            ObservationItem(entry: $0, context: context, level: 3).html
        }
        return HTML.when(!items.isEmpty, "<ul class=\"rules observations\">\n\(items)</ul>\n")
    }

    private var bugs: HTML {
        let items = context.content.bugs(answeredBy: result).map { ReportedBugItem(bug: $0, context: context).brief }
        return HTML.when(!items.isEmpty, HTML.unorderedList(items, class: "note"))
    }

    /// The rules that explain a claim, those that a claim rests on, and those of the reasons.
    private var rules: HTML {
        let footing = result.claims.flatMap { ($0.footing ?? []).map(\.id) }
        let named = (context.content.reasons?.rules(of: experiment.id) ?? []).union(result.rulesClaimed).union(footing).sorted()
        let rows = named.compactMap { context.content.rule($0) }.map { rule -> HTML in
            """
            <tr><th scope="row">\(context.rule(rule.id))</th><td>\(context.inline(rule.sentence, in: rule.context))</td>\
            <td>\(Badge.grade(of: rule, context))</td>\
            <td>\(context.list(EvidenceLink.list(rule, context)))</td></tr>

            """
        }
        guard !rows.isEmpty else { return "" }
        let heads: [ExperimentPhrase] = [.rule, .says, .grade, .evidence]
        return """
            <details><summary>\(context.count(rows.count, .oneRule, .manyRules))</summary>
            \(HTML.scrolling(
            context.say(ExperimentPhrase.rules),
            """
            <table class="stacked">
            <caption>\(context.say(ExperimentPhrase.rulesCaption))</caption>
            <thead><tr>\(heads.map { "<th scope=\"col\">\(context.say($0))</th>" as HTML })</tr></thead>
            <tbody>
            \(rows)</tbody>
            </table>

            """))</details>

            """
    }

    private var kin: HTML {
        HTML.unorderedList(
            related.map { "\(context.link($0.result)) <span class=\"note\">\($0.question)</span>" }, class: "related")
    }
}
