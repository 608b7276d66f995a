import ExperimentKit

/// What there is to say about one call of one case.
struct WhyAnswer {
    enum Standing {
        case made, missing
        /// The case has it under some of the orders that UIKit leaves open and not under the one that is shown.
        case open
    }

    let finding: Finding
    let call: String
    let standing: Standing
    /// Nil where nothing is proved.
    let chain: ReasonChain?
    /// How many rules were switched off.
    let tried: Int
}

extension ReasonStudy {
    /// About this call in this case; without a call about every one that the case lacks.
    func answers(about call: String?, inCase index: Int) -> [WhyAnswer] {
        let study = study(ofCase: index)
        return (call.map { [$0] } ?? calls.missing(inCase: index).map(\.token)).map { token in
            let reason = study.reasons.first { $0.call == token }
            return WhyAnswer(
                finding: result.findings[index], call: token, standing: standing(of: token, inCase: index),
                chain: reason.flatMap { ReasonChain($0, inCase: index, of: result, calls) }, tried: study.tried.count)
        }
    }

    private func standing(of token: String, inCase index: Int) -> WhyAnswer.Standing {
        if calls.has(token, inCase: index) { return .made }
        return calls.missing(inCase: index).contains { $0.token == token } ? .missing : .open
    }
}
