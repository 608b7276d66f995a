import ExperimentKit
import Studies

/// Whether the answers to reported bugs still stand: the page is there, and its claim shows what was reported.
struct BugCheck {
    private let results: [String: ExperimentResult]

    init(_ results: [ExperimentResult]) {
        self.results = Dictionary(results.map { ($0.experiment.id, $0) }) { first, _ in first }
    }

    func findings(on bugs: [ReportedBug]) -> [CheckFinding] {
        twice(bugs)
            + bugs.compactMap { bug in
                guard case .experiment(let id, let sentence) = bug.answer else { return nil }
                guard let result = results[id] else {
                    return finding(
                        bug, "the page that answers the reported bug \(bug.id) is gone: \(id)", nearest(id, among: results.keys.sorted()))
                }
                guard let sentence else { return nil }
                guard let claim = result.claims.first(where: { $0.claim.statement == sentence }) else {
                    return finding(
                        bug, "\(id) has no claim that shows the reported bug \(bug.id): \(sentence)",
                        nearest(sentence, among: result.claims.map(\.claim.statement)))
                }
                if claim.verdict == .confirmed { return nil }
                return finding(
                    bug, "\(id) does not do what engineers report, \(bug.id): the claim is \(claim.verdict.rawValue)", [sentence])
            }
    }

    private func twice(_ bugs: [ReportedBug]) -> [CheckFinding] {
        var seen: Set<String> = []
        return bugs.filter { !seen.insert($0.id).inserted }.map { finding($0, "\($0.id) is the id of two reported bugs", []) }
    }

    private func nearest(_ word: String, among words: [String]) -> [String] {
        NearMiss(of: word, among: words).word.map { ["did you mean “\($0)”?"] } ?? []
    }

    private func finding(_ bug: ReportedBug, _ summary: String, _ details: [String]) -> CheckFinding {
        CheckFinding(.bug, at: Location(fileID: Evidence.bugs, line: 1), summary, details: details)
    }
}
