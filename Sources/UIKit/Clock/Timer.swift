import EventTrace

/// A timer on the virtual clock.
///
/// It stands in for Foundation's class of this name in a file that imports UIKit only; see `DispatchQueue`. Modes of the run loop are not
/// modelled: every timer fires in all of them. A repeating timer does not keep a run going that has nothing else to do.
open class Timer: NSObject {
    /// Seconds from one firing to the next; 0 of a timer that fires once.
    open var timeInterval: TimeInterval { repeats ? interval : 0 }
    open private(set) var isValid = true
    open var tolerance: TimeInterval = 0
    open private(set) var userInfo: AnyOrObject?
    private let repeats: Bool
    private let interval: TimeInterval
    private var action: ((Timer) -> Void)?
    private var token: TimerQueue.Token?
    private var due: Double

    /// Does nothing until it is added to a run loop.
    public init(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void) {
        self.interval = Swift.max(interval, 0.0001)
        self.repeats = repeats
        action = block
        due = Simulation.running("Timer").now + self.interval
        super.init()
    }

    /// The target is kept until the timer is through or invalidated.
    public convenience init(
        timeInterval interval: TimeInterval, target: AnyOrObject, selector: Selector, userInfo: AnyOrObject?, repeats: Bool
    ) {
        let target = target as AnyObject
        self.init(timeInterval: interval, repeats: repeats) { selector.perform(on: target, sender: $0, event: nil) }
        self.userInfo = userInfo
    }

    @discardableResult
    open class func scheduledTimer(withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void) -> Timer {
        let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
        timer.start()
        return timer
    }

    @discardableResult
    open class func scheduledTimer(
        timeInterval interval: TimeInterval, target: AnyOrObject, selector: Selector, userInfo: AnyOrObject?, repeats: Bool
    ) -> Timer {
        let timer = Timer(timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
        timer.start()
        return timer
    }

    open func invalidate() {
        isValid = false
        if let token { Simulation.current?.timers.cancel(token) }
        token = nil
        action = nil
    }

    open func fire() {
        guard isValid, let action else { return }
        action(self)
        if !repeats { invalidate() }
    }

    final func start() {
        guard isValid, token == nil else { return }
        let simulation = Simulation.running("Timer")
        token = simulation.timers.schedule(at: due, repeats: repeats) { [self, unowned(unsafe) simulation] in
            comeDue(in: simulation)
        }
    }

    private func comeDue(in simulation: Simulation) {
        token = nil
        simulation.recorder.decide(.timer, Name(.mainRunLoop), by: .virtualClock)
        fire()
        guard isValid else { return }
        due += interval
        start()
    }
}

extension RunLoop {
    public func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer.start() }
}
