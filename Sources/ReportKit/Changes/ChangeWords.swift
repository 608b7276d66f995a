/// Words the changes of calls, in English: for reviewers, at the command line and beside a change.
enum ChangeWords {
    /// The most calls that a sentence names.
    private static let most = 6

    /// Sentences without full stops, one for all calls with the same change.
    static func sentences(_ changes: [CallChange]) -> [String] {
        var sentences: [String] = []
        var rest = changes[...]
        while let first = rest.first {
            var together = [first]
            rest.removeFirst()
            while let next = rest.first, let last = together.last, isOne(last, next) { together.append(rest.removeFirst()) }
            sentences.append(sentence(together))
        }
        return sentences
    }

    private static func isOne(_ last: CallChange, _ next: CallChange) -> Bool {
        switch (last, next) {
        case (.moved(_, let isBefore, let other), .moved(_, let isNextBefore, let nextOther)):
            isBefore == isNextBefore && other == nextOther
        case (.nested(_, let home), .nested(_, let nextHome)): home == nextHome
        // Each call after the one before it.
        case (.added(let call, _, let isAgain), .added(_, let previous, let isNextAgain)): previous == call && isAgain == isNextAgain
        case (.missing(_, let isStill), .missing(_, let isNextStill)): isStill == isNextStill
        default: false
        }
    }

    private static func sentence(_ changes: [CallChange]) -> String {
        let made = changes.map(call)
        let (calls, isOne) = (list(made), changes.count == 1)
        return switch changes[0] {
        case .moved(_, let isBefore, let other): "\(calls) now \(isOne ? "comes" : "come") \(isBefore ? "before" : "after") \(code(other))"
        case .nested(_, let home):
            "\(calls) \(isOne ? "is" : "are") now \(home.map { "made inside \(code($0))" } ?? "inside no other call")"
        case .added(_, let previous, let isAgain):
            "\(isAgain ? times("more", made) : "\(calls) \(isOne ? "is" : "are") new"), \(previous.map { "after \(code($0))" } ?? "at the beginning")"
        case .missing(_, let isStill): isStill ? times("fewer", made) : "\(calls) \(isOne ? "is" : "are") gone"
        case .answered(let call, let before): "\(calls) returns \(answer(call.answer)) instead of \(answer(before))"
        }
    }

    /// Words a number of calls: `there are 2 fewer a`
    private static func times(_ word: String, _ calls: [RecordedCall]) -> String {
        guard calls.allSatisfy({ $0.token == calls[0].token && $0.isMark == calls[0].isMark }) else {
            return "there are \(word) \(list(calls))"
        }
        return calls.count == 1 ? "there is one \(word) \(code(calls[0]))" : "there are \(calls.count) \(word) \(code(calls[0]))"
    }

    private static func call(_ change: CallChange) -> RecordedCall {
        switch change {
        case .moved(let call, _, _), .nested(let call, _), .added(let call, _, _), .missing(let call, _), .answered(let call, _): call
        }
    }

    /// Lists calls; equal calls in a row are counted.
    private static func list(_ calls: [RecordedCall]) -> String {
        var runs: [(call: RecordedCall, count: Int)] = []
        for call in calls {
            if let last = runs.last, last.call.token == call.token, last.call.isMark == call.isMark {
                runs[runs.count - 1].count += 1
            } else {
                runs.append((call, 1))
            }
        }
        let words = runs.map { code($0.call) + ($0.count > 1 ? " ×\($0.count)" : "") }
        if words.count > most { return "\(words.prefix(most).joined(separator: ", ")) and \(words.count - most) more" }
        return words.count == 1 ? words[0] : "\(words.dropLast().joined(separator: ", ")) and \(words[words.count - 1])"
    }

    /// The call as code; a mark is in quotation marks.
    private static func code(_ call: RecordedCall) -> String { call.isMark ? "“\(call.token)”" : "`\(call.token)`" }

    private static func answer(_ answer: String?) -> String { answer.map { "`\($0)`" } ?? "nothing" }
}
