/// The owner of the main loop, which runs its timers and blocks on a clock of its own.
package protocol LoopHost: AnyObject {
    /// Seconds of virtual time.
    var now: Double { get }
    /// The mode in which the loop runs.
    var mode: RunLoop.Mode { get }

    /// Runs the action at `due`, or as soon afterwards as the loop runs in one of these modes; the result identifies it.
    func schedule(at due: Double, repeats: Bool, in modes: LoopModes, _ action: @escaping () -> Void) -> AnyObject
    func cancel(_ scheduled: AnyObject)
    /// Called when a timer is about to fire.
    func timerFires()
    /// PL.21: whether a repeating timer leaves out the firings that it missed.
    var skipsMissedFirings: Bool { get }

    /// PL.8: runs the block after the events that came in.
    func enqueue(_ block: @escaping () -> Void)
    func enqueue(at deadline: Double, _ block: @escaping () -> Void)

    /// The notification center of the run.
    var notificationCenter: NotificationCenter { get }
}
