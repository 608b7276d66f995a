import EventTrace

/// The sentences that mismatches are told in.
enum Wording {
    /// The most calls that a sentence lists.
    static let mostCalls = 12

    static func code(_ text: String) -> String { "`\(text)`" }

    static func list(_ patterns: [TokenPattern]) -> String {
        patterns.map { code($0.description) }.joined(separator: ", ")
    }

    static func tokens(_ calls: [Call]) -> Text {
        if calls.isEmpty { return Text("no calls", chinese: "没有任何调用") }
        let shown = calls.prefix(mostCalls).map { code($0.token) }.joined(separator: ", ")
        let rest = calls.count - mostCalls
        return rest > 0 ? Text("\(shown) and \(rest) more", chinese: "\(shown) 以及另外 \(rest) 个") : Text(shown)
    }

    static func line(_ index: Int, of ordering: [Call]) -> Text {
        guard index < ordering.count else { return Text("nothing more", chinese: "没有更多调用") }
        let call = ordering[index]
        let answer = call.answer.map { " returning \($0)" } ?? ""
        let answerChinese = call.answer.map { "，返回 \($0)" } ?? ""
        return Text(
            "\(code(call.token))\(answer) at depth \(call.depth) as call \(index + 1)",
            chinese: "第 \(index + 1) 个调用是 \(code(call.token))（深度 \(call.depth)）\(answerChinese)")
    }
}
