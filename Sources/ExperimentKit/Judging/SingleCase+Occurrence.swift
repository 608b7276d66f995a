import EventTrace

extension SingleCase {
    func happens(_ pattern: TokenPattern) -> Outcome {
        if first(pattern) != nil { return .holds }
        let wanted = Wording.code(pattern.description)
        return fail(Text("\(wanted) at least once", chinese: "\(wanted) 至少一次"), Wording.tokens(ordering))
    }

    func count(_ pattern: TokenPattern, _ number: Int) -> Outcome {
        let matching = ordering.filter { pattern.matches($0) }
        if matching.count == number { return .holds }
        let wanted = Wording.code(pattern.description)
        let expected =
            number == 0
            ? Text("no \(wanted)", chinese: "没有 \(wanted)")
            : Text("\(wanted) \(number == 1 ? "once" : "\(number) times")", chinese: "\(wanted) 恰好 \(number) 次")
        return fail(expected, seen(matching, wanted))
    }

    func answers(_ pattern: TokenPattern, _ answer: String) -> Outcome {
        let matching = ordering.filter { pattern.matches($0) }
        let wanted = Wording.code(pattern.description)
        if matching.isEmpty { return .vacuous(Text("\(wanted) does not happen", chinese: "\(wanted) 没有发生")) }
        guard let other = matching.first(where: { $0.answer != answer }) else { return .holds }
        let token = Wording.code(other.token)
        let seen = other.answer.map { Text("\(token) returned \($0)", chinese: "\(token) 返回 \($0)") }
        return fail(
            Text("\(wanted) returns \(answer)", chinese: "\(wanted) 返回 \(answer)"),
            seen ?? Text("\(token) returned nothing", chinese: "\(token) 没有返回值"))
    }

    /// Marks are the experiment's own and do not count.
    var noCalls: Outcome {
        let calls = ordering.filter { !$0.isMark }
        return calls.isEmpty ? .holds : fail(Text("no calls", chinese: "没有任何调用"), Wording.tokens(calls))
    }

    private func seen(_ matching: [Call], _ wanted: String) -> Text {
        if matching.isEmpty { return Text("no \(wanted); ", chinese: "没有 \(wanted)；") + Wording.tokens(ordering) }
        let times = Text(matching.count == 1 ? "once: " : "\(matching.count) times: ", chinese: "\(matching.count) 次：")
        return times + Wording.tokens(matching)
    }
}
