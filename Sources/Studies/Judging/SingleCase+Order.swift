import EventTrace
import ExperimentKit

extension SingleCase {
    func order(_ patterns: [TokenPattern]) -> CaseJudgement {
        var next = 0
        for call in ordering where next < patterns.count && patterns[next].matches(call) { next += 1 }
        if next == patterns.count { return .holds }
        let previous = next > 0 ? patterns[next - 1] : nil
        return fail(.order(patterns), .orderBreaks(before: patterns[next], after: previous, calls: ordering))
    }

    func wholeOrdering(_ patterns: [TokenPattern], _ among: [TokenPattern]) -> CaseJudgement {
        let calls = observed.calls(among: among)
        if calls.count == patterns.count, zip(patterns, calls).allSatisfy({ $0.matches($1) }) { return .holds }
        return fail(.ordering(patterns), .calls(calls))
    }

    func before(_ earlier: TokenPattern, _ later: TokenPattern) -> CaseJudgement {
        guard let second = first(later) else { return .vacuous(.doesNotHappen(later)) }
        guard let first = first(earlier) else { return fail(.before(earlier, later), .alone(later, without: earlier)) }
        return first < second ? .holds : fail(.before(earlier, later), .before(later, earlier))
    }

    func interval(_ from: TokenPattern?, _ to: TokenPattern, _ milliseconds: MillisecondRange) -> CaseJudgement {
        let expected = Mismatch.Expected.interval(from: from, to: to, milliseconds: milliseconds)
        let start = from.map { first($0).map { ordering[$0].time } } ?? 0
        guard let start, let end = first(to).map({ ordering[$0].time }) else { return fail(expected, .noInterval) }
        let passed = (end - start) * 1000
        return milliseconds.contains(passed) ? .holds : fail(expected, .interval(milliseconds: passed))
    }

    func outermost(_ pattern: TokenPattern) -> CaseJudgement {
        var open: [Call] = []
        var isSeen = false
        for call in ordering {
            open.removeLast(max(0, open.count - call.depth))
            if pattern.matches(call) {
                isSeen = true
                if call.depth > 0 { return fail(.outermost(pattern), .inside(call, open)) }
            }
            open.append(call)
        }
        return isSeen ? .holds : .vacuous(.doesNotHappen(pattern))
    }

    func nested(_ inner: TokenPattern, _ outer: TokenPattern) -> CaseJudgement {
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
