import ExperimentKit
import Laws
import ProjectFiles
import ReportKit
import TranslationKit

/// Laws and their verdicts, as lines for a terminal.
struct LawsText {
    private let records: [String: LawRecord]
    private let console: Console

    init(_ records: [LawRecord], _ console: Console) {
        self.records = Dictionary(records.map { ($0.law, $0) }) { first, _ in first }
        self.console = console
    }

    /// The smallest world in which the law fails; nil if it holds, or is not known.
    func counterexample(of law: Law) -> World? { records[law.id]?.smallest.flatMap { law.world(named: $0) } }

    func list(_ laws: [Law]) -> String {
        guard !laws.isEmpty else { return "There are no laws.\n" }
        return laws.map { law in
            "\(console.style(.bold, law.id))  \(verdict(law))\n" + paragraph(law.statement)
        }.joined()
    }

    func details(_ law: Law) -> String {
        let sources = law.sources.map { "    \($0.kind.rawValue): \($0.words) \($0.place)\n" }.joined()
        guard let record = records[law.id] else { return list([law]) + sources }
        var lines = [
            "\(counted(record.worlds, "world")) of up to \(counted(record.size, "view")): the law is not about \(record.notSelected), holds in \(record.holding), fails in \(record.failing), "
                + "is open in \(record.open); \(record.vacuous) say nothing about it."
        ]
        if let boundary = record.boundary {
            let words = Wording(.english, of: law.id, variables: law.features).condition(boundary.exception)
            lines.append(
                boundary.isExact
                    ? "It fails exactly where \(words)."
                    : "It fails only where \(words): in \(record.failing) of \(counted(boundary.worlds, "such world")).")
        }
        if let smallest = record.smallest { lines.append("The smallest world in which it fails is \(smallest).") }
        let rules = record.rules.map(\.description).joined(separator: ", ")
        if !rules.isEmpty {
            lines.append(
                record.standing == .fails ? "It would hold there without any one of \(rules)." : "It fails without any one of \(rules).")
        } else if record.isEmpty {
            lines.append("No rule that is switched off breaks it: it is empty, and says nothing of this engine in particular.")
        }
        return list([law]) + (law.note.map(paragraph) ?? "") + sources + lines.map(paragraph).joined()
    }

    private func paragraph(_ text: String) -> String {
        Wrapping.lines(text, width: console.width - 4).split(separator: "\n").map { "    \($0)\n" }.joined()
    }

    private func verdict(_ law: Law) -> String {
        guard let record = records[law.id] else { return console.style(.yellow, "no committed verdict") }
        let worlds = "\(counted(record.worlds - record.notSelected, "world"))"
        switch record.standing {
        case .holds:
            return console.style(.green, "holds in all \(worlds)") + (record.isEmpty ? console.style(.yellow, ", and is empty") : "")
        case .fails: return console.style(.red, "fails in \(record.failing) of \(worlds)") + ", first in \(record.smallest ?? "")"
        case .open: return console.style(.yellow, "open in \(record.open) of \(worlds)")
        case .vacuous: return console.style(.yellow, "no world says anything about it")
        }
    }
}
