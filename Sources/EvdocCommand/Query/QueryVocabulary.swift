import EventTrace
import ExperimentKit

/// The names that a query can use: those of the experiments that are asked, and the methods that the engine calls.
struct QueryVocabulary {
    /// Everyone that a stage or a record names, sorted.
    let receivers: [String]
    /// Sorted, `action` among them.
    let methods: [String]
    /// Of the calls that were made, by their methods.
    let arguments: [String: Set<String>]
    let marks: Set<String>
    /// What the engine decides, as the record prints it.
    let decisions: Set<String>

    /// Words of the engine that decisions consist of, and that states of recognizers and events of controls are.
    static let words = Word.allCases.filter { !$0.isMethod || $0 == .select }.map(\.rawValue)

    /// O(entries).
    init(_ results: [ExperimentResult]) {
        var receivers: Set<String> = []
        var arguments: [String: Set<String>] = [:]
        var (marks, decisions): (Set<String>, Set<String>) = ([], [])
        for finding in results.flatMap(\.findings) {
            receivers.formUnion(finding.stage.others)
            for view in finding.stage.views { receivers.formUnion(view.recognizers.map(\.name) + [view.name]) }
            for trace in [finding.trace] + finding.alternatives {
                receivers.formUnion(Set(trace.entries.map(\.subject)).map { trace.spelling(of: $0) })
                for entry in Dictionary(trace.entries.map { (Line($0), $0) }, uniquingKeysWith: { first, _ in first }).values {
                    switch entry.kind {
                    case .call: arguments[trace.spelling(of: entry.verb), default: []].insert(trace.spelling(of: entry.detail))
                    case .mark: marks.insert(trace.spelling(of: entry.verb))
                    case .decision: decisions.insert(trace.describe(entry))
                    case .answer, .note: break
                    }
                }
            }
        }
        self.receivers = receivers.subtracting([""]).sorted()
        let all = Word.allCases.filter { $0.isMethod && $0 != .sendActionOfClosure }.map(\.rawValue)
        methods = Set(all + arguments.keys).sorted()
        (self.arguments, self.marks, self.decisions) = (arguments, marks, decisions)
    }

    /// What an entry says, in the names of its trace.
    private struct Line: Hashable {
        let kind: Entry.Kind
        let subject: Name
        let verb: Name
        let detail: Name

        init(_ entry: Entry) { (kind, subject, verb, detail) = (entry.kind, entry.subject, entry.verb, entry.detail) }
    }
}
