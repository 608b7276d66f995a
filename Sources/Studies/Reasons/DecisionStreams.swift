import EventTrace
import ExperimentKit

/// The decisions of each case, short enough to be committed: three letters each, one for the rule, two that stand for the text.
///
/// From the first place at which two streams of a case differ follows the rule that decides otherwise. Of 4096 changes one keeps its
/// letters; the place after it is then the first.
public struct DecisionStreams: Hashable, Sendable {
    /// The rules by their letters.
    public let rules: [String]
    /// A stream for each case, in order.
    public let streams: [String]

    private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

    /// O(entries).
    public init(_ result: ExperimentResult) {
        let rules = Array(result.rulesAtWork.filter { $0.isArbitrating }.prefix(DecisionStreams.letters.count))
        let places = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1, $0) })
        self.rules = rules.map { $0.description }
        streams = result.findings.map { finding in
            var bytes: [UInt8] = []
            for entry in finding.trace.entries where entry.kind == .decision {
                guard let place = entry.rule.flatMap({ places[$0] }) else { continue }
                var hash = FowlerNollVo()
                finding.trace.describe(entry) { hash.addPiece($0) }
                // The low bits depend on the last letters alone.
                let text = Int((hash.value >> 32 ^ hash.value) % 4096)
                bytes += [place, text / 64, text % 64].map { DecisionStreams.letters[$0] }
            }
            return String(decoding: bytes, as: UTF8.self)
        }
    }
}

extension RuleID {
    /// Whether the rule decides something about touches: what the pipeline hands on is the same in every run.
    fileprivate var isArbitrating: Bool { family != .pipeline }
}
