import EventTrace

extension SingleCase {
    func order(_ patterns: [TokenPattern]) -> Outcome {
        var next = 0
        for call in ordering where next < patterns.count && patterns[next].matches(call) { next += 1 }
        if next == patterns.count { return .holds }
        let previous = next > 0 ? patterns[next - 1] : nil
        return fail(.order(patterns), .orderBreaks(before: patterns[next], after: previous, calls: ordering))
    }

    func wholeOrdering(_ patterns: [TokenPattern], _ among: [TokenPattern]) -> Outcome {
        let calls = observed.calls(among: among)
        if calls.count == patterns.count, zip(patterns, calls).allSatisfy({ $0.matches($1) }) { return .holds }
        return fail(.ordering(patterns), .calls(calls))
    }

    func before(_ earlier: TokenPattern, _ later: TokenPattern) -> Outcome {
        guard let second = first(later) else { return .vacuous(.doesNotHappen(later)) }
        guard let first = first(earlier) else { return fail(.before(earlier, later), .alone(later, without: earlier)) }
        return first < second ? .holds : fail(.before(earlier, later), .before(later, earlier))
    }

    func nested(_ inner: TokenPattern, _ outer: TokenPattern) -> Outcome {
        var open: [Call] = []
        var isSeen = false
        for call in ordering {
            open.removeLast(max(0, open.count - call.depth))
            if inner.matches(call) {
                isSeen = true
                guard open.contains(where: { outer.matches($0) }) else { return fail(.nested(inner, in: outer), .inside(call, open)) }
            }
            open.append(call)
        }
        return isSeen ? .holds : .vacuous(.doesNotHappen(inner))
    }
}
