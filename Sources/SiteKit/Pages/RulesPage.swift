import EventTrace
import ExperimentKit
import ReportKit

/// Every rule: what it says, how well it is known, where it comes from, which experiments show it.
enum RulesPage: PageKind {
    private static let path = Routes.rules.path

    static func pages(of content: SiteContent) -> [Page] {
        let shown = experimentsByRule(content)
        let families = RuleID.Family.allCases.filter { family in content.rules.contains { $0.id.family == family } }
        let sections = families.map { family -> HTML in
            let items = content.rules.filter { $0.id.family == family }.map { item($0, shown[$0.id] ?? [], content) }
            return HTML.section(id(of: family), title(of: family), "<ul class=\"rules\">\n\(items)</ul>\n")
        }
        let body: HTML = """
            <h1>Rules</h1>
            <p class="lead">Every call and every decision of the engine has one of these rules as its reason.</p>
            \(grades)\(ablation(content))\(sections)
            """
        return [
            Page(
                path: path, title: "Rules", summary: "The rules of UIKit’s event system, each with its grade, sources and experiments.",
                section: .rules, contents: families.map { Page.Link(id: id(of: $0), title: title(of: $0)) }, body: body,
                searchEntries: content.rules.map(entry))
        ]
    }

    private static let grades: HTML = """
        <ul class="note">
        <li>\(Badge.grade(.documented)) Apple’s documentation, a public header’s comment or a WWDC talk says it.</li>
        <li>\(Badge.grade(.measured)) A log printed on a device or the simulator shows it.</li>
        <li>\(Badge.grade(.assumed)) Nobody says; chosen here.</li>
        </ul>

        """

    private static func item(_ rule: Rule, _ results: [ExperimentResult], _ content: SiteContent) -> HTML {
        let sources = rule.sources.map { source($0, content) }.joined("; ")
        return """
            <li id="\(Place.rule(rule.id))">
            <div class="head"><a class="rule" href="\(Routes.rule(rule.id).address(from: path))">\(rule.id.description)</a> \(Badge.grade(rule.grade))\
            \(HTML.when(!rule.versions.areAll, " \(Wording.english.versions(rule.versions) ?? "")"))</div>
            <p>\(InlineCode.html(rule.sentence))</p>
            <p class="note">\(HTML.when(!sources.isEmpty, "Source: \(sources)."))</p>
            \(shown(results))\(noticed(rule, content))</li>

            """
    }

    /// A long list is closed until somebody asks.
    private static func shown(_ results: [ExperimentResult]) -> HTML {
        let links = results.map { result -> HTML in
            "<a href=\"\(Routes.experiment(result).address(from: path))\">\(result.experiment.title)</a>"
        }
        guard links.count > 4 else {
            return
                "<p class=\"note\">\(HTML.when(links.isEmpty, "No experiment shows it yet.", else: "Shown by \(links.joined("; "))"))</p>\n"
        }
        return """
            <details><summary>Shown by \(links.count) experiments</summary>
            \(HTML.unorderedList(links, class: "note"))</details>

            """
    }

    private static func ablation(_ content: SiteContent) -> HTML {
        guard content.ablation != nil else { return "" }
        let target = Routes.ablation.address(from: path)
        let unknowns = Routes.unknowns.address(from: path)
        return """
            <p>What becomes of the experiments without each rule: <a href="\(target)">rules switched off</a>. What is only assumed, and what \
            would settle it: <a href="\(unknowns)">what nobody knows</a>. What changed with which version of iOS: \
            <a href="\(Routes.versions.address(from: path))">versions</a>.</p>

            """
    }

    /// Who notices when the rule does not hold.
    private static func noticed(_ rule: Rule, _ content: SiteContent) -> HTML {
        guard let row = content.ablation?.row(rule.id) else { return "" }
        return """
            <p class="note"><a href="\(Routes.ablation(of: rule.id).address(from: path))">Switched off</a>: \(AblationPage.words(row))</p>

            """
    }

    private static func source(_ source: Source, _ content: SiteContent) -> HTML {
        switch source {
        case .observation(let id): "observation \(EvidenceLink.html(id, from: path, content.fidelity))"
        case .document(let title): "\(unended(title))"
        case .choice(let reason): "our choice: \(unended(reason))"
        }
    }

    /// Without its full stop: it becomes part of a sentence.
    private static func unended(_ text: String) -> String { text.hasSuffix(".") ? String(text.dropLast()) : text }

    private static func entry(_ rule: Rule) -> SearchEntry {
        SearchEntry(route: Routes.rule(rule.id), title: rule.id.description, kind: .rule, text: rule.sentence, names: [rule.id.description])
    }

    static func experimentsByRule(_ content: SiteContent) -> [RuleID: [ExperimentResult]] {
        var shown: [RuleID: [ExperimentResult]] = [:]
        for result in content.results {
            for rule in result.rulesShown { shown[rule, default: []].append(result) }
        }
        return shown
    }

    static func id(of family: RuleID.Family) -> String { Slug.base(title(of: family)) }

    static func title(of family: RuleID.Family) -> String {
        switch family {
        case .pipeline: "From the glass to the application"
        case .hitTesting: "Hit-testing"
        case .touches: "Touches and events"
        case .responders: "Responders"
        case .gestures: "Gesture recognizers"
        case .controls: "Controls"
        case .scrolling: "Scroll views and lists"
        case .text: "Text"
        }
    }
}
