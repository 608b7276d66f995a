import EventTrace

/// SC.1: holds the touches of a scroll view's content back until they have been down for a moment, and never recognizes.
///
///     possible ──► failed: the moment has passed, a finger has gone, or there is nothing to wait for
final class ContentTouchDelay: UIGestureRecognizer {
    override var kind: String { "contentTouchDelay" }
    override var engineClass: MethodTable { MethodTable(ContentTouchDelay.self) }

    /// Cleared by the scroll view when it ceases to exist.
    unowned(unsafe) var scrollView: UIScrollView?
    private var deadline = Deadline()

    override init(target: AnyOrObject?, action: Selector?) {
        super.init(target: target, action: action)
        delaysTouchesBegan = true
        delaysTouchesEnded = false
        cancelsTouchesInView = false
    }

    override func track(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent, in simulation: Simulation) {
        switch phase {
        case .began: begin(touches, simulation)
        case .moved: break
        default: giveWay(simulation)
        }
    }

    private func begin(_ touches: Set<UITouch>, _ simulation: Simulation) {
        guard let scrollView, state == .possible else { return }
        let caughtContent = scrollView.catchContent(in: simulation)
        guard scrollView.scrollsByTouch else { return giveWay(simulation, by: .disabledScrolling) }
        guard !caughtContent else { return giveWay(simulation, by: .caughtContent) }
        guard scrollView.delaysContentTouches, simulation.holds(.contentTouchDelay) else { return giveWay(simulation) }
        guard touches.count == self.touches.count else { return }
        deadline.set(after: simulation.thresholds.contentTouchDelay, in: simulation) { [self] in
            simulation.recorder.decide(.timer, simulation.subject(self), by: .contentTouchDelay)
            giveWay(simulation)
        }
    }

    override func reset() {
        deadline.cancel()
    }

    private func giveWay(_ simulation: Simulation, by rule: Rule = .contentTouchDelay) {
        guard gestureState == .possible else { return }
        settle(.failed, simulation, by: rule)
    }
}
