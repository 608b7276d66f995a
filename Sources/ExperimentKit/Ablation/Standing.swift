/// Where a claim stands: its verdict, and for a refuted one which cases contradict it, since another reason to be refuted is another outcome.
struct Standing: Hashable {
    let verdict: Verdict
    let contradicting: [Int]

    init(_ outcomes: [Outcome]) {
        verdict = Verdict(of: outcomes)
        contradicting = outcomes.indices.filter { outcomes[$0].isFailure }
    }
}
