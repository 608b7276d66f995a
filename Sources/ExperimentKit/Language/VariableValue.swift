import EventTrace

/// A type of values of variables: a flag, a number, or a `Choice`.
public protocol VariableValue: Hashable, Sendable {
    /// The value as data, for cases, conditions and reports.
    var data: Value { get }

    /// The value of this data; nil if its type differs.
    init?(data: Value)
}

/// An enumeration whose cases are the values of a variable. Reports print the raw value.
public protocol Choice: VariableValue, RawRepresentable, CaseIterable where RawValue == String, AllCases == [Self] {}

extension Choice {
    public var data: Value { .choice(rawValue) }

    public init?(data: Value) {
        guard case .choice(let name) = data else { return nil }
        self.init(rawValue: name)
    }
}

extension Bool: VariableValue {
    public var data: Value { .flag(self) }

    public init?(data: Value) {
        guard case .flag(let isOn) = data else { return nil }
        self = isOn
    }
}

extension Double: VariableValue {
    public var data: Value { .number(self) }

    public init?(data: Value) {
        guard case .number(let number) = data else { return nil }
        self = number
    }
}

extension SystemVersion: VariableValue {
    public var data: Value { .choice("iOS \(self)") }

    public init?(data: Value) {
        guard case .choice(let text) = data, text.hasPrefix("iOS ") else { return nil }
        self.init(String(text.dropFirst(4)))
    }
}

extension Int: VariableValue {
    public var data: Value { .number(Double(self)) }

    /// The value of this data; nil also for a number that is not whole.
    public init?(data: Value) {
        guard case .number(let number) = data else { return nil }
        self.init(exactly: number)
    }
}
