import EventTrace

extension TouchDispatcher {
    /// SC.2: whether a scroll view around the view keeps the touch from it; the innermost one is asked first.
    func isKeptFromContent(_ touch: UITouch, _ view: UIView, in simulation: Simulation) -> Bool {
        var next = view.parentReference
        while let ancestor = next {
            if ancestor._withUnsafeGuaranteedRef({ $0.isScrollView }) {
                let scrollView = ancestor.takeUnretainedValue()
                if !scrollView.lets(touch, beginIn: view, event, in: simulation),
                    simulation.applies(.contentTouchQuestions, .withhold, view, simulation.subject(scrollView))
                {
                    return true
                }
            }
            next = ancestor.parent
        }
        return false
    }
}
