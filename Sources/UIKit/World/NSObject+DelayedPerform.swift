/// A message that client code has asked to be performed later.
struct DelayedPerform {
    let number: Int
    let target: AnyObject
    let selector: Selector
    let argument: AnyObject?
    let token: TimerQueue.Token
}

extension NSObject {
    /// Keeps itself and the argument until the message is performed or cancelled.
    public func perform(_ aSelector: Selector, with anArgument: AnyOrObject?, afterDelay delay: TimeInterval) {
        let simulation = Simulation.running("perform(_:with:afterDelay:)")
        let argument = anArgument.map { $0 as AnyObject }
        simulation.performCount += 1
        let number = simulation.performCount
        let token = simulation.timers.schedule(at: simulation.now + max(delay, 0)) { [self, unowned(unsafe) simulation] in
            simulation.delayedPerforms.removeAll { $0.number == number }
            aSelector.perform(on: self, sender: argument, event: nil)
        }
        simulation.delayedPerforms.append(
            DelayedPerform(number: number, target: self, selector: aSelector, argument: argument, token: token))
    }

    public class func cancelPreviousPerformRequests(withTarget aTarget: AnyOrObject) {
        Simulation.current?.cancelPerforms { $0.target === aTarget as AnyObject }
    }

    public class func cancelPreviousPerformRequests(
        withTarget aTarget: AnyOrObject, selector aSelector: Selector, object anArgument: AnyOrObject?
    ) {
        let argument = anArgument.map { $0 as AnyObject }
        Simulation.current?.cancelPerforms { $0.target === aTarget as AnyObject && $0.selector == aSelector && $0.argument === argument }
    }
}

extension Simulation {
    func cancelPerforms(where matches: (DelayedPerform) -> Bool) {
        for perform in delayedPerforms where matches(perform) { timers.cancel(perform.token) }
        delayedPerforms.removeAll(where: matches)
    }
}
