import ExperimentKit

/// An error in the command line: it asks for something that does not exist.
package struct UsageError: Error, Hashable {
    /// The message in one line, without a full stop.
    package let message: String
    /// The probable meaning; printed on a line of its own.
    package var hint: String?

    package init(_ message: String, hint: String? = nil) {
        self.message = message
        self.hint = hint
    }

    /// `there is no command “biuld”`, with the nearest candidate or all of them as a hint.
    package static func unknown(_ kind: String, _ word: String, among candidates: [String]) -> UsageError {
        let near = NearMiss(of: word, among: candidates).word
        let all = candidates.count > 30 || candidates.isEmpty ? nil : "there are: \(candidates.joined(separator: ", "))"
        return UsageError("there is no \(kind) “\(word)”", hint: near.map { "did you mean “\($0)”?" } ?? all)
    }
}
