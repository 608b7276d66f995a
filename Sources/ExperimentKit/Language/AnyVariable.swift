/// A variable of an experiment, whatever the type of its values: a name, a meaning and a finite list of values, the default first.
///
/// Authors declare a `Variable<V>`; cases, conditions and reports use this class, so that a list can hold variables of several types. It
/// has constants only, here and in the subclass, which makes it sendable.
public class AnyVariable: @unchecked Sendable {
    public let name: String
    public let domain: [Value]
    /// The part of the record that the variable can change; the run reports a variable that changes more.
    public let reach: VariableReach
    public let location: Location
    #if !WITHOUT_TEXTS
        /// The beginning of a sentence that a value completes: "The finger", before "taps" or "holds". For a flag, the whole sentence that
        /// holds if the flag is on: "Touch methods call super".
        public let title: String
        /// A clause for values, if title and value make no sentence: "the finger stays down for {value} s". For a flag, the sentence that holds
        /// if the flag is off: "touch methods do not call super". Nil without a special clause.
        public let clause: String?

        init(name: String, title: String, clause: String?, domain: [Value], reach: VariableReach, location: Location) {
            self.name = name
            self.title = title
            self.clause = clause
            self.domain = domain
            self.reach = reach
            self.location = location
        }
    #else
        // Not stored.
        public var title: String { "" }
        public var clause: String? { nil }

        /// Not inlined: where a variable is made, only the parts that run remain.
        @inline(never)
        init(name: String, domain: [Value], reach: VariableReach, location: Location) {
            self.name = name
            self.domain = domain
            self.reach = reach
            self.location = location
        }
    #endif

    /// A variable with values as data, for generated cases; authors make a `Variable<V>`.
    @_disfavoredOverload @inline(__always)
    package convenience init(
        _ name: String, _ title: @autoclosure () -> String, clause: @autoclosure () -> String? = nil, _ domain: [Value],
        changes reach: VariableReach = .everything, fileID: String = #fileID, line: Int = #line
    ) {
        let location = Location(fileID: fileID, line: line)
        #if WITHOUT_TEXTS
            self.init(name: name, domain: domain, reach: reach, location: location)
        #else
            self.init(name: name, title: title(), clause: clause(), domain: domain, reach: reach, location: location)
        #endif
    }

    /// The value with this spelling, with or without its backticks; flags also accept true/false and yes/no.
    public func value(spelled spelling: String) -> Value? {
        let plain = Value.plain(spelling)
        if let value = domain.first(where: { Value.plain($0.description) == plain }) { return value }
        switch spelling {
        case "true", "yes": return domain.contains(.flag(true)) ? .flag(true) : nil
        case "false", "no": return domain.contains(.flag(false)) ? .flag(false) : nil
        default: return nil
        }
    }
}

extension AnyVariable: Hashable {
    /// Variables are equal if name and domain are; titles and places do not count.
    public static func == (left: AnyVariable, right: AnyVariable) -> Bool { left.name == right.name && left.domain == right.domain }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Conditions from values as data, for generated cases; authors write conditions with `Variable<V>`.
extension AnyVariable {
    package func `is`(_ value: Value) -> Condition { .isOneOf(name, [value]) }
    package func isNot(_ value: Value) -> Condition { .not(.isOneOf(name, [value])) }
}
