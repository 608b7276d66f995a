import EventTrace

/// RC.47: the recognizers that pop the top controller by a finger, and what becomes of the transition that they begin.
final class PopDriver: GestureFollower {
    /// The controller, which retains this.
    private unowned(unsafe) let navigation: UINavigationController
    let edge = InteractivePopGestureRecognizer()
    /// The recognizer for drags in the content, installed in versions that have it.
    let content = ContentPopGestureRecognizer()

    /// Whether a recognizer has begun, and the next transition will be driven by it.
    private(set) var isArmed = false
    /// The recognizer whose drag drives the transition under way.
    private unowned(unsafe) var driving: UIGestureRecognizer?
    /// The first responder that resigned when the transition began.
    private var replacedResponder: ReplacedResponder?

    init(_ navigation: UINavigationController) {
        self.navigation = navigation
        for recognizer in recognizers {
            recognizer.edges = .left
            recognizer.follower = self
            recognizer.driver = self
        }
        edge.delaysTouchesBegan = true
    }

    /// The recognizers in the order in which they are added: of two that begin together, the last one wins.
    private var recognizers: [InteractivePopGestureRecognizer] { [content, edge] }

    func install(on view: UIView, in simulation: Simulation?) {
        if simulation?.holds(.contentPop) == true { view.addGestureRecognizer(content) }
        view.addGestureRecognizer(edge)
    }

    /// Lets the recognizers go, which can outlive the controller.
    func release() {
        for recognizer in recognizers {
            recognizer.follower = nil
            recognizer.driver = nil
        }
    }

    /// RC.49: whether the recognizers' own delegate lets them begin.
    var allowsPop: Bool {
        let stack = navigation.stack
        guard stack.count > 1, navigation.ownTransition?.isWaitingForFinger != true, !navigation.isNavigationBarHidden else { return false }
        return stack[stack.count - 1].navigationItem.showsBack(before: stack[stack.count - 2].navigationItem)
    }

    /// Whether the transition that begins now is driven by a finger.
    func takesTransition(in simulation: Simulation) -> Bool {
        defer { isArmed = false }
        return isArmed
    }

    func transitionHasEnded(isCompleted: Bool, in simulation: Simulation) {
        driving = nil
        if !isCompleted { replacedResponder?.comeBack(in: simulation) }
        replacedResponder = nil
    }

    // MARK: The drag

    /// RC.49: the system's own delegate also looks whether a transition runs that the pop would have to wait for.
    func gestureMayBegin(_ recognizer: UIGestureRecognizer, askedAlready: (UIView) -> Bool, in simulation: Simulation) -> Bool {
        guard (recognizer as? InteractivePopGestureRecognizer)?.hasItsOwnDelegate == true else { return true }
        let isFree = navigation.ownTransition?.isUnderWay != true || simulation.holds(.transitionsInterrupt)
        return allowsPop && isFree || !simulation.applies(.popGestureDelegate, .decline, recognizer)
    }

    func gestureChanged(_ recognizer: UIGestureRecognizer, in simulation: Simulation) {
        switch recognizer.shownState {
        case .began: begin(recognizer, in: simulation)
        case .changed where driving === recognizer: navigation.ownTransition?.update(to: progress(of: recognizer))
        case .ended where driving === recognizer: end(recognizer, in: simulation)
        case .cancelled where driving === recognizer: navigation.ownTransition?.letGo(completes: false)
        default: break
        }
    }

    private func begin(_ recognizer: UIGestureRecognizer, in simulation: Simulation) {
        guard let top = navigation.stack.last,
            simulation.applies(recognizer === content ? .contentPop : .interactivePop, .transition, navigation, simulation.subject(top))
        else { return }
        isArmed = true
        if navigation.stack.count < 2 {
            // RC.51: nothing takes this transition before the next push.
            if !simulation.applies(.popAtTheRoot, .wait, navigation) { isArmed = false }
            return
        }
        takeFirstResponder(of: top, in: simulation)
        // The pop can end another transition first, and with it what drives that one.
        navigation.popForUser()
        navigation.showChange(in: simulation)
        if navigation.ownTransition?.isInteractive != true {
            if navigation.waitingChanges.isEmpty { isArmed = false }
        } else if recognizer.currentState != .cancelled || !simulation.applies(.disabledPopFreezes, .wait, navigation) {
            driving = recognizer
        }
    }

    private func end(_ recognizer: UIGestureRecognizer, in simulation: Simulation) {
        guard let pan = recognizer as? UIPanGestureRecognizer else { return }
        let speed = Double(pan.velocityAtLift(relativeTo: navigation.view, in: simulation).x)
        let threshold = simulation.thresholds.popSpeed
        let isFar = progress(of: recognizer) >= simulation.thresholds.popProgress
        navigation.ownTransition?.letGo(completes: speed >= threshold || isFar && speed > -threshold)
    }

    private func progress(of recognizer: UIGestureRecognizer) -> Double {
        guard let pan = recognizer as? UIPanGestureRecognizer, let view = navigation.viewIfLoaded, view.bounds.width > 0 else { return 0 }
        return Double(pan.translation(in: view).x / view.bounds.width)
    }

    /// RC.57: called when a finger begins to pop this controller, or when another animated push or pop of it begins.
    func takeFirstResponder(of top: UIViewController, in simulation: Simulation) {
        guard let responder = simulation.application.firstResponder, let view = top.viewIfLoaded, responder.isIn(view),
            simulation.applies(.popTakesFirstResponder, .firstResponder, responder, Name(.false))
        else { return }
        replacedResponder = ReplacedResponder(responder, by: .popTakesFirstResponder, in: simulation)
    }
}
