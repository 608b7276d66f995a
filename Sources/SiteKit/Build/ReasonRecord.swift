import EventTrace
import FigureKit
import ProjectFiles
import ReportKit
import Studies
import TranslationKit

/// The reasons why each case of an experiment has or lacks a call, in one language, as a script that a page loads on demand.
///
/// `evdocReasons({words: [text…], rules: {rule: sentence…}, cases: [[reason…]…]})`; a reason is `[call, number, head, proof, sentence,
/// rule, sentence, rule…]`: positions among the words, -1 for none. The number is that of the call among those of its token, 0 if it is
/// missing. Sentences have code in backticks; a rule is the address of its page and its id, `hit-testing#HT.3`. `rules` has the sentences
/// of the rules by which recognizers are decided about.
struct ReasonRecord {
    private let result: ExperimentResult
    private let chains: [[ReasonChain]]
    private let rulebook: [Rule]
    private let wording: Wording
    private let path: String
    private var table = WordTable()
    private var proofs: [ProofKey: Int] = [:]
    private var sentences: [ReasonLink.Said: Int] = [:]

    /// The values that the words of a proof depend on.
    private struct ProofKey: Hashable {
        let isMade: Bool
        let rule: RuleID?
        let otherCase: Int?
        /// The variables in which the cases differ.
        let differing: [Int]
    }

    init(_ result: ExperimentResult, _ chains: [[ReasonChain]], _ rules: [Rule], in translation: Translation, marked mark: String?) {
        self.result = result
        rulebook = rules
        self.chains = chains
        wording = Wording(translation, result.experiment)
        path = Routes.reasons(of: result, marked: mark).path
    }

    var file: SiteFile {
        var record = self
        let cases = zip(result.findings, chains).map { finding, chains in
            JSONText.list(chains.map { record.json($0, inCase: finding.case.index) })
        }
        let rules = record.rules
        let object = JSONText.object([("words", .list(record.table.words)), ("rules", rules), ("cases", .list(cases, onLines: true))])
        return SiteFile(path: path, text: "evdocReasons(\(object));\n")
    }

    /// The sentences of the rules behind the rows of the figure that are decisions.
    private var rules: JSONText {
        mutating get {
            let turns = result.findings.flatMap { FigureRows.rows($0) }.filter { $0.kind == .turn }
            let used = Set(turns.compactMap(\.rule))
            return .object(
                rulebook.filter { used.contains($0.id) }.map { rule in
                    (ReasonRecord.address(of: rule.id), JSONText(table.position(of: wording.sentence(rule))))
                })
        }
    }

    private static func address(of rule: RuleID) -> String { "\(rule.family.slug)#\(rule)" }

    private mutating func json(_ chain: ReasonChain, inCase index: Int) -> JSONText {
        let reason = chain.reason
        let head = wording.head(chain)
        var members = [
            table.position(of: reason.call), reason.isMade ? reason.occurrence + 1 : 0, table.position(of: head),
            proof(reason, inCase: index),
        ]
        for link in chain.links {
            members.append(sentence(link))
            members.append(link.rule.map { table.position(of: ReasonRecord.address(of: $0)) } ?? -1)
        }
        return .list(members.map { JSONText($0) })
    }

    // Most sentences are part of many chains, and wording one takes longer than looking it up.

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
    /// The values that the link's sentence depends on.
    fileprivate struct Said: Hashable {
        let fact: Fact
        /// The time, for facts that are said with one; otherwise nil.
        let time: Double?
        let otherCase: Int?
    }

    fileprivate var said: Said {
        let isTimed =
            switch fact {
            case .fingers, .input, .time: true
            case .decision, .call, .answer, .mark, .recognizedFirst, .rule: false
            }
        let other: Int? = if case .elsewhere(let index) = role { index } else { nil }
        return Said(fact: fact, time: isTimed ? time : nil, otherCase: other)
    }
}
