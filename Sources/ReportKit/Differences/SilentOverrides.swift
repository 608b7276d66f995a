import EventTrace
import ExperimentKit
import Studies

/// The calls that views of each look record in the cases of an experiment.
///
/// A case with a button in place of a view has no `touchesBegan` of the view. Unless some button records it, the class may only lack the
/// override, so that a report does not say that the call is not made.
struct SilentOverrides {
    private struct Key: Hashable {
        let kind: Int
        let call: String
    }

    private let recorded: Set<Key>
    /// By the index of the case: the look of each view by its name.
    private let kinds: [Int: [String: Int]]

    /// Nil if each name belongs to views of one look. O(cases × (views + calls)).
    init?(_ result: ExperimentResult) {
        let kinds = result.findings.map { SilentOverrides.kinds($0) }
        var first: [String: Int] = [:]
        var differs = false
        for own in kinds {
            for (name, kind) in own { differs = differs || first.updateValue(kind, forKey: name).map { $0 != kind } ?? false }
        }
        guard differs else { return nil }
        var recorded: Set<Key> = []
        for (finding, own) in zip(result.findings, kinds) {
            for call in finding.trace.ordering where !call.isMark {
                if let kind = own[call.receiver] { recorded.insert(Key(kind: kind, call: call.call)) }
            }
        }
        self.recorded = recorded
        self.kinds = Dictionary(uniqueKeysWithValues: zip(result.findings.map(\.case.index), kinds))
    }

    /// Whether another look of the receiver may be why the other case lacks the call of the base.
    func isSilent(_ call: Call, from base: Finding, to other: Finding) -> Bool {
        guard let before = kinds[base.case.index]?[call.receiver], let after = kinds[other.case.index]?[call.receiver], before != after
        else {
            return false
        }
        return !recorded.contains(Key(kind: after, call: call.call))
    }

    private static func kinds(_ finding: Finding) -> [String: Int] {
        Dictionary(finding.picturedStage.views.map { ($0.name, $0.face.kind) }) { first, _ in first }
    }
}

extension StagedFace {
    /// Equal for views of one look, whatever their values.
    fileprivate var kind: Int {
        switch self {
        case .plain: 0
        case .button: 1
        case .slider: 2
        case .toggle: 3
        case .field: 4
        case .row: 5
        }
    }
}
