/// The engine's behaviour when a rule is switched off.
///
/// A literal is the plain behaviour of an engine without the rule: `without: "Every velocity is zero."`
public enum Counterfactual: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The rule can be switched off; the text says what the engine then does.
    case off(String)
    /// The rule cannot be switched off, for this reason.
    case fixed(because: String)

    public init(stringLiteral value: String) {
        self = .off(value)
    }

    /// The sentence for readers: what the engine does, or why the rule cannot be switched off.
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
