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

    init(_ result: ExperimentResult, _ chains: [[ReasonChain]], in translation: Translation) {
        self.result = result
        self.chains = chains
        wording = Wording(translation, result.experiment)
        path = Routes.reasons(of: result, in: translation.language).path
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
        let proof = wording.proofs(reason, inCase: index, of: result).joined(separator: " ")
        let head = wording.head(reason.call, isMade: reason.isMade)
        var members = [table.position(of: reason.call), reason.isMade ? 1 : 0, table.position(of: head), table.position(of: proof)]
        for link in chain.links {
            members.append(table.position(of: wording.sentence(link)))
            members.append(link.rule.map { table.position(of: "\($0.family.slug)#\($0)") } ?? -1)
        }
        return "[\(members.map { "\($0)" }.joined(separator: ","))]"
    }
}
