import EventTrace
import ExperimentKit

/// What one finger does to content that may scroll.
enum OneFinger {
    static let taps: Value = "taps"
    static let holds: Value = "holds"
    static let drags: Value = "drags"
    static let holdsThenDrags: Value = "holds then drags"
    static let all: [Value] = [taps, holds, drags, holdsThenDrags]
}

extension Script {
    /// Plays one of `OneFinger`. A drag rests before the lift, so that nothing goes on alone; the point is in the named view's coordinates.
    func play(_ plan: String, x: Double, y: Double, in name: String, by dx: Double = 0, _ dy: Double = -100, hold: Double = 0.3) {
        let finger = finger(1)
        finger.down(at: .point(x: x, y: y, in: name))
        switch Value.choice(plan) {
        case OneFinger.taps: wait(Script.tapHold)
        case OneFinger.holds: wait(hold)
        default:
            wait(Value.choice(plan) == OneFinger.drags ? 0.05 : hold)
            finger.move(to: .point(x: x + dx / 2, y: y + dy / 2, in: name))
            wait(0.05)
            finger.move(to: .point(x: x + dx, y: y + dy, in: name))
            wait(0.3)
        }
        finger.up()
    }
}
