import EventTrace
import ExperimentKit
import ReportKit
import Studies

/// The reasons why calls are made and why not, for other programs. `site/pages/json.md` describes it.
struct WhyJSON: Encodable {
    let format: String
    /// Changes when a key changes its name or meaning; new keys do not change it.
    let version: Int
    let experiment: String
    let cases: [CaseJSON]

    init(_ result: ExperimentResult, _ answers: [[WhyAnswer]]) {
        (format, version) = ("evdoc-why", 1)
        experiment = result.experiment.id
        let wording = Wording(.english, result.experiment)
        cases = answers.filter { !$0.isEmpty }.map { CaseJSON($0, result, wording) }
    }

    struct CaseJSON: Encodable {
        let `case`: Int
        let variables: [String: Value]
        let calls: [CallJSON]

        init(_ answers: [WhyAnswer], _ result: ExperimentResult, _ wording: Wording) {
            let asked = answers[0].finding.case
            `case` = asked.index + 1
            variables = Dictionary(uniqueKeysWithValues: zip(asked.variables, asked.values).map { ($0.name, $1) })
            calls = answers.map { CallJSON($0, result, wording) }
        }
    }

    struct CallJSON: Encodable {
        let call: String
        /// The position among the case's calls of this token, counted from 1.
        let occurrence: Int
        let isMade: Bool
        /// Whether the case has the call under only some of the orders that UIKit leaves open.
        let isOpen: Bool
        /// Whether no case has the call.
        let isNever: Bool
        /// The chain of reasons; empty if no reason was proved.
        let chain: [LinkJSON]
        /// The last decisions about touches, if nothing is proved about a call that no case has.
        let turns: [LinkJSON]
        let rule: String?
        let otherCase: Int?
        let proofs: [String]
        let rulesTried: Int

        init(_ answer: WhyAnswer, _ result: ExperimentResult, _ wording: Wording) {
            call = answer.call
            occurrence = (answer.subject?.occurrence ?? 0) + 1
            isMade = answer.standing == .made
            isOpen = answer.standing == .open
            isNever = answer.standing == .never
            let reason = answer.chain?.reason
            turns = answer.turns.map { LinkJSON($0, wording) }
            chain = (answer.chain?.links ?? []).map { LinkJSON($0, wording) }
            rule = reason?.rule.map(\.rule.description)
            otherCase = reason?.otherCase.map { $0 + 1 }
            proofs = reason.map { wording.proofs($0, inCase: answer.finding.case.index, of: result) } ?? []
            rulesTried = answer.tried
        }
    }

    struct LinkJSON: Encodable {
        let sentence: String
        let time: Double
        /// The entry's number, counted from 1 in the record of `case`, or else of the case itself.
        let entry: Int
        let rule: String?
        let isDeciding: Bool
        let `case`: Int?

        init(_ link: ReasonLink, _ wording: Wording) {
            sentence = wording.sentence(link)
            time = link.time
            entry = link.entry + 1
            rule = link.rule?.description
            isDeciding = link.role == .deciding
            if case .elsewhere(let index) = link.role { `case` = index + 1 } else { `case` = nil }
        }
    }
}
