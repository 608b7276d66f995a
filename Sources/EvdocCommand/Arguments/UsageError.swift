import ExperimentKit

/// The command line asks for something that does not exist.
struct UsageError: Error, Hashable {
    /// One line, without a full stop.
    let message: String
    /// What may have been meant; printed on a line of its own.
    var hint: String?

    init(_ message: String, hint: String? = nil) {
        self.message = message
        self.hint = hint
    }

    /// `there is no command “biuld”`, with the nearest candidate or all of them as a hint.
    static func unknown(_ kind: String, _ word: String, among candidates: [String]) -> UsageError {
        let near = NearMiss(of: word, among: candidates).word
        let all = candidates.count > 20 || candidates.isEmpty ? nil : "there are: \(candidates.joined(separator: ", "))"
        return UsageError("there is no \(kind) “\(word)”", hint: near.map { "did you mean “\($0)”?" } ?? all)
    }
}
