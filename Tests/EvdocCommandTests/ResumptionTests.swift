import ExperimentKit
import Glibc
import SiteKit
import Testing

@testable import EvdocCommand

/// A program that an experiment has stopped goes on with the others.
struct ResumptionTests {
    private static func experiment(_ id: String) -> Experiment {
        Experiment(
            id: id, title: id, question: "", stage: { $0.script.mark("played \(id)") }, fileID: "HostileExperiments/\(id).swift", line: 7)
    }

    private func program(_ ids: [String], without stopped: [String]) -> Evdoc {
        Evdoc(experiments: ids.map(ResumptionTests.experiment)).resumed(by: Resumption([]), without: stopped)
    }

    @Test func `what has stopped the program is left out, and only what needs all of them does not go on`() throws {
        let console = Console { _, _ in }
        let evdoc = program(["A", "B", "C"], without: ["B", "unknown"])
        #expect(evdoc.stopped == ["B"])
        let results = try evdoc.resultsOfWhatRuns(among: evdoc.experiments, on: console)
        #expect(results.map(\.experiment.id) == ["A", "C"])
        let mistakes = #expect(throws: AuthorsMistakes.self) { try evdoc.results(of: evdoc.experiments, on: console) }
        #expect(mistakes?.description.hasPrefix("experiments/Hostile/B.swift:7: error: 'B' has stopped the program") == true)
        #expect(throws: AuthorsMistakes.self) {
            try program(["B"], without: ["B"]).resultsOfWhatRuns(among: [ResumptionTests.experiment("B")], on: console)
        }
    }

    @Test func `a scene that has stopped the program is left out, with what only it puts to the test`() throws {
        let catalogue = ObservationCatalogue(scenes: [
            ObservationScene("a", "both", checks: []) { _ in }, ObservationScene("b", "both", checks: []) { _ in },
        ])
        #expect(catalogue.without(["a"]).ids == ["b", "both"])
        let evdoc = Evdoc(experiments: [ResumptionTests.experiment("A")], observations: catalogue).resumed(
            by: Resumption([]), without: ["a"])
        #expect(evdoc.stopped == ["a"] && evdoc.runningObservations.scenes.map(\.id) == ["b"])
    }

    @Test func `a study goes on with what is left, and its file stays as it was`() throws {
        try withProject { root in
            for (words, file) in [(["ablation"], AblationFile.file.name), (["why", "--update"], ReasonFile.file.name)] {
                nonisolated(unsafe) var printed: [Console.Channel: String] = [:]
                let console = Console { text, channel in printed[channel, default: ""] += text }
                try put("as it was", "\(root)/\(file)")
                #expect(program(["A", "B"], without: ["B"]).run(words + ["--root", root], on: console) == .authorsMistake)
                #expect(printed[.errors]?.contains("evdoc: \(file) stays as it was: it is of all experiments or none\n") == true)
                #expect(printed[.errors]?.contains("evdoc: without 'B', which has stopped the program") == true)
                #expect(printed[.output]?.isEmpty == false)
                #expect(try text("\(root)/\(file)") == "as it was")
            }
        }
    }

    @Test func `it ends with 1 and says what is missing`() {
        nonisolated(unsafe) var printed: [Console.Channel: String] = [:]
        let console = Console { text, channel in printed[channel, default: ""] += text }
        #expect(program(["A", "B"], without: ["B"]).run(["conclusions"], on: console) == .authorsMistake)
        #expect(printed[.errors]?.contains("evdoc: without 'B', which has stopped the program") == true)
        #expect(printed[.output]?.isEmpty == false)
    }

    /// In place of evdoc a shell begins, which prints the ids that it is given.
    private static func runHostile(
        isArmed: Bool = true, limits: CaseTime.Limits = CaseTime.Limits(), _ code: @escaping @Sendable () -> Void
    ) {
        setenv("EVDOC_STOPPED", "Other", 1)
        let resumption = Resumption(["-c", "echo anew without $EVDOC_STOPPED; kill -SEGV $$; exit 3"], program: "/bin/sh")
        CrashReport.install(limits: limits, resumption: resumption)
        let experiment = Experiment(
            id: "Hostile", title: "", question: "", stage: { _ in code() }, fileID: "HostileExperiments/Hostile.swift", line: 7)
        if !isArmed { _ = Runner().run(experiment) }
        resumption.whileArmed { _ = Runner(jobs: 2).run([experiment, experiment]) }
    }

    private func check(_ result: ExitTest.Result?, _ how: String) {
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        let place = "experiments/Hostile/Hostile.swift:7: error: 'Hostile', case 1 (the only case): "
        #expect(said.hasPrefix("\(place)code of the experiment \(how)\n"), "\(said)")
        #expect(String(decoding: result?.standardOutputContent ?? [], as: UTF8.self) == "anew without Other/Hostile\n")
    }

    // A blocked signal would keep the shell from ending by it.
    @Test func `after a trap the program begins anew, with every signal as it was`() async {
        check(
            await #expect(processExitsWith: .signal(SIGSEGV), observing: [\.standardErrorContent, \.standardOutputContent]) {
                ResumptionTests.runHostile { raise(SIGSEGV) }
            }, "has stopped the program")
    }

    @Test func `so it does after exit()`() async {
        check(
            await #expect(processExitsWith: .signal(SIGSEGV), observing: [\.standardErrorContent, \.standardOutputContent]) {
                ResumptionTests.runHostile { exit(0) }
            }, "has ended the program with exit()")
    }

    @Test func `so it does for code that does not come to an end`() async {
        check(
            await #expect(processExitsWith: .signal(SIGSEGV), observing: [\.standardErrorContent, \.standardOutputContent]) {
                ResumptionTests.runHostile(limits: CaseTime.Limits(waiting: 1, all: 1)) { while true { usleep(1000) } }
            }, "does not come to an end")
    }

    @Test func `a thread whose maker has blocked the signals is no way out`() async {
        check(
            await #expect(processExitsWith: .signal(SIGSEGV), observing: [\.standardErrorContent, \.standardOutputContent]) {
                var all = sigset_t()
                sigfillset(&all)
                pthread_sigmask(SIG_BLOCK, &all, nil)
                ResumptionTests.runHostile { raise(SIGABRT) }
            }, "has stopped the program")
    }

    @Test func `who needs every experiment does not go on`() async {
        let result = await #expect(processExitsWith: .exitCode(1), observing: [\.standardOutputContent]) {
            ResumptionTests.runHostile(isArmed: false) { abort() }
        }
        let printed = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
        #expect(result != nil && !printed.contains("anew"))
    }
}
