import EventTrace

extension UIView {
    /// GE.14: a recognizer has one view, so that adding it here takes it from another.
    final func attach(_ recognizer: UIGestureRecognizer) {
        if recognizer.attachedView === self { return }
        if let old = recognizer.attachedView {
            let isTaken = Simulation.current.map { $0.applies(.oneViewPerRecognizer, .ignore, old, $0.subject(recognizer)) } ?? true
            if isTaken { old.detach(recognizer) }
        }
        recognizers.append(recognizer)
        recognizer.attachedView = self
        attachCount += 1
        recognizer.attachOrder = attachCount
    }

    final func detach(_ recognizer: UIGestureRecognizer) {
        guard let index = recognizers.firstIndex(where: { $0 === recognizer }) else { return }
        recognizers.remove(at: index)
        recognizer.attachedView = nil
        recognizer.giveUp(by: .oneViewPerRecognizer)
    }

    final func replaceRecognizers(with new: [UIGestureRecognizer]) {
        for recognizer in recognizers where !new.contains(recognizer) { detach(recognizer) }
        for recognizer in new { attach(recognizer) }
    }
}
