import ExperimentKit
import Glibc
import Testing

@testable import EvdocCommand

struct CrashReportTests {
    /// `limit` is in seconds. Only code without an end comes near it: on a busy machine a second is not enough to use up the stack.
    private static func run(limit: Double = 120, _ code: @escaping @Sendable () -> Void) {
        CrashReport.install(limit: limit)
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
                "experiments/Hostile/Hostile.swift:7: case 1 (the only case): error: code of the experiment has stopped the program"))
    }

    @Test func `so is endless recursion`() async {
        let result = await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
            CrashReportTests.run { _ = deep(0) }
        }
        #expect(said(result).contains("Hostile.swift:7: case 1 (the only case): error: code of the experiment has stopped the program"))
    }

    @Test func `an experiment that ends the program does not end it well`() async {
        let result = await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
            CrashReportTests.run { exit(0) }
        }
        #expect(said(result).contains("error: code of the experiment has ended the program with exit()"))
    }

    @Test func `an experiment that does not come to an end is ended`() async {
        let result = await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
            CrashReportTests.run(limit: 1) { while true { usleep(1000) } }
        }
        #expect(said(result).contains("error: code of the experiment does not come to an end"))
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
