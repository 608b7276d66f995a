import EventTrace
import ExperimentKit

/// The views that hit-testing asks or passes by in the first touch of a case, in order.
struct HitTestVisit {
    /// The views in the order of asking, with those passed by.
    private(set) var asked: [String] = []
    /// The views passed by, each with the reason and the rule.
    private(set) var skipped: [String: (reason: String, rule: RuleID?)] = [:]
    /// The views that touches were bound to, with all views around them, by position among the staged views.
    let path: Set<Int>

    init(_ trace: Trace, _ stage: StageRecord) {
        var bound: [String] = []
        var isOver = false
        for entry in trace.entries {
            let subject = trace.names[entry.subject]
            if entry.kind == .decision, entry.verb == Name(.bind) {
                if !bound.contains(subject) { bound.append(subject) }
                isOver = true
            }
            // A second touch, and a second pass of the first, ask again.
            guard !isOver, !subject.isEmpty else { continue }
            if entry.kind == .decision, entry.verb == Name(.skip) {
                if skipped[subject] == nil { skipped[subject] = (trace.names[entry.detail], entry.rule) }
            } else if !(entry.kind == .call && (entry.verb == Name(.hitTest) || entry.verb == Name(.pointInside))) {
                continue
            }
            if !asked.contains(subject) { asked.append(subject) }
        }
        path = HitTestVisit.path(to: bound, in: stage.views)
    }

    private static func path(to bound: [String], in views: [StagedView]) -> Set<Int> {
        var positions: Set<Int> = []
        for (index, view) in views.enumerated() where !view.name.isEmpty && bound.contains(view.name) {
            positions.insert(index)
            var depth = view.depth
            for above in views[..<index].indices.reversed() where views[above].depth < depth {
                positions.insert(above)
                depth = views[above].depth
            }
        }
        return positions
    }
}
