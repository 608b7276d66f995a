import EventTrace

/// Animations that code adds to layers, on the virtual clock.
extension UIView {
    /// Has the open transactions wait for the end of the animation. Assumed: without a window it ends at once.
    package final func followAnimation(
        for length: Double?, begin: @escaping () -> Void, end: @escaping () -> Void
    ) -> () -> Void {
        guard let simulation = Simulation.current else { return {} }
        let transactions = simulation.animations.transactions
        for transaction in transactions { transaction.begin() }
        simulation.deferUntilCommit { [self, unowned(unsafe) simulation] in
            begin()
            if window == nil { return end() }
            guard let length else { return }
            simulation.timers.schedule(at: simulation.now + length) {
                simulation.recorder.decide(.timer, Name(.mainRunLoop), Name(.completion), by: .virtualClock)
                end()
            }
        }
        return { for transaction in transactions { transaction.end() } }
    }
}
