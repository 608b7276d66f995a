/// What runs the main loop: timers and blocks wait in it, on a clock of its own.
package protocol LoopHost: AnyObject {
    /// Seconds of virtual time.
    var now: Double { get }
    /// The mode in which the loop runs.
    var mode: RunLoop.Mode { get }

    /// Runs the action at `due`, or as soon after it as the loop runs in one of these modes. What comes back stands for it.
    func schedule(at due: Double, repeats: Bool, in modes: LoopModes, _ action: @escaping () -> Void) -> AnyObject
    func cancel(_ scheduled: AnyObject)
    /// A timer is about to fire.
    func timerFires()
    /// PL.21: whether a repeating timer leaves out firings that it has missed.
    var skipsMissedFirings: Bool { get }

    /// PL.8: runs the block after the events that have come in.
    func enqueue(_ block: @escaping () -> Void)
    func enqueue(at deadline: Double, _ block: @escaping () -> Void)

    /// What is posted in the run.
    var notificationCenter: NotificationCenter { get }
}
