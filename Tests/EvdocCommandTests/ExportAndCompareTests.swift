import ExperimentKit
import Experiments
import Foundation
import Studies
import Synchronization
import TemporaryFiles
import Testing

@testable import EvdocCommand

struct ExportAndCompareTests {
    private let experiments = allExperiments.filter { ["FourTouchMethods", "ControlUnderParentsTap", "WayIn"].contains($0.id) }
    private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .path

    private func run(_ words: String...) -> (code: ExitCode, output: String, errors: String) {
        let printed = Mutex<(output: String, errors: String)>(("", ""))
        let console = Console { text, channel in
            printed.withLock { if channel == .output { $0.output += text } else { $0.errors += text } }
        }
        let code = Evdoc(experiments: experiments).run(words, on: console)
        return printed.withLock { (code, $0.output, $0.errors) }
    }

    /// What an exported file would log of a case, as the record has it.
    private func log(_ id: String, case number: Int, header: Bool = true) -> String {
        let experiment = experiments.first { $0.id == id }!
        let finding = Runner(jobs: 1).run(experiment).findings[number - 1]
        let values = zip(finding.case.variables, finding.case.values).map { ($0.name, $1.description) }.sorted { $0.0 < $1.0 }
        let first = header ? "[evdoc] # \(id) \(values.map { "\($0)=\($1)" }.joined(separator: ", "))\n" : ""
        return first
            + finding.trace.ordering.map { call in
                let start = "10:00 App[1] [evdoc] \(call.time) \(String(repeating: ". ", count: call.depth))"
                return "\(start)\(call.isMark ? "-" : ">") \(call.token)\n" + (call.answer.map { "\(start)< \($0)\n" } ?? "")
            }.joined()
    }

    private func withLog(_ text: String, _ body: (String) throws -> Void) throws {
        try withProject { root in
            try put(text, "\(root)/log.txt")
            try body("\(root)/log.txt")
        }
    }

    @Test func `the file has the case, the classes that log, and an app`() {
        let told = run("export", "FourTouchMethods", "--case", "2", "--root", root)
        #expect(told.code == .success && told.errors == "")
        #expect(told.output.contains("\"gesture\": \"two taps\","))
        #expect(told.output.contains("logged(self, \"touchesBegan\") { report(touches) }"))
        #expect(told.output.contains("@main") && !told.output.contains("Claim(") && !told.output.contains("package "))
    }

    @Test func `the file is written where it shall go`() throws {
        try withProject { place in
            let told = run("export", "FourTouchMethods", "--output", "\(place)/Four.swift", "--root", root)
            #expect(told.code == .success && told.output == "")
            let written = try text("\(place)/Four.swift")
            #expect(written == run("export", "FourTouchMethods", "--root", root).output)
        }
        #expect(run("export", "FourTouchMethods", "--output", "/proc/evdoc/Four.swift", "--root", root).code == .world)
    }

    @Test func `a source in a folder of its module is found`() throws {
        let source = """
            import ExperimentKit
            import UIKit

            private let pad = Named<LoggedView>("pad")

            let tapOnAPad = Experiment(id: "TapOnAPad", question: "What?") { stage in
                stage.add(LoggedView(), pad)
                stage.script.tap(pad)
            }

            """
        let pad = Named<LoggedView>("pad")
        let experiment = Experiment(id: "TapOnAPad", question: "What?", fileID: "Mine/Tap.swift", line: 6) { stage in
            stage.add(LoggedView(), pad)
            stage.script.tap(pad)
        }
        try withProject { root in
            try FileManager.default.createDirectory(atPath: "\(root)/Sources/Mine/Screens/Taps", withIntermediateDirectories: true)
            try put(source, "\(root)/Sources/Mine/Screens/Taps/Tap.swift")
            let printed = Mutex("")
            let console = Console { text, _ in printed.withLock { $0 += text } }
            #expect(Evdoc(experiments: [experiment]).run(["export", "TapOnAPad", "--root", root], on: console) == .success)
            #expect(printed.withLock { $0.contains("@main") })
        }
    }

    @Test func `code that cannot be exported is reported with its place`() throws {
        let told = run("export", "WayIn", "--root", root)
        #expect(told.code == .authorsMistake && told.output == "")
        #expect(
            told.errors.contains("experiments/HitTesting/WayIn.swift:") && told.errors.contains("because it makes an application object"))
        try withProject { place in
            let told = run("export", "FourTouchMethods", "--root", place)
            #expect(told.code == .authorsMistake && told.errors.contains("its source is not at hand"))
        }
    }

    @Test(arguments: [
        ["export"], ["export", "FourTouchMethod"], ["export", "FourTouchMethods", "--case", "9"], ["export", "--all", "FourTouchMethods"],
        ["compare", "FourTouchMethods"], ["compare", "Nothing", "--log", "x"],
        ["export", "FourTouchMethods", "--case", "1", "--case", "2"],
    ])
    func `wrong words are wrong usage`(words: [String]) {
        let silent = Console { _, _ in }
        #expect(Evdoc(experiments: experiments).run(words + (words[0] == "export" ? ["--root", root] : []), on: silent) == .wrongUsage)
    }

    @Test func `a log that does what the record shows fits`() throws {
        try withLog(log("FourTouchMethods", case: 3)) { path in
            let told = run("compare", "FourTouchMethods", "--log", path)
            #expect(
                told.code == .success
                    && told.output.hasPrefix("The device did what the record shows of case 3, gesture=a drag out of the view"))
        }
    }

    @Test func `without a header the case is found that fits best`() throws {
        try withLog(log("FourTouchMethods", case: 2, header: false)) { path in
            let told = run("compare", "FourTouchMethods", "--log", path, "--format", "json")
            #expect(told.code == .success && told.output.contains("\"case\" : 2") && told.output.contains("\"isNamed\" : false"))
        }
    }

    @Test func `the first difference is shown in words and side by side`() throws {
        let text = log("FourTouchMethods", case: 1).replacing("view.touchesEnded", with: "view.touchesCancelled")
        try withLog(text) { path in
            let told = run("compare", "FourTouchMethods", "--log", path)
            #expect(told.code == .authorsMistake)
            #expect(
                told.output.replacing("\n", with: " ").contains(
                    """
                    part after 2 calls: the record goes on with view.touchesEnded, the log goes on with view.touchesCancelled.
                    """))
            #expect(told.output.contains("-  view.touchesEnded") && told.output.contains("view.touchesCancelled"))
        }
    }

    @Test func `what a call returned is held against the record, and told with what both say`() throws {
        let other = log("ControlUnderParentsTap", case: 11).replacing("< false\n", with: "< true\n")
        try withLog(other) { path in
            let told = run("compare", "ControlUnderParentsTap", "--log", path)
            #expect(told.code == .authorsMistake)
            let call = "control.gestureRecognizerShouldBegin(parentGesture)"
            #expect(told.output.replacing("\n", with: " ").contains("\(call) returns true on the device, false in the record."))
            #expect(told.output.contains("≠") && told.output.contains("\(call) → true"))
        }
    }

    @Test func `a log of another experiment is reported, and a missing one`() throws {
        try withLog("nothing of ours\n") { #expect(run("compare", "FourTouchMethods", "--log", $0).code == .wrongUsage) }
        try withLog(log("FourTouchMethods", case: 1)) {
            let told = run("compare", "ControlUnderParentsTap", "--log", $0)
            #expect(told.code == .wrongUsage && told.errors.contains("is a log of FourTouchMethods"))
        }
        #expect(run("compare", "FourTouchMethods", "--log", "/nowhere").code == .world)
        #expect(run("compare", "FourTouchMethods", "--log", "/tmp").code == .world)
    }

    @Test func `a build publishes the file for Xcode beside the page of an experiment whose source is there`() throws {
        let repository = root
        try withProject { root in
            try FileManager.default.copyItem(atPath: "\(repository)/experiments", toPath: "\(root)/experiments")
            let evdoc = Evdoc(experiments: allExperiments.filter { $0.id == "ControlUnderParentsTap" })
            #expect(evdoc.run(["build", "--root", root, "--output", "\(root)/out"], on: Console { _, _ in }) == .success)
            #expect(try text("\(root)/out/reports/ControlUnderParentsTap.swift").contains("[evdoc]"))
        }
    }
}
