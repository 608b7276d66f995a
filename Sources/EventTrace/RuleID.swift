/// The id of a rule: a family and a number, printed as `HT.3`. An id never changes once published.
public struct RuleID: Hashable, Comparable, Sendable, CustomStringConvertible {
    public enum Family: UInt8, CaseIterable, Sendable {
        case pipeline, hitTesting, touches, responders, gestures, controls, scrolling, text

        /// The two letters that begin the ids of the family.
        public var prefix: String {
            switch self {
            case .pipeline: "PL"
            case .hitTesting: "HT"
            case .touches: "TO"
            case .responders: "RC"
            case .gestures: "GE"
            case .controls: "CO"
            case .scrolling: "SC"
            case .text: "TX"
            }
        }
    }

    /// The family in the upper four of thirteen bits, the number in the lower nine, which keeps entries small.
    @usableFromInline let code: UInt16

    /// `number` is 1...511.
    @inlinable
    public init(_ family: Family, _ number: UInt16) {
        precondition(number > 0 && number < 512, "a rule's number is 1...511")
        code = UInt16(family.rawValue) << 9 | number
    }

    /// Nil for 0, which stands for no rule.
    @usableFromInline
    init?(code: UInt16) {
        guard code != 0 else { return nil }
        self.code = code
    }

    /// Reads `HT.3`; nil if the text does not have this form.
    public init?(_ text: String) {
        let parts = text.split(separator: ".")
        guard parts.count == 2, let number = UInt16(parts[1]), (1..<512).contains(number),
            let family = Family.allCases.first(where: { $0.prefix == String(parts[0]) })
        else { return nil }
        self.init(family, number)
    }

    public var family: Family {
        guard let family = Family(rawValue: UInt8(code >> 9)) else { preconditionFailure("a rule of no family") }
        return family
    }
    public var number: Int { Int(code & 511) }
    public var description: String { "\(family.prefix).\(number)" }

    public static func < (left: RuleID, right: RuleID) -> Bool { left.code < right.code }
}
