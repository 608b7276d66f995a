/// A version of iOS, written as a number: 18, 13.4.
public struct SystemVersion: Hashable, Comparable, Sendable, CustomStringConvertible {
    public let major: UInt8
    public let minor: UInt8

    @inlinable
    public init(_ major: UInt8, _ minor: UInt8 = 0) {
        self.major = major
        self.minor = minor
    }

    /// The oldest version that the engine models.
    public static let oldest = SystemVersion(13)
    /// The newest version that the engine models, and the default of a run.
    public static let newest = SystemVersion(26)

    /// Reads `18` or `13.4`; nil if the text does not have this form.
    public init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), let major = UInt8(parts[0]), let minor = parts.count == 2 ? UInt8(parts[1]) : 0 else {
            return nil
        }
        self.init(major, minor)
    }

    /// `13.4`, and `18` for 18.0.
    public var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }

    public static func < (left: SystemVersion, right: SystemVersion) -> Bool {
        (left.major, left.minor) < (right.major, right.minor)
    }
}

extension SystemVersion: ExpressibleByIntegerLiteral {
    @inlinable public init(integerLiteral major: UInt8) { self.init(major) }
}

extension SystemVersion: ExpressibleByFloatLiteral {
    /// The version, with one digit after the decimal point: 13.4.
    @inlinable
    public init(floatLiteral version: Double) {
        let tenths = Int((version * 10).rounded())
        self.init(UInt8(tenths / 10), UInt8(tenths % 10))
    }
}
