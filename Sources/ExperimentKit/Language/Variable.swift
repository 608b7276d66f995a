import EventTrace

/// What an experiment varies: a name, what it means, and the finite list of its values. The first value is the default.
public struct Variable: Hashable, Sendable {
    public let name: String
    /// What it means, in words: "Touch methods call super".
    public let title: String
    public let domain: [Value]
    public let location: Location

    public init(_ name: String, _ title: String, _ domain: [Value], fileID: String = #fileID, line: Int = #line) {
        self.name = name
        self.title = title
        self.domain = domain
        location = Location(fileID: fileID, line: line)
    }

    /// A variable that is off or on; off unless `default` says otherwise.
    public static func flag(
        _ name: String, _ title: String, default isOn: Bool = false, fileID: String = #fileID, line: Int = #line
    ) -> Variable {
        Variable(name, title, [.flag(isOn), .flag(!isOn)], fileID: fileID, line: line)
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

    /// Variables are told apart by their names; titles and places do not count.
    public static func == (left: Variable, right: Variable) -> Bool { left.name == right.name && left.domain == right.domain }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
