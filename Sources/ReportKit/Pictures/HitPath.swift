import EventTrace
import ExperimentKit

/// The views that a touch of the case hit, and all views that they are in.
struct HitPath {
    /// Positions among the staged views.
    let positions: Set<Int>

    init(_ finding: Finding) {
        let views = finding.stage.views
        let bound = Set(finding.trace.entries.filter { HitPath.isBinding($0) }.map { finding.trace.names[$0.subject] })
        var positions: Set<Int> = []
        for (index, view) in views.enumerated() where bound.contains(view.name) && !view.name.isEmpty {
            positions.insert(index)
            var depth = view.depth
            for above in views[..<index].indices.reversed() where views[above].depth < depth {
                positions.insert(above)
                depth = views[above].depth
            }
        }
        self.positions = positions
    }

    private static func isBinding(_ entry: Entry) -> Bool { entry.kind == .decision && entry.verb == Name(.bind) }
}
