import EventTrace
import MainLoop

/// Calls its target for each frame of the display.
///
/// A display link alone does not keep a run going.
public final class CADisplayLink: NSObject {
    private let target: AnyObject
    private let selector: Selector
    private var token: TimerQueue.Token?
    /// The modes of the run loop in which the target receives calls.
    private var modes: LoopModes = []
    public var isPaused = false
    public var preferredFramesPerSecond = 0
    /// The time of the last frame, in seconds of virtual time.
    public private(set) var timestamp: Double = 0
    /// The seconds between frames.
    public var duration: Double { preferredFramesPerSecond > 0 ? 1 / Double(preferredFramesPerSecond) : 1 / 60 }
    public var targetTimestamp: Double { timestamp + duration }

    /// A display link, which retains its target until it is invalidated.
    public init(target: AnyOrObject, selector: Selector) {
        self.target = target as AnyObject
        self.selector = selector
        super.init()
    }

    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        modes.formUnion(LoopModes(mode))
        guard token == nil else { return }
        schedule(in: Simulation.running("CADisplayLink"))
    }

    public func invalidate() {
        if let token { Simulation.current?.timers.cancel(token) }
        token = nil
    }

    private func schedule(in simulation: Simulation) {
        token = simulation.timers.schedule(at: simulation.now + duration, repeats: true) { [self, unowned(unsafe) simulation] in
            token = nil
            schedule(in: simulation)
            timestamp = simulation.now
            if !isPaused, modes.contains(LoopModes(simulation.mode)) { selector.perform(on: target, sender: self, event: nil) }
        }
    }
}

/// Seconds of virtual time since the run began.
public func CACurrentMediaTime() -> TimeInterval { Simulation.running("CACurrentMediaTime()").now }
