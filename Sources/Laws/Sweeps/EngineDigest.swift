import EventTrace
import ExperimentKit
import Studies
import UIKit

/// Numbers that distinguish results of one engine and one law from those of others, on every machine alike.
enum EngineDigest {
    /// The number of worlds whose records count, spread over the row.
    private static let sample = 64

    /// The rules with their sentences, and the records of a sample of the law's worlds.
    static func ofEngine(_ study: LawStudy) -> String {
        var hash = FowlerNollVo()
        for rule in RuleBook.all {
            hash.add("\(rule.id) \(rule.grade.rawValue) \(rule.versions) \(rule.sentence)")
            hash.add(rule.counterfactual.sentence)
        }
        for place in places(study) {
            let trace = WorldRun(study.row.world(at: place).world, study.law.family).trace
            for entry in trace.entries { hash.add("\(Milliseconds(entry.time)) \(entry.depth) \(trace.describe(entry))") }
        }
        return text(hash)
    }

    /// The law's texts and family, and its outcomes in the same sample: what it tests is code, which has no text.
    static func ofLaw(_ study: LawStudy) -> String {
        let (law, family) = (study.law, study.law.family)
        var hash = FowlerNollVo()
        hash.add("\(law.id) \(law.statement) \(family.name)")
        for view in family.views + family.bystanders { hash.add("\(view.name) \(view.source) \(view.setup)") }
        for option in family.recognizers { hash.add("\(option.kind.name) \(option.source("$")) \(option.answer)") }
        hash.add(
            "\(family.mostRecognizers) \(family.requirements) \(family.gestures.map { $0.source }) \(family.changes) \(family.versions)")
        for place in places(study) { hash.add("\(law.judgement(of: study.row.world(at: place).world))") }
        return text(hash)
    }

    private static func places(_ study: LawStudy) -> [Int] {
        let count = study.row.count
        return count <= sample ? Array(0..<count) : (0..<sample).map { count / sample * $0 + min($0, count % sample) }
    }

    private static func text(_ hash: FowlerNollVo) -> String {
        let digits = String(hash.value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
