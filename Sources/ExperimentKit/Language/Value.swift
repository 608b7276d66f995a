/// One value of a variable.
public enum Value: Hashable, Sendable {
    case flag(Bool)
    case number(Double)
    case choice(String)
}

extension Value: CustomStringConvertible {
    /// `on`, `off`, a number without needless decimals, or the choice itself.
    public var description: String {
        switch self {
        case .flag(let isOn): isOn ? "on" : "off"
        case .number(let number): Value.spell(number)
        case .choice(let choice): choice
        }
    }

    /// The value in a list or sentence: in quotation marks if its characters could be misread there.
    public var words: String {
        let spelling = description
        let isList = spelling.utf8.contains { ",;/".utf8.contains($0) }
        let isPhrase = spelling.split(separator: " ").contains { $0 == "and" || $0 == "or" }
        return isList || isPhrase ? "“\(spelling)”" : spelling
    }

    /// Words without their backticks, for command lines and files.
    public static func plain(_ words: String) -> String { String(decoding: words.utf8.filter { $0 != UInt8(ascii: "`") }, as: UTF8.self) }

    /// The values of a flag, the default first.
    @inline(never)
    static func flags(first isOn: Bool) -> [Value] { [.flag(isOn), .flag(!isOn)] }

    private static func spell(_ number: Double) -> String {
        let isWhole = number > -1e15 && number < 1e15 && number == Double(Int64(number))
        return isWhole ? "\(Int64(number))" : "\(number)"
    }
}

extension Value: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral {
    public init(stringLiteral value: String) { self = .choice(value) }
    public init(integerLiteral value: Int) { self = .number(Double(value)) }
    public init(floatLiteral value: Double) { self = .number(value) }
    public init(booleanLiteral value: Bool) { self = .flag(value) }
}
