import EventTrace

/// The tokens of a record, each with how often its call is made, and where first.
struct TokenIndex: Sendable {
    /// The first call of each token, without its answer, in the order of the record.
    private(set) var calls: [(token: String, call: Call)] = []
    private var counts: [String: Int] = [:]
    private var entries: [String: Int] = [:]

    /// O(entries).
    init(_ trace: Trace) {
        for (index, entry) in trace.entries.enumerated() where entry.kind == .call || entry.kind == .mark {
            let call = Call(entry, in: trace.names)
            let token = call.token
            counts[token, default: 0] += 1
            guard entries[token] == nil else { continue }
            entries[token] = index
            calls.append((token, call))
        }
    }

    func has(_ token: String) -> Bool { entries[token] != nil }

    /// The position of the first entry that makes the call; nil if none does.
    func firstEntry(of token: String) -> Int? { entries[token] }

    /// How many calls there are in one of the two and not in the other. O(tokens).
    func difference(from other: TokenIndex) -> Int {
        let more = counts.reduce(0) { $0 + max(0, $1.value - (other.counts[$1.key] ?? 0)) }
        return other.counts.reduce(more) { $0 + max(0, $1.value - (counts[$1.key] ?? 0)) }
    }
}
