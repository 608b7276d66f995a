import EventTrace

extension SingleCase {
    func order(_ patterns: [TokenPattern]) -> Outcome {
        var next = 0
        for call in ordering where next < patterns.count && patterns[next].matches(call) { next += 1 }
        if next == patterns.count { return .holds }
        let missing = Wording.code(patterns[next].description)
        let expected = Text("in this order: ", chinese: "依次为：") + Text(Wording.list(patterns))
        guard next > 0 else { return fail(expected, Text("no \(missing); ", chinese: "没有 \(missing)；") + calls) }
        let previous = Wording.code(patterns[next - 1].description)
        return fail(expected, Text("no \(missing) after \(previous); ", chinese: "\(previous) 之后没有 \(missing)；") + calls)
    }

    func wholeOrdering(_ patterns: [TokenPattern], _ among: [TokenPattern]) -> Outcome {
        let calls = observed.calls(among: among)
        if calls.count == patterns.count, zip(patterns, calls).allSatisfy({ $0.matches($1) }) { return .holds }
        let expected =
            patterns.isEmpty ? Text("no calls", chinese: "没有任何调用") : Text("exactly ", chinese: "恰好为 ") + Text(Wording.list(patterns))
        return fail(expected, Wording.tokens(calls))
    }

    func before(_ earlier: TokenPattern, _ later: TokenPattern) -> Outcome {
        let (one, two) = (Wording.code(earlier.description), Wording.code(later.description))
        guard let second = first(later) else { return .vacuous(Text("\(two) does not happen", chinese: "\(two) 没有发生")) }
        let expected = Text("\(one) before \(two)", chinese: "\(one) 先于 \(two)")
        guard let first = first(earlier) else { return fail(expected, Text("\(two) without \(one)", chinese: "有 \(two)，没有 \(one)")) }
        return first < second ? .holds : fail(expected, Text("\(two) before \(one)", chinese: "\(two) 先于 \(one)"))
    }

    func nested(_ inner: TokenPattern, _ outer: TokenPattern) -> Outcome {
        let (one, two) = (Wording.code(inner.description), Wording.code(outer.description))
        var open: [Call] = []
        var isSeen = false
        for call in ordering {
            open.removeLast(max(0, open.count - call.depth))
            if inner.matches(call) {
                isSeen = true
                guard open.contains(where: { outer.matches($0) }) else {
                    return fail(Text("\(one) inside \(two)", chinese: "\(one) 在 \(two) 之内"), whereabouts(of: call, open))
                }
            }
            open.append(call)
        }
        return isSeen ? .holds : .vacuous(Text("\(one) does not happen", chinese: "\(one) 没有发生"))
    }

    private var calls: Text { Text("the calls: ", chinese: "所有调用：") + Wording.tokens(ordering) }

    private func whereabouts(of call: Call, _ open: [Call]) -> Text {
        let token = Wording.code(call.token)
        if open.isEmpty { return Text("\(token) inside no other call", chinese: "\(token) 不在任何调用之内") }
        return Text("\(token) inside ", chinese: "\(token) 在其内的调用：") + Wording.tokens(open)
    }
}
