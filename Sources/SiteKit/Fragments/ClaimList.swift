import EventTrace
import ExperimentKit
import ReportKit

/// The claims of an experiment with what became of them.
struct ClaimList {
    let result: ExperimentResult
    /// The page it stands on.
    let page: String
    let rules: RuleLinks
    let content: SiteContent

    func html(into mistakes: inout [Diagnostic]) -> HTML {
        guard !result.claims.isEmpty else { return "" }
        var items: [HTML] = []
        for (index, claim) in result.claims.enumerated() { items.append(item(claim, index, &mistakes)) }
        return "<ol class=\"claims\">\n\(items)</ol>\n"
    }

    private func item(_ claim: ClaimVerdict, _ index: Int, _ mistakes: inout [Diagnostic]) -> HTML {
        let explanation = claim.claim.explanation.map { Prose.html($0, at: claim.claim.location, into: &mistakes) }
        return """
            <li id="\(Place.claim(index))"><div>\(Badge.verdict(of: claim))</div><div>
            <p class="statement">\(inline(claim.claim.statement))</p>
            <div class="more">\(support(claim))\(wider(claim))\(explanation)\(declared(claim))\(reason(claim))\(footing(claim))\(named(claim))\(quotes(claim))</div>
            \(counterexample(claim))</div></li>

            """
    }

    /// `holds in 8 of 8 cases`
    private func support(_ claim: ClaimVerdict) -> HTML {
        let cases = claim.supporting.count + claim.contradicting.count
        guard cases > 0 else { return "" }
        let range: HTML
        if case .always = claim.claim.condition { range = "" } else { range = ", where \(inline(claim.claim.condition.words))" }
        return "<p>Holds in \(claim.supporting.count) of \(counted(cases, "case"))\(range).</p>\n"
    }

    /// What the claim could have said.
    private func wider(_ claim: ClaimVerdict) -> HTML {
        guard claim.isWeak, let wider = claim.wider else { return "" }
        let cases = counted(wider.supporting.count, "case")
        if wider.condition == .always { return "<p class=\"weaker\">Weaker than what was found: it holds always (\(cases)).</p>\n" }
        return """
            <p class="weaker">Weaker than what was found: it holds wherever \(inline(wider.condition.words)) (\(cases)).</p>

            """
    }

    private func declared(_ claim: ClaimVerdict) -> HTML {
        guard let known = claim.claim.knownRefutation else { return "" }
        let lead: HTML = claim.isSurprise ? "<strong>Declared as refuted, and is not:</strong> " : "Refuted as declared: "
        return "<p>\(lead)\(inline(known))</p>\n"
    }

    private func reason(_ claim: ClaimVerdict) -> HTML {
        claim.reason.map { "<p>\(inline(Wording.english.doubt($0)))</p>\n" } ?? ""
    }

    /// What is only assumed says so wherever a claim rests on it.
    private func named(_ claim: ClaimVerdict) -> HTML {
        let items = claim.claim.rules.map { rule -> HTML in
            "\(rules[rule.id])\(HTML.when(rule.grade == .assumed, " \(Badge.grade(.assumed))"))"
        }
        return HTML.when(!items.isEmpty, "<p>Explained by: \(items.joined(", "))</p>\n")
    }

    private func quotes(_ claim: ClaimVerdict) -> HTML {
        let quoted = claim.claim.quotes.map { quote("Document", $0) }
        return (quoted + claim.claim.contradicts.map { quote("An exception to document", $0) }).joined()
    }

    private func quote(_ lead: HTML, _ statement: Statement) -> HTML {
        "<p>\(lead) \(StatementLink.html(statement, from: page, in: content)): \(inline(statement.quotedPart ?? statement.text))</p>\n"
    }

    /// What the verdict rests on, as the ablation found it.
    private func footing(_ claim: ClaimVerdict) -> HTML {
        guard let rules = claim.footing, !rules.isEmpty else { return "" }
        let items = rules.map { rule -> HTML in
            "\(self.rules[rule.id])\(HTML.when(rule.grade == .assumed, " \(Badge.grade(.assumed))"))"
        }
        return "<p>Rests on: \(items.joined(", "))</p>\n"
    }

    private func counterexample(_ claim: ClaimVerdict) -> HTML {
        guard let counterexample = claim.counterexample else { return "" }
        let index = counterexample.case.index
        let target = Routes.case(index, of: result).address(from: page)
        return """
            <div class="counterexample">
            <p>Smallest counterexample: <a href="\(target)">case \(index + 1)</a> \
            <code>\(counterexample.case.description)</code></p>
            <p>Expected: \(inline(Wording.english.expected(counterexample.mismatch)))</p>
            <p>Seen: \(inline(Wording.english.seen(counterexample.mismatch)))</p>
            </div>

            """
    }

    private func inline(_ text: String) -> HTML { InlineCode.html(text) }
}
