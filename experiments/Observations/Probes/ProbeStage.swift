import EventTrace
import ExperimentKit
import UIKit

/// Hears of actions and does nothing.
final class Ear {
    func hear() {}

    static let hear = Selector("hear", Ear.hear)
}

/// What the scenes of observations have in common.
extension Stage {
    /// Adds a view of 200 by 200 points to the root view, or at another place.
    @discardableResult
    func add<View: UIView>(
        _ make: (CGRect) -> View, _ name: String, at frame: CGRect = CGRect(x: 95, y: 200, width: 200, height: 200),
        in parent: UIView? = nil
    ) -> View {
        let view = self.name(make(frame), name)
        (parent ?? self.view).addSubview(view)
        return view
    }

    /// Puts a recognizer on a view, with a target that hears its actions.
    @discardableResult
    func put<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ name: String, on view: UIView? = nil) -> Recognizer {
        recognizer.addTarget(keep(Ear()), action: Ear.hear)
        (view ?? self.view).addGestureRecognizer(self.name(recognizer, name))
        return recognizer
    }

    /// Gives a control a target for these events.
    func listen(to control: UIControl, for events: UIControl.Event) {
        control.addTarget(keep(Ear()), action: Ear.hear, for: events)
    }
}
