import QuartzCore

/// A timer on the virtual clock. A repeating timer alone does not keep a run going.
///
/// The class stands in for Foundation's class of this name; see `RunLoop`.
open class Timer: NSObject {
    /// The seconds between two firings; 0 for a timer that fires once.
    open var timeInterval: TimeInterval { repeats ? interval : 0 }
    open private(set) var isValid = true
    open var tolerance: TimeInterval = 0
    open package(set) var userInfo: AnyOrObject?
    private let repeats: Bool
    private let interval: TimeInterval
    private var action: ((Timer) -> Void)?
    /// The modes of the loop in which it fires.
    private var modes: LoopModes = []
    /// The identity of the next firing in the loop.
    private var scheduled: AnyObject?
    private var due: Double

    /// The seconds after which a timer without an interval fires, as documented.
    package static let shortestInterval = 0.0001

    /// A timer that does nothing until it is added to a run loop.
    public init(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void) {
        self.interval = Swift.max(interval, Timer.shortestInterval)
        self.repeats = repeats
        action = block
        due = RunningLoop.host("Timer").now + self.interval
        super.init()
    }

    /// A timer that fires in the default mode of the run loop.
    @discardableResult
    open class func scheduledTimer(withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void) -> Timer {
        let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
        timer.start(in: .default)
        return timer
    }

    open func invalidate() {
        isValid = false
        cancel()
        action = nil
    }

    open func fire() {
        guard isValid, let action else { return }
        action(self)
        if !repeats { invalidate() }
    }

    /// PL.20: adds modes of the loop in which the timer fires.
    package final func start(in added: LoopModes) {
        guard isValid, !added.isSubset(of: modes) else { return }
        modes.formUnion(added)
        schedule()
    }

    private func schedule() {
        cancel()
        scheduled = RunningLoop.host("Timer").schedule(at: due, repeats: repeats, in: modes) { [self] in comeDue() }
    }

    private func cancel() {
        if let scheduled { RunningLoop.current?.cancel(scheduled) }
        scheduled = nil
    }

    private func comeDue() {
        scheduled = nil
        let loop = RunningLoop.host("Timer")
        loop.timerFires()
        fire()
        guard isValid else { return }
        due = nextDue(in: loop)
        schedule()
    }

    /// PL.21: the next of its times that is still to come.
    private func nextDue(in loop: any LoopHost) -> Double {
        let (next, now) = (due + interval, loop.now)
        guard next <= now, loop.skipsMissedFirings else { return next }
        return next + (((now - next) / interval).rounded(.down) + 1) * interval
    }
}
