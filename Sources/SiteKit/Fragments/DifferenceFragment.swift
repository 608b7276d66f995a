import EventTrace
import ExperimentKit
import ReportKit
import Studies

/// An experiment as a difference: the base case, and a row for each change of it. A sentence names the variables that change less, and a
/// grid shows two variables that act together. Each strip and cell leads to its case.
struct DifferenceFragment {
    let result: ExperimentResult
    let context: PageContext
    private let differences: CaseDifferences?

    init(result: ExperimentResult, context: PageContext) {
        self.result = result
        self.context = context
        differences = context.content.differences(of: result)
    }

    private var wording: Wording { context.wording(result.experiment) }

    /// The base case as a strip, with its outcomes.
    var base: HTML {
        guard let differences else { return "" }
        let caption: HTML = HTML.when(
            result.findings.count > 1,
            "<p class=\"note\">\(context.html(ListPhrase.titled, ["title": words(.baseCase), "text": InlineCode.html(wording.clauses(differences.base.case, .semicolon))]))</p>\n"
        )
        let outcomes = outcomes(differences.base)
        return """
            \(caption)\(link(differences.base, strip(differences.baseStrip)))
            \(HTML.when(!outcomes.isEmpty, "<p class=\"outcomes\">\(outcomes)</p>\n"))\(legend([differences.baseStrip]))
            """
    }

    /// The changes of the base case.
    var changes: HTML {
        guard let differences, result.findings.count > 1 else { return "" }
        let (differing, unchanged) = result.outcomes(ofChanges: differences)
        let rows = differences.changes.map { change -> HTML in
            """
            <tr><th scope="row">\(InlineCode.html(wording.lead(of: change)))</th><td>\(link(change.finding, strip(change.change)))</td>\
            \(HTML.when(!differing.isEmpty, "<td>\(result.isAlike(change.finding, differences.base) ? OutcomeWords.asInTheBase(context) : outcomes(change.finding, differing))</td>"))</tr>

            """
        }
        let heads: [Phrase] = [.instead, .sequenceFromThere] + (differing.isEmpty ? [] : [.outcome])
        let table: HTML = HTML.when(
            !rows.isEmpty,
            """
            <table class="differences stacked">
            <thead><tr>\(heads.map { "<th scope=\"col\">\(words($0))</th>" as HTML })</tr></thead>
            <tbody>
            \(rows)</tbody>
            </table>
            \(HTML.when(!unchanged.isEmpty, "<p class=\"note\">\(once(.sameInRows, unchanged, differences.base))</p>\n"))\
            \(HTML.when(!hasAssumed(differences.baseStrip), legend(differences.changes.map(\.change.strip))))
            """)
        let same = wording.likeTheBase(differences).map { [$0] } ?? []
        let lesser = (same + wording.lesserEffects(differences)).map { "<p class=\"note\">\(InlineCode.html($0))</p>\n" as HTML }
        // Without outcomes a cell could say nothing that is short.
        return "\(table)\(lesser)\(hasOutcomes ? differences.interactions.map(grid) : [])"
    }

    private var hasOutcomes: Bool { !result.outcomes.isEmpty }

    private func words(_ phrase: Phrase) -> HTML { HTML(text: context.say(phrase)) }

    private func outcomes(_ finding: Finding, _ outcomes: [OutcomeStates]? = nil) -> HTML {
        OutcomeWords(context: context).html(result, finding, outcomes)
    }

    /// A sentence with the outcomes that are the same in all cases of a table.
    private func once(_ phrase: Phrase, _ outcomes: [OutcomeStates], _ finding: Finding) -> HTML {
        OutcomeWords(context: context).once(phrase, result, finding, outcomes)
    }

    private func grid(_ interaction: CaseDifferences.Interaction) -> HTML {
        let title = context.say(
            Phrase.together, ["one": wording.subject(of: interaction.rows), "other": wording.subject(of: interaction.columns)])
        let columns = interaction.columnValues.map { wording.clause(interaction.columns, $0) }
        let heads = columns.map { "<th scope=\"col\">\(InlineCode.html($0))</th>" as HTML }
        let shown = interaction.findings.flatMap { $0.compactMap { $0 } }
        let (differing, same) = result.outcomes(amongCells: shown)
        let rows = zip(interaction.rowValues, interaction.findings).map { values, findings -> HTML in
            let cells = zip(columns, findings).map { column, finding in
                MatrixCell.html(under: column, finding.map { link($0, outcomes($0, differing)) })
            }
            return "<tr><th scope=\"row\">\(InlineCode.html(wording.clause(interaction.rows, values)))</th>\(cells)</tr>\n"
        }
        return HTML.scrolling(
            title.filter { $0 != "`" },
            """
            <table class="matrix">
            <caption>\(InlineCode.html(title))\(HTML.when(!same.isEmpty, "<br>\(once(.sameInCells, same, shown[0]))"))</caption>
            <thead><tr><td></td>\(heads)</tr></thead>
            <tbody>
            \(rows)</tbody>
            </table>

            """)
    }

    private func link(_ finding: Finding, _ html: HTML) -> HTML {
        "<a class=\"to-case\" href=\"\(Route.fragment(Place.case(finding.case.index)))\">\(html)</a>"
    }

    private func strip(_ strip: Strip) -> HTML {
        guard !strip.items.isEmpty else { return "<span class=\"strip\">\(context.say(Phrase.noCalls))</span>" }
        let (first, leftOut, last) = strip.shortened
        return """
            <span class="strip">\(row(first, isLast: leftOut == 0))\(HTML.when(leftOut > 0, "\(more(leftOut))\(arrow)"))\(row(last, isLast: true))</span>
            """
    }

    /// Items with arrows after them.
    private func row(_ items: ArraySlice<Strip.Item>, isLast: Bool) -> [HTML] {
        var receiver: String?
        return items.indices.map { index in
            let call = item(items[index], after: &receiver)
            return isLast && index + 1 == items.endIndex ? call : "<span\(step(items[index]))>\(call)\(arrow)</span>"
        }
    }

    private func more(_ count: Int) -> HTML { "<span class=\"note\">… \(context.say(Phrase.moreCalls, ["count": "\(count)"])) …</span>" }

    private func strip(_ change: StripChange) -> HTML {
        if change.isEmpty { return "<span class=\"strip\">\(context.say(Phrase.theSame))</span>" }
        if change.isPlain { return strip(change.strip) }
        let core = change.core
        // A receiver that is struck out names the calls that are struck out with it, and no other.
        var (receiver, struck): (String?, String?)
        let parts = core.parts.indices.map { index -> HTML in
            let before = struck
            struck = nil
            let then: HTML = HTML.when(index + 1 < core.parts.count || core.after, arrow)
            switch core.parts[index] {
            case .same(let it): return "<span\(step(it, "same"))>\(item(it, after: &receiver))\(then)</span>"
            case .gone(let it):
                struck = before ?? receiver
                receiver = nil
                return "<del\(step(it, "gone"))>\(item(it, after: &struck))\(then)</del>"
            case .new(let it): return "<ins\(step(it))>\(item(it, after: &receiver))\(then)</ins>"
            case .answered(let it, let was):
                return "<span\(step(it))>\(answered(it.calls[0], was: was.calls[0], after: &receiver))\(then)</span>"
            case .counted(let it, let was): return "<span\(step(it))>\(counted(it, was: was, after: &receiver))\(then)</span>"
            case .leftOut:
                receiver = nil
                return "…\(then)"
            case .more(let count):
                receiver = nil
                return "\(more(count))\(then)"
            }
        }
        return """
            <span class="strip">\(HTML.when(core.before, "…\(arrow)"))\(parts)\(HTML.when(core.after, "…"))</span>
            """
    }

    private var arrow: HTML { " <span class=\"then\">▸</span> " }

    /// The look of an item with the arrow after it, which stands on the line of a single call.
    private func step(_ item: Strip.Item, _ look: HTML? = nil) -> HTML {
        let looks = (look.map { [$0] } ?? []) + (item.calls.count == 1 ? ["step"] : [])
        return HTML.when(!looks.isEmpty, " class=\"\(looks.joined(" "))\"")
    }

    /// The calls of an item. A call leaves its receiver out if the call before has the same one; a row that repeats begins with its receiver.
    private func item(_ item: Strip.Item, after receiver: inout String?) -> HTML {
        let row = row(item, after: &receiver)
        return item.count > 1 ? "\(row)\u{A0}×\(item.count)" : row
    }

    /// The calls once; several that repeat stand in parentheses.
    private func row(_ item: Strip.Item, after receiver: inout String?) -> HTML {
        if item.calls.count > 1 { receiver = nil }
        var calls: [HTML] = []
        for call in item.calls {
            calls.append(words(call, hasReceiver: call.receiver != receiver))
            // Behind a printed line a call without its receiver would seem to be of the line.
            receiver = call.isMark ? nil : call.receiver
        }
        return calls.count > 1 && item.count > 1 ? "(\(calls.joined(arrow)))" : calls.joined(arrow)
    }

    private func answered(_ call: Call, was: Call, after receiver: inout String?) -> HTML {
        let name = CallWords.name(call, hasReceiver: call.receiver != receiver)
        receiver = call.receiver
        return """
            <code class="\(look(call))"\(title(call))>\(name) <span class="returned"><del>→ \(was.answer ?? "")</del> <ins>→ \(call.answer ?? "")</ins></span></code>
            """
    }

    private func counted(_ item: Strip.Item, was: Strip.Item, after receiver: inout String?) -> HTML {
        let row = row(item.count > 1 ? item : was, after: &receiver)
        let before: HTML = HTML.when(was.count > 1, "\u{A0}<del>×\(was.count)</del>")
        let now: HTML = HTML.when(item.count > 1, "\u{A0}<ins>×\(item.count)</ins>")
        return "\(row)\(before)\(now)"
    }

    private func words(_ call: Call, hasReceiver: Bool) -> HTML {
        guard !call.isMark else { return "<i>\(InlineCode.html(wording.mark(call)))</i>" }
        return "<code class=\"\(look(call))\"\(title(call))>\(CallWords.token(call, hasReceiver: hasReceiver))</code>"
    }

    /// The method's name in Swift, on hovering, where the record has a word of its own.
    private func title(_ call: Call) -> HTML { call.methodName.map { " title=\"\($0)\"" } ?? "" }

    private func look(_ call: Call) -> HTML {
        let kind: HTML = call.call == "action" ? "act" : call.call.hasPrefix("touches") ? "touch" : "other"
        return isAssumed(call) ? "\(kind) supposed" : kind
    }

    private func isAssumed(_ call: Call) -> Bool { call.rule.flatMap { context.content.rule($0) }?.grade == .assumed }

    /// A sentence about the border of assumed calls, where one of the strips has such a call.
    private func legend(_ strips: [Strip]) -> HTML {
        HTML.when(strips.contains(where: hasAssumed), "<p class=\"note\">\(context.say(ExperimentPhrase.assumedCalls))</p>\n")
    }

    private func hasAssumed(_ strip: Strip) -> Bool { strip.items.contains { $0.calls.contains(where: isAssumed) } }
}
