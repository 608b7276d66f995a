import EventTrace
import ExperimentKit
import Studies
import TranslationKit

/// Words the data of results for reports and pages: conditions, mismatches, doubts.
public struct Wording: Sendable {
    let translation: Translation
    /// The context of the author's sentences: the id of the experiment or of the observation.
    let context: String
    /// The variables whose values are worded.
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

    /// English words outside of any experiment.
    public static let english = Wording(.english, of: "")

    func say(_ phrase: Phrase, _ values: KeyValuePairs<String, String> = [:]) -> String { translation(phrase, values) }

    func code(_ text: String) -> String { "`\(text)`" }
    /// A pattern of calls: `touchesBegan` for those of any receiver, `…tap.action` for those of any whose name ends so.
    func code(_ pattern: TokenPattern) -> String { code(Wording.shown(pattern)) }
    func code(_ call: Call) -> String { code(call.token) }

    func list(_ words: [String]) -> String { translation.list(words.map { code($0) }) }
    func list(_ patterns: [TokenPattern]) -> String { list(patterns.map { Wording.shown($0) }) }

    private static func shown(_ pattern: TokenPattern) -> String {
        let text = pattern.description
        return (text.hasPrefix("*.") ? String(text.dropFirst(2)) : text).replacing("*", with: "…")
    }

    /// The calls as a list; equal calls in a row are counted.
    func calls(_ calls: [Call]) -> String {
        if calls.isEmpty { return say(.noCalls) }
        var runs: [(token: String, count: Int)] = []
        for call in calls {
            if runs.last?.token == call.token { runs[runs.count - 1].count += 1 } else { runs.append((call.token, 1)) }
        }
        let told = runs.prefix(Wording.mostCalls)
        let shown = translation.list(told.map { code($0.token) + ($0.count > 1 ? " ×\($0.count)" : "") })
        let rest = calls.count - told.reduce(0) { $0 + $1.count }
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
