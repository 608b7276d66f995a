import EventTrace
import ExperimentKit
import ReportKit
import Studies
import TranslationKit

/// The open questions: each rule that is only assumed, the claims that depend on it, and the case that would settle it on a device.
enum UnknownsPage: PageKind {
    static func plans(of content: SiteContent, in translation: Translation) -> [PagePlan] {
        guard content.ablation != nil else { return [] }
        return [PagePlan(PageContext(Routes.unknowns, in: translation, of: content), page)]
    }

    private static func page(_ context: PageContext) -> Page {
        let rules = context.content.rules.filter { $0.grade == .assumed }
        let chosen = context.content.rules.filter(\.isChosenInPart)
        let families = RuleID.Family.allCases.filter { family in rules.contains { $0.id.family == family } }
        let sections = families.map { family -> HTML in
            let items = rules.filter { $0.id.family == family }.map { item($0, context) }
            return context.section(family.slug, context.say(RulesPage.title(of: family)), "<ul class=\"rules\">\n\(items)</ul>\n")
        }
        let assumptions = HTML(text: context.count(rules.count, .oneAssumption, .manyAssumptions))
        let body: HTML = """
            <h1>\(context.say(EvidencePhrase.unknowns))</h1>
            <p class="lead">\(context.html(EvidencePhrase.unknownsLead, ["assumptions": assumptions]))</p>
            \(context.paragraph(EvidencePhrase.howToAnswer))\(devices(context))\(unsettled(context))\(sections)\(chosenParts(chosen, context))
            """
        return Page(
            context: context, title: context.say(EvidencePhrase.unknowns), summary: context.say(EvidencePhrase.unknownsSummary),
            section: .about, trail: [AboutPage.link(context)],
            contents: families.map { Page.Anchor(id: $0.slug, title: context.say(RulesPage.title(of: $0))) }
                + (chosen.isEmpty ? [] : [Page.Anchor(id: chosenPartsID, title: context.say(EvidencePhrase.chosenParts))]),
            body: body)
    }

    /// The observations on readers' devices so far.
    private static func devices(_ context: PageContext) -> HTML {
        let devices = context.content.fidelity?.devices ?? []
        guard !devices.isEmpty else { return "" }
        let target = context.address(Routes.observations(about: Observation.devicesTopic))
        let values: KeyValuePairs<String, HTML> = [
            "observations": HTML(text: context.count(devices.count, .oneObservation, .manyObservations)),
            "tally": HTML(text: FidelityPage.tally(devices, context)),
            "devices": "<a href=\"\(target)\">\(context.say(EvidencePhrase.readersDevices))</a>",
        ]
        return "<p>\(context.html(EvidencePhrase.devicesSoFar, values))</p>\n"
    }

    /// The observations on devices of the case that would settle the rule.
    private static func devices(at deciding: DecidingCase, _ context: PageContext) -> HTML {
        let devices = (context.content.fidelity?.devices ?? []).filter { entry in
            entry.observation.experiment == deciding.experiment.id
                && entry.results.contains { $0.finding.case.index == deciding.case.index }
        }
        guard !devices.isEmpty else { return "" }
        let items = context.list(devices.map { EvidenceLink.html($0.observation.id, context) })
        return "<p>\(context.html(EvidencePhrase.devicesAtCase, ["devices": items]))</p>\n"
    }

    /// The statements of documents that are still undecided.
    private static func unsettled(_ context: PageContext) -> HTML {
        let items = context.content.coverage.flatMap(\.statements).filter { $0.verdict == .undecided }.map { outcome -> HTML in
            let text = context.inline(outcome.statement.text, in: outcome.statement.context)
            return context.html(ListPhrase.titled, ["title": StatementLink.html(outcome.statement, context), "text": text])
        }
        guard !items.isEmpty else { return "" }
        return context.paragraph(EvidencePhrase.unsettledStatements) + HTML.unorderedList(items, class: "note")
    }

    private static let chosenPartsID = "chosen-parts"

    /// The choices of the engine within rules that are documented or seen on a device.
    private static func chosenParts(_ rules: [Rule], _ context: PageContext) -> HTML {
        guard !rules.isEmpty else { return "" }
        let items = rules.flatMap { rule in
            rule.choices.map { choice -> HTML in
                context.html(ListPhrase.titled, ["title": context.rule(rule.id), "text": context.inline(choice, in: rule.context)])
            }
        }
        let lead = context.html(
            EvidencePhrase.chosenPartsLead, ["rules": HTML(text: context.count(rules.count, .oneRule, .manyRules))])
        return context.section(
            chosenPartsID, context.say(EvidencePhrase.chosenParts), "<p>\(lead)</p>\n\(HTML.unorderedList(items, class: "note"))")
    }

    private static func item(_ rule: Rule, _ context: PageContext) -> HTML {
        let row = context.content.ablation?.row(rule.id)
        let deciding = context.content.decidingCases.first { $0.rule == rule.id }
        let otherwise = context.inline(rule.counterfactual.sentence, in: rule.context)
        let id = Place.rule(rule.id)
        return """
            <li id="\(id)">
            <div class="head">\(context.rule(rule.id))\(PermalinkMark.html(id, context))</div>
            <p>\(context.inline(rule.sentence, in: rule.context))</p>
            <p class="note">\(context.html(EvidencePhrase.otherwise, ["sentence": otherwise]))</p>
            \(row.map { claims($0, context) } ?? "")\(deciding.map { self.deciding($0, context) } ?? "")</li>

            """
    }

    private static func claims(_ row: AblationTable.Row, _ context: PageContext) -> HTML {
        let items = (row.outcome?.noticing ?? []).flatMap { noticing -> [HTML] in
            guard let result = context.content.result(noticing.experiment) else { return [] }
            // The table of an earlier state may name removed claims.
            return noticing.claims.filter(result.claims.indices.contains).map { index in
                """
                <a href="\(context.address(Routes.claim(index, of: result)))">\
                \(context.inline(result.claims[index].claim.statement, in: result.experiment.id))</a> <code>\(result.experiment.id)</code>
                """
            }
        }
        guard !items.isEmpty else { return context.paragraph(EvidencePhrase.noClaimHangs, class: "note") }
        return context.folded(context.say(EvidencePhrase.claimsHang, ["claims": context.count(items.count, .oneClaim, .manyClaims)]), items)
    }

    private static func deciding(_ deciding: DecidingCase, _ context: PageContext) -> HTML {
        guard let result = context.content.result(deciding.experiment.id) else { return "" }
        let target = context.address(Routes.case(deciding.case.index, of: result))
        let words =
            deciding.case.variables.isEmpty
            ? context.say(ExperimentPhrase.onlyCase) : context.wording(result.experiment).sentence(deciding.case)
        let file: HTML = "<code>\(deciding.experiment.location.description)</code>"
        return """
            <details><summary>\(context.say(EvidencePhrase.whatSettles))</summary>
            <p>\(context.html(EvidencePhrase.stageCase, [
                "experiment": context.link(result), "case": "<a href=\"\(target)\">\(InlineCode.html(words))</a>", "file": file,
                "number": "\(deciding.partsAt + 1)",
            ]))</p>
            <div class="side-by-side">\(OrderingColumn.html(context.say(EvidencePhrase.ifSo), deciding.with, context))\
            \(OrderingColumn.html(context.say(EvidencePhrase.ifNot), deciding.without, context))</div>
            \(devices(at: deciding, context))</details>

            """
    }
}
