import EventTrace
import ExperimentKit
import Laws
import ReportKit
import Studies

/// The parts of the page of one law.
struct LawParts {
    let finding: LawFinding
    let context: PageContext

    private var law: Law { finding.law }

    /// The verdict as a badge with its numbers.
    var verdict: HTML {
        guard let record = finding.record else { return "" }
        let badge: HTML =
            switch record.standing {
            case .holds: Badge.badge("confirmed", context.say(LawPhrase.verdictHolds), grade(record), context)
            case .fails: Badge.badge("refuted", context.say(LawPhrase.verdictFails), grade(record), context)
            case .open: Badge.badge("undecided", context.say(LawPhrase.verdictOpen), nil, context)
            case .vacuous: Badge.badge("undecided", context.say(LawPhrase.verdictVacuous), nil, context)
            }
        return "\(badge) \(numbers(record))"
    }

    /// The grade of the least known of the rules behind the verdict.
    private func grade(_ record: LawRecord) -> Grade? { record.rules.compactMap { context.content.rule($0)?.grade }.min() }

    private func numbers(_ record: LawRecord) -> HTML {
        let worlds: HTML = "\(record.worlds - record.notSelected)"
        let views = HTML(text: context.count(record.size, .oneView, .manyViews))
        return switch record.standing {
        case .holds: context.html(LawPhrase.holdsIn, ["worlds": worlds, "views": views])
        case .fails: context.html(LawPhrase.failsIn, ["failing": "\(record.failing)", "worlds": worlds, "views": views])
        case .open: context.html(LawPhrase.openIn, ["open": "\(record.open)", "worlds": worlds, "views": views])
        case .vacuous: context.html(LawPhrase.vacuousIn, ["worlds": worlds, "views": views])
        }
    }

    /// The note, the condition of the exceptions, and the rules behind the verdict.
    var answer: HTML {
        guard let record = finding.record else { return "" }
        var paragraphs: [HTML] = law.note.map { [context.inline($0, in: law.id)] } ?? []
        if record.vacuous > 0, record.standing != .vacuous {
            paragraphs.append(context.html(LawPhrase.saysNothing, ["count": "\(record.vacuous)"]))
        }
        if let boundary = record.boundary { paragraphs.append(exceptions(boundary, record)) }
        let rules = context.list(record.rules.map { context.rule($0) })
        if record.isEmpty {
            paragraphs.append(context.html(LawPhrase.empty))
        } else if !record.rules.isEmpty {
            paragraphs.append(context.html(record.standing == .fails ? LawPhrase.decidedBy : .restsOn, ["rules": rules]))
        }
        return HTML.joinedParagraphs(paragraphs)
    }

    private func exceptions(_ boundary: Boundary, _ record: LawRecord) -> HTML {
        let words = Wording(context.translation, of: Law.featureContext, variables: law.features).condition(boundary.exception)
        let condition = InlineCode.html(words)
        return boundary.isExact
            ? context.html(LawPhrase.exactly, ["condition": condition])
            : context.html(
                LawPhrase.onlyWhere, ["condition": condition, "failing": "\(record.failing)", "count": "\(boundary.worlds)"])
    }

    // MARK: The counterexample

    var counterexample: HTML {
        guard let shown = finding.counterexample, let first = shown.result.findings.first else { return "" }
        let lead = context.html(LawPhrase.smallestLead, ["name": "<code>\(shown.name)</code>"])
        let compared = law.comparesWorlds ? context.paragraph(LawPhrase.changedWorld) : ""
        return """
            <p>\(lead)</p>
            <figure class="figure">\(Picture(finding: first, context: context).stage)</figure>
            \(compared)\(OrderingFragment(result: shown.result, context: context, isOnItsPage: false).html)\
            <details class="source"><summary>\(context.say(LawPhrase.asSwift))</summary>
            <p class="note">\(CopyButton.html(of: "source-code", context))</p>
            <pre tabindex="0" id="source-code"><code>\(SwiftHighlighter.html(shown.source))</code></pre>
            </details>

            """
    }

    var reasons: HTML {
        guard let shown = finding.counterexample else { return "" }
        let wording = context.wording(shown.result.experiment)
        return shown.reasons.reduce("") { html, chain in
            let links = chain.links.map { link -> HTML in "\(InlineCode.html(wording.sentence(link))) \(context.rule(link.rule))" }
            return "\(html)<h3>\(InlineCode.html(wording.head(chain)))</h3>\n\(HTML.unorderedList(links, class: "note"))"
        }
    }

    // MARK: Sources and families

    var sources: HTML {
        HTML.unorderedList(
            law.sources.map { source in
                let words = context.inline(source.words, in: law.id)
                let phrase: LawPhrase =
                    switch source.kind {
                    case .documentation: .sourceDocumentation
                    case .rules: .sourceRules
                    case .bugReport: .sourceBugReport
                    case .folklore: .sourceFolklore
                    }
                return context.html(phrase, ["words": words, "link": link(source)])
            }, class: "note")
    }

    private func link(_ source: LawSource) -> HTML {
        if let bug = context.content.bugs.first(where: { $0.id == source.place }) {
            let address = context.address(Routes.bug(bug))
            return "<a href=\"\(address)\">\(context.inline(bug.situation, in: bug.context))</a>"
        }
        if source.place.hasPrefix("http") { return SourceLink.html(source.place, context) }
        return "<code>\(source.place)</code>"
    }

    var varied: HTML {
        let family = law.family
        func list(_ words: [String]) -> HTML {
            InlineCode.html(context.list(words.map { context.translation($0, in: Law.featureContext) }))
        }
        var items: [HTML] = [context.html(LawPhrase.variedViews, ["list": list(family.views.map(\.name))])]
        if !family.bystanders.isEmpty {
            items.append(context.html(LawPhrase.variedBystanders, ["list": list(family.bystanders.map(\.name))]))
        }
        if family.mostRecognizers > 0 {
            let kinds = family.recognizers.reduce(into: [String]()) { if !$0.contains($1.kind.name) { $0.append($1.kind.name) } }
            items.append(
                context.html(LawPhrase.variedRecognizers, ["count": "\(family.mostRecognizers)", "list": list(kinds)]))
            if family.recognizers.count > kinds.count {
                items.append(context.html(LawPhrase.variedFlags, ["count": "\(family.recognizers.count)"]))
            }
        }
        if family.requirements.count > 1 { items.append(context.html(LawPhrase.variedRequirements)) }
        items.append(context.html(LawPhrase.variedGestures, ["list": list(family.gestures.map(\.name))]))
        if family.changes.count > 1 { items.append(context.html(LawPhrase.variedChanges, ["list": list(family.changes.map(\.words))])) }
        if family.versions.count > 1 {
            items.append(context.html(LawPhrase.variedVersions, ["list": list(family.versions.map { "iOS \($0)" })]))
        }
        let command: HTML = "evdoc sweep \(law.id) --size \(law.bound + 1)"
        return "\(HTML.unorderedList(items, class: "note"))<p>\(context.html(LawPhrase.tryMore, ["command": command]))</p>\n"
    }
}

extension HTML {
    fileprivate static func joinedParagraphs(_ paragraphs: [HTML]) -> HTML {
        paragraphs.reduce("") { "\($0)<p>\($1)</p>\n" }
    }
}
