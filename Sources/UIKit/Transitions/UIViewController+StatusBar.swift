import EventTrace

/// RC.161: the questions about the status bar.
extension UIViewController {
    /// Asks because a controller has come or gone, or because its answers have changed.
    final func askAboutStatusBar(in simulation: Simulation?) {
        guard let simulation, let window = simulation.application.windowsFromTop(in: simulation).first(where: { $0.root != nil }),
            let manager = window.scene?.statusBarManager, let first = window.root?.inFrontForStatusBar(in: simulation)
        else { return }
        let forStyle = first.answering(.childForStatusBarStyle, in: simulation) { $0.childForStatusBarStyle }
        let style = simulation.hear(.preferredStatusBarStyle, from: forStyle, without: .default, { $0.name }) {
            forStyle.preferredStatusBarStyle
        }
        let forHidden = first.answering(.childForStatusBarHidden, in: simulation) { $0.childForStatusBarHidden }
        let isHidden = simulation.hear(.prefersStatusBarHidden, from: forHidden, without: false, { Name($0 ? .true : .false) }) {
            forHidden.prefersStatusBarHidden
        }
        guard style != manager.style || isHidden != manager.isHidden else { return }
        (manager.style, manager.isHidden) = (style, isHidden)
        let decider = isHidden ? forHidden : forStyle
        simulation.recorder.decide(.statusBar, simulation.subject(decider), manager.look, by: .statusBarAsked)
    }

    /// The last of the controllers, presented one on the other, that takes the status bar over from its presenter.
    private final func inFrontForStatusBar(in simulation: Simulation) -> UIViewController {
        var front = self
        while let presented = front.presented, presented.movement != .dismissed, presented.takesStatusBar(from: front, in: simulation) {
            front = presented
        }
        return front
    }

    /// RC.162
    private final func takesStatusBar(from presenter: UIViewController, in simulation: Simulation) -> Bool {
        guard modalPresentationStyle == .fullScreen || modalPresentationCapturesStatusBarAppearance else { return false }
        let matters = hasAnswersForStatusBar(in: simulation) || presenter.hasAnswersForStatusBar(in: simulation)
        return !matters || simulation.holds(.statusBarOfAPresentation)
    }

    /// RC.163: the child of one of the engine's containers that answers for it.
    final func answeringChild(_ child: UIViewController?, in simulation: Simulation?) -> UIViewController? {
        guard let simulation, let child, child.hasAnswersForStatusBar(in: simulation) else { return child }
        return simulation.holds(.statusBarOfContainers) ? child : nil
    }

    private final func hasAnswersForStatusBar(in simulation: Simulation) -> Bool {
        simulation.overrides(.preferredStatusBarStyle, in: self) || simulation.overrides(.prefersStatusBarHidden, in: self)
            || simulation.overrides(.childForStatusBarStyle, in: self) || simulation.overrides(.childForStatusBarHidden, in: self)
    }

    /// The controller that answers for this one.
    private final func answering(
        _ question: Word, in simulation: Simulation, _ child: (UIViewController) -> UIViewController?
    ) -> UIViewController {
        var current = self
        // A child that names a parent would be asked for ever.
        for _ in 0..<Limits.nesting {
            let next = simulation.hear(question, from: current, without: nil, { $0.map { simulation.subject($0) } ?? Name(.nil) }) {
                child(current)
            }
            guard let next, next !== current else { break }
            current = next
        }
        return current
    }
}

extension Simulation {
    /// Asks an object and records the question if client code answers; without the rule the answer is the other one.
    fileprivate func hear<Answer>(
        _ question: Word, from controller: UIViewController, without standard: Answer, _ name: (Answer) -> Name, _ answer: () -> Answer
    ) -> Answer {
        guard overrides(question, in: controller) else { return answer() }
        guard holds(.statusBarAsked) else { return standard }
        recorder.enter(question, of: subject(controller), by: .statusBarAsked)
        let heard = answer()
        recorder.leave(question, of: subject(controller), answering: name(heard), by: .statusBarAsked)
        return heard
    }
}
