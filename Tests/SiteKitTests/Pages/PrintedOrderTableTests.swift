import EventTrace
import ExperimentKit
import Studies
import Testing
import TraceBuilding
import TranslationKit

@testable import SiteKit

struct PrintedOrderTableTests {
    private static let origin = Statement(document: "000", section: "3", "It prints.")

    private func result(_ prints: [PrintedOrder]) -> ExperimentResult {
        let experiment = Experiment(id: "Prints", title: "What is printed", question: "What?", stage: { _ in }, prints: { prints })
        let stage = StageRecord(width: 375, height: 667)
        return experiment.conclude([
            Finding(case: experiment.cases[0], trace: Trace(lines: "— b prints\n— a prints"), stage: stage)
        ])
    }

    private var differing: ExperimentResult {
        result([PrintedOrder(Self.origin, ["a prints", "b <prints>"], among: ["* prints"], difference: "`b` comes first.")])
    }

    private func html(_ result: ExperimentResult, in translation: Translation = .english) -> String {
        let context = PageContext(Routes.experiment(result), in: translation, of: SiteContent(results: [result], rules: []))
        return PrintedOrderTable(result: result, context: context).html.description
    }

    @Test func `the document's lines and ours stand side by side, with the reason`() {
        let html = html(differing)
        #expect(html.contains("<th scope=\"row\">every case</th><td>Document 000 §3<ol><li><code>a prints</code></li>"))
        #expect(html.contains("<li><code>b &lt;prints&gt;</code></li></ol></td><td><ol><li><code>b prints</code></li>"))
        #expect(html.contains("<td><code>b</code> comes first.</td></tr>"))
    }

    @Test func `the same order says so, and no order is no table`() {
        let same = result([PrintedOrder(Self.origin, ["b prints", "a prints"], among: ["* prints"])])
        #expect(html(same).contains("<td>the same</td></tr>"))
        #expect(html(result([])).isEmpty)
    }

    @Test func `it speaks Chinese`() {
        let catalogue = Catalogue([MessageKey("`b` comes first.", in: "Prints"): "`b` 在先。"])
        let chinese = Translation(.chinese, Translations.builtIn.catalogue(.chinese).merging(catalogue))
        let html = html(differing, in: chinese)
        #expect(html.contains("<th scope=\"col\">文档打印的顺序</th>"))
        #expect(html.contains("<td><code>b</code> 在先。</td></tr>"))
    }

    @Test func `an experiment's page has the table under a heading`() throws {
        let content = SiteContent(results: [differing], rules: [])
        let page = try SiteBuilder.files(content).first { $0.path == "reports/Prints.html" }?.text ?? ""
        #expect(page.contains("id=\"prints\""))
        #expect(page.contains("<code>b</code> comes first."))
    }
}
