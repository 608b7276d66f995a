import ExperimentKit
import Studies

/// The differences between an experiment and its record: orderings and verdicts, in words.
public struct ExperimentChange: Hashable, Sendable {
    /// The changes of calls that the same cases share.
    public struct Ordering: Hashable, Sendable {
        /// Sentences without full stops.
        public let sentences: [String]
        /// The shortest condition that selects exactly these cases; nil if they are all cases.
        public let condition: String?
        /// The numbers of the cases, counted from 1.
        public let cases: [Int]
        /// The number of all cases.
        public let total: Int

        /// `where the tap cancels, a now comes before b; 2 of 12 cases`
        public var words: String {
            let calls = sentences.joined(separator: "; ")
            guard let condition else { return total == 1 ? calls : "in every case \(calls)" }
            return "where \(condition), \(calls); \(cases.count) of \(total) cases"
        }
    }

    /// A claim with another verdict, or a new, reworded or removed claim.
    public struct Claim: Hashable, Sendable {
        /// The number of the claim, counted from 1; for a removed claim, its old number.
        public let number: Int
        public let statement: String
        /// The old verdict; nil for a new claim.
        public let before: Verdict?
        /// The new verdict; nil for a removed claim.
        public let now: Verdict?
        /// The case that refutes the claim now.
        public let counterexample: String?
        /// The old sentence of a claim whose condition and expectation are unchanged; nil if its sentence is.
        public var formerStatement: String?

        /// Whether only the sentence has changed.
        public var isRewording: Bool { formerStatement != nil && before == now }

        public var words: String {
            switch (before, now) {
            case (_, let now?) where isRewording: "claim \(number) is worded anew, as before \(now.rawValue): \(statement)"
            case (nil, let now?): "claim \(number) is new, \(now.rawValue): \(statement)"
            case (let before?, let now?):
                "claim \(number): \(before.rawValue) → \(now.rawValue): \(statement)\(counterexample.map { "; counterexample: \($0)" } ?? "")"
            case (_, nil): "claim \(number) is gone: \(statement)"
            }
        }
    }

    public let experiment: String
    /// Sentences without full stops about the stage.
    public let stage: [String]
    public let orderings: [Ordering]
    public let claims: [Claim]
    /// Sentences about new and removed cases.
    public let cases: [String]

    public var isEmpty: Bool { stage.isEmpty && orderings.isEmpty && claims.isEmpty && cases.isEmpty }

    /// The sentences of claims that are worded anew, before and now.
    public var rewordings: [(before: String, now: String)] {
        claims.compactMap { claim in claim.formerStatement.map { ($0, claim.statement) } }
    }

    /// A line for each: the stage as the cause, then cases, orderings, claims.
    public var lines: [String] { stage + cases + orderings.map { $0.words } + claims.map { $0.words } }

    /// `now` is the record of the result.
    public init(from old: ResultRecord, to result: ExperimentResult, recorded now: ResultRecord) {
        experiment = result.experiment.id
        stage = ExperimentChange.stage(old, now)
        orderings = ExperimentChange.orderings(old, now, result)
        claims = ExperimentChange.claims(old, now, result)
        cases = ExperimentChange.cases(old, now, result)
    }

    /// The most sentences about the stage.
    private static let mostOfStage = 6

    private static func stage(_ old: ResultRecord, _ now: ResultRecord) -> [String] {
        guard let before = old.runs, let runs = now.runs else { return [] }
        let places = now.placesOfCases(in: old)
        var counts: [String: Int] = [:]
        var order: [String] = []
        for (place, former) in places {
            for sentence in RecordedObject.sentences(from: before.stage(ofCase: former), to: runs.stage(ofCase: place)) {
                if counts[sentence] == nil { order.append(sentence) }
                counts[sentence, default: 0] += 1
            }
        }
        let told = order.prefix(mostOfStage).map { sentence in
            counts[sentence] == places.count ? sentence : "\(sentence); \(counts[sentence] ?? 0) of \(places.count) cases"
        }
        return told + (order.count > mostOfStage ? ["and \(order.count - mostOfStage) more changes of the stage"] : [])
    }

    private static func orderings(_ old: ResultRecord, _ now: ResultRecord, _ result: ExperimentResult) -> [Ordering] {
        let orderingByCase = old.orderingByCase
        var changes: [CallChange] = []
        var positions: [CallChange: [Int]] = [:]
        for (position, item) in now.cases.enumerated() {
            guard let before = orderingByCase[now.name(of: item)], before != now.orderings[item.ordering] else { continue }
            for change in OrderingAlignment(before, now.orderings[item.ordering]).changes {
                if positions[change] == nil { changes.append(change) }
                // A call that is made twice can have the same change twice.
                if positions[change]?.last != position { positions[change, default: []].append(position) }
            }
        }
        var together: [[Int]: [CallChange]] = [:]
        var order: [[Int]] = []
        for change in changes {
            let cases = positions[change] ?? []
            if together[cases] == nil { order.append(cases) }
            together[cases, default: []].append(change)
        }
        let wording = Wording(.english, result.experiment)
        return order.map { positions in
            Ordering(
                sentences: ChangeWords.sentences(together[positions] ?? []),
                condition: positions.count == result.findings.count
                    ? nil : wording.condition(result.condition(selecting: positions)),
                cases: positions.map { result.findings[$0].case.index + 1 }, total: result.findings.count)
        }
    }

    private static func claims(_ old: ResultRecord, _ now: ResultRecord, _ result: ExperimentResult) -> [Claim] {
        var left = Array(old.claims.enumerated())
        let kept = Set(now.claims.map { $0.statement })
        let found = result.claims.enumerated().compactMap { index, claim -> Claim? in
            let (statement, key) = (claim.claim.statement, now.claims[index].key)
            let home =
                left.firstIndex { $0.element.statement == statement }
                ?? left.firstIndex { $0.element.key == key && key != nil && !kept.contains($0.element.statement) }
            guard let home else {
                return Claim(number: index + 1, statement: statement, before: nil, now: claim.verdict, counterexample: nil)
            }
            let before = left.remove(at: home).element
            let former = before.statement == statement ? nil : before.statement
            guard before.verdict != claim.verdict else {
                return former.map {
                    Claim(
                        number: index + 1, statement: statement, before: before.verdict, now: claim.verdict, counterexample: nil,
                        formerStatement: $0)
                }
            }
            let counterexample = claim.counterexample.map {
                "case \($0.case.index + 1) (\($0.case)): expected \(Wording.english.expected($0.mismatch)); seen: \(Wording.english.seen($0.mismatch))"
            }
            return Claim(
                number: index + 1, statement: statement, before: before.verdict, now: claim.verdict, counterexample: counterexample,
                formerStatement: former)
        }
        return found
            + left.map {
                Claim(number: $0.offset + 1, statement: $0.element.statement, before: $0.element.verdict, now: nil, counterexample: nil)
            }
    }

    private static func cases(_ old: ResultRecord, _ now: ResultRecord, _ result: ExperimentResult) -> [String] {
        let (before, after) = (old.cases.map { old.name(of: $0) }, now.cases.map { now.name(of: $0) })
        let wording = Wording.english
        if Set(before).isDisjoint(with: after), !before.isEmpty, !after.isEmpty {
            return ["every case is another: \(wording.cases(before.count)) before, \(wording.cases(after.count)) now"]
        }
        let added = after.indices.filter { !before.contains(after[$0]) }
        let gone = before.filter { !after.contains($0) }
        let condition = Wording(.english, result.experiment).condition(result.condition(selecting: added))
        return (added.isEmpty ? [] : ["new: \(wording.cases(added.count)), where \(condition)"])
            + (gone.isEmpty ? [] : ["gone: \(wording.cases(gone.count)), \(gone[0])\(gone.count > 1 ? " and others" : "")"])
    }
}
