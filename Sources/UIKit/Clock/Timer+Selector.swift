import MainLoop

extension Timer {
    /// A timer that does nothing until it is added to a run loop. It retains the target until it has ended or is invalidated.
    public convenience init(
        timeInterval interval: TimeInterval, target: AnyOrObject, selector: Selector, userInfo: AnyOrObject?, repeats: Bool
    ) {
        let target = target as AnyObject
        self.init(timeInterval: interval, repeats: repeats) { selector.perform(on: target, sender: $0, event: nil) }
        self.userInfo = userInfo
    }

    /// A timer that fires in the default mode of the run loop.
    @discardableResult
    public class func scheduledTimer(
        timeInterval interval: TimeInterval, target: AnyOrObject, selector: Selector, userInfo: AnyOrObject?, repeats: Bool
    ) -> Timer {
        let timer = Timer(timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
        timer.start(in: .default)
        return timer
    }
}
