/// The modes of the main loop in which something is served.
package struct LoopModes: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let `default` = LoopModes(rawValue: 1 << 0)
    package static let tracking = LoopModes(rawValue: 1 << 1)
    /// Both: what Apple counts among the common modes.
    package static let common: LoopModes = [.default, .tracking]

    /// What is added for this mode is served in these; in none for a mode of client code's own, in which nobody runs the main loop.
    package init(_ mode: RunLoop.Mode) {
        switch mode {
        case .default: self = .default
        case .tracking: self = .tracking
        case .common: self = .common
        default: self = []
        }
    }

    package init(_ modes: [RunLoop.Mode]) {
        self = []
        for mode in modes { formUnion(LoopModes(mode)) }
    }
}
