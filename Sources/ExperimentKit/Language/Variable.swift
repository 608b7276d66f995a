/// What an experiment varies. Declared once, listed among the experiment's `variables`, read from the stage, and compared in conditions:
///
///     enum Finger: String, Choice { case taps, holds }
///     let finger = Variable<Finger>("finger", "The finger")
///     let cancels = Variable<Bool>("cancels", "`cancelsTouchesInView`", default: true)
///
///     switch stage[finger] { … }
///     Claim("…", when: finger == .taps && cancels.isOn, …)
public final class Variable<V: VariableValue>: AnyVariable, @unchecked Sendable {
    /// `values` in the order in which they are tried, the default first.
    public init(_ name: String, _ title: String, _ values: [V], fileID: String = #fileID, line: Int = #line) {
        super.init(name, title, values.map { $0.data }, fileID: fileID, line: line)
    }
}

extension Variable where V == Bool {
    /// A variable that is off or on; off unless `default` says otherwise.
    public convenience init(_ name: String, _ title: String, default isOn: Bool = false, fileID: String = #fileID, line: Int = #line) {
        self.init(name, title, [isOn, !isOn], fileID: fileID, line: line)
    }

    /// Holds where this flag is on.
    public var isOn: Condition { .isOneOf(name, [.flag(true)]) }
    /// Holds where this flag is off.
    public var isOff: Condition { .isOneOf(name, [.flag(false)]) }
}

extension Variable where V: Choice {
    /// A variable with all cases of the enumeration for values; the first one declared is the default.
    public convenience init(_ name: String, _ title: String, fileID: String = #fileID, line: Int = #line) {
        self.init(name, title, V.allCases, fileID: fileID, line: line)
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
