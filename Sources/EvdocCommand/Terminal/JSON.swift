import EventTrace

/// A JSON value whose keys keep the order they were written in.
enum JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
    case null
    case bool(Bool)
    case integer(Int)
    /// Printed as the shortest text that reads back as the same number.
    case number(Double)
    case string(String)
    case list([JSON])
    case object([(key: String, value: JSON)])

    init(stringLiteral value: String) { self = .string(value) }
    init(integerLiteral value: Int) { self = .integer(value) }
    init(booleanLiteral value: Bool) { self = .bool(value) }

    /// Objects and lists of them take a line per member; a list or object of plain values stands in one line.
    func text(indent: String = "") -> String {
        switch self {
        case .null: return "null"
        case .bool(let bool): return bool ? "true" : "false"
        case .integer(let integer): return "\(integer)"
        case .number(let number): return JSON.spell(number)
        case .string(let string): return JSONString(string).description
        case .list(let values): return wrap("[", values.map { (nil, $0) }, "]", indent)
        case .object(let members): return wrap("{", members.map { ($0.key, $0.value) }, "}", indent)
        }
    }

    private func wrap(_ open: String, _ members: [(String?, JSON)], _ close: String, _ indent: String) -> String {
        let isFlat = members.allSatisfy { $0.1.isPlain }
        let inner = isFlat ? "" : indent + "  "
        let parts = members.map { (key, value) in (key.map { "\(JSONString($0)): " } ?? "") + value.text(indent: inner) }
        if isFlat { return open + parts.joined(separator: ", ") + close }
        return "\(open)\n\(inner)\(parts.joined(separator: ",\n\(inner)"))\n\(indent)\(close)"
    }

    private var isPlain: Bool {
        switch self {
        case .list(let values): values.isEmpty
        case .object(let members): members.isEmpty
        default: true
        }
    }

    private static func spell(_ number: Double) -> String {
        guard number.isFinite else { return "null" }
        return number == number.rounded() && abs(number) < 1e15 ? "\(Int64(number))" : "\(number)"
    }
}
