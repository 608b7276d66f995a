import EventTrace
import ExperimentKit

extension Trace {
    /// Whether entries that read like these come one after the other, others between them or not.
    package func has(inOrder patterns: [TokenPattern]) -> Bool {
        var rest = patterns[...]
        for entry in entries {
            guard let next = rest.first else { return true }
            if next.matches(describe(entry)) { rest.removeFirst() }
        }
        return rest.isEmpty
    }
}
