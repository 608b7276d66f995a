import ExperimentKit

/// A number of the engine that is another than in the record: the cause of what its rules decide otherwise.
package struct ThresholdChange: Hashable, Sendable {
    /// The name of the threshold, `panMovement`.
    package let name: String
    /// The numbers; nil before a threshold came, and after it went.
    package let before: Double?
    package let now: Double?

    /// `the threshold panMovement is 14, was 10`
    package var words: String {
        switch (before, now) {
        case (let before?, let now?): "the threshold \(name) is \(ThresholdChange.spell(now)), was \(ThresholdChange.spell(before))"
        case (nil, _): "the threshold \(name) is new, \(now.map(ThresholdChange.spell) ?? "")"
        case (let before?, nil): "the threshold \(name) is gone, was \(ThresholdChange.spell(before))"
        }
    }

    private static func spell(_ number: Double) -> String { Value.number(number).description }

    /// The changes, by name. A record of an earlier version says nothing of its thresholds: there are none.
    static func all(from before: [String: Double], to now: [String: Double]) -> [ThresholdChange] {
        guard !before.isEmpty else { return [] }
        return Set(before.keys).union(now.keys).sorted().compactMap { name in
            before[name] == now[name] ? nil : ThresholdChange(name: name, before: before[name], now: now[name])
        }
    }
}
