import EventTrace
import ExperimentKit
import Studies

/// The answer about one call of one case.
struct WhyAnswer {
    enum Standing {
        case made, missing
        /// The case has the call under some of the orders that UIKit leaves open, and not under the order that is shown.
        case open
        /// No case has the call, or any call of the pattern.
        case never
    }

    let finding: Finding
    /// The call's token; the pattern, if nothing is proved about calls that no case has.
    let call: String
    let standing: Standing
    /// The call that is made or missing; nil for a pattern.
    let subject: Subject?
    /// The chain of reasons; nil if no reason was proved.
    let chain: ReasonChain?
    /// The number of rules that were switched off.
    let tried: Int
    /// The last decisions about touches in this case; only for a call that no case has.
    var turns: [ReasonLink] = []

    struct Subject {
        let call: Call
        let occurrence: Int
        let count: Int
    }
}

extension ReasonStudy {
    /// The answers about the calls of this pattern in this case; without a pattern, about each call that the case lacks.
    func answers(about pattern: TokenPattern?, inCase index: Int) -> [WhyAnswer] {
        let matching = pattern.map { pattern in calls.all.filter { pattern.matches($0.token) } } ?? calls.missing(inCase: index)
        guard let pattern, matching.isEmpty else { return answers(about: matching, inCase: index, study(ofCase: index)) }
        let study = study(ofCase: index, never: pattern)
        let found = answers(about: study.never, inCase: index, study)
        if !found.isEmpty { return found }
        return [
            WhyAnswer(
                finding: result.findings[index], call: pattern.description, standing: .never, subject: nil, chain: nil,
                tried: study.tried.count, turns: turns(ofCase: index))
        ]
    }

    private func answers(about wanted: [Call], inCase index: Int, _ study: CaseReasons) -> [WhyAnswer] {
        wanted.flatMap { call in
            let count = calls.count(of: call.token, inCase: index)
            return (0..<max(count, 1)).map { occurrence in
                let reason = study.reasons.first { $0.call == call.token && $0.occurrence == occurrence }
                return WhyAnswer(
                    finding: result.findings[index], call: call.token, standing: standing(of: call.token, inCase: index),
                    subject: WhyAnswer.Subject(call: call, occurrence: occurrence, count: max(count, 1)),
                    chain: reason.flatMap { ReasonChain($0, inCase: index, of: result, calls, never: call) }, tried: study.tried.count)
            }
        }
    }

    private func standing(of token: String, inCase index: Int) -> WhyAnswer.Standing {
        if calls.has(token, inCase: index) { return .made }
        if !calls.all.contains(where: { $0.token == token }) { return .never }
        return calls.missing(inCase: index).contains { $0.token == token } ? .missing : .open
    }
}
