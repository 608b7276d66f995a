import ExperimentKit
import Glibc
import Testing

@testable import EvdocCommand

struct CrashReportTests {
    private static func run(limits: CaseTime.Limits = CaseTime.Limits(), _ code: @escaping @Sendable () -> Void) {
        CrashReport.install(limits: limits)
        let experiment = Experiment(
            id: "Hostile", title: "", question: "", stage: { _ in code() }, fileID: "HostileExperiments/Hostile.swift", line: 7)
        _ = Runner().run(experiment)
    }

    private func said(_ result: ExitTest.Result?) -> String { String(decoding: result?.standardErrorContent ?? [], as: UTF8.self) }

    @Test func `a trap in an experiment is reported with its place and case`() async {
        let result = await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
            CrashReportTests.run { _ = [Int]().randomElement()! }
        }
        #expect(
            said(result).contains(
                "experiments/Hostile/Hostile.swift:7: error: 'Hostile', case 1 (the only case): "
                    + "code of the experiment has stopped the program: a trap, as for a nil that is unwrapped"))
    }

    @Test func `so is endless recursion`() async {
        let result = await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
            CrashReportTests.run { _ = deep(0) }
        }
        #expect(
            said(result).contains("'Hostile', case 1 (the only case): code of the experiment has stopped the program: its stack is used up")
        )
    }

    @Test func `an experiment that ends the program does not end it well`() async {
        let result = await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
            CrashReportTests.run { exit(0) }
        }
        #expect(said(result).contains("code of the experiment has ended the program with exit()"))
    }

    @Test func `an experiment that computes without an end is ended`() async {
        let result = await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
            CrashReportTests.run(limits: CaseTime.Limits(processor: 0.5)) { while getpid() > 0 {} }
        }
        #expect(said(result).contains("code of the experiment does not come to an end"))
    }

    @Test func `so is one that waits without an end`() async {
        let result = await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
            CrashReportTests.run(limits: CaseTime.Limits(waiting: 0.5)) { while true { pause() } }
        }
        #expect(said(result).contains("code of the experiment does not come to an end"))
    }

    @Test func `so is one that looks again and again`() async {
        let result = await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
            CrashReportTests.run(limits: CaseTime.Limits(all: 1)) { while true { usleep(1000) } }
        }
        #expect(said(result).contains("code of the experiment does not come to an end"))
    }

    @Test func `the end of the program, and signals of others, are as without it`() async {
        await #expect(processExitsWith: .exitCode(3)) {
            CrashReportTests.run {}
            exit(3)
        }
        await #expect(processExitsWith: .signal(SIGABRT)) {
            CrashReportTests.run {}
            abort()
        }
    }
}

/// Ends only with the stack.
private func deep(_ level: Int) -> Int { level < 0 ? 0 : deep(level + 1) + Int(getpid() & 1) }
