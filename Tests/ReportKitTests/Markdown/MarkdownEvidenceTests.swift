import EventTrace
import ExperimentKit
import SampleResults
import Studies
import Testing
import TraceBuilding
import TranslationKit

@testable import ReportKit

/// The base case, the grades and the observations of a report in Markdown.
struct MarkdownEvidenceTests {
    private static let account = Observation(
        id: "account", topic: "Taps", kind: .writeup, source: "somewhere", system: "iOS 13", setup: "A view.", stimulus: "A tap.",
        lines: ["the `pad` begins"], confidence: .high)

    private func result(_ claims: [Claim] = [], observations: [String] = []) -> ExperimentResult {
        let experiment = Experiment(
            id: "World", title: "A world", question: "", observations: observations, variables: [World.calls], base: World.calls.isOn,
            stage: { _ in }, claims: { claims })
        return experiment.conclude(
            experiment.cases.map { Finding(case: $0, trace: Trace(lines: "pad.touchesBegan"), stage: World.stage) })
    }

    @Test func `the values of the base case stand out`() {
        #expect(MarkdownReport(result(), rules: []).text.contains("| Touch methods call super | off, **on** |"))
    }

    @Test func `a rule that this project chose in part is marked`() {
        let rule = Rule(.responders, 2, .documented("It climbs.", without: "It does not.", sources: [.choice("How far.")]))
        let text = MarkdownReport(result([Claim("It begins.", .happens("pad.touchesBegan"), rules: [rule])]), rules: [rule]).text
        #expect(text.contains("   - Rules: RC.2 (in part our choice)\n"))
        #expect(text.contains("- **RC.2** (documented, in part our choice): It climbs.\n"))
    }

    @Test func `a claim names the rules that it rests on beside those that explain it`() {
        let graded = Sample.climb.resting(on: AblationTable(Sample.rules, Sample.ablations))
        let text = MarkdownReport(graded, rules: Sample.rules).text
        #expect(text.contains("Rests on: HT.3") || text.contains("Rests on: RC.2"))
        #expect(!MarkdownReport(Sample.climb, rules: Sample.rules).text.contains("Rests on"))
    }

    @Test func `an account stands beside the sentence that its scene checks, in the reader's words`() {
        let scene = ObservationScene("account", checks: [.holds("`pad` receives the touch", .happens("pad.touchesBegan"))]) { _ in }
        let result = result(observations: ["account"])
        let fidelity = Fidelity(
            [Self.account], ObservationCatalogue(scenes: [scene]), [SceneResult(scene: scene, finding: result.findings[0])])
        let english = MarkdownReport(result, rules: [], fidelity: fidelity).text
        #expect(english.contains("`account` (described experiment, iOS 13, agrees): A view. A tap. Source: somewhere."))
        #expect(english.contains("| the `pad` begins | `pad` receives the touch |\n"))
        let chinese = Translation(.chinese, Translations.builtIn.catalogue(.chinese))
        let text = MarkdownReport(result, rules: [], fidelity: fidelity, in: chinese).text
        #expect(text.contains("文字描述的实验、iOS 13、一致"))
    }
}
