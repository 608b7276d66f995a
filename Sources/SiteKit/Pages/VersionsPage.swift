import EventTrace
import ExperimentKit
import ReportKit

/// What changed with which version of iOS: the rules that hold in some versions only, what they change in which experiment, and what the engine
/// does not model.
enum VersionsPage: PageKind {
    private static let path = Routes.versions.path

    static func pages(of content: SiteContent) -> [Page] {
        let turns = content.versionTurns
        guard !turns.isEmpty else { return [] }
        let links = RuleLinks(from: path, in: content)
        let shown = experimentsByRule(content)
        let sections = turns.map { section($0, links, shown, content) }
        let body: HTML = """
            <h1>Versions of iOS</h1>
            <p class="lead">The engine behaves like iOS \(SystemVersion.newest.description); a stage can ask for any version from \
            \(SystemVersion.oldest.description) on. Here is what is known to have changed, the newest version first: rules that begin or cease to \
            hold, what becomes of the experiments without them, and what the engine does not model.</p>
            \(sections)
            """
        return [
            Page(
                path: path, title: "Versions of iOS",
                summary: "What changed in UIKit’s event system from iOS \(SystemVersion.oldest) to iOS \(SystemVersion.newest).",
                section: .fidelity, contents: turns.map { Page.Link(id: id(of: $0), title: "iOS \($0)") }, body: body,
                searchEntries: turns.map { entry($0, content) })
        ]
    }

    private static func id(of version: SystemVersion) -> String { "iOS-\(version)" }

    private static func section(
        _ version: SystemVersion, _ links: RuleLinks, _ shown: [RuleID: [ExperimentResult]], _ content: SiteContent
    ) -> HTML {
        let rules = content.rules.filter { $0.versions.turns.contains(version) }
        let notes = content.versionNotes.filter { $0.since == version }
        let modelled: HTML = HTML.when(
            !rules.isEmpty, "<ul class=\"rules\">\n\(rules.map { item($0, version, links, shown[$0.id] ?? [], content) })</ul>\n")
        let others: HTML = HTML.when(!notes.isEmpty, "<p>Not modelled:</p>\n\(HTML.unorderedList(notes.map(item), class: "note"))")
        return HTML.section(id(of: version), "iOS \(version)", "\(modelled)\(others)")
    }

    private static func item(
        _ rule: Rule, _ version: SystemVersion, _ links: RuleLinks, _ shown: [ExperimentResult], _ content: SiteContent
    ) -> HTML {
        let begins = rule.versions.since == version
        let observations = EvidenceLink.list(rule, from: path, content.fidelity)
        return """
            <li><div class="head">\(links[rule.id]) \(Badge.grade(rule.grade))</div>
            <p>\(begins ? "Since then" : "Not any more"): \(InlineCode.html(rule.sentence))</p>
            <p class="note">\(begins ? "Before" : "Instead"): \(InlineCode.html(rule.counterfactual.sentence))</p>
            <p class="note">\(HTML.when(!observations.isEmpty, "Evidence: \(observations.joined(", "))."))</p>
            \(experiments(shown))</li>

            """
    }

    /// The experiments in which a rule of versions makes a difference.
    private static func experimentsByRule(_ content: SiteContent) -> [RuleID: [ExperimentResult]] {
        let ids = Set(content.rules.filter { !$0.versions.areAll }.map { $0.id })
        var found: [RuleID: [ExperimentResult]] = [:]
        for result in content.results {
            let rules = result.versions.reduce(into: Set(result.rulesAtWork)) { $0.formUnion($1.rules) }
            for rule in rules.intersection(ids) { found[rule, default: []].append(result) }
        }
        return found
    }

    private static func experiments(_ found: [ExperimentResult]) -> HTML {
        let items = found.map { result -> HTML in
            let place = result.versions.isEmpty ? nil : ExperimentSection.versions.id
            return "<a href=\"\(Routes.experiment(result, at: place).address(from: path))\">\(result.experiment.title)</a>"
        }
        return HTML.when(!items.isEmpty, "<p class=\"note\">Seen in \(items.joined("; ")).</p>\n")
    }

    private static func item(_ note: VersionNote) -> HTML {
        "<span id=\"\(Place.name(note.id))\">\(InlineCode.html(note.sentence))</span> Source: \(note.source)."
    }

    private static func entry(_ version: SystemVersion, _ content: SiteContent) -> SearchEntry {
        let rules = content.rules.filter { $0.versions.turns.contains(version) }.map { $0.sentence }
        let notes = content.versionNotes.filter { $0.since == version }.map { $0.sentence }
        return SearchEntry(
            route: Route(path, at: id(of: version)), title: "iOS \(version)", kind: .version, text: (rules + notes).joined(separator: " "))
    }
}
