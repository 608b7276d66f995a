/// What becomes of the engine without a rule.
///
/// A literal is the plain behaviour of an engine that does not know the rule: `without: "Every velocity is zero."`
public enum Counterfactual: Hashable, Sendable, ExpressibleByStringLiteral {
    /// A run can do without the rule, and does this then.
    case off(String)
    /// Nothing can be done without the rule, for this reason.
    case fixed(because: String)

    public init(stringLiteral value: String) {
        self = .off(value)
    }

    /// What the engine does, or why there is nothing else that it could do.
    public var sentence: String {
        switch self {
        case .off(let sentence), .fixed(let sentence): sentence
        }
    }

    public var canBeOff: Bool {
        switch self {
        case .off: true
        case .fixed: false
        }
    }
}
