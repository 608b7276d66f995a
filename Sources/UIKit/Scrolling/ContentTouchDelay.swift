import EventTrace

/// SC.1: holds back the touches of a scroll view's content until they have been down for a moment, and never recognizes.
///
///     possible ──► failed: the moment has passed, a finger has lifted, or there is nothing to wait for
final class ContentTouchDelay: UIGestureRecognizer {
    override var kind: String { "contentTouchDelay" }
    override var engineClass: MethodTable { MethodTable(ContentTouchDelay.self) }

    /// The scroll view, which clears this when it is deallocated.
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
        case .began: begin(touches, in: simulation)
        case .moved: break
        default: giveWay(in: simulation)
        }
    }

    private func begin(_ touches: Set<UITouch>, in simulation: Simulation) {
        guard let scrollView, state == .possible else { return }
        let caughtContent = scrollView.catchContent(in: simulation)
        guard scrollView.scrollsByTouch(in: simulation) else { return giveWay(in: simulation, by: .disabledScrolling) }
        guard !caughtContent else { return giveWay(in: simulation, by: .caughtContent) }
        guard scrollView.delaysContentTouches, simulation.holds(.contentTouchDelay) else { return giveWay(in: simulation) }
        guard touches.count == self.touches.count else { return }
        deadline.set(after: simulation.thresholds.contentTouchDelay, in: simulation) { [self] in
            simulation.recorder.decide(.timer, simulation.subject(self), by: .contentTouchDelay)
            giveWay(in: simulation)
        }
    }

    override func reset() {
        deadline.cancel(in: .current)
    }

    private func giveWay(in simulation: Simulation, by rule: Rule = .contentTouchDelay) {
        guard gestureState == .possible else { return }
        settle(.failed, in: simulation, by: rule)
    }
}
