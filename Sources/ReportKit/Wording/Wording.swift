import EventTrace
import ExperimentKit
import TranslationKit

/// Words what is data until a report or a page tells it: conditions, mismatches, doubts.
public struct Wording: Sendable {
    let translation: Translation
    /// Where the author's sentences stand: the id of the experiment or of the observation.
    let context: String
    /// Those whose values it tells.
    let variables: [AnyVariable]

    /// The most calls that a sentence lists.
    static let mostCalls = 12

    public init(_ translation: Translation, of context: String, variables: [AnyVariable] = []) {
        self.translation = translation
        self.context = context
        self.variables = variables
    }

    /// The words of one experiment.
    public init(_ translation: Translation, _ experiment: Experiment) {
        self.init(translation, of: experiment.id, variables: experiment.variables)
    }

    /// In English, of what is no experiment's.
    public static let english = Wording(.english, of: "")

    func say(_ phrase: Phrase, _ values: KeyValuePairs<String, String> = [:]) -> String { translation(phrase, values) }

    func code(_ text: String) -> String { "`\(text)`" }
    func code(_ pattern: TokenPattern) -> String { code(pattern.description) }
    func code(_ call: Call) -> String { code(call.token) }

    func list(_ words: [String]) -> String { translation.list(words.map { code($0) }) }
    func list(_ patterns: [TokenPattern]) -> String { list(patterns.map { $0.description }) }

    func calls(_ calls: [Call]) -> String {
        if calls.isEmpty { return say(.noCalls) }
        let shown = list(calls.prefix(Wording.mostCalls).map { $0.token })
        let rest = calls.count - Wording.mostCalls
        return rest > 0 ? say(.callsAndMore, ["calls": shown, "count": "\(rest)"]) : shown
    }

    func line(_ line: Mismatch.Line) -> String {
        guard let call = line.call else { return say(.nothingMore) }
        let number = "\(line.index + 1)"
        guard let answer = call.answer else {
            return say(.callAtDepth, ["call": code(call), "depth": "\(call.depth)", "number": number])
        }
        return say(.callReturningAtDepth, ["call": code(call), "answer": answer, "depth": "\(call.depth)", "number": number])
    }
}
