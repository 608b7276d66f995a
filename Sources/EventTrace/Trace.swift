/// The record of one run: calls and decisions in order, each with its rule.
///
/// A trace is a value that never changes after the run; claims see nothing else.
public struct Trace: Sendable {
    public let entries: ContiguousArray<Entry>
    public let names: NameTable

    public init(entries: ContiguousArray<Entry>, names: NameTable) {
        self.entries = entries
        self.names = names
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
