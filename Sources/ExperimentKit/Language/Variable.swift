/// A variable of an experiment, with values of one type.
///
/// It is declared once, listed among the experiment's `variables`, read from the stage, and compared in conditions:
///
///     enum Finger: String, Choice { case taps, holds }
///     let finger = Variable<Finger>("finger", "The finger")
///     let cancels = Variable<Bool>("cancels", "`cancelsTouchesInView`", default: true)
///
///     switch stage[finger] { … }
///     Claim("…", when: finger == .taps && cancels.isOn, …)
public final class Variable<V: VariableValue>: AnyVariable, @unchecked Sendable {}

// All initializers are convenient: a designated one would stand in the method table of each type of variable, called or not.
extension Variable {
    /// A variable with these values, the default first.
    ///
    /// `title` begins a sentence that a value completes, unless `clause` is a sentence with a place for the value: "the finger stays down
    /// for {value} s".
    @inline(__always)
    public convenience init(
        _ name: String, _ title: @autoclosure () -> String, clause: @autoclosure () -> String? = nil, _ values: [V],
        changes reach: VariableReach = .everything, fileID: String = #fileID, line: Int = #line
    ) {
        self.init(name, title(), clause: clause(), values.map { $0.data }, changes: reach, fileID: fileID, line: line)
    }
}

extension Variable where V == Bool {
    /// A flag; off unless `default` is true.
    ///
    /// `title` is the sentence that holds if the flag is on, `off` the one that holds if it is off. The name of a property in backticks is
    /// title enough: the property is `true` or `false`.
    @inline(__always)
    public convenience init(
        _ name: String, _ title: @autoclosure () -> String, off: @autoclosure () -> String? = nil, default isOn: Bool = false,
        changes reach: VariableReach = .everything, fileID: String = #fileID, line: Int = #line
    ) {
        self.init(name, title(), clause: off(), Value.flags(first: isOn), changes: reach, fileID: fileID, line: line)
    }

    /// Selects the cases in which this flag is on.
    public var isOn: Condition { .isOneOf(name, [.flag(true)]) }
    /// Selects the cases in which this flag is off.
    public var isOff: Condition { .isOneOf(name, [.flag(false)]) }
}

extension Variable where V: Choice {
    /// A variable whose values are the cases of the enumeration; the first one declared is the default.
    @inline(__always)
    public convenience init(
        _ name: String, _ title: @autoclosure () -> String, clause: @autoclosure () -> String? = nil,
        changes reach: VariableReach = .everything, fileID: String = #fileID, line: Int = #line
    ) {
        self.init(name, title(), clause: clause(), V.allCases.map { $0.data }, changes: reach, fileID: fileID, line: line)
    }
}

extension Variable {
    /// Selects the cases in which the variable has this value.
    public static func == (variable: Variable, value: V) -> Condition { .isOneOf(variable.name, [value.data]) }
    /// Selects the cases in which the variable has another value.
    public static func != (variable: Variable, value: V) -> Condition { .not(.isOneOf(variable.name, [value.data])) }
    /// Selects the cases in which the variable has one of these values.
    public func isOneOf(_ values: V...) -> Condition { .isOneOf(name, values.map { $0.data }) }
}
