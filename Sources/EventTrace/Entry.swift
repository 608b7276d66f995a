/// One line of the trace: a time, a depth of nesting, a subject, what happened to it, and the rule.
///
/// 24 bytes; the spellings stand once in the trace's name table.
public struct Entry: Hashable, Sendable {
    public enum Kind: UInt8, Sendable {
        /// The engine calls into client code: `subject.verb(detail)`.
        case call
        /// Such a call has returned `detail`; written only for calls with a result.
        case answer
        /// The engine decides.
        case decision
        /// The experiment writes a line of its own.
        case mark
        /// Client code has something that the engine does not model.
        case note
    }

    /// Seconds of virtual time since the run began.
    public let time: Double
    public let subject: Name
    public let verb: Name
    /// The state or control event of an action, the result of a call, or the other party of a decision.
    public let detail: Name
    /// How many calls into client code are open around this entry.
    public let depth: UInt16
    /// Kind in the upper three bits, rule in the lower thirteen; 0 stands for no rule.
    @usableFromInline let kindAndRule: UInt16

    @inlinable
    public init(time: Double, kind: Kind, subject: Name, verb: Name, detail: Name, depth: UInt16, rule: RuleID?) {
        self.time = time
        self.subject = subject
        self.verb = verb
        self.detail = detail
        self.depth = depth
        kindAndRule = UInt16(kind.rawValue) << 13 | (rule?.code ?? 0)
    }

    public var kind: Kind {
        guard let kind = Kind(rawValue: UInt8(kindAndRule >> 13)) else { preconditionFailure("an entry of no kind") }
        return kind
    }
    /// The rule behind the entry; nil for marks and notes, which decide nothing.
    public var rule: RuleID? { RuleID(code: kindAndRule & 0x1FFF) }
}
