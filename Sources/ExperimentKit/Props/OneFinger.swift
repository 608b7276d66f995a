/// What one finger does to content that may scroll: a variable's values, which `Script.play` plays.
public enum OneFinger: String, Choice {
    case taps, holds, drags
    case holdsThenDrags = "holds then drags"
}

extension Script {
    /// One finger at a point in the named view's coordinates: it taps, or holds for `hold` seconds, or drags by `dx` and `dy` points. A drag rests before
    /// the lift, so that nothing goes on alone.
    public func play(_ plan: OneFinger, x: Double, y: Double, in name: String, by dx: Double = 0, _ dy: Double = -100, hold: Double = 0.3) {
        let finger = finger(1)
        func drag() {
            finger.move(to: .point(x: x + dx / 2, y: y + dy / 2, in: name))
            wait(0.05)
            finger.move(to: .point(x: x + dx, y: y + dy, in: name))
            wait(0.3)
        }
        finger.down(at: .point(x: x, y: y, in: name))
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
