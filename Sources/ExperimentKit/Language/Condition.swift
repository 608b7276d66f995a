/// Selects cases by the values of their variables, and describes the selection in words.
public indirect enum Condition: Hashable, Sendable {
    /// Every case.
    case always
    /// No case.
    case never
    /// The variable of this name has one of these values.
    case isOneOf(String, [Value])
    /// The cases that this condition does not select.
    case not(Condition)
    /// The cases that all of these conditions select.
    case all([Condition])
    /// The cases that at least one of these conditions selects.
    case any([Condition])
    /// The cases that the condition selects, under a name: "the winner cancels". `not` names the other cases: "the winner does not cancel".
    case named(String, not: String, Condition)

    public func selects(_ case: Case) -> Bool {
        switch self {
        case .always: true
        case .never: false
        case .isOneOf(let name, let values): `case`[named: name].map(values.contains) ?? false
        case .not(let condition): !condition.selects(`case`)
        case .all(let conditions): conditions.allSatisfy { $0.selects(`case`) }
        case .any(let conditions): conditions.contains { $0.selects(`case`) }
        case .named(_, _, let condition): condition.selects(`case`)
        }
    }

    public static func && (left: Condition, right: Condition) -> Condition { .all([left, right]) }
    public static func || (left: Condition, right: Condition) -> Condition { .any([left, right]) }
    public static prefix func ! (condition: Condition) -> Condition { .not(condition) }

    public func and(_ other: Condition) -> Condition { self && other }
    public func or(_ other: Condition) -> Condition { self || other }
}

extension Condition {
    /// A condition with a name, which claims, outcomes and reports use in place of its formula.
    ///
    /// `name` and `not` are clauses that follow "if": "the winner cancels", "the winner does not cancel".
    public init(_ name: @autoclosure () -> String, not: @autoclosure () -> String, _ condition: Condition) {
        #if WITHOUT_TEXTS
            self = condition
        #else
            self = .named(name(), not: not(), condition)
        #endif
    }
}
