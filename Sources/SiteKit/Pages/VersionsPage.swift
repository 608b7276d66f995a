import EventTrace
import ExperimentKit
import ReportKit
import Studies
import TranslationKit

/// The changes by version of iOS: the rules of some versions only, their effects on experiments, and changes that are not modelled.
enum VersionsPage: PageKind {
    static func plans(of content: SiteContent, in translation: Translation) -> [PagePlan] {
        guard !content.versionTurns.isEmpty else { return [] }
        return [PagePlan(PageContext(Routes.versions, in: translation, of: content), page)]
    }

    private static func page(_ context: PageContext) -> Page {
        let turns = context.content.versionTurns
        let shown = experimentsByRule(context.content)
        let sections = turns.map { section($0, shown, context) }
        let (oldest, newest) = (SystemVersion.oldest.description, SystemVersion.newest.description)
        let body: HTML = """
            <h1>\(context.say(EvidencePhrase.versions))</h1>
            <p class="lead">\(context.say(EvidencePhrase.versionsLead, ["oldest": oldest, "newest": newest]))</p>
            \(sections)
            """
        return Page(
            context: context, title: context.say(EvidencePhrase.versions),
            summary: context.say(EvidencePhrase.versionsSummary, ["oldest": oldest, "newest": newest]), section: .about,
            trail: [AboutPage.link(context)], contents: turns.map { Page.Anchor(id: id(of: $0), title: "iOS \($0)") }, body: body,
            searchEntries: turns.map { entry($0, context) })
    }

    private static func id(of version: SystemVersion) -> String { "iOS-\(version)" }

    private static func section(_ version: SystemVersion, _ shown: [RuleID: [ExperimentResult]], _ context: PageContext) -> HTML {
        let rules = context.content.rules.filter { $0.versions.turns.contains(version) }
        let notes = context.content.versionNotes.filter { $0.since == version }
        let modelled: HTML = HTML.when(
            !rules.isEmpty, "<ul class=\"rules\">\n\(rules.map { item($0, version, shown[$0.id] ?? [], context) })</ul>\n")
        let others: HTML = HTML.when(
            !notes.isEmpty,
            "\(context.paragraph(EvidencePhrase.notModelled))\(HTML.unorderedList(notes.map { item($0, context) }, class: "note"))")
        return context.section(id(of: version), "iOS \(version)", "\(modelled)\(others)")
    }

    private static func item(_ rule: Rule, _ version: SystemVersion, _ shown: [ExperimentResult], _ context: PageContext) -> HTML {
        let begins = rule.versions.since == version
        let sentence = context.inline(rule.sentence, in: rule.context)
        let otherwise = context.inline(rule.counterfactual.sentence, in: rule.context)
        let evidence = context.list(EvidenceLink.list(rule, context))
        return """
            <li><div class="head">\(context.rule(rule.id)) \(Badge.grade(of: rule, context))</div>
            <p>\(context.html(begins ? EvidencePhrase.sinceThen : .notAnyMore, ["sentence": sentence]))</p>
            <p class="note">\(context.html(begins ? EvidencePhrase.before : .instead, ["sentence": otherwise]))</p>
            \(HTML.when(!evidence.isEmpty, "<p class=\"note\">\(context.html(EvidencePhrase.evidence, ["evidence": evidence]))</p>\n"))\
            \(experiments(shown, context))</li>

            """
    }

    /// The experiments in which a rule of some versions makes a difference.
    private static func experimentsByRule(_ content: SiteContent) -> [RuleID: [ExperimentResult]] {
        let ids = Set(content.rules.filter { !$0.versions.areAll }.map { $0.id })
        var found: [RuleID: [ExperimentResult]] = [:]
        for result in content.results {
            let rules = result.versions.reduce(into: Set(result.rulesAtWork)) { $0.formUnion($1.rules) }
            for rule in rules.intersection(ids) { found[rule, default: []].append(result) }
        }
        return found
    }

    private static func experiments(_ found: [ExperimentResult], _ context: PageContext) -> HTML {
        let items = found.map { context.link($0, at: $0.versions.isEmpty ? nil : ExperimentSection.versions.id) }
        guard !items.isEmpty else { return "" }
        return "<p class=\"note\">\(context.html(EvidencePhrase.seenIn, ["experiments": context.list(items, .semicolon)]))</p>\n"
    }

    private static func item(_ note: VersionNote, _ context: PageContext) -> HTML {
        """
        <span id="\(Place.note(note.id))">\(context.inline(note.sentence, in: note.context))</span> \
        \(context.html(EvidencePhrase.source, ["sources": SourceLink.html(note.source, context)]))
        """
    }

    private static func entry(_ version: SystemVersion, _ context: PageContext) -> SearchEntry {
        let rules = context.content.rules.filter { $0.versions.turns.contains(version) }.map {
            context.translation($0.sentence, in: $0.context)
        }
        let notes = context.content.versionNotes.filter { $0.since == version }.map { context.translation($0.sentence, in: $0.context) }
        return SearchEntry(
            route: Route(Routes.versions.path, at: id(of: version)), title: "iOS \(version)", kind: .version,
            text: (rules + notes).joined(separator: " "))
    }
}
