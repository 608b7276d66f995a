import EventTrace
import ExperimentKit
import SampleResults
import Studies
import Testing
import TraceBuilding

@testable import SiteKit

/// Where a strip names the receiver of a call, and which decisions a case has.
struct StripReceiverTests {
    private static let way = AnyVariable("way", "The way is", ["one", "another", "a third"])

    private static func result(_ lines: [String]) -> ExperimentResult {
        let experiment = Experiment(
            id: "Strips", title: "Who acts?", question: "Who acts?", variables: [way], stage: { _ in },
            claims: { Claim("A touch begins.", .happens("*.touchesBegan")) })
        let findings = experiment.cases.map { one in
            Finding(case: one, trace: Trace(lines: lines[one.index]), stage: Sample.climb.findings[0].stage)
        }
        return experiment.conclude(findings)
    }

    /// The page without its tags.
    private func words(_ lines: [String]) throws -> String {
        let files = try SiteBuilder.files(SiteContent(results: [Self.result(lines)], rules: []))
        return try #require(files.first { $0.path == "reports/Strips.html" }?.text).replacing(#/<[^>]*>/#, with: "")
    }

    @Test func `a call behind a printed line names its receiver`() throws {
        let lines = "a.touchesBegan\n— a line\na.touchesEnded"
        #expect(try words([lines, "a.touchesBegan", lines]).contains("a.touchesBegan ▸ a line ▸ a.touchesEnded"))
    }

    @Test func `a call behind a struck one names its receiver`() throws {
        let base = "b.touchesBegan\na.touchesMoved\nc.touchesEnded"
        let other = "b.touchesBegan\nb.touchesCancelled\nc.touchesEnded"
        #expect(try words([base, other, base]).contains("b.touchesBegan ▸ a.touchesMoved ▸ b.touchesCancelled ▸ c.touchesEnded"))
    }

    @Test func `a case whose decisions are not those of the first case of its ordering has its own`() {
        let result = Self.result(["a.touchesBegan", "! queue enqueue\na.touchesBegan", "a.touchesBegan"])
        let cases = CaseRecord(result).file.text.split(separator: "\n").filter { $0.contains("\"stage\"") }
        #expect(result.groups.count == 1 && cases.map { $0.contains("\"log\"") } == [true, true, false])
    }
}
