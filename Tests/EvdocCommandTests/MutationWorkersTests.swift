import ExperimentKit
import Foundation
import SampleResults
import SiteKit
import Testing

@testable import EvdocCommand

/// Workers that end before their time, played by a shell script.
struct MutationWorkersTests {
    /// Runs `script` in the place of the program, with the number of the first mutation as `$5`.
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

    @Test func `a mutation that ends its process is invalid, and the others are tried all the same`() throws {
        let found = try run(
            """
            if [ "$5" = 1 ]; then
            \(tried("first", "[1]"))
            echo '{"trying":"second","kind":"method"}'
            kill -s SEGV $$
            fi
            [ "$5" = 3 ] || exit 1
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
        // What the first process has noticed counts, though the second knows nothing of it.
        #expect(found[0].silent == [0])
    }

    @Test func `a worker that says nothing is an error`() {
        #expect(throws: WorldError.self) { try run("exit 3") }
    }
}
