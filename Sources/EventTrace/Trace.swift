/// The record of one run: calls and decisions in order, each with its rule.
///
/// A trace is a value that never changes after the run; claims see nothing else.
public struct Trace: Sendable {
    public let entries: ContiguousArray<Entry>
    public let names: NameTable
    /// The tokens of the ordering where they are kept; see `keepingTokens`.
    private var keptTokens: [String]?

    public init(entries: ContiguousArray<Entry>, names: NameTable) {
        self.entries = entries
        self.names = names
    }

    /// The calls and marks as texts, in order. O(entries), or O(1) where they are kept.
    public var tokens: [String] { keptTokens ?? ordering.map { $0.token } }

    /// The trace with its tokens put together once: laws compare them with many patterns.
    public func keepingTokens() -> Trace {
        var trace = self
        trace.keptTokens = tokens
        return trace
    }

    public func spelling(of name: Name) -> String { names[name] }

    /// The calls into client code and the marks, in order, with their results. O(entries).
    public var ordering: [Call] {
        var calls: [Call] = []
        var open: [Int] = []
        for entry in entries {
            switch entry.kind {
            case .call, .mark:
                open.removeLast(max(0, open.count - Int(entry.depth)))
                open.append(calls.count)
                calls.append(Call(entry, in: names))
            case .answer:
                open.removeLast(max(0, open.count - Int(entry.depth) - 1))
                if let call = open.last { calls[call].answer = names[entry.detail] }
            case .decision, .note:
                continue
            }
        }
        return calls
    }
}
