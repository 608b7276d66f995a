/// A call into client code, as readers see it.
public struct Call: Hashable, Sendable {
    /// Seconds of virtual time.
    public let time: Double
    /// The name of the called object; for an action, of the recognizer or control that sent it.
    public let receiver: String
    /// The method, or `action`; for a mark, its text.
    public let call: String
    /// The state or control event of an action; empty otherwise.
    public let argument: String
    /// The returned value, as text; nil for a call without a result.
    public var answer: String?
    /// How many calls it is nested in.
    public let depth: Int
    /// The rule that caused the call; nil for a mark, which the experiment writes itself.
    public let rule: RuleID?
    public let isMark: Bool

    package init(_ entry: Entry, in names: NameTable) {
        time = entry.time
        receiver = names[entry.subject]
        call = names[entry.verb]
        argument = names[entry.detail]
        depth = Int(entry.depth)
        rule = entry.rule
        isMark = entry.kind == .mark
    }

    /// `level_3.touchesBegan`, `tap_3.action(ended)`; for a mark its text.
    public var token: String {
        if isMark { return call }
        return argument.isEmpty ? "\(receiver).\(call)" : "\(receiver).\(call)(\(argument))"
    }
}
