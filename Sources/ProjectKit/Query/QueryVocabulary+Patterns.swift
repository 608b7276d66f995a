import ExperimentKit
import ReportKit

/// The translation of a query's words into patterns; a word that can match nothing is a mistake.
extension QueryVocabulary {
    /// The pattern of a written call. Capitals are corrected. A method alone matches any receiver, a call without an argument any argument.
    package func pattern(_ written: WrittenCall) throws(QueryMistake) -> RecordPattern {
        let text = written.text
        guard !text.allSatisfy(\.isWhitespace) else { throw QueryMistake(written.range, "the pattern is empty") }
        if written.isQuoted, text.contains(": ") { return try decision(written) }
        do {
            return try call(written)
        } catch {
            let pattern = TokenPattern(text)
            if marks.contains(where: { pattern.matches($0) }) { return RecordPattern(.mark, pattern) }
            guard text.contains(" "), error.hint == nil else { throw error }
            throw .unknown("call or mark", text, among: marks.sorted(), at: written.range)
        }
    }

    private func call(_ written: WrittenCall) throws(QueryMistake) -> RecordPattern {
        let parts = MethodName.recorded(written.text).split(separator: "(", maxSplits: 1, omittingEmptySubsequences: false)
        let (name, argument) = (String(parts[0]), parts.count > 1 ? String(parts[1]) : nil)
        let words = name.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let receiver = words.count > 1 ? try one("receiver", words[0], of: receivers, written.range) : "*"
        let method = try method(words.last ?? "", written, isAlone: words.count == 1)
        guard var argument else { return RecordPattern(receiver: receiver, method: method, argument: nil) }
        guard argument.last == ")" else { throw QueryMistake(written.range, "the parenthesis is not closed") }
        argument.removeLast()
        return RecordPattern(receiver: receiver, method: method, argument: try self.argument(argument, of: method, written.range))
    }

    private func method(_ word: String, _ written: WrittenCall, isAlone: Bool) throws(QueryMistake) -> String {
        if isAlone, !methods.contains(word), receivers.contains(word) {
            throw QueryMistake(written.range, "“\(word)” is a receiver, not a call", hint: "write “\(word).*” for all its calls")
        }
        return try one("call", word, of: methods, written.range)
    }

    /// The spelling of an argument; if no call of the method had one, any word is allowed.
    private func argument(_ word: String, of method: String, _ range: Range<Int>) throws(QueryMistake) -> String {
        let pattern = TokenPattern(method)
        let made = Set(arguments.filter { pattern.matches($0.key) }.values.flatMap { $0 }).subtracting([""])
        guard !made.isEmpty else { return word }
        return try one("argument of “\(method)”", word, of: (made.sorted() + QueryVocabulary.words + receivers), range)
    }

    /// The pattern of a decision. Its subject is the name of an object, a word of the engine, or missing.
    private func decision(_ written: WrittenCall) throws(QueryMistake) -> RecordPattern {
        let pattern = TokenPattern(written.text)
        if decisions.contains(where: { pattern.matches($0) }) { return RecordPattern(.decision, pattern) }
        let small = TokenPattern(written.text.lowercased())
        if let like = decisions.sorted().first(where: { small.matches($0.lowercased()) }) {
            throw QueryMistake(written.range, "nothing is decided like “\(written.text)”", hint: "did you mean “\(like)”?")
        }
        let known = receivers + QueryVocabulary.words
        for word in written.text.split(whereSeparator: { $0 == " " || $0 == ":" || $0 == "," }) {
            _ = try one("name or word of a decision", String(word), of: known, written.range)
        }
        return RecordPattern(.decision, pattern)
    }

    /// The correct spelling of the word, or the word itself if it is a pattern that matches a candidate.
    private func one(_ kind: String, _ word: String, of candidates: [String], _ range: Range<Int>) throws(QueryMistake) -> String {
        let pattern = TokenPattern(word)
        if candidates.contains(where: { pattern.matches($0) }) { return word }
        let small = TokenPattern(word.lowercased())
        guard let like = candidates.first(where: { small.matches($0.lowercased()) }) else {
            throw .unknown(kind, word, among: candidates, at: range)
        }
        guard word.contains("*") else { return like }
        throw QueryMistake(range, "there is no \(kind) like “\(word)”", hint: "capitals count beside “*”; there is “\(like)”")
    }
}
