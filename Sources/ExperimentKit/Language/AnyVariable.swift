/// What an experiment varies, whatever the type of its values: a name, what it means, and the finite list of its values. The first value
/// is the default.
///
/// Authors declare a `Variable<V>`. This is what cases, conditions and reports know of it; a class, so that a list holds variables of several
/// types. Constants only, here and in the subclass, which makes it sendable.
public class AnyVariable: @unchecked Sendable {
    public let name: String
    /// What it means, as the beginning of a sentence that a value ends: "The finger", before "taps" or "holds". Of a flag the whole sentence
    /// that holds where it is on: "Touch methods call super".
    public let title: String
    /// How its values are told where title and value make no sentence: "the finger stays down for {value} s". Of a flag the sentence that
    /// holds where it is off: "touch methods do not call super". Nil where nothing special is to be said.
    public let clause: String?
    public let domain: [Value]
    public let location: Location

    package init(_ name: String, _ title: String, clause: String? = nil, _ domain: [Value], fileID: String = #fileID, line: Int = #line) {
        self.name = name
        self.title = title
        self.clause = clause
        self.domain = domain
        location = Location(fileID: fileID, line: line)
    }

    /// The value that is printed like this; flags also answer to true/false and yes/no.
    public func value(spelled spelling: String) -> Value? {
        if let value = domain.first(where: { $0.description == spelling }) { return value }
        switch spelling {
        case "true", "yes": return domain.contains(.flag(true)) ? .flag(true) : nil
        case "false", "no": return domain.contains(.flag(false)) ? .flag(false) : nil
        default: return nil
        }
    }
}

extension AnyVariable: Hashable {
    /// Variables are told apart by their names; titles and places do not count.
    public static func == (left: AnyVariable, right: AnyVariable) -> Bool { left.name == right.name && left.domain == right.domain }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Conditions by values as data, for what is made from cases; authors write them with `Variable<V>`.
extension AnyVariable {
    package func `is`(_ value: Value) -> Condition { .isOneOf(name, [value]) }
    package func isNot(_ value: Value) -> Condition { .not(.isOneOf(name, [value])) }
    package func isOneOf(_ values: [Value]) -> Condition { .isOneOf(name, values) }
}
