import EventTrace

extension Simulation {
    /// Lays out all windows. Layout that keeps requesting layout stops at a limit and is reported as a mistake.
    func layOutWindows() {
        for _ in 0..<Limits.layoutsOfACommit {
            guard transactions.takeLayout(), holds(.layoutAtCommit) else { return }
            for window in application.windows where !window.isHidden { window.updateMarkedConstraints(in: self) }
            markConstrained()
            _ = transactions.takeLayout()
            whileLayingOut {
                for window in application.windows where !window.isHidden { window.layer.layOutTree() }
            }
        }
        guard transactions.takeLayout() else { return }
        let marked = application.windows.flatMap { $0.markedForLayout }.map { recorder.spelling(of: subject($0)) }
        let mistake = RunMistake(
            "layout has not come to an end after \(Limits.layoutsOfACommit) times: \(marked.joined(separator: ", ")) marked again",
            remedy: "Mark a view for layout only when something has changed.")
        if !mistakes.contains(mistake) { mistakes.append(mistake) }
    }

    /// PL.15: displays views, after layout.
    func displayWindows() {
        guard transactions.takeDisplay(), holds(.drawAtCommit) else { return }
        for window in application.windows { window.drawIfNeeded(in: self) }
    }
}
