/// A set of modes of the main loop.
package struct LoopModes: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let `default` = LoopModes(rawValue: 1 << 0)
    package static let tracking = LoopModes(rawValue: 1 << 1)
    /// Both modes, which Apple counts among the common modes.
    package static let common: LoopModes = [.default, .tracking]

    /// The modes in which additions for this mode are served: none for a mode of client code, in which the main loop never runs.
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
