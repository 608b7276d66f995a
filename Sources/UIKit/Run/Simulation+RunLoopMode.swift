import EventTrace
import MainLoop

extension Simulation {
    /// PL.20: sets the mode before a pass.
    func adoptMode() {
        guard loopModes.isChangeDue, loopModes.takeChange(),
            applies(.runLoopModes, .mode, at: .mainRunLoop, Name(loopModes.isTracking ? .default : .tracking))
        else { return }
        loopModes.toggle()
        timers.serve(loopModes.isTracking ? .tracking : .default)
    }
}
