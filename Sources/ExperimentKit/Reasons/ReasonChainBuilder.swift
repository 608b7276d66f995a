import EventTrace

/// Picks the entries that make a chain.
///
///     input ─ origin ─ step ─ input ─ decision ─ outcome
///
/// The origin is where the one who is called comes in: the touch that a recognizer receives, the view that a touch is bound to. The step is the call that the
/// decision is made in, or the last decision before it about the same. Where more than five would stand, the step goes first, then the first input.
struct ReasonChainBuilder {
    private let reason: CallReason
    private let finding: Finding
    private let tokens: TokenIndex
    private let other: (finding: Finding, tokens: TokenIndex)?
    private let record: RecordReader
    private let names: [Name]

    /// Nil if no case makes the call.
    init?(_ reason: CallReason, inCase index: Int, of result: ExperimentResult, _ calls: MadeCalls) {
        guard let call = calls.call(reason.call) else { return nil }
        self.reason = reason
        finding = result.findings[index]
        tokens = calls.tokens[index]
        other = reason.otherCase.map { (result.findings[$0], calls.tokens[$0]) }
        record = RecordReader(finding.trace)
        names = record.names(behind: call)
    }

    var links: [ReasonLink] {
        if reason.isMade { return madeLinks }
        if let rule = reason.rule { return around(rule.entry, ends: outcome(of: rule.entry).map { [link($0, .outcome)] } ?? []) }
        return partingLinks
    }

    // MARK: The three kinds of chains

    /// Ends in the call; where more than five would stand, what comes before the decision goes first.
    private var madeLinks: [ReasonLink] {
        guard let call = tokens.firstEntry(of: reason.call) else { return [] }
        let deciding = reason.rule.map { min($0.entry, call) } ?? call
        let step = step(to: call)
        let origin = origin(before: min(deciding, step ?? deciding))
        let choices = [[origin, deciding, step, call], [deciding, step, call], [deciding, call]].map { entries in
            withInputs(Set(entries.compactMap { $0 }).sorted(), deciding)
        }
        let fitting = choices.first { $0.count <= ReasonChain.most } ?? []
        return fitting.dropLast() + (deciding == call ? Array(fitting.suffix(1)) : [link(call, .outcome)])
    }

    /// Ends where the two cases part, the entries before the call in the other case that are about the same coming first.
    private var partingLinks: [ReasonLink] {
        guard let other else { return [] }
        let its = RecordReader(other.finding.trace)
        let made = other.tokens.firstEntry(of: reason.call)
        let end = made ?? its.entries.count - 1
        let itsNames = made.map { its.names(behind: Call(its.entries[$0], in: its.trace.names)) } ?? []
        let place = its.entries.indices.prefix(end + 1).first { its.isTelling($0, itsNames) && !its.isSaid($0, in: record) } ?? end
        let time = its.entries[place].time
        let told = record.entries.indices.filter { record.isTelling($0, names) && record.entries[$0].time <= time }
        let partsAt = record.parts(from: its) ?? 0
        let deciding = told.first { $0 >= partsAt && !record.isSaid($0, in: its) } ?? told.last
        let there = [link(place, .elsewhere(other.finding.case.index), in: its)]
        return deciding.map { around($0, ends: there) } ?? startLinks() + there
    }

    private func startLinks() -> [ReasonLink] {
        let first = record.entries.indices.first { !record.isNoise($0) }
        return first.flatMap { InputReader(finding: finding).link(at: record.entries[$0].time) }.map { [$0] } ?? []
    }

    // MARK: What leads to a decision

    private func around(_ deciding: Int, ends: [ReasonLink]) -> [ReasonLink] {
        let step = step(to: deciding)
        let origin = origin(before: step ?? deciding)
        var entries = [origin, step, deciding].compactMap { $0 }
        entries = entries.enumerated().filter { place, entry in !entries.prefix(place).contains(entry) }.map { $0.element }.sorted()
        var chosen = withInputs(entries, deciding)
        if chosen.count + ends.count > ReasonChain.most, let step {
            chosen = withInputs(entries.filter { $0 != step || $0 == deciding }, deciding)
        }
        let surplus = chosen.count + ends.count - ReasonChain.most
        return (surplus > 0 ? Array(chosen.dropFirst(surplus)) : chosen) + ends
    }

    /// Each entry, before the first of a time what came in then.
    private func withInputs(_ entries: [Int], _ deciding: Int) -> [ReasonLink] {
        let inputs = InputReader(finding: finding)
        var links: [ReasonLink] = []
        for entry in entries {
            let time = record.entries[entry].time
            if links.last?.time != time, let input = inputs.link(at: time) { links.append(input) }
            links.append(link(entry, entry == deciding ? .deciding : .step))
        }
        return links
    }

    private func step(to deciding: Int) -> Int? {
        if let call = record.call(around: deciding) { return call }
        let parties = record.actors(deciding)
        let wanted = record.isAbout(names, deciding) ? names.filter { parties.contains($0) } : parties
        return record.entries[..<deciding].indices.last { record.isTelling($0, wanted) && !isRepeated($0, deciding) }
    }

    /// The touch that this is about comes to a recognizer or view.
    private func origin(before index: Int) -> Int? {
        let parties = record.actors(index) + names
        let arrivals = record.entries[..<index].indices.filter { record.isArrival($0) && record.isAbout(parties, $0) }
        return arrivals.last { record.isAbout(names, $0) && record.entries[$0].verb == Name(.collect) } ?? arrivals.last
    }

    /// The same said again, with another state perhaps, is not worth a sentence.
    private func isRepeated(_ index: Int, _ later: Int) -> Bool {
        record.entries[index].verb == record.entries[later].verb && record.entries[index].subject == record.entries[later].subject
    }

    /// What the decision does: in the same pass, to whom the call is about, or to the touch.
    private func outcome(of deciding: Int) -> Int? {
        let decided = record.entries[deciding]
        let parties = names + record.actors(deciding)
        return record.entries.indices.dropFirst(deciding + 1).prefix { record.entries[$0].time == decided.time }.first {
            record.isOutcome($0) && (record.entries[$0].verb == Name(.bind) || record.isAbout(parties, $0))
                && !isRepeated($0, deciding)
        }
    }

    private func link(_ index: Int, _ role: ReasonLink.Role) -> ReasonLink { link(index, role, in: record) }

    private func link(_ index: Int, _ role: ReasonLink.Role, in record: RecordReader) -> ReasonLink {
        let entry = record.entries[index]
        return ReasonLink(fact: record.fact(index), time: entry.time, entry: index, rule: entry.rule, role: role)
    }
}

extension RecordReader {
    /// Tells something of one of these.
    fileprivate func isTelling(_ index: Int, _ names: [Name]) -> Bool { !isNoise(index) && isAbout(names, index) }

    fileprivate func isArrival(_ index: Int) -> Bool {
        entries[index].verb == Name(.collect) || entries[index].verb == Name(.bind)
    }

    fileprivate func isOutcome(_ index: Int) -> Bool {
        [.state, .bind, .withhold, .cancel, .drop, .exclude, .decline].contains { Name($0) == entries[index].verb }
            && entries[index].kind == .decision
    }

    fileprivate func fact(_ index: Int) -> ReasonLink.Fact {
        let entry = entries[index]
        let (subject, verb, detail) = (trace.spelling(of: entry.subject), trace.spelling(of: entry.verb), trace.spelling(of: entry.detail))
        switch entry.kind {
        case .call: return .call(receiver: subject, method: verb, argument: detail)
        case .answer:
            let about = call(answeredBy: index).map { trace.spelling(of: entries[$0].detail) } ?? ""
            return .answer(receiver: subject, method: verb, argument: about, answer: detail)
        case .decision, .note: return .decision(subject: subject, verb: verb, detail: detail)
        case .mark: return .mark(verb)
        }
    }
}
