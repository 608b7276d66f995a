import ExperimentKit

/// Compares the lines of a log with the expected lines.
///
/// Follows all readings at once: after each expected line, the places in the log where the next may begin.
public struct LineMatch {
    private let lines: [String]
    /// The farthest place in the log that any reading has reached.
    public private(set) var farthest = 0
    /// Whether the log consists of the expected lines and nothing else.
    public private(set) var isComplete = false

    /// O(expected × lines²).
    public init(_ lines: [String], expected: [ExpectedLine]) {
        self.lines = lines
        isComplete = places(after: expected, from: [0]).contains(lines.count)
    }

    private mutating func places(after expected: [ExpectedLine], from starts: Set<Int>) -> Set<Int> {
        var places = starts
        for line in expected where !places.isEmpty { places = self.places(after: line, from: places) }
        return places
    }

    private mutating func places(after expected: ExpectedLine, from starts: Set<Int>) -> Set<Int> {
        let places: Set<Int>
        switch expected {
        case .line(let pattern):
            places = Set(starts.filter { $0 < lines.count && pattern.matches(lines[$0]) }.map { $0 + 1 })
        case .repeated(let part): places = repetitions(of: part, from: starts)
        case .perhaps(let part): places = starts.union(self.places(after: part, from: starts))
        case .sequence(let part): places = self.places(after: part, from: starts)
        case .anyOrder(let parts): places = permutations(of: parts, from: starts)
        case .rest: places = starts.min().map { Set($0...lines.count) } ?? []
        }
        farthest = max(farthest, places.max() ?? 0)
        return places
    }

    private mutating func repetitions(of part: [ExpectedLine], from starts: Set<Int>) -> Set<Int> {
        var all: Set<Int> = []
        var latest = places(after: part, from: starts)
        while !latest.isSubset(of: all) {
            all.formUnion(latest)
            latest = places(after: part, from: latest)
        }
        return all
    }

    private mutating func permutations(of parts: [ExpectedLine], from starts: Set<Int>) -> Set<Int> {
        guard !parts.isEmpty else { return starts }
        var all: Set<Int> = []
        for index in parts.indices {
            var others = parts
            let first = others.remove(at: index)
            let next = places(after: first, from: starts)
            if !next.isEmpty { all.formUnion(permutations(of: others, from: next)) }
        }
        return all
    }
}
