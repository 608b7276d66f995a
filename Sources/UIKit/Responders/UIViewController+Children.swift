import EventTrace

extension UIViewController {
    /// RC.13: the child is told that it will move; that it did is for the container to say.
    final func adopt(_ child: UIViewController) {
        if let old = child.parentController {
            guard old !== self else { return }
            child.leaveParent()
        }
        child.announce(.willMoveToParent, by: .containment) { child.willMove(toParent: self) }
        child.movement = .toParent
        children.append(child)
        child.parentController = self
    }

    /// RC.13: that it will leave is for the container to say; the child is told that it did.
    final func leaveParent() {
        guard let parent = parentController else { return }
        parent.children.removeAll { $0 === self }
        parentController = nil
        announce(.didMoveToParent, by: .containment) { didMove(toParent: nil) }
    }

    final func nearestAncestor<Kind>(_ matching: (UIViewController) -> Kind?) -> Kind? {
        var ancestor = parentController
        while let current = ancestor {
            if let found = matching(current) { return found }
            ancestor = current.parentController
        }
        return nil
    }

    /// The controller that contains all others around this one.
    final var outermost: UIViewController {
        var outermost = self
        while let parent = outermost.parentController { outermost = parent }
        return outermost
    }
}
