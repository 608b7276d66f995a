import EventTrace
import ExperimentKit
import SampleResults
import Studies
import Testing

@testable import SiteKit

struct UnknownsPageTests {
    private static let assumed = Rule(
        .gestures, 15,
        .assumed("Turning `isEnabled` off cancels.", without: "Nothing is cancelled.", sources: [.choice("nobody says")]))

    private static let known = Rule(
        .gestures, 16,
        .documented(
            "A recognizer that is switched off receives no touches.", without: "It receives them.",
            sources: [.document("UIGestureRecognizer, isEnabled"), .choice("A touch that it has already is kept.")]))

    private func page(_ path: String, noticing: [Int], devices: [FidelityEntry] = []) throws -> String {
        let rules = [Sample.rules[0], Self.assumed, Self.known]
        let outcome = RuleAblation(
            rule: Self.assumed.id, experiments: [ExperimentAblation(experiment: "HitTestTouch", decided: 1, changed: 1, claims: noticing)])
        let table = AblationTable(rules, [outcome])
        let document = Document(
            number: "000", title: "A document",
            statements: [Statement(document: "000", section: "1", "It may be so.", kind: .unsettled(because: "Nobody has seen it."))])
        let content = SiteContent(
            results: Sample.results.map { $0.resting(on: table) }, rules: rules,
            fidelity: Fidelity([], ObservationCatalogue(), [], devices: devices), documents: [document], ablation: table,
            decidingCases: [
                DecidingCase(
                    rule: Self.assumed.id, experiment: Sample.climb.experiment, case: Sample.climb.findings[3].case,
                    with: Sample.climb.findings[3].trace.ordering, without: [])
            ])
        return try #require(try SiteBuilder.files(content).first { $0.path == path }?.text)
    }

    @Test func `each assumption names the claims that hang on it`() throws {
        let page = try page("unknowns.html", noticing: [0])
        #expect(TagBalance(page).faults == [])
        #expect(page.contains("<li id=\"GE.15\">"))
        #expect(!page.contains("<li id=\"HT.3\">"))
        #expect(page.contains("<summary>1 claim on it</summary>"))
        #expect(page.contains("reports/HitTestTouch.html#claim-1"))
        #expect(page.contains("If it is not so: Nothing is cancelled."))
        #expect(try self.page("unknowns.html", noticing: []).contains("No claim hangs on it."))
    }

    @Test func `a rule that somebody else says in part names what is chosen, and says so beside its grade`() throws {
        let page = try page("unknowns.html", noticing: [0])
        #expect(!page.contains("<li id=\"GE.16\">"))
        #expect(page.contains("id=\"chosen-parts\""))
        #expect(page.contains("GE.16</a>: A touch that it has already is kept."))
        let rules = try self.page("rules/gestures.html", noticing: [0])
        #expect(
            rules.contains("<span class=\"badge documented\">documented</span> <span class=\"badge assumed\">in part our choice</span>"))
        #expect(!rules.contains("<span class=\"badge assumed\">assumed</span> <span class=\"badge assumed\">"))
    }

    @Test func `the case that would settle it shows both orderings`() throws {
        let page = try page("unknowns.html", noticing: [0])
        #expect(page.contains("reports/HitTestTouch.html#case-4"))
        #expect(page.contains("The two part at call 1."))
        #expect(page.contains("no call at all"))
    }

    @Test func `what readers' devices have seen stands there, and beside the case that it is of`() throws {
        let page = try page("unknowns.html", noticing: [0], devices: [SampleDevice.entry(differs: nil)])
        #expect(TagBalance(page).faults == [])
        #expect(
            page.contains(
                "1 observation of readers’ devices so far, 0 agree, 1 differ, 0 not checkable: <a href=\"fidelity/readers-devices.html\">"))
        #expect(page.contains("Seen by readers in this case: <a href=\"fidelity/readers-devices.html#device-1\">"))
        #expect(try !self.page("unknowns.html", noticing: [0]).contains("eaders’ devices so far"))
    }

    @Test func `statements that nothing known decides stand there`() throws {
        #expect(try page("unknowns.html", noticing: [0]).contains("<a href=\"documents/000.html#statement-1\">000 §1</a>: It may be so."))
    }

    @Test func `a claim that hangs on an assumption says so beside its verdict`() throws {
        let page = try page("reports/HitTestTouch.html", noticing: [0])
        #expect(page.contains("<span class=\"badge confirmed by-assumed\">confirmed<span class=\"grade\">assumed</span></span>"))
        #expect(
            page.contains(
                "<p>Rests on: <a class=\"rule\" href=\"../rules/gestures.html#GE.15\" title=\"Turning isEnabled off cancels.\">GE.15</a> <span class=\"badge assumed\">"
            ))
    }

    @Test func `without an ablation nobody knows what hangs on what`() throws {
        #expect(try SiteBuilder.files(SampleSite.content()).contains { $0.path == "unknowns.html" } == false)
    }
}
