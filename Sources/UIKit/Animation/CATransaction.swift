/// A group of changes; its completion block runs after it is committed and all animations begun in it have ended.
public final class CATransaction: NSObject {
    private class var current: Transaction { Simulation.running("CATransaction").transaction }

    public class func begin() { Simulation.running("CATransaction").animations.beginTransaction() }
    public class func commit() { Simulation.running("CATransaction").commitTransaction() }

    /// Performs the layout that would otherwise wait for the end of the pass of the run loop.
    public class func flush() { Simulation.running("CATransaction").layOutWindows() }

    public class func setCompletionBlock(_ block: (() -> Void)?) { current.completion = block }
    public class func completionBlock() -> (() -> Void)? { current.completion }

    /// Has no effect: layers are never animated implicitly.
    public class func setDisableActions(_ flag: Bool) { current.disablesActions = flag }
    public class func disableActions() -> Bool { current.disablesActions }
    public class func setAnimationDuration(_ duration: Double) { current.duration = duration }
    public class func animationDuration() -> Double { current.duration }
}
