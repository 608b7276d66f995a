import EventTrace
import ExperimentKit
import Foundation
import Glibc
import TemporaryFiles
import Testing

@testable import EvdocCommand
@testable import Laws
@testable import ProjectKit

/// Code of a law that stops its process stops only that, as code of an experiment does. Each test plays the program's part in a process of
/// its own.
struct LawProcessTests {
    private static let place = "experiments/Hostile/Hostile.swift:7: error: 'Hostile', a world of 1 of the family small: code of the law"
    private static let family = WorldFamily("small", recognizers: RecognizerOption.all([.tap], varying: []))

    private static func hostile(_ code: @escaping @Sendable () -> Void) -> Law {
        Law(id: "Hostile", "It stops.", over: family, upTo: 1, fileID: "HostileExperiments/Hostile.swift", line: 7) { world in
            stopping(code, world.touched.touchesBegan.happens)
        }
    }

    private static func stopping(_ code: () -> Void, _ expectation: ExperimentKit.Expectation) -> ExperimentKit.Expectation {
        code()
        return expectation
    }

    /// It fails where the tap recognizer cancels the touch.
    private static let wrong = Law(id: "Wrong", "A touch that began ends.", over: family, upTo: 1) { world in
        world.touched.touchesBegan.implies(world.touched.touchesEnded)
    }

    /// A committed verdict: the law holds in all worlds, of which there were some more.
    private static func holding(_ law: Law) -> LawRecord {
        let worlds = 9 + (LawStudy(law, upTo: 1)?.row.count ?? 0)
        return LawRecord(
            law: law.id, size: 1, worlds: worlds, notSelected: 0, holding: worlds, vacuous: 0, open: 0, failing: 0, smallest: nil,
            boundary: nil, rules: [])
    }

    /// Runs evdoc with the hostile law before the wrong one, then prints what became of the committed verdicts.
    private static func run(_ words: [String], _ limits: CaseTime.Limits = CaseTime.Limits(), _ code: @escaping @Sendable () -> Void)
        -> Never
    {
        let laws = [hostile(code), wrong]
        var end: Int32 = 99
        try? withProject { root in
            try LawFile(laws.map(holding)).save(in: Project(given: root))
            let committed = try text("\(root)/\(LawFile.file.name)")
            end = ExperimentProcess(limits: limits) { say($0) }.run { attempt in
                let program = Evdoc(experiments: [], laws: laws)
                let console = Console { text, _ in say(text) }
                return (attempt.map(program.within) ?? program).run(words + (words[0] == "sweep" ? [] : ["--root", root]), on: console)
            }
            say(try text("\(root)/\(LawFile.file.name)") == committed ? "stays\n" : "changed\n")
        }
        exit(end)
    }

    private func check(_ result: ExitTest.Result?, _ how: String, _ words: String..., sourceLocation: SourceLocation = #_sourceLocation) {
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        for words in ["\(Self.place) \(how)", "stays"] + words { #expect(said.contains(words), "\(said)", sourceLocation: sourceLocation) }
        #expect(said.ranges(of: Self.place).count == 1, "\(said)", sourceLocation: sourceLocation)
    }

    @Test func `check goes on without a law that has stopped the program, and judges the others`() throws {
        try withProject { root in
            let laws = [LawProcessTests.hostile { abort() }, LawProcessTests.wrong]
            try LawFile(laws.map(LawProcessTests.holding)).save(in: Project(given: root))
            nonisolated(unsafe) var errors = ""
            let console = Console { text, channel in if channel == .errors { errors += text } }
            let program = Evdoc(experiments: [], laws: laws).within(ExperimentAttempt(notes: CaseNotes()!, stopped: ["Hostile"]))
            #expect(program.run(["check", "--root", root], on: console) != .success)
            #expect(errors.contains("error: the law Wrong is about "), "\(errors)")
            #expect(!errors.contains("the law Hostile"))
            #expect(errors.contains("evdoc: without 'Hostile', which has stopped the program"))
        }
    }

    @Test func `laws names a law that traps, tries the others, and leaves the committed verdicts as they are`() async {
        check(
            await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
                LawProcessTests.run(["laws", "--update", "--jobs", "1"]) { _ = [Int]().randomElement()! }
            }, "has stopped the program: a trap", "Wrong  fails in", "Hostile  no committed verdict",
            "evdoc: site/reports/laws.jsonl stays as it was: it is of all laws or none",
            "evdoc: without 'Hostile', which has stopped the program")
    }

    @Test func `so does it with a law that never ends`() async {
        check(
            await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
                LawProcessTests.run(["laws", "--update", "--jobs", "1"], CaseTime.Limits(processor: 0.5)) { while getpid() > 0 {} }
            }, "does not come to an end", "Wrong  fails in")
    }

    @Test func `a sweep of a law that traps or never ends names it, and ends with 1`() async {
        check(
            await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
                LawProcessTests.run(["sweep", "Hostile", "--jobs", "1"]) { _ = [Int]().randomElement()! }
            }, "has stopped the program: a trap")
        check(
            await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
                LawProcessTests.run(["sweep", "Hostile", "--jobs", "1"], CaseTime.Limits(processor: 0.5)) { while getpid() > 0 {} }
            }, "does not come to an end")
    }
}

private func say(_ text: String) { _ = write(STDERR_FILENO, text, text.utf8.count) }
