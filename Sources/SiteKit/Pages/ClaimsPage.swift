import EventTrace
import ExperimentKit

/// All claims, by the document whose statement they put to the test.
enum ClaimsPage: PageKind {
    private static let path = Routes.claims.path

    private struct Row {
        let result: ExperimentResult
        let index: Int
        var claim: ClaimVerdict { result.claims[index] }
        /// The first statement that it quotes; an exception belongs to none.
        var origin: Statement? { claim.claim.quotes.first }
        var route: Route { Routes.claim(index, of: result) }
    }

    static func pages(of content: SiteContent) -> [Page] {
        let rows = content.results.flatMap { result in result.claims.indices.map { Row(result: result, index: $0) } }
        let documents = Set(rows.compactMap { $0.origin?.document }).sorted()
        let sections = documents.map { document in
            let quoting = rows.filter { $0.origin?.document == document }.sorted { left, right in
                precedes(left.origin?.section ?? "", right.origin?.section ?? "")
            }
            return HTML.section(Place.quotedDocument(document), "Document \(document)", list(quoting))
        }
        let others = rows.filter { $0.origin == nil }
        let rest = others.isEmpty ? "" : HTML.section("others", "Claims of our own", list(others))
        let body: HTML = """
            <h1>Claims</h1>
            <p class="lead">A claim is a sentence that a case can refute. Those that repeat a statement of a document stand under that document,
            in our words.</p>
            <p class="tally">\(Badge.tally(rows.map(\.claim)).joined(" "))</p>
            \(sections)\(rest)
            """
        let links = documents.map { Page.Link(id: Place.quotedDocument($0), title: "Document \($0)") }
        return [
            Page(
                path: path, title: "Claims", summary: "Every claim with its verdict, by the document it quotes.", section: .claims,
                contents: links + (others.isEmpty ? [] : [Page.Link(id: "others", title: "Claims of our own")]), body: body,
                searchEntries: rows.map(entry))
        ]
    }

    private static func list(_ rows: [Row]) -> HTML {
        "<ul class=\"claims\">\n\(rows.map(item))</ul>\n"
    }

    private static func item(_ row: Row) -> HTML {
        let section: HTML = row.origin.map { HTML.when(!$0.section.isEmpty, "<span class=\"section\">§\($0.section)</span> ") } ?? ""
        return """
            <li><div>\(Badge.verdict(of: row.claim))</div><div>
            <p class="statement">\(section)\(InlineCode.html(row.origin?.text ?? row.claim.claim.statement))</p>
            <p class="more">\(HTML.when(row.origin != nil, "Claimed as: \(InlineCode.html(row.claim.claim.statement)) "))\
            <a href="\(row.route.address(from: path))">\(row.result.experiment.title)</a></p>
            </div></li>

            """
    }

    private static func entry(_ row: Row) -> SearchEntry {
        SearchEntry(
            route: row.route, title: row.claim.claim.statement, kind: .claim, note: row.claim.verdict.rawValue,
            text: [row.origin?.text, row.claim.claim.explanation].compactMap { $0 }.joined(separator: " "))
    }

    /// Numbers within sections count as numbers: `2` comes before `10`.
    private static func precedes(_ left: String, _ right: String) -> Bool {
        let pairs = zip(parts(left), parts(right))
        for (a, b) in pairs where a != b {
            if let x = Int(a), let y = Int(b) { return x < y }
            return a < b
        }
        return parts(left).count < parts(right).count
    }

    private static func parts(_ section: String) -> [String] {
        section.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
}
