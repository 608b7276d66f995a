import EventTrace
import ExperimentKit
import Foundation
import ProjectFiles
import SampleResults
import Studies
import TemporaryFiles
import Testing
import TraceBuilding

@testable import EvdocCommand
@testable import ProjectKit

struct CheckTests {
    /// The sample results without their surprises.
    private let expected: Laboratory.Source = { experiments, _, _ in
        experiments.compactMap { Sample.result($0.id)?.withoutSurprises }
    }

    /// The same, but for the tap, whose action has come before `touchesEnded`, and whose claim has gone.
    private let changed: Laboratory.Source = { experiments, _, _ in
        experiments.compactMap { experiment -> ExperimentResult? in
            guard experiment.id == "SingleTap" else { return Sample.result(experiment.id)?.withoutSurprises }
            let lines = """
                tap.touchesBegan
                view.touchesBegan
                — gate opened
                tap.action(ended)
                tap.touchesEnded
                view.touchesCancelled
                view.touchesEnded
                """
            let stage = Sample.tap.findings[0].stage
            return experiment.conclude([Finding(case: experiment.cases[0], trace: Trace(lines: lines, rule: Sample.rules[0]), stage: stage)]
            )
            .withoutSurprises
        }
    }

    private func reports(_ root: String) throws -> [String: String] {
        var texts: [String: String] = [:]
        for name in try Files.names(in: "\(root)/site/reports") { texts[name] = try text("\(root)/site/reports/\(name)") }
        return texts
    }

    @Test func `check says in words what changed, before the difference`() throws {
        try withProject { root in
            #expect(Session().run(["build", "--root", root], source: expected) == .success)
            let session = Session()
            #expect(session.run(["check", "--root", root], source: changed) == .staleReport)
            #expect(
                session.output.hasPrefix(
                    """
                    SingleTap
                        `tap.action(ended)` now comes before `tap.touchesEnded`; `view.touchesEnded` is new, after `view.touchesCancelled`

                    --- a/site/reports/SingleTap.md
                    +++ b/site/reports/SingleTap.md

                    """))
            // The record is written with the reports.
            #expect(!session.errors.contains("orderings.jsonl"))
            #expect(session.errors.hasSuffix("\nevdoc: 1 report that differs\n" + remedy))
        }
    }

    @Test func `a rule that is worded anew is said once, with its two sentences, and is in no difference`() throws {
        try withProject { root in
            #expect(Session().run(["build", "--root", root], source: expected) == .success)
            let path = "\(root)/site/reports/HitTestTouch.md"
            let old = try text(path)
            try put(old.replacing(#/- \*\*RC\.2\*\* \((.+)\): .*\n/#) { "- **RC.2** (\($0.1)): It was otherwise.\n" }, path)
            let session = Session()
            #expect(session.run(["check", "--root", root], source: expected) == .staleReport)
            #expect(
                session.output.contains(
                    "RC.2 is worded anew: 1 report\n    before: **RC.2** (documented): It was otherwise.\n    now: **RC.2** (documented): ")
            )
            #expect(!session.output.contains("--- a/"))
            #expect(session.errors.contains("\nevdoc: 1 report that differs\n"))
        }
    }

    @Test func `check takes some experiments only`() throws {
        try withProject { root in
            #expect(Session().run(["build", "--root", root], source: expected) == .success)
            #expect(Session().run(["check", "--root", root, "--only", "HitTestTouch"], source: changed) == .success)
            #expect(Session().run(["check", "--root", root, "--only", "SingleTap"], source: changed) == .staleReport)
            #expect(Session().run(["check", "--root", root, "--only", "SingelTap"], source: changed) == .wrongUsage)
        }
    }

    @Test func `update accepts every report, and the check after it is content`() throws {
        try withProject { root in
            #expect(Session().run(["build", "--root", root], source: expected) == .success)
            try put("\(Reports.mark)# Gone\n", "\(root)/site/reports/Gone.md")
            let session = Session()
            #expect(session.run(["check", "--root", root, "--update"], source: changed) == .success)
            #expect(session.output.contains("\n2 reports written as the experiments are now\n"))
            #expect(Files.kind(of: "\(root)/site/reports/Gone.md") == .missing)
            let after = try reports(root)
            #expect(Session().run(["check", "--root", root], source: changed) == .success)
            #expect(Session().run(["build", "--root", root], source: changed) == .success)
            #expect(try reports(root) == after)
        }
    }

    @Test func `update of one report leaves the others, and says so`() throws {
        try withProject { root in
            #expect(Session().run(["build", "--root", root], source: expected) == .success)
            let path = "\(root)/site/reports/HitTestTouch.md"
            try put(try text(path) + "x", path)
            #expect(Session().run(["check", "--root", root, "--update", "SingleTap"], source: changed) == .staleReport)
            #expect(try text(path).hasSuffix("x"))
            let session = Session()
            #expect(session.run(["check", "--root", root], source: changed) == .staleReport)
            #expect(session.errors.hasSuffix("evdoc: 1 report that differs\n" + remedy))
            #expect(
                Session().run(["check", "--root", root, "--update=SingleTap", "--update", "HitTestTouch"], source: changed) == .success)
            #expect(Session().run(["check", "--root", root], source: changed) == .success)
            #expect(Session().run(["check", "--root", root, "--update", "SingelTap"], source: changed) == .wrongUsage)
        }
    }

    @Test func `update of the only report that differs succeeds, its line of the record included`() throws {
        try withProject { root in
            #expect(Session().run(["build", "--root", root], source: expected) == .success)
            #expect(Session().run(["check", "--root", root, "--update", "SingleTap"], source: changed) == .success)
            #expect(Session().run(["check", "--root", root], source: changed) == .success)
        }
    }

    private let remedy = "    look at the differences; if they are right, run evdoc accept and commit site/reports\n"

    @Test func `an update does not hide a surprising verdict`() throws {
        try withProject { root in
            #expect(Session().run("check", "--root", root, "--update") == .surprisingVerdict)
            #expect(Session().run("check", "--root", root) == .surprisingVerdict)
        }
    }

    @Test func `a record that is missing is a report that differs`() throws {
        try withProject { root in
            #expect(Session().run(["build", "--root", root], source: expected) == .success)
            try Files.remove("\(root)/\(OrderingFile.file.name)")
            let session = Session()
            #expect(session.run(["check", "--root", root], source: expected) == .staleReport)
            #expect(session.errors.contains("orderings.jsonl:1: error: missing: changes cannot be described in words\n"))
        }
    }

    @Test func `a line of the record that cannot be read is a mistake with its place`() throws {
        try withProject { root in
            #expect(Session().run(["build", "--root", root], source: expected) == .success)
            let path = "\(root)/\(OrderingFile.file.name)"
            try put(try text(path).replacing("\"orderings\":[[0", with: "\"orderings\":[[99"), path)
            let session = Session()
            #expect(session.run(["check", "--root", root], source: expected) == .authorsMistake)
            #expect(session.errors.contains("site/reports/orderings.jsonl:2: error: this line cannot be read\n"))
        }
    }

    @Test func `the record reads back as it was written`() throws {
        let file = OrderingFile(Sample.results)
        #expect(try OrderingFile(text: file.text).text == file.text)
        #expect(OrderingFile([Sample.tap]).merged(with: OrderingFile([Sample.climb])).text == file.text)
    }

    @Test func `an ablation that was there is missed, one that never was is said`() throws {
        try withProject { root in
            #expect(Session().run(["ablation", "--root", root], source: expected) == .success)
            #expect(Session().run(["build", "--root", root], source: expected) == .success)
            try Files.remove("\(root)/\(AblationFile.file.name)")
            let gone = Session()
            #expect(gone.run(["check", "--root", root], source: expected) == .staleReport)
            #expect(gone.errors.contains("error: the ablation is missing, and the committed reports say what claims rest on\n"))
            #expect(Session().run(["build", "--root", root], source: expected) == .success)
            let never = Session()
            #expect(never.run(["check", "--root", root], source: expected) == .success)
            #expect(never.errors.contains("ablation.jsonl:1: warning: there is no ablation: nothing is known of what claims rest on\n"))
        }
    }

    /// The script of an experiment's reasons is there only where the project has reasons.
    @Test func `check finds in pages what build finds, no more and no less`() throws {
        try withProject { root in
            try ReasonFile([], []).save(in: Project(given: root))
            try put("# Why\n\n[Reasons](../reports/SingleTap.why.js)\n", "\(root)/site/pages/why.md")
            for (command, code) in [("build", ExitCode.success), ("check", .outdatedStudy)] {
                let session = Session()
                #expect(session.run([command, "--root", root], source: expected) == code, "\(session.errors)")
            }
            try put("# Why\n\n[Reasons](../reports/SingleTap.wy.js)\n", "\(root)/site/pages/why.md")
            for command in ["build", "check"] {
                let session = Session()
                #expect(session.run([command, "--root", root], source: expected) == .authorsMistake)
                #expect(session.errors.contains("why.md:3:1: error: `../reports/SingleTap.wy.js` leads nowhere"), "\(session.errors)")
            }
        }
    }

    @Test func `the worst of several reasons is the exit code`() {
        #expect(ExitCode.worst(of: []) == .success)
        #expect(ExitCode.worst(of: [.success, .outdatedStudy, .staleReport]) == .staleReport)
        #expect(ExitCode.worst(of: [.staleReport, .surprisingVerdict, .authorsMistake]) == .authorsMistake)
        #expect(Set(CheckFinding.Kind.allCases.map(\.exitCode)) == [.authorsMistake, .surprisingVerdict, .staleReport, .outdatedStudy])
    }

    @Test func `the help has every exit code`() {
        let (all, check) = (Session(), Session())
        #expect(all.run("--help") == .success)
        #expect(check.run("check", "--help") == .success)
        for code in ExitCode.allCases { #expect(all.output.contains("  \(code.rawValue)") && all.output.contains(code.meaning)) }
        for code in ExitCode.allCases where code <= .outdatedStudy {
            #expect(check.output.contains("  \(code.rawValue)  \(code.meaning)\n"))
        }
        #expect(check.output.contains("[--update [ID]]…"))
    }
}
