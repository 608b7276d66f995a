import EventTrace
import Studies

/// The findings of a joined sweep of a study, as parts of the study's committed file.
package struct SweptFindings {
    private let study: SweptStudy
    private let texts: [String]

    /// The reason why a result cannot be taken.
    package struct Refusal: Error, Hashable {
        package let summary: String
        package let remedy: String
    }

    /// Throws for the result of a law, of a part, or of another engine or other experiments than these.
    package init(_ result: SweepResult, _ lab: Laboratory, on listener: any RunListener) throws(Refusal) {
        guard let study = SweptStudy(rawValue: result.subject.name), result.subject.size == nil, study != .experiments else {
            throw Refusal(
                summary: "is of \(result.subject.name), which no committed file holds",
                remedy: "Give the joined result of evdoc sweep ablation, mutations or reasons.")
        }
        guard result.missing.isEmpty else {
            throw Refusal(
                summary: "has \(result.tally.runs) of \(result.runs) runs", remedy: "Join all shards first: evdoc merge names missing ones."
            )
        }
        let mine = StudySweep(study, lab, on: listener)
        guard result.digest == mine.digest, result.engineDigest == mine.engineDigest else {
            throw Refusal(
                summary: "is of another engine or of other experiments than this program has",
                remedy: "Run the shards again with this build of evdoc.")
        }
        self.study = study
        texts = result.tally.findings.map(\.text)
    }

    func ablation(_ rules: [RuleID]) throws -> AblationFile? {
        guard study == .ablation else { return nil }
        return AblationFile(joining: try texts.map { try AblationFile(Array($0.utf8)) }, rules: rules)
    }

    var mutations: MutationFile? {
        get throws { study == .mutations ? MutationFile(joining: try texts.map { try MutationFile(Array($0.utf8)) }) : nil }
    }

    var reasons: ReasonFile? {
        get throws { study == .reasons ? ReasonFile(joining: try texts.map { try ReasonFile(Array($0.utf8)) }) : nil }
    }
}
