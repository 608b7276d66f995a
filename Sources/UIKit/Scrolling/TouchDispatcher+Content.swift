import EventTrace

extension TouchDispatcher {
    /// SC.2: whether a scroll view around the view keeps the touch from it; the innermost one is asked first.
    func isKeptFromContent(_ touch: UITouch, _ view: UIView, _ simulation: Simulation) -> Bool {
        var ancestor = view.parentReference
        while let current = ancestor {
            guard let scrollView = current._withUnsafeGuaranteedRef({ $0 as? UIScrollView }) else {
                ancestor = current.parent
                continue
            }
            if !scrollView.lets(touch, beginIn: view, event, simulation),
                simulation.applies(.contentTouchQuestions, .withhold, view, simulation.subject(scrollView))
            {
                return true
            }
            ancestor = scrollView.parentReference
        }
        return false
    }
}

extension UIScrollView {
    fileprivate final func lets(_ touch: UITouch, beginIn view: UIView, _ event: UIEvent, _ simulation: Simulation) -> Bool {
        simulation.ask(.touchesShouldBegin, of: self, by: .contentTouchQuestions, about: simulation.subject(view)) {
            touchesShouldBegin([touch], with: event, in: view)
        }
    }
}
