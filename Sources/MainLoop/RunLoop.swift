import QuartzCore

/// The one loop of a run.
///
/// The class stands in for Foundation's class of this name. UIKit exports it by name, and such a name takes precedence over one from a
/// whole module, even in a file that imports Foundation too.
public final class RunLoop: NSObject, @unchecked Sendable {
    /// A mode, which selects what the loop serves.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.init(rawValue: rawValue) }

        public static let `default` = Mode("kCFRunLoopDefaultMode")
        /// The default mode and the tracking mode.
        public static let common = Mode("kCFRunLoopCommonModes")
        /// PL.20: the mode while the content of a scroll view follows a finger or moves on after it.
        public static let tracking = Mode("UITrackingRunLoopMode")
    }

    public static let main = RunLoop()
    public static var current: RunLoop { main }

    private override init() {
        super.init()
    }

    public var currentMode: Mode? { RunningLoop.current?.mode }

    /// Has the timer fire in this mode too.
    public func add(_ timer: Timer, forMode mode: Mode) { timer.start(in: LoopModes(mode)) }

    /// Runs the block in the next pass in the default mode.
    public func perform(_ block: @escaping () -> Void) { perform(inModes: [.default], block: block) }

    /// Runs the block in the next pass in one of these modes.
    public func perform(inModes modes: [Mode], block: @escaping () -> Void) {
        let loop = RunningLoop.host("RunLoop")
        _ = loop.schedule(at: loop.now, repeats: false, in: LoopModes(modes), block)
    }
}
