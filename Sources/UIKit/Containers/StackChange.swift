/// A change of a navigation controller's stack that is not shown yet: what one or more pushes and pops of a turn have made of it.
struct StackChange {
    /// The stack whose top is shown.
    let oldStack: [UIViewController]
    /// The controllers that have gone from it, and those that have come.
    private(set) var leaving: [UIViewController] = []
    private(set) var added: [UIViewController] = []
    /// Whether the last of the calls that changed the top asked for an animation.
    private(set) var isAnimated = false
    /// The item that the user has popped.
    private(set) var popped: UINavigationItem?

    init(from oldStack: [UIViewController]) { self.oldStack = oldStack }

    /// Takes in one more call, which has changed `old` to `new`.
    mutating func become(from old: [UIViewController], to new: [UIViewController], _ animated: Bool, popped: UINavigationItem?) {
        for controller in old where !new.contains(where: { $0 === controller }) {
            added.removeAll { $0 === controller }
            leaving.append(controller)
        }
        for controller in new where !old.contains(where: { $0 === controller }) {
            leaving.removeAll { $0 === controller }
            added.append(controller)
        }
        guard old.last !== new.last else { return }
        isAnimated = animated
        self.popped = popped
    }
}
