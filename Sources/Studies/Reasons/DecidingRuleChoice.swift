import EventTrace

/// The rule that explains a call, or its absence, best, and the entry in which the rule decides.
///
/// The candidates are the rules without which the result is the opposite. A rule that writes an entry of its own about the call comes
/// before one that does not, and an entry that the case with the opposite result lacks before an entry that both have. For a missing call,
/// the rule that changes the fewest calls when it is off comes next, and then the one that decides nearest to the call. For a call that is
/// made, only the nearest counts, because it tells what led to the call.
struct DecidingRuleChoice {
    private let record: RecordReader
    /// The names that the call is about.
    private let names: [Name]
    /// The entry of the call, if the case has it.
    private let madeAt: Int?
    private let call: Call
    /// A case with the opposite result.
    private let other: RecordReader?

    init(_ call: Call, madeAt: Int?, in record: RecordReader, besides other: RecordReader?) {
        self.record = record
        self.other = other
        self.call = call
        self.madeAt = madeAt
        names = record.names(behind: call)
    }

    /// Chooses among `reruns` with the opposite result, each with the rule that is off there.
    func best(of reruns: [(rule: RuleID, run: Rerun)]) -> DecidingRule? {
        let candidates = reruns.compactMap { candidate($0.rule, $0.run) }
        guard let nearest = candidates.min(by: { $0.rank.lexicographicallyPrecedes($1.rank) }) else { return nil }
        let chosen = cause(of: nearest, among: candidates) ?? nearest
        return DecidingRule(chosen.rule, entry: chosen.entry)
    }

    private struct Candidate {
        let rule: RuleID
        let entry: Int
        /// Ranks candidates: lower is better, and the first differing number counts.
        let rank: [Int]
    }

    private func candidate(_ rule: RuleID, _ run: Rerun) -> Candidate? {
        guard let partsAt = run.partsAt, let end = end(run), end > 0 else { return nil }
        let own = own(rule, from: partsAt, to: end)
        let entry = own ?? min(partsAt, end - 1)
        let isSaidThere = other.map { record.isSaid(entry, in: $0) } ?? false
        let distance = (entry..<end).count { !record.isPlumbing($0) }
        return Candidate(
            rule: rule, entry: entry,
            rank: [
                record.isPlumbing(entry) || own == nil ? 1 : 0, isSaidThere ? 1 : 0, madeAt == nil ? run.change : 0, distance,
                rule.family.place, rule.number,
            ])
    }

    /// The position after the last entry that can decide about the call: the call itself, or the time at which it is made without the rule.
    private func end(_ run: Rerun) -> Int? {
        if let madeAt { return madeAt + 1 }
        guard let there = run.tokens.entry(of: call.token) else { return nil }
        let time = run.record.entries[there].time
        return record.entries.firstIndex { $0.time > time } ?? record.entries.count
    }

    /// The last entry by the rule about the names of the call, else the rule's first entry from where the runs differ.
    private func own(_ rule: RuleID, from start: Int, to end: Int) -> Int? {
        let entries = (min(start, end)..<end).filter {
            record.entries[$0].rule == rule && record.entries[$0].kind != .answer && !record.isBeside(call, $0)
        }
        guard let found = entries.last(where: { record.isAbout(names, $0) }) ?? entries.first else { return nil }
        // A recognizer fails because it is excluded, and the same rule says both.
        return record.cause(of: found).flatMap { entries.contains($0) ? $0 : nil } ?? found
    }

    /// The decision just before a recognizer's state, if the state follows from it: the decision is the reason, and the state is not.
    private func cause(of candidate: Candidate, among candidates: [Candidate]) -> Candidate? {
        let entry = record.entries[candidate.entry]
        guard entry.verb == Name(.state), candidate.entry > 0 else { return nil }
        return candidates.first { cause in
            cause.entry == candidate.entry - 1 && record.isAbout([entry.subject], cause.entry)
                && record.entries[cause.entry].verb != entry.verb
        }
    }
}

extension RuleID.Family {
    fileprivate var place: Int { Int(rawValue) }
}
