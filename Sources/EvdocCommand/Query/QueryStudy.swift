import EventTrace
import ExperimentKit

/// Which cases of some experiments a query is true of.
struct QueryStudy {
    /// What one experiment says.
    struct Experiment {
        let result: ExperimentResult
        /// Positions of the cases of which it is true.
        let cases: [Int]
        /// Positions of those of which it is true under some of the orders only that UIKit leaves open.
        let open: [Int]
        /// The lines that show it in the first case; empty where nothing has to be there.
        let example: [RecordLine]
    }

    /// As it was asked.
    let text: String
    /// As they are looked for: `*.touchesCancelled`.
    let patterns: [String]
    /// Those with a case that it is true of, or might be, in the order of the list.
    let experiments: [Experiment]
    /// How many were asked.
    let experimentCount: Int
    let caseCount: Int

    var found: [Experiment] { experiments.filter { !$0.cases.isEmpty } }
    var open: [Experiment] { experiments.filter { !$0.open.isEmpty } }

    /// Throws what the query names and nobody has. O(entries × patterns).
    init(_ text: String, _ written: Query<WrittenCall>, in results: [ExperimentResult]) throws(QueryMistake) {
        let vocabulary = QueryVocabulary(results)
        let query = try written.map { (written) throws(QueryMistake) in try vocabulary.pattern(written) }
        try QueryStudy.checkNeighbours(written, query)
        self.text = text
        patterns = query.patterns.map(\.description)
        experiments = results.compactMap { QueryStudy.experiment(query, $0) }
        experimentCount = results.count
        caseCount = results.reduce(0) { $0 + $1.findings.count }
    }

    private static func experiment(_ query: Query<RecordPattern>, _ result: ExperimentResult) -> Experiment? {
        var (cases, open): ([Int], [Int]) = ([], [])
        var example: [RecordLine] = []
        for (position, finding) in result.findings.enumerated() {
            switch query.answer(of: finding) {
            case .holds(let lines):
                if cases.isEmpty { example = lines }
                cases.append(position)
            case .open: open.append(position)
            case .fails: break
            }
        }
        return cases.isEmpty && open.isEmpty ? nil : Experiment(result: result, cases: cases, open: open, example: example)
    }

    /// Only calls are neighbours of calls.
    private static func checkNeighbours(_ written: Query<WrittenCall>, _ query: Query<RecordPattern>) throws(QueryMistake) {
        switch (written, query) {
        case (.order(let words), .order(let steps)):
            for index in steps.indices.dropFirst() where steps[index].isDirect {
                for place in [index - 1, index] where steps[place].pattern.kind != .call {
                    throw QueryMistake(words[place].pattern.range, "“directly” stands between two calls only")
                }
            }
        case (.not(let words), .not(let query)): try checkNeighbours(words, query)
        case (.all(let words), .all(let queries)), (.any(let words), .any(let queries)):
            for (words, query) in zip(words, queries) { try checkNeighbours(words, query) }
        default: break
        }
    }
}
