/// Prints seconds as milliseconds with one decimal, `151.8`, the same on every platform.
public struct Milliseconds: CustomStringConvertible, Sendable {
    public let tenths: Int

    public init(_ seconds: Double) {
        let exact = seconds * 10_000
        tenths = Int(exact < 0 ? exact - 0.5 : exact + 0.5)
    }

    public var description: String { "\(tenths / 10).\(abs(tenths % 10))" }
}
