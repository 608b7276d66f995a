import EventTrace
import ExperimentKit
import TranslationKit

/// A statement of a document with the claims that put it to the test.
struct StatementItem {
    let outcome: StatementOutcome
    /// Names its place on the page.
    let id: String
    let page: String
    let content: SiteContent
    let translation: Translation

    /// A longer list of observations is closed until somebody asks.
    private static let mostOpenObservations = 2

    private var links: RuleLinks { RuleLinks(from: page, in: content) }

    var html: HTML {
        """
        <li id="\(id)"><div>\(Badge.state(outcome.state, translation))</div><div>
        <p class="statement">\(translation.inline(outcome.statement.statement, in: outcome.statement.context))</p>
        <div class="more">\(reason)\(outcome.claims.map(claim))</div>
        </div></li>

        """
    }

    private var reason: HTML {
        switch outcome.state {
        case .untestable:
            "<p>\(label(.reason))\(outcome.statement.untestable.map { translation.inline($0, in: outcome.statement.context) })</p>\n"
        case .notYetTested: "<p>\(translation(PagePhrase.notYet))</p>\n"
        default: ""
        }
    }

    private func claim(_ quoting: PlacedClaim) -> HTML {
        let target = Routes.claim(quoting.index, of: quoting.result).address(from: page)
        // Where all are confirmed, the statement's own badge says so.
        let isMixed = outcome.claims.count > 1 && outcome.state != .confirmed
        let badge = HTML.when(isMixed, "\(Badge.verdict(quoting.claim.verdict, translation)) ")
        return """
            <div class="quoting">
            <p>\(badge)\(label(.claimedAs))\(translation.inline(quoting.claim.claim.statement, in: quoting.result.experiment.id)) \
            <a href="\(target)">\(translation.inline(quoting.result.experiment.title, in: quoting.result.experiment.id))</a></p>
            \(refutation(quoting))\(evidence(quoting))</div>

            """
    }

    private func refutation(_ quoting: PlacedClaim) -> HTML {
        guard quoting.claim.verdict == .refuted, let known = quoting.claim.claim.knownRefutation else { return "" }
        return "<p>\(label(.why))\(translation.inline(known, in: quoting.result.experiment.id))</p>\n"
    }

    private func evidence(_ quoting: PlacedClaim) -> HTML {
        let rules = quoting.result.rules(behind: quoting.index)
        guard !rules.isEmpty else { return "" }
        return """
            <p>\(label(.evidence))\(rules.map { links[$0] }.joined(", "))</p>
            \(observations(rules))
            """
    }

    /// What was seen on devices, of the rules that are the evidence; only where there is something to lead to.
    private func observations(_ rules: [RuleID]) -> HTML {
        var ids: [String] = []
        for source in rules.compactMap({ content.rule($0) }).flatMap(\.sources) {
            if case .observation(let id) = source, !ids.contains(id), content.fidelity?.entry(id) != nil { ids.append(id) }
        }
        let items = ids.map { EvidenceLink.html($0, from: page, content.fidelity, translation) }
        guard !items.isEmpty else { return "" }
        guard items.count > StatementItem.mostOpenObservations else {
            return "<p>\(label(.observations))\(items.joined(", "))</p>\n"
        }
        return """
            <details><summary>\(translation(PagePhrase.observations)) (\(items.count))</summary>
            \(HTML.unorderedList(items, class: "note"))</details>

            """
    }

    private func label(_ phrase: PagePhrase) -> HTML {
        HTML(text: translation(PagePhrase.label, ["label": translation(phrase)]))
    }
}
