import EventTrace

/// RC.66: changes of a bar's items, and the questions of a bar without a controller.
extension UINavigationBar {
    final func push(_ item: UINavigationItem, _ animated: Bool, in simulation: Simulation?) {
        if owner != nil {
            fatalError("NSInternalInconsistencyException: Cannot call pushItem on a UINavigationBar managed by a controller.")
        }
        guard allowsPush(of: item, by: .barItems, in: simulation) else { return }
        show((items ?? []) + [item])
        after(animated, in: simulation) { [self, unowned(unsafe) simulation] in tellPushed(item, by: .barItems, in: simulation) }
    }

    final func pop(_ animated: Bool, in simulation: Simulation?) -> UINavigationItem? {
        if owner != nil {
            fatalError("NSInternalInconsistencyException: Cannot call popItem on a UINavigationBar managed by a controller.")
        }
        guard let item = topItem, allowsPop(of: item, by: .barItems, in: simulation) else { return nil }
        show((items ?? []).dropLast())
        after(animated, in: simulation) { [self, unowned(unsafe) simulation] in tellPopped(item, by: .barItems, in: simulation) }
        return item
    }

    final func replace(by new: [UINavigationItem], _ animated: Bool, in simulation: Simulation?) {
        let old = items ?? []
        show(new)
        guard animated, owner == nil, let top = new.last, old.last !== top else { return }
        after(true, in: simulation) { [self, unowned(unsafe) simulation] in
            if let gone = old.last, old.contains(where: { $0 === top }) {
                tellPopped(gone, by: .barItems, in: simulation)
            } else {
                tellPushed(top, by: .barItems, in: simulation)
            }
        }
    }

    /// Runs a block at the end of the animation of items, or at once without animation.
    private final func after(_ animated: Bool, in simulation: Simulation?, _ body: @escaping () -> Void) {
        guard animated, let simulation, simulation.animates(animated) else { return body() }
        _ = simulation.timers.schedule(at: simulation.now + simulation.thresholds.toldNavigation, body)
    }
}
