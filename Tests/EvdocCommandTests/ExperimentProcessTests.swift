import ExperimentKit
import Foundation
import Glibc
import ProjectKit
import Studies
import Testing

@testable import EvdocCommand

/// Code of an experiment that stops its process stops only that. Each test plays the program's part in a process of its own.
struct ExperimentProcessTests {
    private static let place = "experiments/Hostile/Hostile.swift:7: error: 'Hostile', case 1 (the only case)"

    private static func experiment(_ id: String = "Hostile", _ code: @escaping @Sendable () -> Void) -> Experiment {
        Experiment(id: id, title: "", question: "", fileID: "HostileExperiments/\(id).swift", line: 7, stage: { _ in code() })
    }

    /// Runs the experiments that have not stopped a process yet, and prints their ids.
    private static func run(
        isArmed: Bool = true, limits: CaseTime.Limits = CaseTime.Limits(), _ experiments: Experiment..., then last: () -> Void = {}
    ) -> Never {
        let process = ExperimentProcess(limits: limits) { say($0) }
        let code = process.run { attempt in
            let running = experiments.filter { attempt?.stopped.contains($0.id) == false }
            let play = { for experiment in running { _ = Runner().run(experiment) } }
            isArmed ? attempt?.notes.whileArmed(play) : play()
            puts("ran \(running.map(\.id))")
            last()
            return .success
        }
        exit(code)
    }

    private func check(
        _ result: ExitTest.Result?, _ how: String, _ printed: String = "ran []\n", sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.contains("\(Self.place): code of the experiment \(how)"), "\(said)", sourceLocation: sourceLocation)
        let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
        #expect(printed.isEmpty ? !output.contains("ran") : output == printed, sourceLocation: sourceLocation)
    }

    @Test func `a trap in an experiment is reported with its place and case, and the others are run`() async {
        check(
            await #expect(processExitsWith: .success, observing: [\.standardErrorContent, \.standardOutputContent]) {
                ExperimentProcessTests.run(
                    ExperimentProcessTests.experiment { _ = [Int]().randomElement()! }, ExperimentProcessTests.experiment("Other") {})
            }, "has stopped the program: a trap, as for a nil that is unwrapped", "ran [\"Other\"]\n")
    }

    @Test func `a thread that stops the program after its case is reported with the last case`() async {
        check(
            await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent, \.standardOutputContent]) {
                ExperimentProcessTests.run(
                    isArmed: false,
                    ExperimentProcessTests.experiment {
                        Thread.detachNewThread {
                            usleep(200_000)
                            _ = [Int]().randomElement()!
                        }
                    }, then: { sleep(5) })
            }, "has stopped the program after its case, as a thread of its own does",
            "ran [\"Hostile\"]\n")
    }

    @Test func `a case that waits in real time gets a warning, and runs`() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            ExperimentProcessTests.run(
                ExperimentProcessTests.experiment { usleep(1_200_000) }, ExperimentProcessTests.experiment("Other") {})
        }
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.contains("'Hostile', case 1 (the only case): code of the experiment waited for 1."))
        #expect(said.contains("Hostile.swift:7: warning: ") && !said.contains("Other"))
    }

    @Test func `so is endless recursion`() async {
        check(
            await #expect(processExitsWith: .success, observing: [\.standardErrorContent, \.standardOutputContent]) {
                ExperimentProcessTests.run(ExperimentProcessTests.experiment { _ = deep(0) })
            }, "has stopped the program: its stack is used up")
    }

    @Test func `an experiment that ends the program does not end it well`() async {
        check(
            await #expect(processExitsWith: .success, observing: [\.standardErrorContent, \.standardOutputContent]) {
                ExperimentProcessTests.run(ExperimentProcessTests.experiment { exit(0) })
            }, "has ended the program with exit()")
    }

    @Test func `an experiment that computes without an end is ended`() async {
        check(
            await #expect(processExitsWith: .success, observing: [\.standardErrorContent, \.standardOutputContent]) {
                ExperimentProcessTests.run(
                    limits: CaseTime.Limits(processor: 0.5), ExperimentProcessTests.experiment { while getpid() > 0 {} })
            }, "does not come to an end")
    }

    @Test func `so is one that waits without an end`() async {
        check(
            await #expect(processExitsWith: .success, observing: [\.standardErrorContent, \.standardOutputContent]) {
                ExperimentProcessTests.run(
                    limits: CaseTime.Limits(waiting: 0.5), ExperimentProcessTests.experiment { while true { pause() } })
            }, "does not come to an end")
    }

    @Test func `so is one that looks again and again`() async {
        check(
            await #expect(processExitsWith: .success, observing: [\.standardErrorContent, \.standardOutputContent]) {
                ExperimentProcessTests.run(
                    limits: CaseTime.Limits(all: 1), ExperimentProcessTests.experiment { while true { usleep(1000) } })
            }, "does not come to an end")
    }

    @Test func `where several cases were running, they are run one at a time to find out which it was`() async {
        check(
            await #expect(processExitsWith: .success, observing: [\.standardErrorContent, \.standardOutputContent]) {
                let process = ExperimentProcess { say($0) }
                let code = process.run { attempt in
                    guard let attempt else { return .world }
                    return attempt.notes.whileArmed {
                        if attempt.stopped.isEmpty {
                            // In the place of another thread, which is in the midst of a case.
                            if !attempt.isOneByOne { attempt.notes.begin(9, CaseNotes.Note(id: "Innocent", words: "it was not me")) }
                            _ = Runner().run(ExperimentProcessTests.experiment { abort() })
                        }
                        puts("ran without \(attempt.stopped)")
                        return .success
                    }
                }
                exit(code)
            }, "has stopped the program\n", "ran without [\"Hostile\"]\n")
    }

    @Test func `who needs every experiment does not go on`() async {
        check(
            await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent, \.standardOutputContent]) {
                ExperimentProcessTests.run(isArmed: false, ExperimentProcessTests.experiment { abort() })
            }, "has stopped the program\n", "")
    }

    @Test func `a process that does not get further than the one before is the last`() async {
        let result = await #expect(processExitsWith: .exitCode(1), observing: [\.standardOutputContent]) {
            let code = ExperimentProcess { _ in }.run { attempt in
                puts("again")
                fflush(nil)
                attempt?.notes.progress = 1
                attempt?.notes.whileArmed { _ = Runner().run(ExperimentProcessTests.experiment { abort() }) }
                return .success
            }
            exit(code)
        }
        #expect(String(decoding: result?.standardOutputContent ?? [], as: UTF8.self) == "again\nagain\n")
    }

    @Test func `the end of the program, and signals of others, are as without it`() async {
        await #expect(processExitsWith: .exitCode(74)) {
            exit(ExperimentProcess { _ in }.run { _ in .world })
        }
        await #expect(processExitsWith: .signal(SIGABRT)) {
            ExperimentProcessTests.run(ExperimentProcessTests.experiment {}, then: { abort() })
        }
        // Of the program, not of the child.
        await #expect(processExitsWith: .signal(SIGTERM)) {
            ExperimentProcessTests.run(
                ExperimentProcessTests.experiment {},
                then: {
                    kill(getppid(), SIGTERM)
                    sleep(60)
                })
        }
    }
}

private func say(_ text: String) { _ = write(STDERR_FILENO, text, text.utf8.count) }

/// Ends only with the stack.
private func deep(_ level: Int) -> Int { level < 0 ? 0 : deep(level + 1) + Int(getpid() & 1) }
