import EventTrace

/// HT.9, HT.10: one animation: the views that a block has changed, with their geometry before the change.
///
/// Models change at once. Until the animation ends, its views swallow touches that begin on them, unless it allows interaction.
final class ViewAnimation: ViewPresentation {
    private(set) var changes: [ViewChange] = []
    let blocksInteraction: Bool
    /// The duration in seconds, if nested blocks inherit it; nil otherwise.
    let duration: Double?
    /// The progress, 0…1, for views that are hit at their visible positions; nil if models are hit.
    let progress: (() -> Double)?
    private var transactions: [Transaction] = []

    init(blocksInteraction: Bool, duration: Double? = nil, progress: (() -> Double)? = nil) {
        self.blocksInteraction = blocksInteraction
        self.duration = duration
        self.progress = progress
    }

    /// The rule by which its views are hit.
    private var rule: Rule { blocksInteraction ? .animatedViewsSwallow : .seenViewsAreHit }

    /// Runs a block and collects the views that it changes.
    func collect(in simulation: Simulation, _ block: () -> Void) {
        let outer = simulation.animations.collecting
        simulation.animations.collecting = self
        block()
        simulation.animations.collecting = outer
        changes.removeAll { !$0.isReal }
    }

    /// Records a view that is about to change.
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

    /// Makes the views hittable again; `tell` runs before the enclosing transactions complete.
    func end(in simulation: Simulation, _ tell: () -> Void) {
        release()
        for change in changes {
            simulation.recorder.decide(.animate, simulation.subject(change.view), Name(.ended), by: rule)
        }
        tell()
        for transaction in transactions { transaction.end() }
        transactions = []
    }

    /// Makes the views hittable at their model positions again.
    func release() {
        for change in changes {
            if blocksInteraction {
                precondition(change.view.blockingAnimations > 0, "HT.9: an animation that is over has run")
                change.view.blockingAnimations -= 1
            }
            if change.view.presentingAnimation === self { change.view.presentingAnimation = nil }
        }
    }

    /// The visible geometry of a view; nil for a view outside of the animation.
    func presentedGeometry(of view: UIView) -> LayerGeometry? {
        guard let progress, let change = changes.first(where: { $0.view === view }) else { return nil }
        return change.geometry(at: progress())
    }
}
