/// What a variable can hold, as it is written at the top of the file: `on`, `off`, a number, or a word.
protocol VariableValue: Hashable, Sendable {
    init?(spelled spelling: String)
    var spelling: String { get }
}

/// An enumeration whose cases are the values of a variable.
protocol Choice: VariableValue, RawRepresentable, CaseIterable where RawValue == String, AllCases == [Self] {}

extension Choice {
    init?(spelled spelling: String) { self.init(rawValue: spelling) }
    var spelling: String { rawValue }
}

extension Bool: VariableValue {
    init?(spelled spelling: String) {
        guard spelling == "on" || spelling == "off" else { return nil }
        self = spelling == "on"
    }
    var spelling: String { self ? "on" : "off" }
}

extension Int: VariableValue {
    init?(spelled spelling: String) { self.init(spelling) }
    var spelling: String { "\(self)" }
}

extension Double: VariableValue {
    init?(spelled spelling: String) { self.init(spelling) }
    var spelling: String { Value.number(self).description }
}

/// The part of the record that a variable can change; evdoc checks it.
enum VariableReach { case everything, printedLines, nestedCalls }

/// What the experiment varies: read with `stage[variable]`.
struct Variable<V: VariableValue>: Sendable {
    let name: String
    let values: [V]

    init(_ name: String, _ title: String, clause: String? = nil, _ values: [V], changes: VariableReach = .everything) {
        self.name = name
        self.values = values
    }
}

extension Variable where V == Bool {
    init(_ name: String, _ title: String, off: String? = nil, default isOn: Bool = false, changes: VariableReach = .everything) {
        self.init(name, title, [isOn, !isOn])
    }
}

extension Variable where V: Choice {
    init(_ name: String, _ title: String, clause: String? = nil, changes: VariableReach = .everything) {
        self.init(name, title, clause: clause, V.allCases)
    }
}

/// A number without needless decimals.
enum Value: CustomStringConvertible {
    case number(Double)

    var description: String {
        guard case .number(let number) = self else { return "" }
        let isWhole = abs(number) < 1e15 && number == number.rounded(.towardZero)
        return isWhole ? "\(Int64(number))" : "\(number)"
    }
}
