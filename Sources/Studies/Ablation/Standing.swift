/// The verdict of a claim and, for a refuted claim, the cases that contradict it: another reason for a refutation is another outcome.
struct Standing: Hashable {
    let verdict: Verdict
    let contradicting: [Int]

    init(_ outcomes: [CaseJudgement]) {
        verdict = Verdict(of: outcomes)
        contradicting = outcomes.indices.filter { outcomes[$0].isFailure }
    }
}
