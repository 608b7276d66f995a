import EventTrace
import MainLoop

/// The simulation as the owner of the main loop.
extension Simulation: LoopHost {
    package var mode: RunLoop.Mode { loopModes.isTracking ? .tracking : .default }

    package func schedule(at due: Double, repeats: Bool, in modes: LoopModes, _ action: @escaping () -> Void) -> AnyObject {
        timers.schedule(at: due, repeats: repeats, in: modes, action)
    }

    package func cancel(_ scheduled: AnyObject) { timers.cancel(unsafeDowncast(scheduled, to: TimerQueue.Token.self)) }

    package func timerFires() { recorder.decide(.timer, Name(.mainRunLoop), by: .virtualClock) }

    package var skipsMissedFirings: Bool { applies(.missedFirings, .skip, at: .mainRunLoop) }

    package func enqueue(_ block: @escaping () -> Void) { mainQueue.enqueue(block) }
    package func enqueue(at deadline: Double, _ block: @escaping () -> Void) { mainQueue.enqueue(at: deadline, block) }
}
