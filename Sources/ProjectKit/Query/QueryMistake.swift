import ExperimentKit

/// A mistake in a query, with its place.
package struct QueryMistake: Error, Hashable {
    /// The range in Unicode scalars of the query, counted from 0; a missing part is behind the last scalar.
    package let range: Range<Int>
    package let message: String
    /// The probable meaning.
    package let hint: String?

    package init(_ range: Range<Int>, _ message: String, hint: String? = nil) {
        self.range = range
        self.message = message
        self.hint = hint
    }

    /// A name that does not exist, with the nearest candidate as a hint.
    package static func unknown(_ kind: String, _ word: String, among candidates: [String], at range: Range<Int>) -> QueryMistake {
        let near = NearMiss(of: word, among: candidates).word
        return QueryMistake(range, "there is no \(kind) “\(word)”", hint: near.map { "did you mean “\($0)”?" })
    }
}
