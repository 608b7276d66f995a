import EventTrace
import ExperimentKit
import Studies

/// An experiment as a difference: one base case, what each variable changes of it, and where two variables act together.
///
/// What a variable changes besides the calls of the others (printed lines, or calls within calls) is said once and left out of the strips.
public struct CaseDifferences: Sendable {
    /// The effect of a variable, whatever the values of the others.
    public enum Effect: Sendable {
        /// No case differs from its neighbour.
        case nothing
        /// Only lines that the experiment prints come, go or move.
        case printedLines
        /// Only calls within other calls, and printed lines, come, go or move.
        case nestedCalls
        case calls
    }

    /// Values that change the base in the same way: of one variable, or of several, one at a time.
    public struct Change: Sendable {
        /// The variables with the values; a case needs one of these values only.
        public fileprivate(set) var values: [(variable: AnyVariable, values: [Value])]
        /// The case with the first value of the first variable, and the base's values of all other variables.
        public let finding: Finding
        /// The other variables that differ from the base too, because the experiment leaves the combination out.
        public let alongside: [AnyVariable]
        public let change: StripChange
        /// Whether calls and outcomes are the base's.
        public let leavesTheBase: Bool
    }

    /// Two variables of which one decides what the other changes.
    public struct Interaction: Sendable {
        public let rows: AnyVariable
        public let columns: AnyVariable
        /// The values of each row and column; those that are alike everywhere share one.
        public let rowValues: [[Value]]
        public let columnValues: [[Value]]
        /// The case of each row and column, with the base's values of all other variables; nil where there is none.
        public let findings: [[Finding?]]
    }

    public let base: Finding
    public let baseStrip: Strip
    public let effects: [(variable: AnyVariable, effect: Effect)]
    public let changes: [Change]
    /// Values that leave the base as it is, of variables that have others: the values of those that need no other variable come first,
    /// together.
    public let likeTheBase: [Change]
    public let interactions: [Interaction]

    /// The most pairs of variables that a report shows.
    private static let mostInteractions = 3

    /// The case from which a report explains the others: the first that the experiment's base selects; nil without a case.
    public static func base(of result: ExperimentResult) -> Finding? {
        result.findings.first { result.experiment.base.selects($0.case) } ?? result.findings.first
    }

    /// Nil without a case. O(cases × (calls + variables × values)).
    public init?(_ result: ExperimentResult) {
        let experiment = result.experiment
        guard let base = CaseDifferences.base(of: result) else { return nil }
        let space = CaseSpace(result)
        let effects = experiment.variables.map { ($0, space.effect(of: $0)) }
        let withoutPrints = effects.contains { $0.1 == .printedLines || $0.1 == .nestedCalls }
        let withoutNested = effects.contains { $0.1 == .nestedCalls }
        let strip = { (finding: Finding) in
            Strip(finding.trace.ordering.filter { (!withoutPrints || !$0.isPrinted) && (!withoutNested || $0.depth == 0) })
        }
        self.base = base
        self.effects = effects
        baseStrip = strip(base)
        let telling = effects.filter { $0.1 == .calls }.map { $0.0 }
        let silent = SilentOverrides(result)
        let all = telling.map { CaseDifferences.changes(of: $0, from: base, space, strip, silent) }
        changes = CaseDifferences.joined(all.flatMap { $0.filter { !$0.leavesTheBase } }, space)
        likeTheBase = CaseDifferences.joined(
            all.filter { $0.contains { !$0.leavesTheBase } }.flatMap { $0.filter { $0.leavesTheBase } }, space)
        interactions = CaseDifferences.interactions(telling, from: base, space)
    }

    private static func changes(
        of variable: AnyVariable, from base: Finding, _ space: CaseSpace, _ strip: (Finding) -> Strip, _ silent: SilentOverrides?
    ) -> [Change] {
        let (baseStrip, baseStates) = (strip(base), space.outcomes(of: base))
        var found: [(values: [Value], finding: Finding, alongside: [AnyVariable], strip: Strip, states: [Int])] = []
        for value in variable.domain where value != base.case[variable] {
            guard let (finding, alongside) = space.nearest(to: base, variable, value) else { continue }
            let (its, states) = (strip(finding), space.states(of: finding))
            if let index = found.firstIndex(where: { $0.strip == its && $0.states == states && $0.alongside == alongside }) {
                found[index].values.append(value)
            } else {
                found.append(([value], finding, alongside, its, states))
            }
        }
        return found.map { other in
            var change = StripChange(from: baseStrip, to: other.strip)
            if let silent { change = change.leavingOut { silent.isSilent($0, from: base, to: other.finding) } }
            return Change(
                values: [(variable, other.values)], finding: other.finding, alongside: other.alongside, change: change,
                leavesTheBase: other.strip == baseStrip && space.outcomes(of: other.finding) == baseStates)
        }
    }

    /// Changes that differ in nothing but the variable become one. What needs other variables alongside stays on its own.
    private static func joined(_ changes: [Change], _ space: CaseSpace) -> [Change] {
        var joined: [Change] = []
        for change in changes {
            let place = joined.firstIndex { other in
                other.alongside.isEmpty && change.alongside.isEmpty && other.change == change.change
                    && space.states(of: other.finding) == space.states(of: change.finding)
            }
            guard let place else { joined.append(change); continue }
            joined[place].values += change.values
        }
        return joined
    }

    /// Whether a row of the changes speaks of the variable.
    public func shows(_ variable: AnyVariable) -> Bool { changes.contains { $0.values.contains { $0.variable == variable } } }

    /// Whether a row of the changes needs a value of the variable beside another.
    public func needs(_ variable: AnyVariable) -> Bool { changes.contains { $0.alongside.contains(variable) } }

    private static func interactions(_ variables: [AnyVariable], from base: Finding, _ space: CaseSpace) -> [Interaction] {
        // Two variables are a grid of all cases, which the report has anyway.
        guard space.variables.count > 2 else { return [] }
        var found: [(strength: Int, interaction: Interaction)] = []
        for (index, one) in variables.enumerated() {
            for other in variables.dropFirst(index + 1) {
                let strength = space.strength(one, other, from: base)
                guard strength > 0 else { continue }
                let isTall = one.domain.count >= other.domain.count
                found.append((strength, space.interaction(isTall ? one : other, isTall ? other : one, from: base)))
            }
        }
        let strongest = found.indices.sorted { (found[$1].strength, $0) < (found[$0].strength, $1) }.prefix(mostInteractions)
        return strongest.map { found[$0].interaction }
    }
}
