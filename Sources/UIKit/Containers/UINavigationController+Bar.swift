import EventTrace

/// RC.63 to RC.65: the questions of the bar, whose delegate is its controller.
extension UINavigationController {
    /// The controller as delegate of its bar; nil if its class does not adopt the protocol.
    final var barDelegate: (any UINavigationBarDelegate)? {
        #if hasFeature(Embedded)
            // DEVIATION: without casts to protocols, only a controller that a stage has named as such decides about its bar.
            return barDelegateReference.delegate
        #else
            return self as? any UINavigationBarDelegate
        #endif
    }

    /// Makes the controller, under its own type, the delegate of its bar; UIKit does so by itself.
    package final func decidesAboutBar<Controller: UINavigationController & UINavigationBarDelegate>(_ controller: Controller) {
        barDelegateReference.delegate = controller
    }

    /// Pops after a tap on the back button, if the bar's delegate allows it.
    final func goBackByButton(in simulation: Simulation?) {
        guard stack.count > 1, let top = stack.last, navigationBar.allowsPop(of: top.navigationItem, by: .backButtonAsks, in: simulation)
        else { return }
        popForUser()
    }

    /// Pops for the user, by the back button or by a finger.
    final func popForUser() {
        isPoppedByUser = true
        popViewController(animated: true)
        isPoppedByUser = false
    }

    /// Asks about a push whose answer has no effect.
    final func askAboutPush(of item: UINavigationItem, in simulation: Simulation?) {
        _ = navigationBar.allowsPush(of: item, by: .barAsksAboutPush, in: simulation)
    }
}
