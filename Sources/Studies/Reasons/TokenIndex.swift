import EventTrace

/// The tokens of a record, each with the places of its calls.
struct TokenIndex: Sendable {
    /// The first call of each token, without its answer, in the order of the record.
    private(set) var calls: [(token: String, call: Call)] = []
    private var places: [String: [Place]] = [:]

    private struct Place {
        let entry: Int
        let time: Double
    }

    /// O(entries).
    init(_ trace: Trace) {
        for (index, entry) in trace.entries.enumerated() where entry.kind == .call || entry.kind == .mark {
            let call = Call(entry, in: trace.names)
            let token = call.token
            if places[token] == nil { calls.append((token, call)) }
            places[token, default: []].append(Place(entry: index, time: entry.time))
        }
    }

    func has(_ token: String) -> Bool { places[token] != nil }

    /// The number of calls of the token.
    func count(of token: String) -> Int { places[token]?.count ?? 0 }

    /// The position of the entry that makes the call; nil if there are fewer calls of the token.
    func entry(of token: String, _ occurrence: Int = 0) -> Int? {
        guard let all = places[token], all.indices.contains(occurrence) else { return nil }
        return all[occurrence].entry
    }

    /// Whether a run of the same case has a counterpart of this call.
    ///
    /// A run with at least as many calls of the token has one for each. Otherwise the counterpart of a call is the call at the same time,
    /// and calls without such a counterpart share what is left, in order. O(calls of the token).
    func has(_ token: String, _ occurrence: Int, alsoIn run: TokenIndex) -> Bool {
        let own = places[token] ?? []
        var left = run.places[token] ?? []
        guard left.count < own.count else { return own.indices.contains(occurrence) }
        var alone: [Int] = []
        for (place, call) in own.enumerated() {
            if let partner = left.firstIndex(where: { $0.time == call.time }) { left.remove(at: partner) } else { alone.append(place) }
        }
        return !alone.dropFirst(left.count).contains(occurrence)
    }

    /// The number of calls in one of the two and not in the other. O(tokens).
    func difference(from other: TokenIndex) -> Int {
        let more = places.reduce(0) { $0 + max(0, $1.value.count - other.count(of: $1.key)) }
        return other.places.reduce(more) { $0 + max(0, $1.value.count - count(of: $1.key)) }
    }
}
