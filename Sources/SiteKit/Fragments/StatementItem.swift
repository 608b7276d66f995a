import EventTrace
import ExperimentKit
import Studies
import TranslationKit

/// A statement of a document with the claims that test it.
struct StatementItem {
    let outcome: StatementOutcome
    /// The id of its place on the page.
    let id: String
    let context: PageContext

    /// The most observations of a list that is open at first.
    private static let mostOpenObservations = 2

    private var statement: Statement { outcome.statement }

    var html: HTML {
        """
        <li id="\(id)"><div>\(Badge.verdict(of: outcome, context))</div><div>
        <p class="statement">\(text(statement.text))\(PermalinkMark.html(id, context))</p>
        <div class="more">\(remark)\(condition)\(untested)\(elsewhere)\(outcome.testimonies.map(testimony))</div>
        </div></li>

        """
    }

    /// A text of the document.
    private func text(_ text: String) -> HTML { context.inline(text, in: statement.context) }

    /// The answer, or the reason why there is none.
    private var remark: HTML {
        switch outcome.statement.representative.kind {
        case .question(let answer): "<p>\(label(.answer))\(text(answer))</p>\n"
        case .unsettled(let reason): "<p>\(label(.unsettled))\(text(reason))</p>\n"
        case .untestable(let reason): "<p>\(label(.reason))\(text(reason))</p>\n"
        case .assertion: HTML.when(outcome.verdict == .notYetTested, "<p>\(context.say(PagePhrase.notYet))</p>\n")
        }
    }

    private var condition: HTML {
        guard let condition = outcome.condition else { return "" }
        let words = context.translation(condition, in: statement.representative.context)
        return "<p>\(InlineCode.html(context.say(PagePhrase.holdsWhere, ["condition": words])))</p>\n"
    }

    private var untested: HTML {
        outcome.untestedParts.map { "<p>\(label(.untestedPart))\(text($0))</p>\n" }.joined()
    }

    private var elsewhere: HTML {
        let places = outcome.elsewhere.map { StatementLink.html($0, context) }
        return HTML.when(!places.isEmpty, "<p>\(label(.alsoIn))\(context.list(places))</p>\n")
    }

    private func testimony(_ testimony: Testimony) -> HTML {
        let quoting = testimony.claim
        let target = context.address(Routes.claim(quoting.index, of: quoting.result))
        let part = testimony.part.map { "<p>\(label(.aboutPart))\(text($0))</p>\n" as HTML } ?? ""
        return """
            <div class="quoting">
            \(part)<p>\(Badge.verdict(of: quoting.claim, context)) \(HTML.when(isException(testimony), label(.exception)))\
            \(context.inline(quoting.claim.claim.statement, in: quoting.result.experiment.id)) \
            <a href="\(target)">\(context.inline(quoting.result.experiment.title, in: quoting.result.experiment.id))</a></p>
            \(refutation(quoting))\(evidence(quoting))</div>

            """
    }

    /// A claim that holds, and shows the limits of the statement.
    private func isException(_ testimony: Testimony) -> Bool {
        testimony.bearing == .contradicts && testimony.claim.claim.verdict == .confirmed
    }

    private func refutation(_ quoting: PlacedClaim) -> HTML {
        guard quoting.claim.verdict == .refuted, let known = quoting.claim.claim.knownRefutation else { return "" }
        return "<p>\(label(.why))\(context.inline(known, in: quoting.result.experiment.id))</p>\n"
    }

    private func evidence(_ quoting: PlacedClaim) -> HTML {
        let rules = quoting.claim.footing?.map(\.id) ?? quoting.result.rules(behind: quoting.index)
        guard !rules.isEmpty else { return "" }
        return """
            <p>\(label(.evidence))\(context.list(rules.map { context.rule($0) }))</p>
            \(observations(rules))
            """
    }

    /// The observations on devices behind the rules that are the evidence; empty if none has an entry.
    private func observations(_ rules: [RuleID]) -> HTML {
        var ids: [String] = []
        for source in rules.compactMap({ context.content.rule($0) }).flatMap(\.sources) {
            if case .observation(let id) = source, !ids.contains(id), context.content.fidelity?.entry(id) != nil { ids.append(id) }
        }
        let items = ids.map { EvidenceLink.html($0, context) }
        guard !items.isEmpty else { return "" }
        guard items.count > StatementItem.mostOpenObservations else {
            return "<p>\(label(.observations))\(context.list(items))</p>\n"
        }
        return """
            <details><summary>\(context.say(PagePhrase.observations)) (\(items.count))</summary>
            \(HTML.unorderedList(items, class: "note"))</details>

            """
    }

    private func label(_ phrase: PagePhrase) -> HTML {
        HTML(text: context.say(PagePhrase.label, ["label": context.say(phrase)]))
    }
}
