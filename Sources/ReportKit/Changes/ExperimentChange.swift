import ExperimentKit

/// What an experiment says otherwise than its record: orderings and verdicts, in words.
public struct ExperimentChange: Hashable, Sendable {
    /// Calls that are otherwise in the same cases.
    public struct Ordering: Hashable, Sendable {
        /// Sentences without full stops.
        public let sentences: [String]
        /// The shortest condition that is true of exactly these cases; nil where they are all.
        public let condition: String?
        /// Numbers, counted from 1.
        public let cases: [Int]
        /// How many cases there are.
        public let total: Int

        /// `where the tap cancels, a now comes before b; 2 of 12 cases`
        public var words: String {
            let calls = sentences.joined(separator: "; ")
            guard let condition else { return total == 1 ? calls : "in every case \(calls)" }
            return "where \(condition), \(calls); \(cases.count) of \(total) cases"
        }
    }

    /// A claim with another verdict, a new or another statement, or one that is gone.
    public struct Claim: Hashable, Sendable {
        /// Counted from 1; of one that is gone, what it was.
        public let number: Int
        public let statement: String
        /// Nil of one that is new.
        public let before: Verdict?
        /// Nil of one that is gone.
        public let now: Verdict?
        /// What refutes it now.
        public let counterexample: String?

        public var words: String {
            switch (before, now) {
            case (nil, let now?): "claim \(number) is new, \(now.rawValue): \(statement)"
            case (let before?, let now?):
                "claim \(number): \(before.rawValue) → \(now.rawValue): \(statement)\(counterexample.map { "; counterexample: \($0)" } ?? "")"
            case (_, nil): "claim \(number) is gone: \(statement)"
            }
        }
    }

    public let experiment: String
    public let orderings: [Ordering]
    public let claims: [Claim]
    /// Of cases that came or went.
    public let cases: [String]

    public var isEmpty: Bool { orderings.isEmpty && claims.isEmpty && cases.isEmpty }

    /// A line for each: cases, orderings, claims.
    public var lines: [String] { cases + orderings.map { $0.words } + claims.map { $0.words } }

    public init(from old: ResultRecord, to result: ExperimentResult) {
        experiment = result.experiment.id
        orderings = ExperimentChange.orderings(old, result)
        claims = ExperimentChange.claims(old, result)
        cases = ExperimentChange.cases(old, result)
    }

    private static func orderings(_ old: ResultRecord, _ result: ExperimentResult) -> [Ordering] {
        let orderingByCase = old.orderingByCase
        let now = ResultRecord(result)
        var changes: [CallChange] = []
        var positions: [CallChange: [Int]] = [:]
        for (position, item) in now.cases.enumerated() {
            guard let before = orderingByCase[now.name(of: item)], before != now.orderings[item.ordering] else { continue }
            for change in OrderingAlignment(before, now.orderings[item.ordering]).changes {
                if positions[change] == nil { changes.append(change) }
                // A call that is made twice can have one fate twice.
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

    private static func claims(_ old: ResultRecord, _ result: ExperimentResult) -> [Claim] {
        var left = Array(old.claims.enumerated())
        let found = result.claims.enumerated().compactMap { index, claim -> Claim? in
            let statement = claim.claim.statement
            guard let home = left.firstIndex(where: { $0.element.statement == statement }) else {
                return Claim(number: index + 1, statement: statement, before: nil, now: claim.verdict, counterexample: nil)
            }
            let before = left.remove(at: home).element
            guard before.verdict != claim.verdict else { return nil }
            let counterexample = claim.counterexample.map {
                "case \($0.case.index + 1) (\($0.case)): expected \(Wording.english.expected($0.mismatch)); seen: \(Wording.english.seen($0.mismatch))"
            }
            return Claim(
                number: index + 1, statement: statement, before: before.verdict, now: claim.verdict, counterexample: counterexample)
        }
        return found
            + left.map {
                Claim(number: $0.offset + 1, statement: $0.element.statement, before: $0.element.verdict, now: nil, counterexample: nil)
            }
    }

    private static func cases(_ old: ResultRecord, _ result: ExperimentResult) -> [String] {
        let now = ResultRecord(result)
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
