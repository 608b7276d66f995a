import EventTrace

/// The presentation controller of a controller.
extension UIViewController {
    /// The presentation controller of this controller or of its outermost parent, made according to `modalPresentationStyle` on first use.
    public final var presentationController: UIPresentationController? {
        if presenter == nil, let parentController { return parentController.presentationController }
        return ownPresentation(by: presenter, in: .current)
    }

    /// The presentation controller if the style is that of a sheet.
    public final var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }

    /// The presentation controller if the style is `.popover`, also while a sheet takes the popover's place.
    public final var popoverPresentationController: UIPopoverPresentationController? {
        let own = presentationController
        return (own?.popover ?? own) as? UIPopoverPresentationController
    }

    /// RC.150: the presentation controller with which a presentation begins.
    final func adaptedPresentation(by presenting: UIViewController, in simulation: Simulation) -> UIPresentationController {
        let own = ownPresentation(by: presenting, in: simulation)
        guard let popover = own as? UIPopoverPresentationController else { return own }
        let adapted = popover.adapted(in: simulation)
        storedPresentation = adapted
        return adapted
    }

    /// The style of its presentation: RC.167, the one that the presentation controller was made for.
    final func styleOfPresentation(in simulation: Simulation?) -> UIModalPresentationStyle {
        guard let known = storedPresentation as? UIPresentationController, keeps(known, in: simulation) else {
            return modalPresentationStyle
        }
        return known.style
    }

    /// RC.167: whether this presentation controller serves, which is there already.
    private final func keeps(_ known: UIPresentationController, in simulation: Simulation?) -> Bool {
        if presentationContainer != nil || known.popover != nil || known.style == modalPresentationStyle { return true }
        return simulation?.applies(.firstReadDecides, .keep, self, Name(.present)) ?? true
    }

    /// The presentation controller, made on first use.
    final func ownPresentation(by presenting: UIViewController?, in simulation: Simulation?) -> UIPresentationController {
        if let known = storedPresentation as? UIPresentationController, keeps(known, in: simulation) {
            known.presentingController = presenting
            return known
        }
        let made = makePresentation(by: presenting)
        storedPresentation = made
        return made
    }

    private final func makePresentation(by presenting: UIViewController?) -> UIPresentationController {
        if modalPresentationStyle == .popover {
            return UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
        }
        if modalPresentationStyle.isSheet { return UISheetPresentationController(presentedViewController: self, presenting: presenting) }
        if modalPresentationStyle == .custom, let presenting, let delegate = transitioningDelegate,
            let own = delegate.presentationController(forPresented: self, presenting: presenting, source: presenting)
        {
            return own
        }
        return UIPresentationController(presentedViewController: self, presenting: presenting)
    }

    /// Whether it or a controller in it has to stay presented.
    final var isModalAnywhere: Bool { isModalInPresentation || children.contains { $0.isModalAnywhere } }

    /// Whether its presentation or dismissal is under way, other than one that springs back.
    final var isChangingPresentation: Bool {
        guard let ownTransition, ownTransition.isUnderWay else { return false }
        if ownTransition.phase == .cancelling { ownTransition.endNow() }
        return ownTransition.isUnderWay
    }

    /// The controllers that it presents, one on the other, from the top.
    final var presentedFromTop: [UIViewController] {
        var above: [UIViewController] = []
        var next = presented
        while let controller = next {
            above.insert(controller, at: 0)
            next = controller.presented
        }
        return above
    }

    /// RC.146: makes a first responder in it resign, which does not become first responder again.
    final func giveUpFirstResponder(in simulation: Simulation) {
        guard let responder = simulation.application.firstResponder, let view = viewIfLoaded, responder.isIn(view),
            simulation.applies(.pullTakesFirstResponder, .firstResponder, responder, Name(.false))
        else { return }
        _ = simulation.ask(.resignFirstResponder, of: responder, by: .pullTakesFirstResponder) { responder.resignFirstResponder() }
    }
}

extension UIPresentationController {
    final func begin(_ method: Word, in simulation: Simulation, _ body: () -> Void) {
        guard simulation.holds(.presentationCalls) else { return }
        simulation.call(method, on: self, by: .presentationCalls, body)
    }

    /// Whether the presentation has to stay.
    final var isModal: Bool { presentedController?.isModalAnywhere ?? false }

    /// RC.143: reports a dismissal by the user.
    final func reportDismissalByUser(in simulation: Simulation) {
        guard isDismissedByUser, let delegate = adaptiveDelegate.delegate, simulation.holds(.dismissalDelegate) else { return }
        simulation.tell(
            .presentationControllerDidDismiss, toDelegate: delegate, for: self, by: .dismissalDelegate, about: .none
        ) {
            delegate.presentationControllerDidDismiss(self)
        }
    }

    /// Calls the two methods around the layout of the container.
    final func layOutContainer(_ layout: () -> Void, in simulation: Simulation?) {
        guard let simulation, simulation.holds(.presentationCalls) else { return layout() }
        simulation.call(.containerViewWillLayoutSubviews, on: self, by: .presentationCalls) { containerViewWillLayoutSubviews() }
        layout()
        simulation.call(.containerViewDidLayoutSubviews, on: self, by: .presentationCalls) { containerViewDidLayoutSubviews() }
    }
}
