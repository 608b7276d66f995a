import EventTrace
import Studies

/// The names that a query can use: those of the queried experiments, and the methods that the engine calls.
struct QueryVocabulary {
    /// The sorted names of all objects in stages and records.
    let receivers: [String]
    /// The sorted methods, including `action`.
    let methods: [String]
    /// The arguments of the calls that were made, by their methods.
    let arguments: [String: Set<String>]
    let marks: Set<String>
    /// The engine's decisions, as the record prints them.
    let decisions: Set<String>

    /// The engine's words: parts of decisions, states of recognizers and events of controls.
    static let words = Word.allCases.filter { !$0.isMethod || $0 == .select }.map(\.rawValue)

    /// Collects the names of these results. O(entries).
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

    /// The content of an entry, in the names of its trace.
    private struct Line: Hashable {
        let kind: Entry.Kind
        let subject: Name
        let verb: Name
        let detail: Name

        init(_ entry: Entry) { (kind, subject, verb, detail) = (entry.kind, entry.subject, entry.verb, entry.detail) }
    }
}
