import EventTrace
import Studies

extension APICall {
    /// The calls of a result, by title. O(calls of the orderings).
    static func all(in result: ExperimentResult, _ mentions: APIMentions) -> [String: APICall] {
        var cases: [String: Int] = [:]
        var answers: [String: [String: Int]] = [:]
        for group in result.groups {
            var found: [String: Set<String>] = [:]
            for call in group.ordering {
                for title in mentions.titles(of: call) { found[title, default: []].formUnion(call.answer.map { [$0] } ?? []) }
            }
            for (title, texts) in found {
                cases[title, default: 0] += group.cases.count
                for text in texts { answers[title, default: [:]][text, default: 0] += group.cases.count }
            }
        }
        return Dictionary(
            uniqueKeysWithValues: cases.map { title, count in
                (title, APICall(result: result, caseCount: count, answers: sorted(answers[title] ?? [:])))
            })
    }

    private static func sorted(_ answers: [String: Int]) -> [Answer] {
        answers.map { Answer(text: $0.key, caseCount: $0.value) }.sorted { ($1.caseCount, $0.text) < ($0.caseCount, $1.text) }
    }
}
