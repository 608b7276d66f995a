import EventTrace

/// Decides about items of a navigation bar and learns of changes. All methods are optional.
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    /// Asked before an item is pushed; false keeps the items.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    /// Called at the end of the animation of a push, or at once without animation.
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    /// Asked before an item is popped; false keeps the items.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    /// Called at the end of the animation of a pop, or at once without animation.
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

// A call of one of these means that client code has no such method.
extension UINavigationBarDelegate {
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
        Simulation.delegate(self, lacks: .shouldPushItem, for: navigationBar)
        return true
    }
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
        Simulation.delegate(self, lacks: .didPushItem, for: navigationBar)
    }
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        Simulation.delegate(self, lacks: .shouldPopItem, for: navigationBar)
        return true
    }
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
        Simulation.delegate(self, lacks: .didPopItem, for: navigationBar)
    }
}

/// The calls of the delegate.
extension UINavigationBar {
    final func allowsPush(of item: UINavigationItem, by rule: Rule, in simulation: Simulation?) -> Bool {
        guard let simulation, let delegate, simulation.holds(rule) else { return true }
        return simulation.ask(.shouldPushItem, ofDelegate: delegate, for: self, by: rule, about: .none) {
            delegate.navigationBar(self, shouldPush: item)
        }
    }

    final func allowsPop(of item: UINavigationItem, by rule: Rule, in simulation: Simulation?) -> Bool {
        guard let simulation, let delegate, simulation.holds(rule) else { return true }
        return simulation.ask(.shouldPopItem, ofDelegate: delegate, for: self, by: rule, about: .none) {
            delegate.navigationBar(self, shouldPop: item)
        }
    }

    final func tellPushed(_ item: UINavigationItem, by rule: Rule, in simulation: Simulation?) {
        guard let simulation, let delegate, simulation.holds(rule) else { return }
        simulation.tell(.didPushItem, toDelegate: delegate, for: self, by: rule, about: .none) {
            delegate.navigationBar(self, didPush: item)
        }
    }

    final func tellPopped(_ item: UINavigationItem, by rule: Rule, in simulation: Simulation?) {
        guard let simulation, let delegate, simulation.holds(rule) else { return }
        simulation.tell(.didPopItem, toDelegate: delegate, for: self, by: rule, about: .none) {
            delegate.navigationBar(self, didPop: item)
        }
    }
}
