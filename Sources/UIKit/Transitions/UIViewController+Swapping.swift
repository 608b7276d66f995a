import EventTrace

/// RC.60: `transition(from:to:duration:options:animations:completion:)`.
extension UIViewController {
    final func swap(
        _ from: UIViewController, _ to: UIViewController, _ duration: Double, _ options: UIView.AnimationOptions,
        _ animations: (() -> Void)?, _ completion: ((Bool) -> Void)?, in simulation: Simulation?
    ) {
        guard from.parentController === self, to.parentController === self else {
            fatalError("NSInvalidArgumentException: both controllers of a transition must be children of the same parent")
        }
        guard let place = from.viewIfLoaded?.superview else { return }
        guard let simulation, appearance == .there, ownTransition?.isUnderWay != true else {
            place.addSubview(to.view)
            animations?()
            from.view.removeFromSuperview()
            completion?(true)
            return
        }
        let isAnimated = simulation.animates(duration > 0)
        let plan = TransitionPlan(
            from: from, to: to, order: .children, owner: self, isAnimated: isAnimated, duration: duration, block: nil,
            containerView: place,
            enter: {
                place.addSubview(to.view)
                UIView.animate(withDuration: duration, delay: 0, options: options, animations: animations ?? {})
            },
            leave: { isCompleted in (isCompleted ? from : to).viewIfLoaded?.removeFromSuperview() },
            finish: { [unowned(unsafe) simulation] isCompleted in
                guard let completion else { return }
                simulation.recorder.enter(.completion, of: simulation.subject(to), by: .childrenSwap)
                completion(isCompleted)
                simulation.recorder.leave()
            })
        if simulation.applies(.childrenSwap, .transition, self, simulation.subject(to)) {
            ControllerTransition(plan, in: simulation).begin()
        }
    }
}
