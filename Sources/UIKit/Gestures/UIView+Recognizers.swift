import EventTrace

extension UIView {
    /// GE.14: adds a recognizer, and removes it from its previous view.
    final func attach(_ recognizer: UIGestureRecognizer, in simulation: Simulation?) {
        if recognizer.attachedView === self { return }
        if let old = recognizer.attachedView {
            let isTaken = simulation.map { $0.applies(.oneViewPerRecognizer, .ignore, old, $0.subject(recognizer)) } ?? true
            if isTaken { old.detach(recognizer, in: simulation) }
        }
        recognizers.append(recognizer)
        recognizer.attachedView = self
        attachCount += 1
        recognizer.attachOrder = attachCount
    }

    final func detach(_ recognizer: UIGestureRecognizer, in simulation: Simulation?) {
        guard let index = recognizers.firstIndex(where: { $0 === recognizer }) else { return }
        recognizers.remove(at: index)
        recognizer.attachedView = nil
        recognizer.giveUp(by: .oneViewPerRecognizer, in: simulation)
    }

    final func replaceRecognizers(with new: [UIGestureRecognizer], in simulation: Simulation?) {
        for recognizer in recognizers where !new.contains(recognizer) { detach(recognizer, in: simulation) }
        for recognizer in new { attach(recognizer, in: simulation) }
    }
}
