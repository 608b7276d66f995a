/// Selects cases by the values of their variables, and says in words which.
public indirect enum Condition: Hashable, Sendable {
    /// Every case.
    case always
    /// No case.
    case never
    /// The variable of this name has one of these values.
    case isOneOf(String, [Value])
    /// Those that this condition does not select.
    case not(Condition)
    /// Those that all of these select.
    case all([Condition])
    /// Those that at least one of these selects.
    case any([Condition])

    public func selects(_ case: Case) -> Bool {
        switch self {
        case .always: true
        case .never: false
        case .isOneOf(let name, let values): `case`[named: name].map(values.contains) ?? false
        case .not(let condition): !condition.selects(`case`)
        case .all(let conditions): conditions.allSatisfy { $0.selects(`case`) }
        case .any(let conditions): conditions.contains { $0.selects(`case`) }
        }
    }

    public static func && (left: Condition, right: Condition) -> Condition { .all([left, right]) }
    public static func || (left: Condition, right: Condition) -> Condition { .any([left, right]) }
    public static prefix func ! (condition: Condition) -> Condition { .not(condition) }

    public func and(_ other: Condition) -> Condition { self && other }
    public func or(_ other: Condition) -> Condition { self || other }
}
