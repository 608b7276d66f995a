import EventTrace
import ExperimentKit
import ReportKit

/// Why calls are made and why not, for other programs. `site/pages/json.md` describes it.
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
        let variables: [String: JSONValue]
        let calls: [CallJSON]

        init(_ answers: [WhyAnswer], _ result: ExperimentResult, _ wording: Wording) {
            let asked = answers[0].finding.case
            `case` = asked.index + 1
            variables = Dictionary(uniqueKeysWithValues: zip(asked.variables, asked.values).map { ($0.name, JSONValue($1)) })
            calls = answers.map { CallJSON($0, result, wording) }
        }
    }

    struct CallJSON: Encodable {
        let call: String
        let isMade: Bool
        /// The case has it under some of the orders that UIKit leaves open.
        let isOpen: Bool
        /// Empty where nothing is proved.
        let chain: [LinkJSON]
        let rule: String?
        let otherCase: Int?
        let proofs: [String]
        let rulesTried: Int

        init(_ answer: WhyAnswer, _ result: ExperimentResult, _ wording: Wording) {
            call = answer.call
            isMade = answer.standing == .made
            isOpen = answer.standing == .open
            let reason = answer.chain?.reason
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
        /// Counted from 1 in the record of `case`, or else of the case itself.
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
