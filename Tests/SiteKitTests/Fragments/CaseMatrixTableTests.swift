import EventTrace
import ExperimentKit
import SampleResults
import Studies
import Testing
import TraceBuilding

@testable import SiteKit

struct CaseMatrixTableTests {
    private static let above = AnyVariable("above", "Above it there is", ["nothing", "a tap recognizer"])
    private static let gesture = AnyVariable("gesture", "The finger", ["taps", "drags"])

    /// A button that fires after a tap, and a recognizer that acts after a tap if it is there.
    private static let result: ExperimentResult = {
        let experiment = Experiment(
            id: "Grid", title: "Who acts?", question: "Who acts?", answer: "The button.", variables: [above, gesture], stage: { _ in },
            outcomes: {
                Outcome("the button fires", not: "the button does not fire", "button.action")
                Outcome("the recognizer acts", not: "the recognizer does not act", "tap.action")
                Outcome("the touch begins", not: "no touch begins", constant: "The finger lands.", "button.touchesBegan")
            }, claims: { Claim("A touch begins.", .happens("*.touchesBegan")) })
        let findings = experiment.cases.map { one in
            let taps = one[gesture] == .choice("taps")
            let acts = taps && one[above] == .choice("a tap recognizer")
            let lines = "button.touchesBegan\n" + (taps ? "button.action\n" : "") + (acts ? "tap.action\n" : "")
            return Finding(case: one, trace: Trace(lines: lines), stage: Sample.climb.findings[0].stage)
        }
        return experiment.conclude(findings)
    }()

    private func page() throws -> String {
        let files = try SiteBuilder.files(SiteContent(results: [Self.result], rules: []))
        return try #require(files.first { $0.path == "reports/Grid.html" }?.text)
    }

    @Test func `the corner of a grid says what rows and columns are values of`() throws {
        #expect(try page().contains("<td>Above it there is ↓<br>The finger →</td>"))
    }

    @Test func `a cell names what happens, or that nothing of it does`() throws {
        let page = try page()
        #expect(page.contains("What a cell does not name does not happen there."))
        let table = try #require(page.split(separator: "<table class=\"matrix\">").last?.split(separator: "</table>").first)
        let cells = table.split(separator: "<td data-head").dropFirst().map { cell in
            let named = cell.matches(of: #/class="outcome (\w+)">([^<]*)</#).map { "\($0.1): \($0.2)" }
            return named.isEmpty && cell.contains(">none of these</a>") ? ["none"] : named
        }
        #expect(
            cells == [
                ["yes: the button fires"], ["none"], ["yes: the button fires", "yes: the recognizer acts"], ["none"],
            ])
    }

    @Test func `an outcome that is the same everywhere is said once, below the rows or over the cells`() throws {
        let files = try SiteBuilder.files(SiteContent(results: [Self.result], rules: []))
        for (ending, row) in [
            ("html", "</table>\n<p class=\"note\">The same in every row: the touch begins.</p>"),
            ("md", "|\n\nThe same in every row: the touch begins.\n"),
        ] {
            let text = try #require(files.first { $0.path == "reports/Grid.\(ending)" }?.text)
            #expect(text.contains(row), "\(text)")
        }
        let page = try page()
        #expect(page.contains("<br>The same in every cell: the touch begins.</caption>"))
        let tables = page.matches(of: #/<table class="(differences|matrix)(.|\n)*?</table>/#).map { String($0.output.0) }
        #expect(tables.count == 2)
        for table in tables { #expect(!table.contains(">the touch begins<")) }
    }

    @Test func `a menu shows its words in as many lines as they need`() throws {
        let chosen = "<span class=\"choice\"><span class=\"chosen\" aria-hidden=\"true\">"
        let page = try page()
        #expect(page.contains("\(chosen)nothing</span><select name=\"above\""))
        #expect(page.ranges(of: chosen).count == page.ranges(of: "<select").count)
    }

    @Test func `what lies in the fold of evidence stands below it in the contents`() throws {
        let contents = try #require(try page().firstMatch(of: #/<nav class="contents"(.|\n)*?</nav>/#)).output.0
        let outer = contents.matches(of: #/\n<li><a href="#(\w+)"/#).map { String($0.1) }
        let within = try #require(contents.firstMatch(of: #/<a href="#evidence">Evidence</a>\n<ul>((.|\n)*?)</ul>/#)).output.1
        for id in ["orderings", "variables", "cases"] { #expect(within.contains("<a href=\"#\(id)\">"), "\(id)") }
        for id in ["base", "changes", "claims"] { #expect(outer.contains(id) && !within.contains("#\(id)\""), "\(id)") }
    }

    @Test func `each cell says the head of its column, for a phone`() throws {
        let heads = try page().matches(of: #/<td data-head="([^"]*)"/#).map { String($0.1) }
        #expect(heads == ["taps", "drags", "taps", "drags"])
    }
}
