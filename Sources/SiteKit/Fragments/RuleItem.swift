import EventTrace
import ExperimentKit
import Laws
import ReportKit
import Studies

/// One rule: its sentence, its grade, its sources, the effects of switching it off, and the experiments that show it.
struct RuleItem {
    let rule: Rule
    /// The experiments that show the rule.
    let results: [ExperimentResult]
    let context: PageContext

    var html: HTML {
        let id = Place.rule(rule.id)
        return """
            <li id="\(id)">
            <div class="head"><strong class="rule">\(rule.id.description)</strong> \(Badge.grade(of: rule, context))\
            \(versions)\(PermalinkMark.html(id, context))</div>
            <p>\(context.inline(rule.sentence, in: rule.context))</p>
            \(sources)\(without)\(noticed)\(shown)\(laws)</li>

            """
    }

    /// The laws whose verdicts would be others without the rule.
    private var laws: HTML {
        let resting = context.content.laws.filter { $0.record?.rules.contains(rule.id) ?? false }
        return context.folded(
            context.say(LawPhrase.restedOnBy, ["count": "\(resting.count)"]),
            resting.map { finding in
                "<a href=\"\(context.address(Routes.law(finding.law.id)))\">\(context.inline(finding.law.statement, in: finding.law.id))</a>"
            })
    }

    private var versions: HTML {
        Wording(context.translation, of: "").versions(rule.versions).map { " <span>\($0)</span>" } ?? ""
    }

    private var sources: HTML {
        let sources = context.list(rule.sources.map { SourceLink.html($0, of: rule, context) }, .semicolon)
        guard !sources.isEmpty else { return "" }
        return "<p class=\"note\">\(context.html(EvidencePhrase.source, ["sources": sources]))</p>\n"
    }

    private var without: HTML {
        let without = rule.counterfactual
        let phrase: EvidencePhrase = without.canBeOff ? .without : .cannotBeOff
        return "<p class=\"note\">\(context.html(phrase, ["sentence": context.inline(without.sentence, in: rule.context)]))</p>\n"
    }

    /// The claims and observations that notice when the rule does not hold.
    private var noticed: HTML {
        guard let row = context.content.ablation?.row(rule.id), row.state != .fixed else { return "" }
        guard let outcome = row.outcome, row.state == .noticed else {
            return context.paragraph(row.state == .silent ? EvidencePhrase.noticedByNone : .notTried, class: "note")
        }
        let claims = context.count(outcome.claimCount, .oneClaim, .manyClaims)
        let experiments = context.count(outcome.noticing.count, .oneExperiment, .manyExperiments)
        var words = context.say(EvidencePhrase.noticedBy, ["claims": claims, "experiments": experiments])
        if !outcome.observations.isEmpty {
            let observations = context.count(outcome.observations.count, .oneObservation, .manyObservations)
            words += " " + context.say(EvidencePhrase.alsoObservations, ["observations": observations])
        }
        return context.folded(words, outcome.noticing.map(experiment) + outcome.observations.map { EvidenceLink.html($0, context) })
    }

    /// The experiment's title, then a number for each of its claims, linked to the claim.
    private func experiment(_ ablation: ExperimentAblation) -> HTML {
        guard let result = context.content.result(ablation.experiment) else { return "<code>\(ablation.experiment)</code>" }
        let claims = ablation.claims.map { index -> HTML in
            "<a href=\"\(context.address(Routes.claim(index, of: result)))\">\(index + 1)</a>"
        }
        return context.html(ListPhrase.titled, ["title": context.link(result), "text": context.list(claims)])
    }

    /// The experiments that show the rule, or a note that none does. A site that has not switched the rules off has no such note: it is
    /// about its own experiments, not about all rules.
    private var shown: HTML {
        guard !results.isEmpty else {
            return HTML.when(context.content.ablation != nil, context.paragraph(EvidencePhrase.shownByNone, class: "note"))
        }
        let experiments = context.count(results.count, .oneExperiment, .manyExperiments)
        return context.folded(context.say(EvidencePhrase.shownBy, ["experiments": experiments]), results.map { context.link($0) })
    }
}
