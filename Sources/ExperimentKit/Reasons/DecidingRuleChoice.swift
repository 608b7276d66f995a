import EventTrace

/// Of the rules without which a call comes about, or goes: the one that says most about it, and where it decides.
///
/// A rule that writes an entry of its own about it comes before one that does not, and an entry that the case with the other outcome does not have before
/// one that it has too. Then, of a missing call, comes the rule that changes the fewest calls when it is off, and then the one that decides nearest to the
/// call; of a call that is made the nearest counts alone, which tells what led to it.
struct DecidingRuleChoice {
    private let record: RecordReader
    /// Whom the call is about.
    private let names: [Name]
    /// The first entry of the call where the case has it.
    private let madeAt: Int?
    private let token: String
    /// A case in which it is the other way round.
    private let other: RecordReader?

    init(_ call: Call, in record: RecordReader, _ tokens: TokenIndex, besides other: RecordReader?) {
        self.record = record
        self.other = other
        token = call.token
        names = record.names(behind: call)
        madeAt = tokens.firstEntry(of: call.token)
    }

    /// `reruns` are those in which it is the other way round, each with the rule that is off there.
    func best(of reruns: [(rule: RuleID, run: Rerun)]) -> DecidingRule? {
        let candidates = reruns.compactMap { candidate($0.rule, $0.run) }
        guard let nearest = candidates.min(by: { $0.rank.lexicographicallyPrecedes($1.rank) }) else { return nil }
        let chosen = cause(of: nearest, among: candidates) ?? nearest
        return DecidingRule(chosen.rule, entry: chosen.entry)
    }

    private struct Candidate {
        let rule: RuleID
        let entry: Int
        /// Lower is better, the first differing number counts.
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

    /// Behind the last entry that can decide about the call: the call itself, or the time at which it is made without the rule.
    private func end(_ run: Rerun) -> Int? {
        if let madeAt { return madeAt + 1 }
        guard let there = run.tokens.firstEntry(of: token) else { return nil }
        let time = run.record.entries[there].time
        return record.entries.firstIndex { $0.time > time } ?? record.entries.count
    }

    /// The last entry by the rule that is about whom the call is about, else the first one from where the runs part.
    private func own(_ rule: RuleID, from start: Int, to end: Int) -> Int? {
        let entries = (min(start, end)..<end).filter { record.entries[$0].rule == rule && record.entries[$0].kind != .answer }
        return entries.last { record.isAbout(names, $0) } ?? entries.first
    }

    /// A state that a recognizer takes on in consequence of a decision about it just before is not the reason, but that decision.
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
