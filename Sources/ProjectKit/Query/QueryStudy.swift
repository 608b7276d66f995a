import EventTrace
import ExperimentKit
import Studies

/// The cases of some experiments for which a query is true.
package struct QueryStudy {
    /// The answer of one experiment.
    package struct Experiment {
        package let result: ExperimentResult
        /// The positions of the cases for which the query is true.
        package let cases: [Int]
        /// The positions of the cases for which the query is true only under some of the orders that UIKit leaves open.
        package let open: [Int]
        /// The lines that show it in the first case; empty if no line is required.
        package let example: [RecordLine]
    }

    /// The query as written.
    package let text: String
    /// The patterns as they are searched for: `*.touchesCancelled`.
    package let patterns: [String]
    /// The experiments with a case for which the query is or may be true, in the order of the list.
    package let experiments: [Experiment]
    /// The number of queried experiments.
    package let experimentCount: Int
    package let caseCount: Int

    package var found: [Experiment] { experiments.filter { !$0.cases.isEmpty } }
    package var open: [Experiment] { experiments.filter { !$0.open.isEmpty } }

    /// Throws for names that no experiment has. O(entries × patterns).
    package init(_ text: String, _ written: Query<WrittenCall>, in results: [ExperimentResult]) throws(QueryMistake) {
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

    /// Throws if “directly” relates anything but calls: only calls are neighbours of calls.
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
