import UIKit

/// One timed input, ready to be played: what a script comes down to.
package struct Stimulus {
    package enum Kind {
        case down(finger: Int, Spot)
        case move(finger: Int, Spot)
        case up(finger: Int, Spot)
        /// The system takes the finger away.
        case cancel(finger: Int, Spot)
        /// A better force has arrived for a sample of a pencil.
        case refine(finger: Int, force: Double)
        /// These modifier keys are down from now on.
        case hold(UIKeyModifierFlags)
        case mark(String)
        case block(() -> Void)
    }

    /// Seconds of virtual time since the script began.
    package let time: Double
    package let kind: Kind
    package let tool: Tool
    /// Of a move, the samples of the same frame before this one.
    package let earlier: [FingerPath.Sample]

    package init(time: Double, kind: Kind, tool: Tool = .finger, earlier: [FingerPath.Sample] = []) {
        precondition(time >= 0, "a script begins at 0")
        precondition(earlier.allSatisfy { $0.time <= time }, "earlier samples are not later")
        self.time = time
        self.kind = kind
        self.tool = tool
        self.earlier = earlier
    }
}
