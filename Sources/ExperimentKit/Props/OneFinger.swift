import UIKit

/// The actions of one finger on content that may scroll: a variable's values, which `Script.play` plays.
public enum OneFinger: String, Choice {
    case taps, holds, drags
    case holdsThenDrags = "holds then drags"
}

extension Script {
    /// Plays one finger at a point in the named view's coordinates: it taps, holds for `hold` seconds, or drags by `dx` and `dy` points. A
    /// drag rests before the lift, so that nothing goes on alone.
    public func play(_ plan: OneFinger, x: Double, y: Double, in name: String, by dx: Double = 0, _ dy: Double = -100, hold: Double = 0.3) {
        play(plan, hold: hold) { .point(x: x + dx * $0, y: y + dy * $0, in: name) }
    }

    /// Plays one finger at a point in the named view's coordinates.
    public func play<View: UIView>(
        _ plan: OneFinger, x: Double, y: Double, in name: Named<View>, by dx: Double = 0, _ dy: Double = -100, hold: Double = 0.3
    ) {
        play(plan, hold: hold) { .point(x: x + dx * $0, y: y + dy * $0, in: name) }
    }

    /// Plays one finger at a point in the view's coordinates.
    public func play(_ plan: OneFinger, x: Double, y: Double, in view: UIView, by dx: Double = 0, _ dy: Double = -100, hold: Double = 0.3) {
        play(plan, hold: hold) { .point(x: x + dx * $0, y: y + dy * $0, in: view) }
    }

    /// `place` gives the place at a fraction of the drag, 0...1.
    private func play(_ plan: OneFinger, hold: Double, _ place: (Double) -> Place) {
        let finger = finger(1)
        func drag() {
            finger.move(to: place(0.5))
            wait(0.05)
            finger.move(to: place(1))
            wait(0.3)
        }
        finger.down(at: place(0))
        switch plan {
        case .taps: wait(Script.tapHold)
        case .holds: wait(hold)
        case .drags:
            wait(0.05)
            drag()
        case .holdsThenDrags:
            wait(hold)
            drag()
        }
        finger.up()
    }
}
