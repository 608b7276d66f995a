import MainLoop

/// A message that client code wants performed later.
struct DelayedPerform {
    let number: Int
    let target: AnyObject
    let selector: Selector
    let argument: AnyObject?
    let token: TimerQueue.Token
}

/// The waiting messages, in the order of their requests.
final class DelayedPerforms: Part {
    private var waiting: [DelayedPerform] = []
    private var count = 0

    fileprivate func add(
        _ selector: Selector, to target: NSObject, _ argument: AnyObject?, at time: Double, during modes: LoopModes,
        in simulation: Simulation
    ) {
        count += 1
        let number = count
        let token = simulation.timers.schedule(at: time, in: modes) { [unowned(unsafe) self, target] in
            waiting.removeAll { $0.number == number }
            selector.perform(on: target, sender: argument, event: nil)
        }
        waiting.append(DelayedPerform(number: number, target: target, selector: selector, argument: argument, token: token))
    }

    fileprivate func cancel(in simulation: Simulation, where matches: (DelayedPerform) -> Bool) {
        for perform in waiting where matches(perform) { simulation.timers.cancel(perform.token) }
        waiting.removeAll(where: matches)
    }
}

extension Simulation {
    fileprivate var delayedPerforms: DelayedPerforms { unsafeDowncast(parts.delayedPerforms, to: DelayedPerforms.self) }
}

extension NSObject {
    /// Performs the message in the default mode of the run loop; retains the receiver and the argument until then or until cancellation.
    public func perform(_ aSelector: Selector, with anArgument: AnyOrObject?, afterDelay delay: TimeInterval) {
        perform(aSelector, with: anArgument, afterDelay: delay, inModes: [.default])
    }

    /// PL.20: sets up a timer that performs the message after the delay, as soon as the run loop runs in one of these modes.
    public func perform(_ aSelector: Selector, with anArgument: AnyOrObject?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode])
    {
        let simulation = Simulation.running("perform(_:with:afterDelay:)")
        simulation.delayedPerforms.add(
            aSelector, to: self, anArgument.map { $0 as AnyObject }, at: simulation.now + max(delay, Timer.shortestInterval),
            during: LoopModes(modes), in: simulation)
    }

    public class func cancelPreviousPerformRequests(withTarget aTarget: AnyOrObject) {
        guard let simulation = Simulation.current else { return }
        simulation.delayedPerforms.cancel(in: simulation) { $0.target === aTarget as AnyObject }
    }

    public class func cancelPreviousPerformRequests(
        withTarget aTarget: AnyOrObject, selector aSelector: Selector, object anArgument: AnyOrObject?
    ) {
        let argument = anArgument.map { $0 as AnyObject }
        guard let simulation = Simulation.current else { return }
        simulation.delayedPerforms.cancel(in: simulation) {
            $0.target === aTarget as AnyObject && $0.selector == aSelector && $0.argument === argument
        }
    }
}
