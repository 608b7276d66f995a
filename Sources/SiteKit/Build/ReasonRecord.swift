import EventTrace
import ExperimentKit
import FigureKit
import ReportKit
import TranslationKit

/// Why each case of an experiment has a call, and why not, in one language, as a script that a page loads when somebody asks.
///
/// `evdocReasons({words: [text…], cases: [[reason…]…]})`; a reason is `[call, 1 if it is made, head, proof, sentence, rule, sentence, rule…]`:
/// positions among the words, -1 for none. Sentences have code in backticks; a rule is the address of its page and its id, `hit-testing#HT.3`.
struct ReasonRecord {
    private let result: ExperimentResult
    private let chains: [[ReasonChain]]
    private let wording: Wording
    private let path: String
    private var table = WordTable()
    private var proofs: [ProofKey: Int] = [:]
    private var sentences: [ReasonLink.Said: Int] = [:]

    /// What the words of a proof depend on.
    private struct ProofKey: Hashable {
        let isMade: Bool
        let rule: RuleID?
        let otherCase: Int?
        /// The variables in which the cases differ.
        let differing: [Int]
    }

    init(_ result: ExperimentResult, _ chains: [[ReasonChain]], in translation: Translation, marked mark: String?) {
        self.result = result
        self.chains = chains
        wording = Wording(translation, result.experiment)
        path = Routes.reasons(of: result, marked: mark).path
    }

    var file: SiteFile {
        var record = self
        let cases = zip(result.findings, chains).map { finding, chains in
            "[\(chains.map { record.json($0, inCase: finding.case.index) }.joined(separator: ","))]"
        }
        let words = record.table.words.map { JSONString($0).description }.joined(separator: ",")
        return SiteFile(path: path, text: "evdocReasons({\"words\":[\(words)],\"cases\":[\n\(cases.joined(separator: ",\n"))\n]});\n")
    }

    private mutating func json(_ chain: ReasonChain, inCase index: Int) -> String {
        let reason = chain.reason
        let head = wording.head(reason.call, isMade: reason.isMade)
        var members = [table.position(of: reason.call), reason.isMade ? 1 : 0, table.position(of: head), proof(reason, inCase: index)]
        for link in chain.links {
            members.append(sentence(link))
            members.append(link.rule.map { table.position(of: "\($0.family.slug)#\($0)") } ?? -1)
        }
        return "[\(members.map { "\($0)" }.joined(separator: ","))]"
    }

    // Most sentences stand in many chains, and wording one takes longer than finding it again.

    private mutating func proof(_ reason: CallReason, inCase index: Int) -> Int {
        let differing = reason.otherCase.map { result.difference(index, $0) } ?? []
        let key = ProofKey(isMade: reason.isMade, rule: reason.rule?.rule, otherCase: reason.otherCase, differing: differing)
        if let position = proofs[key] { return position }
        let position = table.position(of: wording.proofs(reason, inCase: index, of: result).joined(separator: " "))
        proofs[key] = position
        return position
    }

    private mutating func sentence(_ link: ReasonLink) -> Int {
        if let position = sentences[link.said] { return position }
        let position = table.position(of: wording.sentence(link))
        sentences[link.said] = position
        return position
    }
}

extension ReasonLink {
    /// What its sentence depends on.
    fileprivate struct Said: Hashable {
        let fact: Fact
        /// Of facts that are said with their time.
        let time: Double?
        let otherCase: Int?
    }

    fileprivate var said: Said {
        let isTimed =
            switch fact {
            case .fingers, .input, .time: true
            case .decision, .call, .answer, .mark: false
            }
        let other: Int? = if case .elsewhere(let index) = role { index } else { nil }
        return Said(fact: fact, time: isTimed ? time : nil, otherCase: other)
    }
}
