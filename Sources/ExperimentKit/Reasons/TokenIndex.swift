import EventTrace

/// The tokens of a record, each with how often its call is made, and where first.
struct TokenIndex {
    private var counts: [String: Int] = [:]
    private var entries: [String: Int] = [:]

    /// O(entries).
    init(_ trace: Trace) {
        for (index, entry) in trace.entries.enumerated() where entry.kind == .call || entry.kind == .mark {
            let token = Call(entry, in: trace.names).token
            counts[token, default: 0] += 1
            if entries[token] == nil { entries[token] = index }
        }
    }

    /// The position of the first entry that makes the call; nil if none does.
    func firstEntry(of token: String) -> Int? { entries[token] }

    /// How many calls there are in one of the two and not in the other. O(tokens).
    func difference(from other: TokenIndex) -> Int {
        let more = counts.reduce(0) { $0 + max(0, $1.value - (other.counts[$1.key] ?? 0)) }
        return other.counts.reduce(more) { $0 + max(0, $1.value - (counts[$1.key] ?? 0)) }
    }
}
