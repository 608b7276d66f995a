import ExperimentKit
import Foundation
import FoundationXML
import ReportKit
import SampleResults
import TemporaryFiles
import Testing

@testable import EvdocCommand
@testable import ProjectKit

struct CheckFormatTests {
    /// A built project in which the sample's two surprising verdicts are left, and one report has other words.
    private func withDifferences(_ body: (String) throws -> Void) throws {
        try withProject { root in
            #expect(Session().run("build", "--root", root, "--allow-surprises") == .success)
            try put("", "\(root)/Tests/SampleResults/Sample+Climb.swift")
            let path = "\(root)/site/reports/SingleTap.md"
            try put(try text(path).replacing("# What does one tap do?\n", with: ""), path)
            try body(root)
        }
    }

    private func outcome(findings: [CheckFinding]) -> CheckOutcome { CheckOutcome(findings: findings) }

    // MARK: GitHub

    @Test func `github has an annotation for each finding, the worst first`() throws {
        try withDifferences { root in
            let session = Session()
            #expect(session.run("check", "--root", root, "--format", "github", "--summary", "\(root)/summary.md") == .surprisingVerdict)
            let lines = session.output.split(separator: "\n")
            // The annotations come before the log, in which the differences are folded.
            #expect(lines.prefix(4).allSatisfy { $0.hasPrefix("::") })
            let diff = try #require(lines.firstIndex { $0.hasPrefix("--- a/") })
            #expect(lines[diff - 1] == "::group::differences of reports" && lines.last == "::endgroup::")
            let commands = lines.filter { $0.hasPrefix("::error") || $0.hasPrefix("::warning") }
            #expect(commands.count == 4)
            #expect(
                commands[0].contains("title=HitTestTouch%2C claim 4::refuted: With super, the way up is nested.%0Acase 11 (callsSuper=on"))
            #expect(commands[0].hasPrefix("::error file=Tests/SampleResults/Sample+Climb.swift,line="))
            #expect(
                commands[2]
                    == "::error file=site/reports/SingleTap.md,line=2,title=SingleTap::SingleTap: the report differs%0Aother words under the head"
            )
            #expect(commands[3].hasPrefix("::warning file=site/reports/ablation.jsonl,line=1,title=evdoc::there is no ablation"))
            let summary = try text("\(root)/summary.md")
            #expect(summary.hasPrefix("### evdoc check: 2 surprising verdicts, 1 report that differs\n"))
            #expect(summary.contains("**SingleTap**\n\n- other words under the head\n"))
            #expect(summary.contains("<details><summary>site/reports/SingleTap.md</summary>\n\n```diff\n--- a/site/reports/SingleTap.md\n"))
        }
    }

    @Test func `of more than ten annotations the last says how many are left out`() {
        let many = (1...12).map { CheckFinding(.verdict, at: Location(fileID: "a.swift", line: $0), "refuted: \($0)") }
        let lines = CheckAnnotations(outcome: outcome(findings: many)).text.split(separator: "\n")
        #expect(lines.count == 10)
        #expect(lines[8] == "::error file=a.swift,line=9::refuted: 9")
        #expect(lines[9] == "::error title=evdoc check::3 more: they stand in the job's summary and in its log")
        #expect(CheckAnnotations(outcome: outcome(findings: Array(many.prefix(10)))).text.split(separator: "\n").count == 10)
    }

    @Test func `what would end a command is escaped`() {
        let finding = CheckFinding(.mistake, at: Location(fileID: "a,b:c.swift", line: 1, column: 2), "50 %\nmore")
        #expect(
            CheckAnnotations(outcome: outcome(findings: [finding])).text == "::error file=a%2Cb%3Ac.swift,line=1,col=2::50 %25%0Amore\n")
    }

    @Test func `a summary stays below what GitHub shows and counts what it leaves out`() {
        let long = String(repeating: "long words ", count: 100)
        let many = (1...200).map { CheckFinding(.verdict, at: nil, "\($0) \(long)") }
        let text = CheckSummary(outcome: outcome(findings: many)).text
        #expect(text.utf8.count <= CheckSummary.limit)
        let shown = text.split(separator: "\n").count { $0.hasPrefix("- ") }
        #expect(text.hasSuffix("\n\(200 - shown) parts are left out here, for length: `evdoc check` prints all.\n"))
    }

    // MARK: JUnit

    @Test func `junit has a suite for each experiment and a case for each claim`() throws {
        try withDifferences { root in
            let session = Session()
            #expect(session.run("check", "--root", root, "--format", "junit") == .surprisingVerdict)
            let document = try XMLCheck(session.output)
            #expect(document.counts["testsuites"] == 1)
            #expect(document.counts["testsuite"] == 3)
            // Four claims and a report, one claim and a report, and the rest.
            #expect(document.counts["testcase"] == 5 + 2 + 1)
            #expect(document.counts["failure"] == 3)
            #expect(session.output.contains("<testsuites name=\"evdoc\" tests=\"8\" failures=\"3\">"))
            #expect(session.output.contains("<testsuite name=\"HitTestTouch\" tests=\"5\" failures=\"1\">"))
            #expect(
                session.output.contains(
                    "classname=\"HitTestTouch\" name=\"claim 4: With super, the way up is nested.\" file=\"Tests/SampleResults/Sample+Climb.swift\" line="
                ))
        }
    }

    @Test func `what XML has no place for does not break it`() throws {
        let finding = CheckFinding(.mistake, at: nil, "a \u{1} <b> & \"c\"\nd", details: ["]]>"])
        let places = try RealPlaces(Project(given: nil))
        let document = try XMLCheck(CheckJUnit(outcome: outcome(findings: [finding]), places: places).text)
        #expect(document.counts["failure"] == 1)
        #expect(document.messages == ["a \u{FFFD} <b> & \"c\"\nd"])
    }

    // MARK: JSON

    @Test func `json has a version, the findings with places, and what changed`() throws {
        try withDifferences { root in
            let session = Session()
            #expect(session.run("check", "--root", root, "--format", "json") == .surprisingVerdict)
            let document = try #require(try JSONSerialization.jsonObject(with: Data(session.output.utf8)) as? [String: Any])
            #expect(document["format"] as? String == "evdoc-check" && document["version"] as? Int == 1)
            #expect(document["exit"] as? Int == 2 && document["experiments"] as? Int == 2)
            #expect(document["reports"] as? [String] == ["SingleTap"])
            let findings = try #require(document["findings"] as? [[String: Any]])
            #expect(findings.map { $0["kind"] as? String } == ["verdict", "verdict", "report"])
            #expect(findings[0]["file"] as? String == "Tests/SampleResults/Sample+Climb.swift" && findings[0]["claim"] as? Int == 4)
            #expect(session.errors == "")
        }
    }

    @Test func `a page that does not build is a finding in every format`() throws {
        try withProject { root in
            #expect(Session().run("build", "--root", root, "--allow-surprises") == .success)
            try put("# A\n\n{{table Nothing}}\n", "\(root)/site/pages/a.md")
            let text = Session()
            #expect(text.run("check", "--root", root) == .authorsMistake)
            #expect(
                text.errors.contains(
                    "site/pages/a.md:3:1: error: there is no experiment `Nothing`\n    there are: HitTestTouch, SingleTap\n"))
            #expect(text.errors.hasSuffix("evdoc: 1 mistake, 2 surprising verdicts\n"))
            let github = Session()
            #expect(github.run("check", "--root", root, "--format", "github", "--summary", "\(root)/s") == .authorsMistake)
            #expect(github.output.contains("::error file=site/pages/a.md,line=3,col=1::there is no experiment `Nothing`%0Athere are"))
            let junit = Session()
            #expect(junit.run("check", "--root", root, "--format", "junit") == .authorsMistake)
            #expect(junit.output.contains("<failure type=\"mistake\""))
        }
    }
}

/// Reads XML to its end, and counts its elements.
private final class XMLCheck: NSObject, XMLParserDelegate {
    private(set) var counts: [String: Int] = [:]
    private(set) var messages: [String] = []

    init(_ text: String) throws {
        super.init()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = self
        guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
    }

    func parser(
        _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String]
    ) {
        counts[element, default: 0] += 1
        if let message = attributes["message"] { messages.append(message) }
    }
}
