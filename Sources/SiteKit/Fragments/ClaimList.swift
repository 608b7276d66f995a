import EventTrace
import ExperimentKit
import ReportKit
import Studies

/// The claims of an experiment with their verdicts.
struct ClaimList {
    let result: ExperimentResult
    let context: PageContext
    /// Places can be linked to on the experiment's own page only: another page may show several lists.
    var isOnItsPage = true

    private var wording: Wording { context.wording(result.experiment) }

    func html(into mistakes: inout [Diagnostic]) -> HTML {
        guard !result.claims.isEmpty else { return "" }
        var items: [HTML] = []
        for (index, claim) in result.claims.enumerated() { items.append(item(claim, index, &mistakes)) }
        return "<ol class=\"claims\">\n\(items)</ol>\n"
    }

    private func item(_ claim: ClaimVerdict, _ index: Int, _ mistakes: inout [Diagnostic]) -> HTML {
        let explanation = claim.claim.explanation.map { told in
            Prose.html(told, of: result.experiment, context, at: claim.claim.location, into: &mistakes)
        }
        let id = Place.claim(index)
        return """
            <li\(HTML.when(isOnItsPage, " id=\"\(id)\""))><div>\(Badge.verdict(of: claim, context))</div><div>
            <p class="statement">\(text(claim.claim.statement))\(HTML.when(isOnItsPage, PermalinkMark.html(id, context)))</p>
            <div class="more">\(support(claim))\(explanation)\(declared(claim))\(reason(claim))\(rules(claim))\(quotes(claim))</div>
            \(counterexample(claim))</div></li>

            """
    }

    /// For example, `holds in 8 of 8 cases`.
    private func support(_ claim: ClaimVerdict) -> HTML {
        let cases = claim.supporting.count + claim.contradicting.count
        guard cases > 0 else { return "" }
        let supporting: HTML = "\(claim.supporting.count)"
        let all = HTML(text: context.count(cases, .oneCase, .manyCases))
        if case .always = claim.claim.condition {
            return "<p>\(context.html(ExperimentPhrase.holdsInAll, ["supporting": supporting, "cases": all]))</p>\n"
        }
        let condition = InlineCode.html(wording.condition(claim.claim.condition))
        return "<p>\(context.html(ExperimentPhrase.holdsWhere, ["supporting": supporting, "cases": all, "condition": condition]))</p>\n"
    }

    private func declared(_ claim: ClaimVerdict) -> HTML {
        guard let known = claim.claim.knownRefutation else { return "" }
        let lead: HTML =
            claim.isSurprise
            ? "<strong>\(context.say(ExperimentPhrase.declaredSurprise))</strong>" : "\(context.say(ExperimentPhrase.declared))"
        return "<p>\(lead) \(context.linked(known, in: result.experiment.id))</p>\n"
    }

    private func reason(_ claim: ClaimVerdict) -> HTML {
        claim.reason.map { "<p>\(InlineCode.html(wording.doubt($0)))</p>\n" } ?? ""
    }

    /// The rules that explain the claim, and those that its verdict rests on by the ablation. Rules that are assumed, or chosen in part, are marked.
    private func rules(_ claim: ClaimVerdict) -> HTML {
        if claim.footing?.isEmpty == true, claim.claim.rules.isEmpty { return "<p>\(context.say(ExperimentPhrase.restsOnNoRule))</p>\n" }
        let footing = claim.footing ?? []
        return list(claim.claim.rules, .explainedBy) + list(footing.filter { !claim.claim.rules.contains($0) }, .restsOn)
    }

    private func list(_ rules: [Rule], _ phrase: ExperimentPhrase) -> HTML {
        guard !rules.isEmpty else { return "" }
        let items = rules.map { rule -> HTML in
            "\(context.rule(rule.id))\(mark(rule))"
        }
        return "<p>\(context.html(phrase, ["rules": context.list(items)]))</p>\n"
    }

    /// Says that a rule is assumed, or that this project chose a part of it.
    private func mark(_ rule: Rule) -> HTML {
        if rule.grade == .assumed { return " \(Badge.grade(.assumed, context))" }
        return HTML.when(rule.isChosenInPart, " \(Badge.chosenInPart(context))")
    }

    private func quotes(_ claim: ClaimVerdict) -> HTML {
        let quoted = claim.claim.quotes.map { quote(.document, $0) }
        return (quoted + claim.claim.contradicts.map { quote(.exceptionToDocument, $0) }).joined()
    }

    private func quote(_ phrase: ExperimentPhrase, _ statement: Statement) -> HTML {
        let text = context.inline(statement.quotedPart ?? statement.text, in: statement.context)
        return "<p>\(context.html(phrase, ["place": StatementLink.html(statement, context), "text": text]))</p>\n"
    }

    private func counterexample(_ claim: ClaimVerdict) -> HTML {
        guard let counterexample = claim.counterexample else { return "" }
        let target = context.address(Routes.case(counterexample.case.index, of: result))
        let words = counterexample.case.variables.isEmpty ? context.say(ExperimentPhrase.onlyCase) : wording.sentence(counterexample.case)
        let link: HTML = "<a href=\"\(target)\">\(InlineCode.html(words))</a>"
        return """
            <div class="counterexample">
            <p>\(context.html(ExperimentPhrase.counterexample, ["case": link]))</p>
            <p>\(context.html(ExperimentPhrase.expected, ["text": InlineCode.html(wording.expected(counterexample.mismatch))]))</p>
            <p>\(context.html(ExperimentPhrase.seen, ["text": InlineCode.html(wording.seen(counterexample.mismatch))]))</p>
            </div>

            """
    }

    private func text(_ text: String) -> HTML { context.inline(text, in: result.experiment.id) }
}
