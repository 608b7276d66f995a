import EventTrace
import ExperimentKit

/// What became of one receiver in one case, in a glyph.
public enum ReceiverOutcome: Hashable, Sendable {
    /// It acts.
    case acts, actsNot
    /// Its touches end, are cancelled, only begin, never come.
    case touchesEnded, touchesCancelled, touchesBegan, noTouches

    public var glyph: String {
        switch self {
        case .acts, .touchesEnded: "✓"
        case .touchesCancelled: "⊘"
        case .touchesBegan: "…"
        case .actsNot, .noTouches: "✗"
        }
    }
}

/// The receivers whose outcomes sum up the cases of an experiment: those that send actions, and those that receive touches.
public struct OutcomeSummary: Sendable {
    /// More of them are no summary.
    private static let most = 8

    private let actors: [String]
    private let touched: [String]

    /// Of all receivers, or of those only that differ between the cases, and not of more than a few.
    public init(_ result: ExperimentResult, isComplete: Bool = false) {
        let orderings = result.groups.map { $0.ordering }
        func receivers(_ condition: (Call) -> Bool) -> [String] {
            var seen: Set<String> = []
            return orderings.flatMap { $0 }.filter { !$0.isMark && condition($0) }.map { $0.receiver }.filter { seen.insert($0).inserted }
        }
        let actors = receivers { OutcomeSummary.acting.contains($0.call) }
        let touched = receivers { $0.call == "touchesBegan" }.filter { !actors.contains($0) }
        if isComplete {
            self.actors = actors
            self.touched = touched
            return
        }
        let differing = Set(
            actors.filter { actor in Set(orderings.map { OutcomeSummary.action(of: actor, in: $0) }).count > 1 }
                + touched.filter { view in Set(orderings.map { OutcomeSummary.touches(of: view, in: $0) }).count > 1 })
        let shown = (actors + touched).filter(differing.contains).prefix(OutcomeSummary.most)
        self.actors = actors.filter(shown.contains)
        self.touched = touched.filter(shown.contains)
    }

    /// Each receiver that the case staged, with what became of it; empty where none of them tells the cases apart.
    public func outcomes(of finding: Finding) -> [(receiver: String, outcome: ReceiverOutcome)] {
        let ordering = finding.trace.ordering
        let staged = Set(
            finding.stage.views.flatMap { [$0.name] + $0.recognizers.map { $0.name } } + finding.stage.others
                + ordering.map { $0.receiver })
        return actors.filter(staged.contains).map { ($0, OutcomeSummary.action(of: $0, in: ordering)) }
            + touched.filter(staged.contains).map { ($0, OutcomeSummary.touches(of: $0, in: ordering)) }
    }

    /// By these a receiver acts: a recognizer or control by its action, a delegate by what it is for.
    private static let acting: Set<String> = [
        "action", "didSelectRow", "didSelectItem", "scrollViewWillBeginDragging", "textFieldDidBeginEditing",
    ]

    /// What only announces or ends an action, or takes it back, is none.
    private static let preliminary: Set<String> = [
        "touchDown", "touchDragInside", "touchDragOutside", "touchDragEnter", "touchDragExit", "touchCancel", "touchUpOutside", "cancelled",
        "failed",
    ]

    private static func action(of receiver: String, in ordering: [Call]) -> ReceiverOutcome {
        let acts = ordering.contains { $0.receiver == receiver && acting.contains($0.call) && !preliminary.contains($0.argument) }
        return acts ? .acts : .actsNot
    }

    private static func touches(of receiver: String, in ordering: [Call]) -> ReceiverOutcome {
        let calls = Set(ordering.filter { $0.receiver == receiver }.map { $0.call })
        if calls.contains("touchesCancelled") { return .touchesCancelled }
        if calls.contains("touchesEnded") { return .touchesEnded }
        return calls.contains("touchesBegan") ? .touchesBegan : .noTouches
    }
}
