import EventTrace

/// HT.9, HT.10: one animation: the views that a block has changed, and how they stood before.
///
/// Models change at once; until the animation is over its views swallow the touches that come down on them, unless it allows interaction.
final class ViewAnimation: ViewPresentation {
    private(set) var changes: [ViewChange] = []
    let blocksInteraction: Bool
    /// Seconds, of one whose nested blocks take as long; nil for others.
    let duration: Double?
    /// Where the animation has come to, 0…1, for those whose views are hit where they are seen; nil if models are hit.
    let progress: (() -> Double)?
    private var transactions: [Transaction] = []

    init(blocksInteraction: Bool, duration: Double? = nil, progress: (() -> Double)? = nil) {
        self.blocksInteraction = blocksInteraction
        self.duration = duration
        self.progress = progress
    }

    /// Whether its views are hit.
    private var rule: Rule { blocksInteraction ? .animatedViewsSwallow : .seenViewsAreHit }

    /// Runs a block and takes note of what it changes.
    func collect(in simulation: Simulation, _ block: () -> Void) {
        let outer = simulation.animations.collecting
        simulation.animations.collecting = self
        block()
        simulation.animations.collecting = outer
        changes.removeAll { !$0.isReal }
    }

    /// A view is about to change.
    func note(_ view: UIView) {
        if !changes.contains(where: { $0.view === view }) { changes.append(ViewChange(view)) }
    }

    func begin(in simulation: Simulation) {
        transactions = simulation.animations.transactions
        for transaction in transactions { transaction.begin() }
        for change in changes {
            if blocksInteraction { change.view.blockingAnimations += 1 }
            if progress != nil { change.view.presentingAnimation = self }
            simulation.recorder.decide(.animate, simulation.subject(change.view), Name(.began), by: rule)
        }
    }

    /// Leaves the views to be hit again; `tell` runs before the transactions around it are told.
    func end(in simulation: Simulation, _ tell: () -> Void) {
        release()
        for change in changes {
            simulation.recorder.decide(.animate, simulation.subject(change.view), Name(.ended), by: rule)
        }
        tell()
        for transaction in transactions { transaction.end() }
        transactions = []
    }

    /// Leaves the views to be hit as their models lie.
    func release() {
        for change in changes {
            if blocksInteraction {
                precondition(change.view.blockingAnimations > 0, "HT.9: an animation that is over has run")
                change.view.blockingAnimations -= 1
            }
            if change.view.presentingAnimation === self { change.view.presentingAnimation = nil }
        }
    }

    /// Where a view is seen now; nil if it is not one of the animation's.
    func presentedGeometry(of view: UIView) -> LayerGeometry? {
        guard let progress, let change = changes.first(where: { $0.view === view }) else { return nil }
        return change.geometry(at: progress())
    }
}
