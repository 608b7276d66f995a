import ExperimentKit
import Glibc
import Testing

@testable import EvdocCommand

/// What code of experiments prints does not stand in what a command prints.
struct StandardOutputTests {
    private static let chatty = Experiment(
        id: "Chatty", title: "", question: "",
        stage: { stage in
            print("the client's line")
            fflush(nil)
            stage.script.mark("played")
        })

    @Test func `code of experiments prints to standard error`() async {
        let result = await #expect(
            processExitsWith: .success, observing: [\.standardErrorContent, \.standardOutputContent]
        ) {
            Evdoc(experiments: [StandardOutputTests.chatty]).main(["run", "Chatty", "--format", "json"])
        }
        let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
        #expect(output.hasPrefix("{\n") && output.hasSuffix("}\n") && !output.contains("the client's line"))
        let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(errors.contains("the client's line\n"))
    }

    @Test func `without standard output a command says so`() async {
        let result = await #expect(processExitsWith: .exitCode(ExitCode.world.rawValue), observing: [\.standardErrorContent]) {
            close(STDOUT_FILENO)
            Evdoc(experiments: [StandardOutputTests.chatty]).main(["list"])
        }
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        // A thread of the test process may have opened something else by then, under the number that is free.
        #expect(said.contains("evdoc: standard output: cannot write: "))
    }
}
