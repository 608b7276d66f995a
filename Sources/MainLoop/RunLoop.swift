import QuartzCore

/// The one loop of a run.
///
/// It stands in for Foundation's class of this name: UIKit exports it by name, and what is imported by name comes before what is not, also in
/// a file that imports Foundation as well.
public final class RunLoop: NSObject, @unchecked Sendable {
    /// What the loop serves while it runs in a mode.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.init(rawValue: rawValue) }

        public static let `default` = Mode("kCFRunLoopDefaultMode")
        /// The default mode and the tracking mode.
        public static let common = Mode("kCFRunLoopCommonModes")
        /// PL.20: the mode while a scroll view follows a finger, or goes on from it.
        public static let tracking = Mode("UITrackingRunLoopMode")
    }

    public static let main = RunLoop()
    public static var current: RunLoop { main }

    private override init() {
        super.init()
    }

    public var currentMode: Mode? { RunningLoop.current?.mode }

    /// The timer fires in this mode too.
    public func add(_ timer: Timer, forMode mode: Mode) { timer.start(in: LoopModes(mode)) }

    /// Runs the block in the next pass in the default mode.
    public func perform(_ block: @escaping () -> Void) { perform(inModes: [.default], block: block) }

    /// Runs the block in the next pass in one of these modes.
    public func perform(inModes modes: [Mode], block: @escaping () -> Void) {
        let loop = RunningLoop.host("RunLoop")
        _ = loop.schedule(at: loop.now, repeats: false, in: LoopModes(modes), block)
    }
}
