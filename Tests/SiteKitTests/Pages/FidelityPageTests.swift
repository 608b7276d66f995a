import EventTrace
import ExperimentKit
import SampleResults
import Studies
import Testing

@testable import SiteKit

struct FidelityPageTests {
    /// One observation that agrees, one that differs for a reason, one that no machine can check.
    private func page(_ path: String) throws -> String {
        func observation(_ id: String) -> Observation {
            Observation(
                id: id, topic: "Taps", kind: .log, source: "somewhere", system: "iOS 13", setup: "A <view>.", stimulus: "A tap.",
                lines: ["view.touchesBegan"], confidence: .high)
        }
        func scene(_ id: String, differs: String? = nil) -> ObservationScene {
            ObservationScene(id, differs: differs, prints: ["view.touchesBegan"], of: ["view.*"]) { _ in }
        }
        let finding = Sample.results[0].findings[0]
        let scenes = [scene("hittest-siblings"), scene("old", differs: "It is `old`.")]
        let results = [
            SceneResult(scene: scenes[0], finding: finding),
            SceneResult(scene: scenes[1], finding: finding, mismatches: [Mismatch(expected: .sentence("a"), seen: .nothing)]),
        ]
        let catalogue = ObservationCatalogue(scenes: scenes, uncheckable: [UncheckableObservation("lost", because: "Nobody kept it.")])
        let fidelity = Fidelity(["hittest-siblings", "old", "lost"].map(observation), catalogue, results)
        #expect(fidelity.diagnostics == [])
        let content = SiteContent(results: Sample.results, rules: Sample.rules, fidelity: fidelity)
        return try SiteBuilder.files(content).first { $0.path == path }?.text ?? ""
    }

    @Test func `each observation has a place with what was seen, the verdict and why`() throws {
        let page = try page("fidelity/taps.html")
        for id in ["hittest-siblings", "old", "lost"] { #expect(page.contains("<li id=\"\(id)\">")) }
        #expect(page.contains("A &lt;view&gt;."))
        #expect(page.contains("It is <code>old</code>."))
        #expect(page.contains("Nobody kept it."))
        #expect(page.contains("Source: somewhere<span class=\"note\"> (no longer online)</span>"))
    }

    @Test func `the counts by kind stand at the top`() throws {
        let row = "<th scope=\"row\">printed log</th><td class=\"right\">1</td><td class=\"right\">1</td><td class=\"right\">1</td>"
        #expect(try page("fidelity/index.html").contains(row))
    }

    @Test func `a rule leads to the observations that support it, and they lead back`() throws {
        #expect(try page("rules/hit-testing.html").contains("href=\"../fidelity/taps.html#hittest-siblings\""))
        #expect(try page("fidelity/taps.html").contains("href=\"../rules/hit-testing.html#HT.3\""))
    }

    @Test func `the page closes what it opens`() throws {
        #expect(TagBalance(try page("fidelity/taps.html")).faults == [])
    }

    @Test func `a device's log leads to its case, says what it ran on, and counts among the kinds`() throws {
        let device = SampleDevice.entry(differs: "A `hand`.")
        let content = SiteContent(
            results: Sample.results, rules: Sample.rules, fidelity: Fidelity([], ObservationCatalogue(), [], devices: [device]))
        let files = try SiteBuilder.files(content)
        func text(_ path: String) -> String { files.first { $0.path == path }?.text ?? "" }
        let page = text("fidelity/readers-devices.html")
        #expect(TagBalance(page).faults == [])
        #expect(page.contains("<li id=\"device-1\">") && page.contains("href=\"../reports/HitTestTouch.html#case-4\""))
        #expect(page.contains("a reader’s device, iOS 18.2, iPhone 15, 2026-11-23") && page.contains("Source: a reader’s device"))
        #expect(page.contains("A <code>hand</code>."))
        #expect(
            text("fidelity/index.html").contains(
                "<th scope=\"row\">a reader’s device</th><td class=\"right\">0</td><td class=\"right\">1</td>"))
        #expect(text("reports/HitTestTouch.html").contains("<li id=\"device-1\">"))
        #expect(text("fidelity/readers-devices.zh.html").contains("<h1>读者的设备</h1>"))
    }

    @Test func `without devices nothing speaks of them`() throws {
        #expect(try !page("fidelity/index.html").contains("a reader’s device"))
    }

    @Test func `without observations there is no such page, but in a part of a site, to which pages of the whole may lead`() throws {
        #expect(try SampleSite.page("fidelity/index.html") == "")
        let part = try SiteBuilder.files(SampleSite.content([], isPartial: true)).first { $0.path == "fidelity/index.html" }
        #expect(part?.text.contains("Observations are not part of this build.") == true)
    }
}
