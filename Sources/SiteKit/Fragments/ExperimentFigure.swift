import EventTrace
import ExperimentKit
import FigureKit
import ReportKit
import Studies
import TranslationKit

/// The figure of an experiment: stage and lanes of a case for each ordering. A script makes the first of them show any case, step by step.
struct ExperimentFigure {
    let result: ExperimentResult
    let context: PageContext
    /// Whether the figure is on its experiment's own page.
    private let isOnItsPage: Bool
    /// The position of the case that the figure shows first.
    private let firstCase: Int
    /// The number of this figure among those of its experiment on the page, from 1.
    private let place: Int
    private let wording: Wording
    private let names: GroupNames

    init(result: ExperimentResult, context: PageContext, isOnItsPage: Bool = true, firstCase: Int = 0, place: Int = 1) {
        (self.result, self.context) = (result, context)
        (self.isOnItsPage, self.firstCase, self.place) = (isOnItsPage, firstCase, place)
        wording = context.wording(result.experiment)
        names = GroupNames(result, wording)
    }

    /// The scripts of a page with the figures of these experiments.
    static func scripts(of experiments: [String], content: SiteContent) -> [Route] {
        guard !experiments.isEmpty else { return [] }
        return [Assets.paint, Assets.figure] + (experiments.contains { content.engine.place(of: $0) != nil } ? [Assets.trying] : [])
    }

    private var experiment: Experiment { result.experiment }
    private var id: String {
        isOnItsPage ? "figure" : "figure-\(experiment.id)" + (place > 1 ? ":\(place)" : "")
    }
    var html: HTML {
        guard result.findings.indices.contains(firstCase), let own = result.group(ofCase: firstCase) else { return "" }
        let first = panes(result.findings[firstCase], own)
        guard !first.isEmpty else { return "" }
        let others = result.groups.filter { $0.index != own.index }.compactMap { group -> HTML? in
            guard let panes = representative(of: group).map({ panes($0, group) }), !panes.isEmpty else { return nil }
            return "<details>\n<summary>\(InlineCode.html(name(group)))</summary>\n\(panes)</details>\n"
        }
        let folded: HTML = HTML.when(
            !others.isEmpty,
            """
            <details><summary>\(context.say(FigurePhrase.others, ["count": "\(others.count)"]))</summary>
            \(Array(others))</details>

            """)
        let caption: HTML = HTML.when(result.findings.count > 1, "<p class=\"shown\">\(InlineCode.html(name(own)))</p>\n")
        return """
            <div class="figure" id="\(id)" \
            data-record="\(context.address(Routes.record(of: result)))" data-case="\(firstCase)" data-rules="\(context.address(Routes.rules))" data-words="\(words)"\(HTML.when(context.content.reasons != nil, " data-why=\"\(context.address(reasons))\""))>
            \(sentence)\(caption)\(first)\(controls)\(trying)</div>
            \(HTML.when(isOnItsPage, "<p class=\"note\">\(legend("\(first)\(folded)"))</p>\n"))\(folded)
            """
    }

    /// The legend of the shapes that the figure or one of the other orderings has.
    private func legend(_ drawn: HTML) -> HTML {
        let pieces: [(Look, FigurePhrase)] = [
            (.phone, .legendViews), (.tag, .legendTag), (.requirement, .legendRequirement), (.laneName, .legendTime), (.call, .legendCall),
            (.action, .legendAction), (.turn, .legendDecision), (.markName, .legendLine), (.down, .legendFinger), (.span, .legendSpan),
            (.held, .legendHeld), (.possible, .legendPossible), (.active, .legendActive),
        ]
        let looks = ExperimentFigure.looks(in: drawn.description.utf8)
        let shown = pieces.filter { looks.contains(Array($0.0.rawValue.utf8)) }.map { context.html($0.1) }
        return context.html(FigurePhrase.legend, ["pieces": context.list(shown, .semicolon)])
    }

    /// Each class of a shape, and the first word of a class of several. O(letters).
    private static func looks(in svg: String.UTF8View) -> Set<[UInt8]> {
        let pieces = svg.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
        var looks: Set<[UInt8]> = []
        for (before, value) in zip(pieces, pieces.dropFirst()) where before.suffix(7).elementsEqual(" class=".utf8) {
            looks.insert(Array(value))
            looks.insert(Array(value.prefix { $0 != UInt8(ascii: " ") }))
        }
        return looks
    }

    /// Empty if the case has neither a stage nor calls.
    func panes(_ finding: Finding, _ group: OrderingGroup?) -> HTML {
        let picture = Picture(finding: finding, context: context)
        let name = group.map { self.name($0) } ?? context.translation(experiment.title, in: experiment.id)
        let (stage, lanes) = (picture.stage, picture.lanes(name, mark: mark))
        guard !stage.isEmpty || !lanes.isEmpty else { return "" }
        let label = context.say(FigurePhrase.lanes, ["ordering": name.filter { $0 != "`" }])
        return """
            <div class="panes">
            \(HTML.when(!stage.isEmpty, "<div class=\"drawing stage-pane\">\(stage)</div>\n"))\
            <div class="drawing lanes-pane" role="group" aria-label="\(label)" tabindex="0">\(lanes)</div>
            </div>

            """
    }

    func name(_ group: OrderingGroup) -> String { names[group] }

    /// The first case of a group.
    func representative(of group: OrderingGroup) -> Finding? {
        group.cases.first.flatMap { index in result.findings.first { $0.case.index == index } }
    }

    /// Every variable as a word that the reader can change.
    private var sentence: HTML {
        guard result.findings.count > 1 else { return "" }
        let first = result.findings[firstCase]
        let words = experiment.variables.map { variable in
            ClauseWords(
                variable.domain.map { wording.clause(variable, $0).filter { $0 != "`" } },
                values: variable.domain.map { wording.value($0).filter { $0 != "`" } })
        }
        let choices = zip(experiment.variables, words).map { variable, clauses -> HTML in
            let options = zip(variable.domain, clauses.differing).map { value, words -> HTML in
                let selected: HTML = HTML.when(first.case[variable] == value, " selected")
                return "<option value=\"\(value.description)\"\(selected)>\(words)</option>"
            }
            let chosen = zip(variable.domain, clauses.differing).first { $0.0 == first.case[variable] }?.1 ?? ""
            let menu: HTML = """
                <select name="\(variable.name)" aria-label="\(context.translation(variable.title, in: experiment.id).filter { $0 != "`" })" \
                autocomplete="off">\(options)</select>
                """
            return """
                \(HTML.when(!clauses.before.isEmpty, "\(clauses.before) "))\(choice(menu, shows: chosen))\(clauses.after.isEmpty ? "\u{2060}" : " ")\(clauses.after)
                """
        }
        let (before, after) = (context.say(FigurePhrase.where), context.say(FigurePhrase.then))
        let beginning = words.first.map { $0.before.isEmpty ? $0.differing.first ?? "" : $0.before } ?? ""
        let end = words.last.map { $0.after.isEmpty ? $0.differing.last ?? "" : $0.after } ?? ""
        return """
            <div class="sentence"><p>\(before)\(gap(before, beginning))\(choices.joined(HTML(text: context.say(FigurePhrase.and))))\
            \(gap(end, after))\(after)</p>
            <p><span class="outcomes">\(outcomes(first))</span></p></div>

            """
    }

    /// A menu under the words that are chosen in it: a menu itself has one line, and would cut a word where the page is narrow.
    private func choice(_ menu: HTML, shows chosen: String) -> HTML {
        "<span class=\"choice\"><span class=\"chosen\" aria-hidden=\"true\">\(chosen)</span>\(menu)</span>"
    }

    /// A space, unless Chinese characters stand on both sides, or a comma follows.
    private func gap(_ before: String, _ after: String) -> HTML {
        guard let last = before.unicodeScalars.last, let first = after.unicodeScalars.first else { return context.space }
        if first == "," { return "" }
        return ChineseSpacing.isChinese(last) && ChineseSpacing.isChinese(first) ? "" : " "
    }

    private var reasons: Route { Routes.reasons(of: result, marked: context.mark) }

    private var why: HTML {
        guard context.content.reasons != nil else { return "" }
        return """
            <details class="why"><summary>\(context.say(FigurePhrase.why))</summary>
            <div class="reasons" aria-live="polite"></div>
            </details>

            """
    }

    private func outcomes(_ finding: Finding) -> HTML {
        OutcomeWords(context: context).html(result, finding)
    }

    private var controls: HTML {
        let cases = result.findings.map { finding -> HTML in
            let (number, group) = ("\(finding.case.index + 1)", result.group(ofCase: finding.case.index))
            let words = zip(finding.case.variables, finding.case.values).map { variable, value in
                wording.shortCondition(.isOneOf(variable.name, [value])).filter { $0 != "`" }
            }
            return """
                <option value="\(number)" data-group="\(group?.index ?? 0)" data-words="\(JSONText.list(words).description)" \
                data-values="\(ExperimentFigure.values(of: finding.case))">\(number)</option>
                """
        }
        let nothing = context.say(FigurePhrase.nothing)
        let menu: HTML = """
            <select class="other" autocomplete="off"><option value="">\(nothing)</option>\(cases)</select>
            """
        let compare: HTML = HTML.when(
            result.findings.count > 1,
            """
            <details class="compare"><summary>\(context.say(FigurePhrase.compare))</summary>
            <p><label>\(context.say(FigurePhrase.compareWith)) \(choice(menu, shows: nothing))</label></p>
            <div class="comparison" aria-live="polite"></div>
            </details>

            """)
        return """
            <div class="stepping">
            <button type="button" class="back" aria-label="\(context.say(FigurePhrase.before))">‹</button>
            <button type="button" class="play" aria-label="\(context.say(FigurePhrase.play))">▶</button>
            <button type="button" class="on" aria-label="\(context.say(FigurePhrase.next))">›</button>
            <input type="range" min="0" max="\(steps)" value="0" step="1" aria-label="\(context.say(FigurePhrase.step))" autocomplete="off">
            <output>\(context.say(FigurePhrase.start))</output>
            </div>
            \(why)\(compare)<details class="log"><summary>\(context.say(FigurePhrase.log))</summary>
            <div class="entries"></div>
            </details>

            """
    }

    /// The number of steps of the case that is shown first: the slider moves before its record is there.
    private var steps: Int { FigureRows.rows(result.findings[firstCase]).count }

    /// The values by which the script finds a case.
    private static func values(of case: Case) -> String {
        JSONText.object(zip(`case`.variables, `case`.values).map { ($0.name, JSONText($1.description)) }).description
    }

    /// The same stage for the reader's own touches, if the site has the engine.
    private var trying: HTML {
        guard let place = context.content.engine.place(of: experiment.id) else { return "" }
        let spoken: [(String, FigurePhrase)] = [
            ("tryNote", .tryNote), ("tryTap", .tryTap), ("tryTaps", .tryTaps), ("tryHold", .tryHold), ("tryDrag", .tryDrag),
            ("tryFingers", .tryFingers), ("expectedLanes", .expectedLanes), ("stage", .liveStage), ("calls", .liveCalls), ("pause", .pause),
            ("goOn", .goOn), ("back", .oneCallBack),
            ("again", .again), ("playScript", .playScript), ("speed", .speed), ("copyCalls", .copyCalls), ("copied", .copied),
            ("close", .close), ("loading", .loading), ("loadingFailed", .loadingFailed), ("trapped", .trapped),
            ("holdsSoFar", .holdsSoFar), ("lanes", .liveLanes), ("step", .step), ("steps", .scriptSteps), ("failsSoFar", .failsSoFar),
            ("call", .call), ("rule", .rule),
        ]
        let phrases: [JSONText.Member] = spoken.map { ($0.0, JSONText(context.say($0.1))) }
        let more: [(String, ExperimentPhrase)] = [("ms", .milliseconds), ("device", .onADevice), ("deviceHow", .onADeviceHow)]
        let words = JSONText.object(phrases + more.map { ($0.0, JSONText(context.say($0.1))) }).description
        return """
            <div class="trying" data-live="\(context.address(Assets.live))" data-folder="\(place.folder)" data-index="\(place.index)"\(device) \
            data-words="\(words)">
            <button type="button" class="try">\(context.say(FigurePhrase.tryIt))</button>
            </div>
            \(BuilderLink.html(.tryLead, from: context))
            """
    }

    /// The address of the experiment as a file for Xcode; empty if it cannot be one.
    private var device: HTML {
        guard case .file? = context.content.exports[experiment.id] else { return "" }
        return " data-device=\"\(context.address(Routes.export(of: result)))\""
    }

    /// The words of a mark of the experiment; plain text.
    private func mark(_ call: Call) -> String { wording.mark(call).filter { $0 != "`" } }

    /// Lines of marks whose words are not those of the record, by the lines of the record.
    private var lines: [JSONText.Member] {
        var seen: Set<String> = []
        var lines: [String: String] = [:]
        for trace in result.findings.lazy.map(\.trace) {
            for entry in trace.entries where entry.kind == .mark {
                let call = Call(entry, in: trace.names)
                guard seen.insert(call.call).inserted else { continue }
                let words = mark(call)
                if words != call.call { lines[FigureRows.line(call.call)] = FigureRows.line(words) }
            }
        }
        return lines.sorted { $0.key < $1.key }.map { ($0.key, JSONText($0.value)) }
    }

    /// The phrases that the script shows, by name.
    private var words: String {
        let spoken: [(String, FigurePhrase)] = [
            ("start", .start), ("and", .and), ("stepOf", .stepOf), ("play", .play), ("pause", .pause), ("caseNumber", .caseNumber),
            ("notThere", .notThere), ("noSuchCase", .noSuchCase), ("call", .call), ("here", .here), ("there", .there),
            ("onlyHere", .onlyHere),
            ("onlyThere", .onlyThere), ("moved", .moved), ("same", .same), ("copyComparison", .copyComparison), ("copied", .copied),
            ("entry", .entry), ("rule", .rule), ("stage", .stage), ("lanes", .lanes), ("holdsHere", .holdsHere),
            ("failsHere", .failsHere), ("proof", .proof), ("notCalled", .notCalled), ("noReason", .noReason), ("chooseStep", .chooseStep),
            ("decisionItself", .decisionItself),
        ]
        let phrases: [JSONText.Member] = spoken.map { ($0.0, JSONText(context.say($0.1))) }
        let others: [JSONText.Member] = [
            ("ms", JSONText(context.say(ExperimentPhrase.milliseconds))),
            ("marks", .list(FigureWord.allCases.map { context.say(FigurePhrase($0)) })),
            (
                "outcomes",
                .list(result.outcomes.map { found in .list(found.outcome.states.indices.map { wording.outcome(found, inState: $0) }) })
            ),
            ("denied", .list(result.outcomes.map { $0.outcome.isDenied ? "denied" : "" })),
            ("orderings", .list(result.groups.map { name($0).filter { $0 != "`" } })),
        ]
        let spelled: [JSONText.Member] = lines.isEmpty ? [] : [("lines", JSONText.object(lines))]
        return JSONText.object(phrases + others + spelled).description
    }
}
