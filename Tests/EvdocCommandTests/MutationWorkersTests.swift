import ExperimentKit
import Foundation
import ProjectFiles
import SampleResults
import Studies
import TemporaryFiles
import Testing

@testable import EvdocCommand

/// Workers, played by a shell script.
struct MutationWorkersTests {
    /// Runs `script` in the place of the program.
    private func run(_ script: String) throws -> [ExperimentMutations] {
        let path = FileManager.default.temporaryDirectory.appending(path: "evdoc-worker-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        try putProgram("#!/bin/sh\n\(script)\n", path)
        return try MutationWorkers(jobs: 2, program: path).run(Sample.experiments) { _ in }
    }

    private func tried(_ name: String, _ claims: String) -> String {
        """
        echo '{"trying":"\(name)","kind":"stage"}'
        echo '{"name":"\(name)","kind":"stage","changed":1,"claims":\(claims),"isInvalid":false}'

        """
    }

    @Test func `a mutation that has no outcome has stopped its process, and is invalid`() throws {
        let found = try run(
            """
            \(tried("first", "[1]"))
            echo '{"trying":"second","kind":"method"}'
            \(tried("third", "[]"))
            echo '{"silent":[0,1]}'
            """)
        #expect(found.map(\.experiment) == Sample.experiments.map(\.id))
        #expect(
            found[0].outcomes == [
                MutationOutcome(name: "first", kind: .stage, changed: 1, claims: [1]),
                MutationOutcome(name: "second", kind: .method, changed: 0, claims: [], isInvalid: true),
                MutationOutcome(name: "third", kind: .stage, changed: 1, claims: []),
            ])
        // What a process before the last has noticed counts, though the last knows nothing of it.
        #expect(found[0].silent == [0])
    }

    @Test func `a worker that says nothing is an error`() {
        #expect(throws: FileError.self) { try run("exit 3") }
    }
}
