import EventTrace

extension UIViewController {
    /// RC.13: takes the child from another parent by `removeFromParent`, sets its `parent` and sends it `willMove(toParent:)`.
    ///
    /// The container's code sends `didMove(toParent:)`.
    final func adopt(_ child: UIViewController, in simulation: Simulation?) {
        if let old = child.parentController {
            guard old !== self else { return }
            child.tell(.removeFromParent, by: .containment, in: simulation) { child.removeFromParent() }
            // An override may not have called super.
            if child.parentController === old { child.leaveParent(in: simulation) }
        }
        children.append(child)
        child.parentController = self
        child.announce(.willMoveToParent, by: .containment, in: simulation) { child.willMove(toParent: self) }
        child.movement = .toParent
    }

    /// RC.13: sends the child `didMove(toParent:)`; the container's code sends `willMove(toParent:)`.
    final func leaveParent(in simulation: Simulation?) {
        guard let parent = parentController else { return }
        parent.children.removeAll { $0 === self }
        parentController = nil
        announce(.didMoveToParent, by: .containment, in: simulation) { didMove(toParent: nil) }
    }

    final func nearestAncestor<Kind>(_ matching: (UIViewController) -> Kind?) -> Kind? {
        var ancestor = parentController
        while let current = ancestor {
            if let found = matching(current) { return found }
            ancestor = current.parentController
        }
        return nil
    }

    /// The outermost controller around this one.
    final var outermost: UIViewController {
        var outermost = self
        while let parent = outermost.parentController { outermost = parent }
        return outermost
    }
}
