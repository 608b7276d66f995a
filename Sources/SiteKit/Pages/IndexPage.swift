import EventTrace
import ExperimentKit

/// The first page: what this is, and the experiments.
enum IndexPage: PageKind {
    private static let path = Routes.index.path

    static func pages(of content: SiteContent) -> [Page] {
        let body: HTML = """
            <h1>What UIKit’s event system does, as observed</h1>
            <p class="lead">Each experiment is ordinary UIKit code. Fingers play a script against it on a virtual clock, in every combination of
            its variables. The order of the calls is recorded with the rule behind each of them, and claims are held against that record.</p>
            \(numbers(content))\(documents(content))\(ResultGroup.all(content.results).map(section))
            """
        return [
            Page(
                path: path, title: "evdoc", summary: "Experiments on the order of UIKit’s event calls, with every call’s rule.",
                section: .experiments, contents: ResultGroup.all(content.results).map { Page.Link(id: $0.id, title: $0.title) }, body: body)
        ]
    }

    private static func documents(_ content: SiteContent) -> HTML {
        HTML.section("documents", "Documents", DocumentIndexPage.list(content, from: path, .english))
    }

    private static func numbers(_ content: SiteContent) -> HTML {
        let claims = content.results.flatMap(\.claims)
        var items = [
            number(content.results.count, "experiment", "experiments"),
            number(content.results.reduce(0) { $0 + $1.findings.count }, "case", "cases"),
        ]
        for verdict in Verdict.allCases {
            let count = claims.filter { $0.verdict == verdict }.count
            if count > 0 { items.append(number(count, "claim \(verdict.rawValue)", "claims \(verdict.rawValue)")) }
        }
        items.append(number(content.rules.count, "rule", "rules"))
        return HTML.unorderedList(items, class: "numbers")
    }

    private static func number(_ count: Int, _ singular: String, _ plural: String) -> HTML {
        "<b>\(count)</b> \(count == 1 ? singular : plural)"
    }

    private static func section(_ group: ResultGroup) -> HTML {
        HTML.section(group.id, group.title, HTML.unorderedList(group.results.map(item), class: "entries"))
    }

    private static func item(_ result: ExperimentResult) -> HTML {
        let experiment = result.experiment
        return """
            <h3><a href="\(Routes.experiment(result).address(from: path))">\(experiment.title)</a></h3>
            <p>\(firstParagraph(experiment.question))</p>
            <p class="tally"><code>\(experiment.id)</code> <span>\(counted(result.findings.count, "case"))</span> \
            <span>\(counted(result.groups.count, "ordering"))</span> \(Badge.tally(result.claims).joined(" "))</p>
            """
    }

    private static func firstParagraph(_ markdown: String) -> HTML {
        let paragraph = markdown.split(separator: "\n\n").first.map(String.init) ?? ""
        return HTML(text: Prose.plain(paragraph))
    }
}
