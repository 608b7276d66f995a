/// What an experiment varies.
///
/// It is declared once, listed among the experiment's `variables`, read from the stage, and compared in conditions:
///
///     enum Finger: String, Choice { case taps, holds }
///     let finger = Variable<Finger>("finger", "The finger")
///     let cancels = Variable<Bool>("cancels", "`cancelsTouchesInView`", default: true)
///
///     switch stage[finger] { … }
///     Claim("…", when: finger == .taps && cancels.isOn, …)
public final class Variable<V: VariableValue>: AnyVariable, @unchecked Sendable {
    /// `values` in the order in which they are tried, the default first. `title` begins a sentence that a value ends, unless `clause` is a
    /// sentence with a place for it: "the finger stays down for {value} s".
    public init(_ name: String, _ title: String, clause: String? = nil, _ values: [V], fileID: String = #fileID, line: Int = #line) {
        super.init(name, title, clause: clause, values.map { $0.data }, fileID: fileID, line: line)
    }
}

extension Variable where V == Bool {
    /// A variable that is off or on; off unless `default` says otherwise. `title` is the sentence that holds where it is on, `off` the one that
    /// holds where it is off. A property's name in backticks is title enough: it is `true` or `false`.
    public convenience init(
        _ name: String, _ title: String, off: String? = nil, default isOn: Bool = false, fileID: String = #fileID, line: Int = #line
    ) {
        self.init(name, title, clause: off, [isOn, !isOn], fileID: fileID, line: line)
    }

    /// Holds where this flag is on.
    public var isOn: Condition { .isOneOf(name, [.flag(true)]) }
    /// Holds where this flag is off.
    public var isOff: Condition { .isOneOf(name, [.flag(false)]) }
}

extension Variable where V: Choice {
    /// A variable with all cases of the enumeration for values; the first one declared is the default.
    public convenience init(_ name: String, _ title: String, clause: String? = nil, fileID: String = #fileID, line: Int = #line) {
        self.init(name, title, clause: clause, V.allCases, fileID: fileID, line: line)
    }
}

extension Variable {
    /// Holds where the variable has this value.
    public static func == (variable: Variable, value: V) -> Condition { .isOneOf(variable.name, [value.data]) }
    /// Holds where the variable has any other value.
    public static func != (variable: Variable, value: V) -> Condition { .not(.isOneOf(variable.name, [value.data])) }
    /// Holds where the variable has one of these values.
    public func isOneOf(_ values: V...) -> Condition { .isOneOf(name, values.map { $0.data }) }
}
