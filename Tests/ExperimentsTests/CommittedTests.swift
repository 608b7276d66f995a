import ExperimentDocuments
import ExperimentKit
import Experiments
import ObservedExperiments
import Studies
import Synchronization
import Testing
import UIKit

@testable import EvdocCommand

/// What is committed is what the experiments say: `evdoc check`, with the results that all tests share.
struct CommittedTests {
    @Test func `evdoc check finds nothing`() throws {
        let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
        let printed = Mutex("")
        let evdoc = Evdoc(
            experiments: allExperiments, observations: .all, documents: allDocuments, guide: .all, rules: RuleBook.all,
            source: { experiments, _, finished in
                experiments.forEach(finished)
                return AllResults.value
            })
        let code = evdoc.run(["check", "--root", "/\(root)"], on: Console { text, _ in printed.withLock { $0 += text } })
        // Of many lines the first ones say enough; `make check` prints all.
        let said = printed.withLock { $0 }.split(separator: "\n").prefix(40).joined(separator: "\n")
        #expect(code == .success, "make check says:\n\(said)")
    }
}
