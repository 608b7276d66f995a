import EventTrace

/// RC.47: the recognizer of a navigation controller for drags from the left edge.
class InteractivePopGestureRecognizer: UIScreenEdgePanGestureRecognizer {
    override var kind: String { "interactivePopGestureRecognizer" }
    override var engineClass: MethodTable { MethodTable(InteractivePopGestureRecognizer.self) }

    /// The driver, which clears this when its controller is deallocated.
    final unowned(unsafe) var driver: PopDriver?
    private final lazy var keeper = PopGestureDelegate(self)
    /// Whether the system's own delegate is in place.
    private(set) final var hasItsOwnDelegate = true

    /// The client's delegate, or else the system's own, until code replaces it by its own or by nil.
    override var delegate: (any UIGestureRecognizerDelegate)? {
        get { hasItsOwnDelegate ? keeper : super.delegate }
        set {
            hasItsOwnDelegate = newValue === keeper
            super.delegate = hasItsOwnDelegate ? nil : newValue
        }
    }

    /// RC.49
    override func refusalOfItsOwn(in simulation: Simulation) -> Rule? {
        guard hasItsOwnDelegate, driver?.allowsPop != true, simulation.holds(.popGestureDelegate) else { return nil }
        return .popGestureDelegate
    }

    override var namesRequirements: Bool { hasItsOwnDelegate }

    /// RC.50
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard hasItsOwnDelegate, otherGestureRecognizer is UIPanGestureRecognizer,
            !(otherGestureRecognizer is UIScreenEdgePanGestureRecognizer), let simulation = Simulation.current
        else { return false }
        return simulation.applies(.popGoesFirst, .wait, otherGestureRecognizer, simulation.subject(self))
    }
}

/// RC.53: the recognizer of a navigation controller for drags to the right, wherever they begin.
final class ContentPopGestureRecognizer: InteractivePopGestureRecognizer {
    override var kind: String { "contentPopGestureRecognizer" }
    override var engineClass: MethodTable { MethodTable(ContentPopGestureRecognizer.self) }

    /// RC.67
    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard hasItsOwnDelegate, otherGestureRecognizer.opensRowActions, let simulation = Simulation.current else { return false }
        return simulation.applies(.contentPopAfterRows, .wait, self, simulation.subject(otherGestureRecognizer))
    }

    override func admits(_ touches: Set<UITouch>, in simulation: Simulation) -> Bool { true }

    override func judge(_ travelled: CGPoint, in simulation: Simulation) -> PanVerdict {
        guard !travelled.isWithin(simulation.thresholds.panMovement.nextDown, of: .zero) else { return .undecided }
        return travelled.x >= abs(travelled.y) ? .begins : .fails
    }

    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

/// The system's delegate of a pop recognizer, for code that asks it in its own delegate.
final class PopGestureDelegate: NSObject, UIGestureRecognizerDelegate {
    /// The recognizer, which retains this.
    private unowned(unsafe) let recognizer: InteractivePopGestureRecognizer

    init(_ recognizer: InteractivePopGestureRecognizer) {
        self.recognizer = recognizer
        super.init()
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { recognizer.driver?.allowsPop ?? false }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        recognizer.driver?.allowsPop ?? false
    }
}
