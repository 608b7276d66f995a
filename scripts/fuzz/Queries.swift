@testable import ExperimentKit
@testable import ProjectKit
@testable import SampleResults

@testable import EvdocCommand

extension FuzzTarget {
    /// A query to the sample results.
    static let queries = FuzzTarget(name: "queries") { bytes in
        let text = String(decoding: bytes, as: UTF8.self)
        do throws(QueryMistake) {
            let query = try QueryParser.query(text)
            let study = try QueryStudy(text, query, in: Sample.results)
            let opposite = try QueryStudy(text, .not(query), in: Sample.results)
            let cases = Sample.results.reduce(0) { $0 + $1.findings.count }
            demand(count(study) + count(opposite) == cases, "a case is neither so nor otherwise, or both")
            demandSound(QueryMarkdown(study: study).text)
            _ = QueryJSON(study)
        } catch {
            let length = text.unicodeScalars.count
            demand(error.range.lowerBound >= 0 && error.range.upperBound <= length + 1, "a mistake outside of the query")
            let told = UsageError(error, in: text)
            demandSound(told.message)
            demandSound(told.hint ?? "")
        }
    }

    private static func count(_ study: QueryStudy) -> Int { study.experiments.reduce(0) { $0 + $1.cases.count } }
}
