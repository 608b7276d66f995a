import EventTrace
import UIKit

/// Picks the entries that make a chain.
///
///     input ─ origin ─ step ─ input ─ decision ─ outcome
///
/// The origin is the arrival of the touch: at a recognizer that receives it, or at the view that it is bound to. The step is what the
/// decision follows from, or the last decision before it about the same. A cancellation has the decision that takes the touch away. Of
/// five links, the decision, the call and what cancels come before the others.
struct ReasonChainBuilder {
    private let reason: CallReason
    private let call: Call
    private let finding: Finding
    private let tokens: TokenIndex
    private let other: (finding: Finding, tokens: TokenIndex)?
    private let record: RecordReader
    private let names: [Name]

    init(_ reason: CallReason, _ call: Call, inCase index: Int, of result: ExperimentResult, _ calls: MadeCalls) {
        self.reason = reason
        self.call = call
        finding = result.findings[index]
        tokens = calls.tokens[index]
        other = reason.otherCase.map { (result.findings[$0], calls.tokens[$0]) }
        record = RecordReader(finding.trace)
        names = record.names(behind: call)
    }

    var links: [ReasonLink] {
        if reason.isMade { return madeLinks }
        guard let rule = reason.rule else { return partingLinks }
        guard decides(rule) else { return without(rule) }
        return chain(
            rule.entry, needs: [],
            likes: [cause(of: rule.entry)] + [origin(before: rule.entry), outcome(of: rule.entry), step(to: rule.entry)])
    }

    // MARK: The three kinds of chains

    /// The links that end in the call.
    private var madeLinks: [ReasonLink] {
        guard let made = tokens.entry(of: reason.call, reason.occurrence) else { return [] }
        let rule = reason.rule.map { DecidingRule($0.rule, entry: min($0.entry, made)) }
        let deciding = rule.map { decides($0) ? $0.entry : made } ?? made
        let step = step(to: made)
        let likes = [canceller(of: made).flatMap { cause(of: $0) }, step, origin(before: min(deciding, step ?? deciding))]
        let isSaid = rule.map { !decides($0) } ?? false
        return chain(deciding, needs: [made], likes: likes, before: made, says: isSaid ? rule : nil)
    }

    /// The links that end in the sentence of a rule that writes no entry about the call.
    private func without(_ rule: DecidingRule) -> [ReasonLink] {
        let first = min(rule.entry, record.entries.count - 1)
        let last = record.entries.indices.prefix(first + 1).last { record.isTelling($0, names) && !record.isBeside(call, $0) } ?? first
        return chain(nil, needs: [], likes: [record.isNoise(last) ? nil : last, origin(before: last)], before: first, says: rule)
    }

    /// Whether the entry of the rule is the rule's own.
    private func decides(_ rule: DecidingRule) -> Bool {
        record.entries[rule.entry].rule == rule.rule && !record.isBeside(call, rule.entry)
    }

    /// The links that end where the two cases differ, preceded by the entries about the same before the call in the other case.
    private var partingLinks: [ReasonLink] {
        guard let other else { return [] }
        let its = RecordReader(other.finding.trace)
        let made = other.tokens.entry(of: reason.call)
        let end = made ?? its.entries.count - 1
        let itsNames = made.map { its.names(behind: Call(its.entries[$0], in: its.trace.names)) } ?? []
        let place = its.entries.indices.prefix(end + 1).first { its.isTelling($0, itsNames) && !its.isSaid($0, in: record) } ?? end
        let time = its.entries[place].time
        let told = record.entries.indices.filter {
            record.isTelling($0, names) && record.entries[$0].time <= time && !record.isBeside(call, $0)
        }
        let partsAt = record.parts(from: its) ?? 0
        let deciding = told.first { $0 >= partsAt && !record.isSaid($0, in: its) } ?? told.last
        let there = [its.link(place, .elsewhere(other.finding.case.index))]
        return deciding.map { chain($0, needs: [], likes: [cause(of: $0), origin(before: $0), step(to: $0)], ends: there) }
            ?? startLinks() + there
    }

    private func startLinks() -> [ReasonLink] {
        let first = record.entries.indices.first { !record.isNoise($0) }
        return first.flatMap { InputReader(finding: finding).link(at: record.entries[$0].time) }.map { [$0] } ?? []
    }

    // MARK: What leads to a decision

    /// The links for the deciding entry and those that it needs, and for as many of the others as there is room for, in their order.
    ///
    /// The input of each time stands before its first entry, and the sentence of a rule without an entry before the call.
    private func chain(
        _ deciding: Int?, needs: [Int?], likes: [Int?], before end: Int? = nil, says rule: DecidingRule? = nil, ends: [ReasonLink] = []
    ) -> [ReasonLink] {
        let room = ReasonChain.most - ends.count
        func told(_ entries: Set<Int>) -> [ReasonLink] {
            var links = withInputs(entries.sorted(), deciding: rule == nil ? deciding : nil)
            guard let rule, let end, let statement = RuleBook.all.first(where: { $0.id == rule.rule }) else { return links }
            let said = ReasonLink(
                fact: .rule(statement), time: record.entries[end].time, entry: end, rule: rule.rule, role: .deciding)
            links.insert(said, at: reason.isMade ? links.count - 1 : links.count)
            return links
        }
        let needed = (needs + [deciding]).compactMap { $0 }
        var chosen = Set(needed + needed.compactMap { canceller(of: $0) })
        for case let like? in likes where !record.isBeside(call, like) {
            let entry = canceller(of: like) ?? like
            if told(chosen.union([entry])).count <= room { chosen.insert(entry) }
        }
        var links = told(chosen)
        while links.count > room, let input = links.firstIndex(where: { $0.isInput }) { links.remove(at: input) }
        return links.suffix(room) + ends
    }

    /// Links for the entries, with the input of each time before its first entry.
    private func withInputs(_ entries: [Int], deciding: Int?) -> [ReasonLink] {
        let inputs = InputReader(finding: finding)
        var links: [ReasonLink] = []
        for entry in entries {
            let time = record.entries[entry].time
            if links.last?.time != time, let input = inputs.link(at: time) { links.append(input) }
            links.append(link(entry, role(of: entry, deciding)))
        }
        return links
    }

    private func role(of entry: Int, _ deciding: Int?) -> ReasonLink.Role {
        if entry == deciding { return .deciding }
        return deciding.map { entry > $0 } ?? false ? .outcome : .step
    }

    /// The entry that this one follows from, unless that is beside the call.
    private func cause(of index: Int) -> Int? { record.cause(of: index).flatMap { record.isBeside(call, $0) ? nil : $0 } }

    /// The decision that takes the touch away, if the call is a cancellation or made in one.
    private func canceller(of made: Int) -> Int? {
        if record.isCancellation(made) { return record.cause(of: made) }
        return record.call(around: made).flatMap { canceller(of: $0) }
    }

    private func step(to deciding: Int) -> Int? {
        if let cause = cause(of: deciding) { return cause }
        let parties = record.actors(deciding)
        let wanted = record.isAbout(names, deciding) ? names.filter { parties.contains($0) } : parties
        return record.entries[..<deciding].indices.last {
            record.isTelling($0, wanted) && !isRepeated($0, deciding) && !record.isBeside(call, $0)
        }
    }

    /// The last arrival of the touch in question at a recognizer or view.
    private func origin(before index: Int) -> Int? {
        let parties = record.actors(index) + names
        let arrivals = record.entries[..<index].indices.filter { record.isArrival($0) && record.isAbout(parties, $0) }
        return arrivals.last { record.isAbout(names, $0) && record.entries[$0].verb == Name(.collect) } ?? arrivals.last
    }

    /// Whether an entry repeats another, perhaps with another state, and needs no sentence.
    private func isRepeated(_ index: Int, _ later: Int) -> Bool {
        record.entries[index].verb == record.entries[later].verb && record.entries[index].subject == record.entries[later].subject
    }

    /// The effect of the decision: in the same pass, on the names that the call is about, or on the touch.
    private func outcome(of deciding: Int) -> Int? {
        let decided = record.entries[deciding]
        let parties = names + record.actors(deciding)
        return record.entries.indices.dropFirst(deciding + 1).prefix { record.entries[$0].time == decided.time }.first {
            record.isOutcome($0) && (record.entries[$0].verb == Name(.bind) || record.isAbout(parties, $0))
                && !isRepeated($0, deciding)
        }
    }

    private func link(_ index: Int, _ role: ReasonLink.Role) -> ReasonLink { record.link(index, role) }
}

extension RecordReader {
    /// The last decisions about touches: views that are hit, recognizers that win or fail, touches that are taken away.
    var turns: [ReasonLink] {
        entries.indices.filter { isArrival($0) && entries[$0].verb == Name(.bind) || isTurn($0) }.suffix(ReasonChain.most).map {
            link($0, .step)
        }
    }

    private func isTurn(_ index: Int) -> Bool {
        let entry = entries[index]
        guard entry.kind == .decision else { return false }
        if entry.verb == Name(.state) { return entry.detail == Name(.failed) }
        return [.recognize, .cancel, .withhold, .exclude, .veto, .decline, .interrupt].contains { Name($0) == entry.verb }
    }

    fileprivate func link(_ index: Int, _ role: ReasonLink.Role) -> ReasonLink {
        let entry = entries[index]
        return ReasonLink(fact: fact(index), time: entry.time, entry: index, rule: entry.rule, role: role)
    }

    /// Whether the entry says something about one of these names.
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
        case .decision where entry.verb == Name(.recognize) && entry.rule == Rule.deepestLatestWins.id: return .recognizedFirst(subject)
        case .decision, .note: return .decision(subject: subject, verb: verb, detail: detail)
        case .mark: return .mark(verb)
        }
    }
}

extension ReasonLink {
    fileprivate var isInput: Bool {
        switch fact {
        case .fingers, .input, .time: true
        case .decision, .call, .answer, .mark, .recognizedFirst, .rule: false
        }
    }
}
