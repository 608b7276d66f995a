import EventTrace
import ExperimentKit
import Foundation
import ProjectFiles
import SampleResults
import Studies
import Synchronization
import TemporaryFiles
import Testing

@testable import EvdocCommand
@testable import ProjectKit

struct BuildAndCheckTests {
    private func reports(_ root: String) throws -> [String] { try Files.names(in: "\(root)/site/reports") }

    private func bytes(_ path: String) throws -> [UInt8] { try Files.read(path) }

    /// The sample results without their surprises: as if every refutation had been declared.
    private let expected: Laboratory.Source = { experiments, _, _ in
        experiments.compactMap { Sample.result($0.id)?.withoutSurprises }
    }

    @Test func `build writes reports and site, and says what it did`() throws {
        try withProject { root in
            let session = Session()
            #expect(session.run("build", "--root", root, "--jobs", "2", "--allow-surprises") == .success)
            #expect(session.errors == "")
            let lines = session.output.split(separator: "\n").map(String.init)
            #expect(
                lines.dropLast() == [
                    "experiments  2", "cases        13", "claims       2 confirmed, 3 refuted (1 as declared), 0 undecided",
                    "pages        30 in \(root)/site/public",
                ])
            #expect(lines.last?.wholeMatch(of: #/time         \d+\.\d\d s/#) != nil)
            let names = try reports(root)
            #expect(names == ["HitTestTouch.md", "SingleTap.md", "orderings.jsonl"])
            #expect(Files.kind(of: "\(root)/site/public/reports/SingleTap.html") == .file)
        }
    }

    @Test func `a build with a surprising verdict publishes it and exits with 2, unless that is allowed`() throws {
        try withProject { root in
            let session = Session()
            #expect(session.run("build", "--root", root) == .surprisingVerdict)
            #expect(session.errors == "evdoc: 2 verdicts or observations are surprising\n    evdoc check names them\n")
            #expect(Files.kind(of: "\(root)/site/public/reports/SingleTap.html") == .file)
            #expect(Session().run("build", "--root", root, "--allow-surprises") == .success)
            #expect(Session().run(["build", "--root", root], source: expected) == .success)
        }
    }

    @Test func `a build of some experiments leaves the published site whole, and the others' lines of the record`() throws {
        try withProject { root in
            #expect(Session().run(["build", "--root", root], source: expected) == .success)
            let record = try bytes("\(root)/\(OrderingFile.file.name)")
            #expect(Session().run(["build", "--root", root, "--only", "SingleTap"], source: expected) == .success)
            #expect(Files.kind(of: "\(root)/site/public/reports/HitTestTouch.html") == .file)
            #expect(Files.kind(of: "\(root)/site/preview/reports/SingleTap.html") == .file)
            #expect(Files.kind(of: "\(root)/site/preview/reports/HitTestTouch.html") == .missing)
            #expect(try bytes("\(root)/\(OrderingFile.file.name)") == record)
        }
    }

    @Test func `a report that cannot be written leaves the site as it was`() throws {
        try withProject { root in
            #expect(Session().run("build", "--root", root, "--allow-surprises") == .success)
            let path = "\(root)/site/public/evdoc-site.txt"
            try put("# New\n", "\(root)/site/pages/new.md")
            let manifest = try bytes(path)
            try FileManager.default.removeItem(atPath: "\(root)/site/reports/SingleTap.md")
            try put("x", "\(root)/site/reports/SingleTap.md/x")
            let session = Session()
            #expect(session.run("build", "--root", root, "--allow-surprises") == .world)
            #expect(session.errors == "evdoc: \(root)/site/reports/SingleTap.md: cannot write: Is a directory\n")
            #expect(try bytes(path) == manifest)
            #expect(try reports(root) == ["HitTestTouch.md", "SingleTap.md", "orderings.jsonl"])
        }
    }

    @Test func `build publishes the engine for pages if its folder is given`() throws {
        try withProject { root in
            try put("evdocEngine()", "\(root)/engine/engine.js")
            try put("SampleTopic\n", "\(root)/engine/topics.txt")
            #expect(Session().run("build", "--root", root, "--engine", "\(root)/engine", "--allow-surprises") == .success)
            #expect(try text("\(root)/site/public/assets/live/engine.js") == "evdocEngine()")
            #expect(Session().run("build", "--root", root, "--allow-surprises") == .success)
            #expect(Files.kind(of: "\(root)/site/public/assets/live") == .missing)
            #expect(Session().run("build", "--root", root, "--engine", "\(root)/nowhere") == .world)
        }
    }

    @Test func `build draws a given archive of DocC, and names parts that it cannot read`() throws {
        try withProject { root in
            let data = "\(root)/archive/data/documentation"
            let symbol = #""metadata":{"title":"Lamp","symbolKind":"class"},"abstract":[{"type":"text","text":"Gives light."}]"#
            try put(
                """
                {"metadata":{"title":"Lights","symbolKind":"module"},"topicSections":[{"title":"Classes","identifiers":["lamp"]}],
                "references":{"lamp":{"url":"/documentation/lights/lamp"}}}
                """, "\(data)/lights.json")
            try put("{\(symbol)}", "\(data)/lights/lamp.json")
            let build = ["build", "--root", root, "--docc", "\(root)/archive", "--allow-surprises"]
            #expect(Session().run(build) == .success)
            #expect(try text("\(root)/site/public/reference/lights/lamp.html").contains("Gives light."))
            try put("{", "\(data)/lights/lamp.json")
            let session = Session()
            #expect(session.run(build) == .world)
            #expect(session.errors.hasPrefix("evdoc: \(data)/lights/lamp.json: cannot read: "), "\(session.errors)")
            #expect(Session().run("build", "--root", root, "--docc", "\(root)/nowhere") == .world)
            #expect(try text("\(root)/site/public/reference/lights/lamp.html").contains("Gives light."), "the site is as it was")
            #expect(Session().run("build", "--root", root, "--allow-surprises") == .success)
            #expect(Files.kind(of: "\(root)/site/public/reference") == .missing)
        }
    }

    @Test func `build removes reports of experiments that are gone, but not with only`() throws {
        try withProject { root in
            try put("\(Reports.mark)# Gone\n", "\(root)/site/reports/Gone.md")
            try put("# By hand\n", "\(root)/site/reports/README.md")
            #expect(
                Session().run("build", "--root", root, "--only", "SingleTap", "--output", "\(root)/elsewhere", "--allow-surprises")
                    == .success)
            #expect(try reports(root) == ["Gone.md", "README.md", "SingleTap.md", "orderings.jsonl"])
            #expect(Files.kind(of: "\(root)/elsewhere/reports/HitTestTouch.html") == .missing)
            #expect(Session().run("build", "--root", root, "--allow-surprises") == .success)
            #expect(try reports(root) == ["HitTestTouch.md", "README.md", "SingleTap.md", "orderings.jsonl"])
            #expect(try text("\(root)/site/reports/README.md") == "# By hand\n")
        }
    }

    @Test func `a page that does not build exits with 1 and leaves site and reports alone`() throws {
        try withProject { root in
            #expect(Session().run("build", "--root", root, "--allow-surprises") == .success)
            let before = try Files.read("\(root)/site/public/index.html")
            try put("# A\n\n{{table Nothing}}\n", "\(root)/site/pages/a.md")
            try Data([0xFF]).write(to: URL(fileURLWithPath: "\(root)/site/pages/b.md"))
            let session = Session()
            #expect(session.run("build", "--root", root) == .authorsMistake)
            #expect(
                session.errors == """
                    site/pages/a.md:3:1: error: there is no experiment `Nothing`
                        there are: HitTestTouch, SingleTap
                    site/pages/b.md:1:1: error: not UTF-8 at 0xFF
                        save the file as UTF-8
                    evdoc: 2 mistakes

                    """)
            #expect(try bytes("\(root)/site/public/index.html") == before)
        }
    }

    @Test func `a page whose name cannot be published is a mistake with its file`() throws {
        try withProject { root in
            try put("# A\n", "\(root)/site/pages/a\nb.md")
            let session = Session()
            #expect(session.run("build", "--root", root) == .authorsMistake)
            #expect(session.errors.hasPrefix("site/pages/a\\nb.md:1: error: the name holds a control character"))
        }
    }

    @Test func `a page whose name is not UTF-8 is a mistake with its file`() throws {
        try withProject { root in
            let bytes: [CChar] = "\(root)/site/pages/".utf8.map { CChar(bitPattern: $0) } + [-1, 0x2E, 0x6D, 0x64, 0]
            fclose(fopen(bytes, "w"))
            let session = Session()
            #expect(session.run("build", "--root", root) == .authorsMistake)
            #expect(session.errors.hasPrefix("site/pages/\u{FFFD}.md:1: error: the name holds what is not UTF-8"))
        }
    }

    @Test func `mistakes of experiments exit with 1, each told once`() {
        let mistake = Diagnostic(Location(fileID: "TouchesExperiments/X.swift", line: 42), "nobody is called so", remedy: "Name somebody.")
        let session = Session()
        let code = session.run("run", "SingleTap") { experiments, _, _ in
            experiments.map {
                ExperimentResult(experiment: $0, findings: [], claims: [], groups: [], influences: [], diagnostics: [mistake, mistake])
            }
        }
        #expect(code == .authorsMistake)
        #expect(session.errors == "experiments/Touches/X.swift:42: error: nobody is called so\n    Name somebody.\nevdoc: 1 mistake\n")
    }

    @Test func `what an author is warned of does not fail`() {
        let place = Location(fileID: "TouchesExperiments/X.swift", line: 42)
        let warning = Diagnostic(place, "it is empty", remedy: nil, severity: .warning)
        let session = Session()
        let code = session.run("run", "SingleTap") { experiments, _, _ in
            experiments.map {
                ExperimentResult(experiment: $0, findings: [], claims: [], groups: [], influences: [], warnings: [warning])
            }
        }
        #expect(code == .success)
        #expect(session.errors == "experiments/Touches/X.swift:42: warning: it is empty\n")
    }

    @Test func `what is not repeatable is a mistake`() {
        let runs = Mutex(0)
        let experiment = Experiment(
            id: "Counted", title: "A title", question: "A question?",
            stage: { stage in
                let number = runs.withLock { count in
                    count += 1
                    return count
                }
                stage.script.mark("run \(number)")
            })
        let errors = Mutex("")
        let console = Console { text, _ in errors.withLock { $0 += text } }
        #expect(Evdoc(experiments: [experiment]).run(["run", "Counted"], on: console) == .authorsMistake)
        #expect(
            errors.withLock { $0 }.contains(
                "error: 'Counted' is not repeatable: case 1 (the only case) has, as entry 5, '— run 1' at 0.0 ms at first and '— run 2'"))
    }

    @Test func `an output that is a file exits with 74 and its path`() throws {
        try withProject { root in
            try put("x", "\(root)/file")
            let session = Session()
            #expect(session.run("build", "--root", root, "--output", "\(root)/file") == .world)
            #expect(session.errors == "evdoc: \(root)/file: cannot publish: it is a file, not a directory\n")
        }
    }

    @Test func `a full output device exits with 74`() {
        let full = FileError(path: "standard output", attempt: "write", reason: "No space left on device")
        let console = Console { _, channel throws(FileError) in if channel == .output { throw full } }
        let evdoc = Evdoc(experiments: Sample.experiments, rules: Sample.rules) { _, _, _ in [] }
        #expect(evdoc.run(["list"], on: console) == .world)
    }

    @Test func `check is content with what build wrote, once nothing surprises`() throws {
        try withProject { root in
            #expect(Session().run(["build", "--root", root], source: expected) == .success)
            let session = Session()
            #expect(session.run(["check", "--root", root], source: expected) == .success)
            #expect(session.output == "2 reports as committed; claims 2 confirmed, 1 refuted (as declared), 0 undecided\n")
        }
    }

    @Test func `check shows what differs and writes nothing`() throws {
        try withProject { root in
            #expect(Session().run(["build", "--root", root], source: expected) == .success)
            let path = "\(root)/site/reports/SingleTap.md"
            let changed = try text(path).replacing("# What does one tap do?\n", with: "")
            try put(changed, path)
            try Files.remove("\(root)/site/reports/HitTestTouch.md")
            try put("\(Reports.mark)x\n", "\(root)/site/reports/Gone.md")
            try put("# By hand\n", "\(root)/site/reports/README.md")
            let session = Session()
            #expect(session.run(["check", "--root", root], source: expected) == .staleReport)
            #expect(
                session.output.hasPrefix(
                    """
                    Gone
                        the committed report is of no experiment
                    HitTestTouch
                        there is no committed report
                    SingleTap
                        other words under the head

                    --- a/site/reports/Gone.md

                    """))
            #expect(session.output.contains("--- a/site/reports/Gone.md\n+++ /dev/null\n@@ -1,2 +0,0 @@\n-\(Reports.mark)-x\n"))
            #expect(session.output.contains("--- /dev/null\n+++ b/site/reports/HitTestTouch.md\n"))
            #expect(
                session.output.contains(
                    "--- a/site/reports/SingleTap.md\n+++ b/site/reports/SingleTap.md\n@@ -1,4 +1,5 @@\n \(Reports.mark)+# What does one tap do?\n"
                ))
            #expect(session.errors.contains("\nevdoc: 3 reports that differ\n"))
            #expect(try text(path) == changed)
        }
    }

    @Test func `check names verdicts that nobody declared`() throws {
        try withProject { root in
            #expect(Session().run("build", "--root", root, "--allow-surprises") == .success)
            let session = Session()
            #expect(session.run("check", "--root", root) == .surprisingVerdict)
            #expect(session.output == "")
            #expect(
                session.errors.contains(
                    "error: refuted: With super, the way up is nested.\n    case 11 (callsSuper=on, tapped=level_1, color=red): expected "))
            #expect(session.errors.hasSuffix("evdoc: 2 surprising verdicts\n"))
        }
    }
}
