import EventTrace

extension SingleCase {
    func decided(_ pattern: TokenPattern, _ isExpected: Bool) -> Outcome {
        let entry = observed.trace.entries.first { $0.kind == .decision && pattern.matches(observed.trace.describe($0)) }
        if (entry != nil) == isExpected { return .holds }
        let wanted = Wording.code(pattern.description)
        guard let entry else {
            return fail(Text("the decision \(wanted)", chinese: "决定 \(wanted)"), Text("no such decision", chinese: "没有这样的决定"))
        }
        let words = Wording.code(observed.trace.describe(entry))
        let rule = entry.rule?.description ?? ""
        return fail(
            Text("no decision \(wanted)", chinese: "没有决定 \(wanted)"), Text("\(words) by \(rule)", chinese: "\(words)（\(rule)）"))
    }

    func ruleAtWork(_ rule: String, _ isExpected: Bool) -> Outcome {
        let id = RuleID(rule)
        let entry = observed.trace.entries.first { $0.rule == id }
        if (entry != nil) == isExpected { return .holds }
        guard let entry else {
            return fail(Text("rule \(rule) at work", chinese: "规则 \(rule) 起作用"), Text("it is the reason for nothing", chinese: "它没有起作用"))
        }
        let words = Wording.code(observed.trace.describe(entry))
        return fail(
            Text("rule \(rule) not at work", chinese: "规则 \(rule) 不起作用"), Text("it is the reason for \(words)", chinese: "它导致了 \(words)"))
    }

    func holds(_ sentence: Text, _ test: (Trace) -> Bool) -> Outcome {
        test(observed.trace) ? .holds : fail(sentence, Text("the opposite; ", chinese: "相反；") + Wording.tokens(ordering))
    }
}
