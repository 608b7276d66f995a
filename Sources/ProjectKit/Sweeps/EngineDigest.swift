import EventTrace
import Studies

/// Numbers that distinguish results of one engine and one subject from those of others, on every machine alike.
struct EngineDigest {
    private var hash = FowlerNollVo()

    mutating func add(_ line: String) { hash.add(line) }

    /// The rules with their grades, versions and sentences.
    mutating func add(_ rules: [Rule]) {
        for rule in rules {
            add("\(rule.id) \(rule.grade.rawValue) \(rule.versions) \(rule.sentence)")
            add(rule.counterfactual.sentence)
        }
    }

    mutating func add(_ trace: Trace) {
        for entry in trace.entries { add("\(Milliseconds(entry.time)) \(entry.depth) \(trace.describe(entry))") }
    }

    var text: String {
        let digits = String(hash.value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// Places spread over a row, so that a sample of it stands for the whole: all of a short row.
    static func sample(of count: Int, most: Int = 64) -> [Int] {
        count <= most ? Array(0..<count) : (0..<most).map { count / most * $0 + min($0, count % most) }
    }
}
