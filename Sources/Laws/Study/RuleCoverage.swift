import EventTrace

/// The rules that worlds ask for, and the pairs of rules that one world asks for.
package struct RuleCoverage: Hashable, Sendable {
    package private(set) var rules: Set<RuleID> = []
    package private(set) var pairs: Set<Pair> = []

    /// Two rules, in their order.
    package struct Pair: Hashable, Sendable {
        package let first: RuleID
        package let second: RuleID
    }

    package init() {}

    /// Adds the rules of one world, and returns the number of new rules and pairs.
    @discardableResult
    package mutating func add(_ asked: Set<RuleID>) -> Int {
        let before = rules.count + pairs.count
        let asked = asked.sorted()
        for (place, rule) in asked.enumerated() {
            rules.insert(rule)
            for other in asked[(place + 1)...] { pairs.insert(Pair(first: rule, second: other)) }
        }
        return rules.count + pairs.count - before
    }
}

extension RuleCoverage {
    /// Adds what other worlds have asked for.
    mutating func add(_ other: RuleCoverage) {
        rules.formUnion(other.rules)
        pairs.formUnion(other.pairs)
    }
}
